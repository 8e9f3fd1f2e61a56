import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import { Honeypot } from '../../../lib/forms/honeypot.tsx'
import type { FormValues } from '../../../lib/forms/public-form.ts'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type WorksField, worksFields, worksLabels } from './works-form-fields.ts'

const fieldId = (name: WorksField) => `enquiry-${name}`

export function WorksFormBody({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = (name: WorksField) => ({
    id: fieldId(name),
    name,
    label: worksLabels[name],
    defaultValue: values[name],
    error: errors[name],
    'data-field': '',
  })
  const faults = worksFields.flatMap((name) =>
    errors[name] ? [{ fieldId: fieldId(name), message: errors[name] }] : [],
  )
  return (
    <>
      <FormErrorSummary errors={faults} />
      <TextField {...field('name')} className="contact-wide" autoComplete="name" maxLength={80} required />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={32} optional />
      <TextArea {...field('message')} className="contact-wide" rows={5} maxLength={5000} required />
      <p className="contact-wide contact-fine">{contactNotice.text}</p>
      <Honeypot />
    </>
  )
}
