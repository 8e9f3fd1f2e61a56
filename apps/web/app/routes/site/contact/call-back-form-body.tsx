import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import type { FieldErrors } from '../../../lib/forms/field-errors.ts'
import { Honeypot } from '../../../lib/forms/honeypot.tsx'
import type { FormValues } from '../../../lib/forms/public-form.ts'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type CallBackField, callBackFields, callBackLabels, windowOptions } from './call-back-fields.ts'
import { fieldId } from './contact-fields.ts'

export function CallBackFormBody({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = (name: CallBackField) => ({
    id: fieldId(name),
    name,
    label: callBackLabels[name],
    defaultValue: values[name],
    error: errors[name],
    'data-field': '',
  })
  return (
    <>
      <FormErrorSummary
        errors={callBackFields.flatMap((name) =>
          errors[name] ? [{ fieldId: fieldId(name), message: errors[name] }] : [],
        )}
      />
      <TextField {...field('name')} autoComplete="name" maxLength={80} required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={32} required />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      <NativeSelect {...field('call_window')} options={windowOptions} placeholder="Choose a time" required />
      <TextArea {...field('message')} className="contact-wide" rows={3} maxLength={1000} required />
      <p className="contact-wide contact-fine">{contactNotice.text}</p>
      <Honeypot />
    </>
  )
}
