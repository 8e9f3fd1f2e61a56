/** Shown beside the form. A new wording gets a new version; version and text are stored with each subscription. */
export const newsletterNotice = {
  version: 'newsletter-2026-11-17',
  text: 'We use your address only to send our newsletter. Every e-mail has an unsubscribe link. We delete your address 30 days after you unsubscribe.',
} as const
