import { ContactPatch, ContactProgress, type ContactSubmission } from '@trusswell/domain/contact.ts'
import { statusWord } from './contact-status.tsx'

export type ParsedContact = Omit<ContactPatch, 'version'>
export type ContactChanges = { [Name in keyof ParsedContact]?: Exclude<ParsedContact[Name], undefined> }

export const editableFields = {
  all: ContactPatch.omit({ version: true }),
  progress: ContactProgress.omit({ version: true }),
}

export type Editable = keyof typeof editableFields

/** The form values: the fields that this person may change. */
export function valuesOf(contact: ContactSubmission, editable: Editable): ContactValues {
  const held = Object.entries(allValues(contact)).filter(([name]) => name in editableFields[editable].shape)
  return Object.fromEntries(held) as ContactValues
}

// Inputs can't hold null.
const allValues = (contact: ContactSubmission) => ({
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: contact.email,
  phone: contact.phone ?? '',
  company: contact.company ?? '',
  status: contact.status,
  assignee_id: contact.assignee_id ?? '',
  admin_notes: contact.admin_notes ?? '',
})

export type ContactValues = ReturnType<typeof allValues>

export const contactLabels: Record<keyof ContactValues, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  assignee_id: 'Assignee',
  admin_notes: 'Admin notes',
}

export const contactWord = (name: keyof ContactValues, value: string) =>
  name === 'status' ? statusWord(value as ContactValues['status']) : value

/** An emptied field is stored as null. */
export function emptyAsNull(changes: ContactChanges): ContactChanges {
  const values = Object.entries(changes).map(([name, value]) => [name, value === '' ? null : value])
  return Object.fromEntries(values) as ContactChanges
}
