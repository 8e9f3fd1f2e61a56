import {
  Priority,
  priorityLabels,
  type ProjectCard,
  ProjectStatus,
  projectStatusLabels,
} from '@trusswell/domain/projects.ts'
import { useFormContext } from 'react-hook-form'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientField } from './client-field.tsx'
import { DueDateField } from './due-date-field.tsx'
import type { ProjectValues } from './project-values.ts'
import { TeamField } from './team-field.tsx'

const statuses = ProjectStatus.options.map((value) => ({ value, label: projectStatusLabels[value] }))
const priorities = Priority.options.map((value) => ({ value, label: priorityLabels[value] }))

export function ProjectFields({ project }: { project?: ProjectCard }) {
  const { register, formState } = useFormContext<ProjectValues>()
  const field = (name: keyof ProjectValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField label="Name" required autoFocus={!project} {...field('title')} />
      <ClientField {...(project ? { name: project.client.name } : {})} />
      <div className="project-pair">
        <NativeSelect label="Status" options={statuses} {...field('status')} />
        <NativeSelect label="Priority" options={priorities} {...field('priority')} />
      </div>
      <DueDateField {...(project ? { project } : {})} />
      <TeamField />
      <TextArea label="Description" optional rows={4} {...field('description')} />
    </>
  )
}
