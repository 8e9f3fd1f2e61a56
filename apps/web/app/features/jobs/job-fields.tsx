import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { Controller, useFormContext } from 'react-hook-form'
import { DatePicker } from '../../ui/date-picker.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { JobValues } from './job-values.ts'
import { LinesField } from './lines-field.tsx'
import { MarkdownField } from './markdown-field.tsx'

const areas = careerAreas.map(({ id, title }) => ({ value: id, label: title }))

export function JobFields() {
  const { register, formState } = useFormContext<JobValues>()
  const field = (name: keyof JobValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <>
      <div className="staff-job-pair">
        <TextField label="Title" {...field('title')} />
        <TextField label="Department" {...field('department')} />
        <NativeSelect label="Area" placeholder="None" options={areas} optional {...field('area')} />
        <TextField label="Experience" placeholder="3-5 years" {...field('experience')} />
        <TextField label="Location" {...field('location')} />
        <TextField label="Type" placeholder="Full-time" {...field('type')} />
        <TextField label="Duration" placeholder="6 months" optional {...field('duration')} />
        <Controller<JobValues, 'closes_on'>
          name="closes_on"
          render={({ field: { value, onChange } }) => (
            <DatePicker
              label="Last day to apply"
              optional
              value={value}
              onChange={onChange}
              error={formState.errors.closes_on?.message}
            />
          )}
        />
      </div>
      <MarkdownField />
      <LinesField name="responsibilities" label="Key responsibilities" />
      <LinesField name="requirements" label="Requirements" />
      <LinesField name="benefits" label="Benefits" />
    </>
  )
}
