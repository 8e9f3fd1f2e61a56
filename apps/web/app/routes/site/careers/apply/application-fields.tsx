import { applicationNotice } from '@trusswell/domain/application-notice.ts'
import type { FieldErrors } from '../../../../lib/forms/field-errors.ts'
import { Honeypot } from '../../../../lib/forms/honeypot.tsx'
import type { FormValues } from '../../../../lib/forms/public-form.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import {
  type ApplicationField,
  type ApplicationKind,
  applicationLabels,
  askedFor,
  experienceRanges,
} from './application-forms.ts'
import { ResumeField } from './resume-field.tsx'
import type { ResumeState } from './use-resume.ts'

const experience = experienceRanges.map((range) => ({ value: range, label: range }))

type Props = { kind: ApplicationKind; values: FormValues; errors: FieldErrors; resume: ResumeState }

export function ApplicationInputs({ kind, values, errors, resume }: Props) {
  const props = (name: ApplicationField) => ({
    id: `apply-${name.replace('_', '-')}`,
    name,
    label: applicationLabels[name],
    defaultValue: values[name],
    error: errors[name],
    'data-field': '',
  })
  const inputs: Record<ApplicationField, React.ReactNode> = {
    name: <TextField {...props('name')} autoComplete="name" maxLength={120} required />,
    email: <TextField {...props('email')} type="email" autoComplete="email" maxLength={254} required />,
    phone: <TextField {...props('phone')} type="tel" autoComplete="tel" maxLength={32} required />,
    experience: (
      <NativeSelect {...props('experience')} options={experience} placeholder="Select years" required />
    ),
    linkedin: (
      <TextField
        {...props('linkedin')}
        inputMode="url"
        placeholder="linkedin.com/in/name"
        maxLength={300}
        optional
      />
    ),
    cover_letter: (
      <TextArea {...props('cover_letter')} className="apply-wide" rows={5} maxLength={5000} required />
    ),
  }
  return (
    <>
      {askedFor[kind].map((name) => (
        <div key={name} className="apply-field">
          {inputs[name]}
        </div>
      ))}
      <ResumeField id="apply-resume" resume={resume} />
      <p className="apply-notice apply-wide">{applicationNotice.text}</p>
      <Checkbox
        name="keep_longer"
        className="apply-wide"
        label={applicationNotice.keep_longer}
        defaultChecked={values['keep_longer'] === 'on'}
      />
      <Honeypot />
    </>
  )
}
