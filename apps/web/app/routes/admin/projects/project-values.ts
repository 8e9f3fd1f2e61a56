import { priorityLabels, projectStatusLabels } from '@trusswell/domain/project-values.ts'
import { parseTeam } from '@trusswell/domain/team-values.ts'
import {
  AdminProjectFields,
  type Priority,
  type ProjectCard,
  type ProjectStatus,
} from '@trusswell/domain/projects.ts'
import { z } from 'zod'
import { inWords } from '../../../lib/forms/use-row-form.ts'
import type { ProjectChanges } from './project-source.ts'

/** The form holds the team as typed: comma-separated names. */
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

/** The field shows an estimated due date, which is stored only if the person changes it. */
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

/** The manager has a separate field, so a team without the manager's name must not remove them. */
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
