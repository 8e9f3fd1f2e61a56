import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { contactLabels, type ContactValues } from './contact-values.ts'
import { sentAs } from './sent-as.ts'
import './contacts.css'

type CorrectableField = 'first_name' | 'last_name' | 'email' | 'phone' | 'company'

/** The visitor's entries. Admins can correct the contact data; what was sent stays visible. */
export function VisitorFields({ contact }: { contact: ContactSubmission }) {
  const bound = useField<ContactValues>()
  const field = (name: CorrectableField) => ({
    label: contactLabels[name],
    ...bound(name),
    ...originalOf(contact, name),
    autoComplete: 'off',
  })
  return (
    <>
      <div className="ui-dialog-pair">
        <TextField {...field('first_name')} />
        <TextField {...field('last_name')} />
        <TextField type="email" {...field('email')} />
        <TextField type="tel" optional {...field('phone')} />
        <TextField optional {...field('company')} />
        <TextField className="contact-readonly" label="Subject" readOnly value={contact.subject} />
      </div>
      <TextArea className="contact-readonly" label="Message" readOnly rows={6} value={contact.message} />
    </>
  )
}

function originalOf({ original, ...contact }: ContactSubmission, name: CorrectableField) {
  const hint = sentAs(contact[name], original?.[name])
  return hint === null ? {} : { hint }
}
