import { projectTypeLabels } from '@trusswell/domain/project-values.ts'
import { ClientField } from '../../../features/organisations/client-field.tsx'
import { FormRadioGroup } from '../../../ui/form-fields.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldLabels } from './create-values.ts'
import { useStepField } from './use-step-field.ts'

const types = optionsOf(projectTypeLabels)

export function IdeaStep({ staff }: { staff: boolean }) {
  const field = useStepField()
  return (
    <div className="create-fields">
      {staff && (
        <ClientField
          label={fieldLabels.organisation_id}
          hint="The project will belong to this organisation, and its people will see it right away."
        />
      )}
      <TextField {...field('title')} autoComplete="off" />
      <FormRadioGroup name="project_type" label={fieldLabels.project_type} look="segmented" options={types} />
      <TextArea
        {...field('description')}
        rows={5}
        hint="What you want to build and what matters to you. A few sentences are enough."
      />
    </div>
  )
}
