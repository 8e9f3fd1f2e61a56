import type { ContactFields } from '@trusswell/domain/contact.ts'

export type ContactField = keyof ContactFields
export type ContactValues = Partial<Record<ContactField, string>>

/** In the order of the page. */
export const contactFields: readonly ContactField[] = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'subject',
  'message',
]

export const fieldId = (field: string) => `contact-${field.replaceAll('_', '-')}`
