import {
  projectPriorities,
  priorityLabels,
  projectStatuses,
  projectStatusLabels,
} from '@trusswell/domain/project-values.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { ClientField } from '../../../features/organisations/client-field.tsx'
import { useField } from '../../../lib/forms/use-field.ts'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ManagerField } from './manager-field.tsx'
import { projectLabels, type ProjectValues } from './project-values.ts'
import { TeamField } from './team-field.tsx'

const statuses = projectStatuses.map((value) => ({ value, label: projectStatusLabels[value] }))
const priorities = projectPriorities.map((value) => ({ value, label: priorityLabels[value] }))

export function ProjectFields({ project }: { project: ProjectCard | null }) {
  const bound = useField<ProjectValues>()
  const field = (name: keyof ProjectValues) => ({
    label: projectLabels[name],
    ...bound(name),
    autoComplete: 'off',
  })
  return (
    <>
      <TextField required autoFocus={!project} {...field('title')} />
      <ClientField
        label={projectLabels.organisation_id}
        {...(project ? { known: project.client.name } : {})}
      />
      <div className="project-pair">
        <NativeSelect options={statuses} {...field('status')} />
        <NativeSelect options={priorities} {...field('priority')} />
      </div>
      <FormDatePicker
        name="end_date"
        label={projectLabels.end_date}
        {...(project?.due_date_estimated
          ? { hint: 'Estimated from start and duration. Change it to set the date.' }
          : {})}
      />
      <ManagerField project={project} />
      <TeamField />
      <TextArea optional rows={4} {...field('description')} />
    </>
  )
}
