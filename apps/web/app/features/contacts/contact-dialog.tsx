import { callWindows } from '@trusswell/domain/call-windows.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import type { z } from 'zod'
import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import {
  type ContactChanges,
  contactLabels,
  contactWord,
  type Editable,
  editableFields,
  emptyAsNull,
  type ParsedContact,
  valuesOf,
} from './contact-values.ts'
import { ProgressFields } from './progress-fields.tsx'
import { VisitorFields } from './visitor-fields.tsx'
import { VisitorWords } from './visitor-words.tsx'
import './contacts.css'

export const contactDialogTitle = 'View/Edit Contact Submission'

type ContactDialogProps = {
  contact: ContactSubmission
  editable: Editable
  save: (id: string, version: number, changes: ContactChanges) => Promise<ContactSubmission>
  onSaved: (contact: ContactSubmission) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** Stateful per contact: pass the id as `key`. */
export function ContactDialog({ contact, editable, save, onSaved, onFailed, onClose }: ContactDialogProps) {
  const form = useRowForm({
    row: contact,
    valuesOf: (row) => valuesOf(row ?? contact, editable),
    labels: contactLabels,
    wordOf: contactWord,
    schema: editableFields[editable] as z.ZodType<ParsedContact>,
    save: ({ changes, version }) => save(contact.id, version, emptyAsNull(changes)),
    onSaved,
    onFailed,
  })
  return (
    <FormDialog
      title={contactDialogTitle}
      form={form}
      saveLabel="Save Changes"
      note={
        <>
          Received <Moment at={contact.created_at} />
          {contact.call_window &&
            `. Call between ${callWindows[contact.call_window]}, next working day`}.{' '}
          <span className="figures">{contact.reference}</span>
        </>
      }
      onClose={onClose}
    >
      {editable === 'all' ? <VisitorFields /> : <VisitorWords contact={contact} />}
      <ProgressFields />
    </FormDialog>
  )
}
