import { useField } from '../../lib/forms/use-field.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { contactLabels, type ContactValues } from './contact-values.ts'

/** The visitor's entries, which admins can correct. */
export function VisitorFields() {
  const bound = useField<ContactValues>()
  const field = (name: keyof ContactValues) => ({
    label: contactLabels[name],
    ...bound(name),
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
        <TextField {...field('subject')} />
      </div>
      <TextArea rows={6} {...field('message')} />
    </>
  )
}
