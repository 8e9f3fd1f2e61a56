import { Controller, useFormContext } from 'react-hook-form'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { statusChoices } from './contact-status.tsx'
import type { ContactValues } from './contact-values.ts'

/** How far the answer is, and what colleagues should know. */
export function ProgressFields() {
  const { register, formState } = useFormContext<ContactValues>()
  return (
    <>
      <Controller<ContactValues, 'status'>
        name="status"
        render={({ field: { ref: _ref, ...field } }) => (
          <RadioGroup label="Status" look="segmented" options={statusChoices} {...field} />
        )}
      />
      <TextArea
        label="Admin notes"
        hint="Seen by admins and managers, never by the sender."
        rows={3}
        {...register('admin_notes')}
        error={formState.errors.admin_notes?.message}
      />
    </>
  )
}
