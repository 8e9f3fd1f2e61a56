import { Controller } from 'react-hook-form'
import { fieldMessage } from '../../lib/forms/field-message.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { jobLabels, type JobValues } from './job-values.ts'

type Props = { name: 'responsibilities' | 'requirements' | 'benefits' }

/** A list, edited as one item per line. */
export function LinesField({ name }: Props) {
  return (
    <Controller<JobValues, typeof name>
      name={name}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
        <TextArea
          label={jobLabels[name]}
          hint="One per line."
          rows={4}
          {...field}
          value={value.join('\n')}
          onChange={(event) => onChange(event.target.value.split('\n'))}
          error={fieldMessage(error)}
        />
      )}
    />
  )
}
