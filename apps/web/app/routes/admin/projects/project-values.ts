import {
  AdminProjectFields,
  type Priority,
  priorityLabels,
  type ProjectCard,
  type ProjectStatus,
  projectStatusLabels,
} from '@trusswell/domain/projects.ts'
import { parseTeam } from '@trusswell/domain/team.ts'
import { z } from 'zod'
import { inWords } from '../../../lib/forms/use-row-form.ts'
import type { ProjectChanges } from './project-source.ts'

/** The form holds the team as it is typed: names with commas between them. */
export const ProjectForm = AdminProjectFields.omit({ client_id: true }).extend({
  organisation_id: z.uuid('Client is required'),
  project_manager_id: z
    .string()
    .transform((id) => id || null)
    .pipe(AdminProjectFields.shape.project_manager_id.unwrap()),
  team: z.string().transform(parseTeam).pipe(AdminProjectFields.shape.team.unwrap()),
})

export type ProjectValues = z.input<typeof ProjectForm>

export const newProject: ProjectValues = {
  title: '',
  organisation_id: '',
  status: 'planning',
  priority: 'normal',
  end_date: '',
  project_manager_id: '',
  team: '',
  description: '',
}

type Source = Pick<
  ProjectCard,
  'title' | 'organisation_id' | 'status' | 'priority' | 'due_date' | 'description' | 'project_manager_id'
> & {
  team: { name: string }[]
}

/** An estimated due date stands in the field and is stored only when the person changes it. */
export const valuesOf = (project: Source): ProjectValues => ({
  title: project.title,
  organisation_id: project.organisation_id ?? '',
  status: project.status,
  priority: project.priority,
  end_date: project.due_date ?? '',
  project_manager_id: project.project_manager_id ?? '',
  team: project.team.map(({ name }) => name).join(', '),
  description: project.description,
})

/** A team that leaves the manager's name out would remove the manager, who has a field of their own. */
export const withManager = <Changes extends ProjectChanges>(
  changes: Changes,
  manager: string | null,
): Changes => (changes.team ? { ...changes, project_manager_id: manager } : changes)

export const projectLabels: Record<keyof ProjectValues, string> = {
  title: 'Name',
  organisation_id: 'Client',
  status: 'Status',
  priority: 'Priority',
  end_date: 'Due date',
  project_manager_id: 'Project manager',
  team: 'Team',
  description: 'Description',
}

export function projectWord(name: keyof ProjectValues, value: unknown): string {
  if (name === 'status') return projectStatusLabels[value as ProjectStatus]
  if (name === 'priority') return priorityLabels[value as Priority]
  return inWords(name, value)
}
