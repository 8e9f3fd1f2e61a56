import { AdminProjectRequest, type ProjectCard } from '@trusswell/domain/projects.ts'
import { parseTeam } from '@trusswell/domain/team.ts'
import { z } from 'zod'
import type { ProjectChanges } from './project-source.ts'

/** The form holds the team as it is typed: names with commas between them. */
export const ProjectForm = AdminProjectRequest.extend({
  team: z.string().transform(parseTeam).pipe(AdminProjectRequest.shape.team.unwrap()),
})

export type ProjectValues = z.input<typeof ProjectForm>

export const newProject: ProjectValues = {
  title: '',
  client_id: '',
  status: 'planning',
  priority: 'normal',
  end_date: '',
  team: '',
  description: '',
}

type Source = Pick<ProjectCard, 'title' | 'client' | 'status' | 'priority' | 'due_date' | 'description'> & {
  team: { name: string }[]
}

/** An estimated due date stands in the field and is stored only when the person changes it. */
export const valuesOf = (project: Source): ProjectValues => ({
  title: project.title,
  client_id: project.client.id ?? '',
  status: project.status,
  priority: project.priority,
  end_date: project.due_date ?? '',
  team: project.team.map(({ name }) => name).join(', '),
  description: project.description,
})

/** Only what the person touched, so that a colleague's change to another field stays. */
export const changesOf = (
  values: AdminProjectRequest,
  touched: Partial<Record<string, unknown>>,
): ProjectChanges => Object.fromEntries(Object.entries(values).filter(([name]) => touched[name]))
