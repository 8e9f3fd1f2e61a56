/** Shown above both forms. A new wording gets a new version; version and text are stored with each application. */
export const applicationNotice = {
  version: 'application-2026-11-17',
  text: 'We use these details and your resume only to decide on your application. If we decide against it, we erase everything 12 months later. Use the link in our confirmation e-mail to view, withdraw or erase it at any time.',
  /** The label of the optional checkbox. */
  keep_longer: 'Keep my application for 36 months so that you can tell me about other positions.',
} as const
