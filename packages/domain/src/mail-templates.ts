import type { ApplicationStatus, StatusMail } from './applications.ts'

/** The first wording of each mail about a change of status; staff change them in the application. */
export const firstTemplates: Readonly<Record<ApplicationStatus, StatusMail>> = {
  pending: {
    subject: 'Your application for {position}',
    body: 'Dear {name},\n\nyour application for {position} is back in our list and will be reviewed again.',
  },
  reviewing: {
    subject: 'Your application for {position} is being read',
    body: 'Dear {name},\n\nthe department is now reading your application for {position}. We will write or call when it has decided.',
  },
  interviewed: {
    subject: 'Thank you for talking with us about {position}',
    body: 'Dear {name},\n\nthank you for your time. We will contact you when all interviews for {position} are complete.',
  },
  accepted: {
    subject: 'We would like to work with you: {position}',
    body: 'Dear {name},\n\nwe are glad to offer you the position of {position}. Our team will call you in the next few days about the details.',
  },
  rejected: {
    subject: 'Your application for {position}',
    body: 'Dear {name},\n\nthank you for your interest in {position}. We have chosen another candidate this time.\n\nWe erase your details 12 months from now unless you asked us to keep them.',
  },
}

/** Replaces only these two placeholders; other text in braces stays unchanged. */
export function fillTemplate(template: StatusMail, values: { name: string; position: string }): StatusMail {
  const fill = (text: string) =>
    text.replace(/\{(name|position)\}/g, (_all, word: 'name' | 'position') => values[word])
  return { subject: fill(template.subject), body: fill(template.body) }
}
