import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import { Honeypot } from '../../../lib/forms/honeypot.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type ContactField, contactFields, type ContactValues, fieldId } from './contact-fields.ts'

type BodyProps = { values: ContactValues; errors: FieldErrors }

export function ContactFormBody({ values, errors }: BodyProps) {
  const field = (name: ContactField) => ({
    id: fieldId(name),
    name,
    defaultValue: values[name],
    error: errors[name],
    'data-field': '',
  })
  return (
    <>
      <p className="contact-notice">{contactNotice.text}</p>
      <FormErrorSummary
        errors={contactFields.flatMap((name) =>
          errors[name] ? [{ fieldId: fieldId(name), message: errors[name] }] : [],
        )}
      />
      <TextField
        {...field('first_name')}
        label="First name"
        autoComplete="given-name"
        maxLength={80}
        required
      />
      <TextField
        {...field('last_name')}
        label="Last name"
        autoComplete="family-name"
        maxLength={80}
        required
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" maxLength={32} optional />
      <TextField
        {...field('company')}
        className="contact-wide"
        label="Company"
        autoComplete="organization"
        maxLength={120}
        optional
      />
      <TextField {...field('subject')} className="contact-wide" label="Subject" maxLength={160} required />
      <TextArea
        {...field('message')}
        className="contact-wide"
        label="Message"
        rows={6}
        maxLength={5000}
        required
      />
      <Honeypot />
    </>
  )
}
