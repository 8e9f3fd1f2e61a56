import type { ApplicationStatus, StatusMail } from './applications.ts'

/** The default text of each mail about a change of status; staff can edit it before it is sent. */
export const firstTemplates: Readonly<Record<ApplicationStatus, StatusMail>> = {
  pending: {
    subject: 'Your application for {position}',
    body: 'Dear {name},\n\nYour application for {position} is open again. We’ll write or call when there is news.',
  },
  reviewing: {
    subject: 'Your application for {position} is being reviewed',
    body: 'Dear {name},\n\nThe department is now reviewing your application for {position}. We’ll write or call once it has decided.',
  },
  interviewed: {
    subject: 'Thank you for talking with us about {position}',
    body: 'Dear {name},\n\nThank you for your time. We’ll contact you when all interviews for {position} are complete.',
  },
  accepted: {
    subject: 'We would like to work with you: {position}',
    body: 'Dear {name},\n\nWe’re glad to offer you the position of {position}. Our team will call you in the next few days about the details.',
  },
  rejected: {
    subject: 'Your application for {position}',
    body: 'Dear {name},\n\nThank you for your interest in {position}. We have chosen another candidate this time.\n\nWe’ll erase your details 12 months from now unless you asked us to keep them.',
  },
}

/** Replaces only these two placeholders; other text in braces stays unchanged. */
export function fillTemplate(template: StatusMail, values: { name: string; position: string }): StatusMail {
  const fill = (text: string) =>
    text.replace(/\{(name|position)\}/g, (_all, word: 'name' | 'position') => values[word])
  return { subject: fill(template.subject), body: fill(template.body) }
}
