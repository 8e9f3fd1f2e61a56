import { callWindows } from '@trusswell/domain/call-windows.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useRowForm } from '../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { ContactConversion, type ConvertDialogType } from './contact-conversion.tsx'
import type { ContactSource } from './contact-source.ts'
import { ContactThread } from './contact-thread.tsx'
import {
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
  source: ContactSource
  ConvertDialog?: ConvertDialogType | undefined
  /** Called after a reply or conversion, while the dialog stays open. */
  onChanged: (contact: ContactSubmission) => void
  onSaved: (contact: ContactSubmission) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** Stateful per contact: pass the id as `key`. */
export function ContactDialog(props: ContactDialogProps) {
  const { source, onChanged, onSaved, onFailed, onClose } = props
  // A filter may have taken the changed row from the list.
  const [latest, setLatest] = useState(props.contact)
  const contact = latest.version > props.contact.version ? latest : props.contact
  const editable: Editable = source.area === 'admin' ? 'all' : 'progress'
  const form = useRowForm({
    row: contact,
    valuesOf: (row) => valuesOf(row ?? contact, editable),
    labels: contactLabels,
    wordOf: contactWord,
    schema: editableFields[editable] as z.ZodType<ParsedContact>,
    save: ({ changes, version }) => source.save(contact.id, version, emptyAsNull(changes)),
    onSaved,
    onFailed,
  })
  function changed(next: ContactSubmission) {
    setLatest(next)
    onChanged(next)
    form.mergeRow(next)
  }
  const replied = () => void source.read(contact.id).then(changed, () => {})

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
      {editable === 'all' ? <VisitorFields contact={contact} /> : <VisitorWords contact={contact} />}
      <ContactThread contact={contact} source={source} onReplied={replied} />
      <AssigneeField contact={contact} source={source} />
      <ProgressFields />
      <ContactConversion contact={contact} ConvertDialog={props.ConvertDialog} onConverted={changed} />
    </FormDialog>
  )
}
