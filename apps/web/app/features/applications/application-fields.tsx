import { Controller, useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import type { ApplicationValues } from './application-values.ts'
import { SkillsField } from './skills-field.tsx'

/** Who applied and for what, open to an admin's correction. */
export function ApplicationFields({ positions }: { positions: readonly string[] }) {
  const { register, formState } = useFormContext<ApplicationValues>()
  const field = (name: keyof ApplicationValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <div className="application-pair">
      <TextField label="Applicant name" {...field('applicant_name')} />
      <TextField label="Email" type="email" {...field('email')} />
      <TextField label="Position" list="application-positions" {...field('position')} />
      <datalist id="application-positions">
        {positions.map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </datalist>
      <TextField
        label="Experience"
        type="number"
        inputMode="numeric"
        min={0}
        max={60}
        step={1}
        figures
        after="years"
        {...field('experience')}
        {...register('experience', { valueAsNumber: true })}
      />
      <Controller<ApplicationValues, 'skills'>
        name="skills"
        render={({ field: { value, onChange } }) => (
          <SkillsField value={value} onChange={onChange} error={formState.errors.skills?.message} />
        )}
      />
      <TextField
        label="Resume link"
        type="url"
        placeholder="https://"
        optional
        className="application-wide"
        {...field('resume_url')}
      />
    </div>
  )
}
