import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ContactValues } from './contact-values.ts'

/** What the visitor wrote, open to an admin's correction. */
export function VisitorFields() {
  const { register, formState } = useFormContext<ContactValues>()
  const field = (name: keyof ContactValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <>
      <div className="contact-pair">
        <TextField label="First name" {...field('first_name')} />
        <TextField label="Last name" {...field('last_name')} />
        <TextField label="Email" type="email" {...field('email')} />
        <TextField label="Phone" type="tel" optional {...field('phone')} />
        <TextField label="Company" optional {...field('company')} />
        <TextField label="Subject" {...field('subject')} />
      </div>
      <TextArea label="Message" rows={6} {...field('message')} />
    </>
  )
}
