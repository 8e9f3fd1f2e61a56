import { useField } from '../../lib/forms/use-field.ts'
import { FormRadioGroup } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { statusChoices } from './contact-status.tsx'
import { contactLabels, type ContactValues } from './contact-values.ts'

/** The status and internal notes. */
export function ProgressFields() {
  const field = useField<ContactValues>()
  return (
    <>
      <FormRadioGroup name="status" label={contactLabels.status} look="segmented" options={statusChoices} />
      <TextArea
        label={contactLabels.admin_notes}
        hint="Only admins and managers can see these notes."
        rows={3}
        {...field('admin_notes')}
      />
    </>
  )
}
