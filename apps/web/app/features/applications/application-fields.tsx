import { Controller } from 'react-hook-form'
import { fieldMessage } from '../../lib/forms/field-message.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { TextField } from '../../ui/text-field.tsx'
import { applicationLabels, type ApplicationValues } from './application-values.ts'
import { SkillsField } from './skills-field.tsx'

/** The applicant's details and the position, which admins can correct. */
export function ApplicationFields({ positions }: { positions: readonly string[] }) {
  const bound = useField<ApplicationValues>()
  const field = (name: keyof ApplicationValues) => ({
    label: applicationLabels[name],
    ...bound(name),
    autoComplete: 'off',
  })
  return (
    <div className="application-pair">
      <TextField {...field('applicant_name')} />
      <TextField type="email" {...field('email')} />
      <TextField list="application-positions" {...field('position')} />
      <datalist id="application-positions">
        {positions.map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </datalist>
      <TextField
        type="number"
        inputMode="numeric"
        min={0}
        max={60}
        step={1}
        figures
        after="years"
        {...field('experience')}
        {...bound('experience', { valueAsNumber: true })}
      />
      <Controller<ApplicationValues, 'skills'>
        name="skills"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <SkillsField value={value} onChange={onChange} error={fieldMessage(error)} />
        )}
      />
      <TextField
        type="url"
        placeholder="https://"
        optional
        className="application-wide"
        {...field('resume_url')}
      />
    </div>
  )
}
