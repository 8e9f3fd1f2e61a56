import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import { Honeypot } from '../../../lib/forms/honeypot.tsx'
import type { FormValues } from '../../../lib/forms/public-form.ts'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type ContactField, contactFields, contactLabels, fieldId } from './contact-fields.ts'

type BodyProps = { values: FormValues; errors: FieldErrors }

export function ContactFormBody({ values, errors }: BodyProps) {
  const field = (name: ContactField) => ({
    id: fieldId(name),
    name,
    label: contactLabels[name],
    defaultValue: values[name],
    error: errors[name],
    'data-field': '',
  })
  return (
    <>
      <FormErrorSummary
        errors={contactFields.flatMap((name) =>
          errors[name] ? [{ fieldId: fieldId(name), message: errors[name] }] : [],
        )}
      />
      <TextField {...field('first_name')} autoComplete="given-name" maxLength={80} required />
      <TextField {...field('last_name')} autoComplete="family-name" maxLength={80} required />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={32} optional />
      <TextField
        {...field('company')}
        className="contact-wide"
        autoComplete="organization"
        maxLength={120}
        optional
      />
      <TextField {...field('subject')} className="contact-wide" maxLength={160} required />
      <TextArea {...field('message')} className="contact-wide" rows={6} maxLength={5000} required />
      <p className="contact-wide contact-fine">{contactNotice.text}</p>
      <Honeypot />
    </>
  )
}
