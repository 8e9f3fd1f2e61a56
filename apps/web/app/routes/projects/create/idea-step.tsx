import { projectTypeLabels } from '@trusswell/domain/projects.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientField } from './client-field.tsx'
import { stepFields } from './step-fields.ts'
import type { CreateFormState } from './use-create-form.ts'

const types = Object.entries(projectTypeLabels).map(([value, label]) => ({ value, label }))

export function IdeaStep({ form, staff }: { form: CreateFormState; staff: boolean }) {
  const { input, plain } = stepFields(form)
  return (
    <div className="create-fields">
      {staff && <ClientField {...plain('client_id')} />}
      <TextField {...input('title')} autoComplete="off" />
      <RadioGroup {...plain('project_type')} look="segmented" className="create-types" options={types} />
      <TextArea
        {...input('description')}
        rows={5}
        hint="What should stand there, and what matters to you. A few sentences are enough."
      />
    </div>
  )
}
