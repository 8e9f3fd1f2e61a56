import { useField } from '../../lib/forms/use-field.ts'
import { FormRadioGroup } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { statusOptions } from './application-status.tsx'
import { applicationLabels, type ApplicationValues } from './application-values.ts'

export function StatusField() {
  return (
    <FormRadioGroup
      name="status"
      className="application-status"
      label={applicationLabels.status}
      look="segmented"
      options={statusOptions}
    />
  )
}

export function NotesField() {
  const field = useField<ApplicationValues>()
  return (
    <TextArea
      label={applicationLabels.notes}
      hint="Only admins and managers can see these notes."
      rows={3}
      {...field('notes')}
    />
  )
}
