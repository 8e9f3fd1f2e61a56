import { Controller, useFormContext } from 'react-hook-form'
import { TextArea } from '../../ui/text-area.tsx'
import type { JobValues } from './job-values.ts'

type Props = { name: 'responsibilities' | 'requirements' | 'benefits'; label: string }

/** A list, written one point to a line. */
export function LinesField({ name, label }: Props) {
  const { formState } = useFormContext<JobValues>()
  const error = formState.errors[name]
  return (
    <Controller<JobValues, typeof name>
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <TextArea
          label={label}
          hint="One to a line."
          rows={4}
          value={value.join('\n')}
          onChange={(event) => onChange(event.target.value.split('\n'))}
          onBlur={onBlur}
          error={error?.message}
        />
      )}
    />
  )
}
