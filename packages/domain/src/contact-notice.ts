/** Shown with the form. A new wording gets a new version; stored beside each message as what was agreed to. */
export const contactNotice = {
  version: 'contact-2026-11',
  text: 'We use these details only to answer your message. We keep them for 24 months and delete them earlier if you ask.',
} as const
