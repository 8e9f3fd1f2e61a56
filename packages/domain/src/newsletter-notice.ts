/** Shown beside the form. A new wording gets a new version; version and text are stored with each subscription. */
export const newsletterNotice = {
  version: 'newsletter-2026-11',
  text: 'We use your address only to send our newsletter. Every mail has a link that ends it; 30 days later the address is deleted.',
} as const
