import { Controller, useFormContext } from 'react-hook-form'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { statusOptions } from './application-status.tsx'
import type { ApplicationValues } from './application-values.ts'

export function StatusField() {
  return (
    <Controller<ApplicationValues, 'status'>
      name="status"
      render={({ field: { ref: _ref, ...field } }) => (
        <RadioGroup
          className="application-status"
          label="Status"
          look="segmented"
          options={statusOptions}
          {...field}
        />
      )}
    />
  )
}

export function NotesField() {
  const { register, formState } = useFormContext<ApplicationValues>()
  return (
    <TextArea
      label="Notes"
      hint="Seen by admins and managers, never by the applicant."
      rows={3}
      {...register('notes')}
      error={formState.errors.notes?.message}
    />
  )
}
