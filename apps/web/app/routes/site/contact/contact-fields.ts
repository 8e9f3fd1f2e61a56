import type { ContactFields } from '@trusswell/domain/contact.ts'

export type ContactField = keyof ContactFields

/** In the order of the page. */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
}

export const contactFields = Object.keys(contactLabels) as ContactField[]

export const fieldId = (field: string) => `contact-${field.replaceAll('_', '-')}`
