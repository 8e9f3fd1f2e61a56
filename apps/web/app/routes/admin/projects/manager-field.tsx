import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { useField } from '../../../lib/forms/use-field.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { projectLabels, type ProjectValues } from './project-values.ts'
import { useStaff } from '../../../features/projects/use-staff.ts'

/** Staff by name; the current manager is an option before the staff list has loaded. */
export function ManagerField({ project }: { project: ProjectCard | null }) {
  const field = useField<ProjectValues>()
  const staff = useStaff().map(({ id, name }) => ({ value: id, label: name }))
  const value = project?.project_manager_id ?? null
  const name = project?.team.find(({ duty }) => duty === 'project_manager')?.name
  const current = value && name && !staff.some((each) => each.value === value) ? [{ value, label: name }] : []
  return (
    <NativeSelect
      label={projectLabels.project_manager_id}
      placeholder="Not assigned yet"
      options={[...current, ...staff]}
      {...field('project_manager_id')}
    />
  )
}
