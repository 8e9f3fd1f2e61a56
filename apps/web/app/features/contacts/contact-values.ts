import { ContactPatch, ContactProgress, type ContactSubmission } from '@trusswell/domain/contact.ts'

export const fullName = ({ first_name, last_name }: ContactSubmission) => `${first_name} ${last_name}`

export type ParsedContact = Omit<ContactPatch, 'version'>
export type ContactChanges = { [Name in keyof ParsedContact]?: Exclude<ParsedContact[Name], undefined> }

export const editableFields = {
  all: ContactPatch.omit({ version: true }),
  progress: ContactProgress.omit({ version: true }),
}

export type Editable = keyof typeof editableFields

/** What the form holds: the fields that this person may change. */
export function valuesOf(contact: ContactSubmission, editable: Editable): ContactValues {
  const held = Object.entries(allValues(contact)).filter(([name]) => name in editableFields[editable].shape)
  return Object.fromEntries(held) as ContactValues
}

// An input has no null.
const allValues = (contact: ContactSubmission) => ({
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: contact.email,
  phone: contact.phone ?? '',
  company: contact.company ?? '',
  subject: contact.subject,
  message: contact.message,
  status: contact.status,
  admin_notes: contact.admin_notes ?? '',
})

export type ContactValues = ReturnType<typeof allValues>

/** Only what the person touched, so that a colleague's change to another field stays. */
export function changesOf(values: ParsedContact, touched: Partial<Record<string, unknown>>): ContactChanges {
  const changed = Object.entries(values).filter(([name]) => touched[name])
  return Object.fromEntries(changed.map(([name, value]) => [name, value === '' ? null : value]))
}
