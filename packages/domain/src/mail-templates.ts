import type { ApplicationStatus, StatusMail } from './applications.ts'

/** The first wording of each mail about a change of status; staff change them in the application. */
export const firstTemplates: Readonly<Record<ApplicationStatus, StatusMail>> = {
  pending: {
    subject: 'Your application for {position}',
    body: 'Dear {name},\n\nyour application for {position} is with us again and waits to be read.',
  },
  reviewing: {
    subject: 'Your application for {position} is being read',
    body: 'Dear {name},\n\nthe department is now reading your application for {position}. We write or call when it has decided.',
  },
  interviewed: {
    subject: 'Thank you for talking with us about {position}',
    body: 'Dear {name},\n\nthank you for your time. You hear from us once everybody we invited for {position} has been here.',
  },
  accepted: {
    subject: 'We would like to work with you: {position}',
    body: 'Dear {name},\n\nwe are glad to tell you that we have decided for you as {position}. Somebody from our team calls you in the next days about the details.',
  },
  rejected: {
    subject: 'Your application for {position}',
    body: 'Dear {name},\n\nthank you for your interest in {position}. We have decided for somebody else this time, which says nothing against you.\n\nWe erase your details 12 months from now unless you asked us to keep them.',
  },
}

/** Only these two words are filled in; everything else in braces stays as it was written. */
export function fillTemplate(template: StatusMail, values: { name: string; position: string }): StatusMail {
  const fill = (text: string) =>
    text.replace(/\{(name|position)\}/g, (_all, word: 'name' | 'position') => values[word])
  return { subject: fill(template.subject), body: fill(template.body) }
}
