import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { useController } from 'react-hook-form'
import { DatePicker } from '../../../ui/date-picker.tsx'
import type { ProjectValues } from './project-values.ts'

export function DueDateField({ project }: { project?: ProjectCard }) {
  const { field, fieldState } = useController<ProjectValues, 'end_date'>({ name: 'end_date' })
  return (
    <DatePicker
      label="Due date"
      value={field.value || null}
      onChange={(day) => field.onChange(day ?? '')}
      error={fieldState.error?.message}
      {...(project?.due_date_estimated
        ? { hint: 'Estimated from start and duration. Change it to set the date.' }
        : {})}
    />
  )
}
