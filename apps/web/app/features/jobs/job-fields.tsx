import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { FormDatePicker } from '../../ui/form-fields.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { jobLabels, type JobValues } from './job-values.ts'
import { LinesField } from './lines-field.tsx'
import { MarkdownField } from './markdown-field.tsx'

const areas = careerAreas.map(({ id, title }) => ({ value: id, label: title }))

export function JobFields() {
  const bound = useField<JobValues>()
  const field = (name: keyof JobValues) => ({ label: jobLabels[name], ...bound(name), autoComplete: 'off' })
  return (
    <>
      <div className="ui-dialog-pair">
        <TextField {...field('title')} />
        <TextField {...field('department')} />
        <NativeSelect placeholder="None" options={areas} optional {...field('area')} />
        <TextField placeholder="3-5 years" {...field('experience')} />
        <TextField {...field('location')} />
        <TextField placeholder="Full-time" {...field('type')} />
        <TextField placeholder="6 months" optional {...field('duration')} />
        <FormDatePicker name="closes_on" label={jobLabels.closes_on} optional />
      </div>
      <MarkdownField />
      <LinesField name="responsibilities" />
      <LinesField name="requirements" />
      <LinesField name="benefits" />
    </>
  )
}
