import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { FormDatePicker } from '../../ui/form-fields.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { jobLabels, type JobValues } from './job-values.ts'
import { LinesField } from './lines-field.tsx'
import { MarkdownField } from './markdown-field.tsx'

const areas = careerAreas.map(({ id, title }) => ({ value: id, label: title }))

type JobFieldsProps = {
  /** Positions whose departments and types are suggested. */
  known: Pick<JobValues, 'department' | 'type'>[]
}

export function JobFields({ known }: JobFieldsProps) {
  const bound = useField<JobValues>()
  const field = (name: keyof JobValues) => ({ label: jobLabels[name], ...bound(name), autoComplete: 'off' })
  return (
    <>
      <div className="ui-dialog-pair">
        <TextField {...field('title')} />
        <TextField list="staff-job-departments" {...field('department')} />
        <NativeSelect placeholder="None" options={areas} optional {...field('area')} />
        <TextField placeholder="3-5 years" {...field('experience')} />
        <TextField {...field('location')} />
        <TextField placeholder="Full-time" list="staff-job-types" {...field('type')} />
        <TextField placeholder="6 months" optional {...field('duration')} />
        <FormDatePicker name="closes_on" label={jobLabels.closes_on} optional />
      </div>
      <Suggestions id="staff-job-departments" values={known.map(({ department }) => department)} />
      <Suggestions id="staff-job-types" values={known.map(({ type }) => type)} />
      <MarkdownField />
      <LinesField name="responsibilities" />
      <LinesField name="requirements" />
      <LinesField name="benefits" />
    </>
  )
}

const Suggestions = ({ id, values }: { id: string; values: string[] }) => (
  <datalist id={id}>
    {[...new Set(values)].toSorted().map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </datalist>
)
