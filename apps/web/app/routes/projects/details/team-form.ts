import type { Project } from '@trusswell/domain/projects.ts'
import { parseTeam, sameName, TeamRequest } from '@trusswell/domain/team.ts'
import { z } from 'zod'

export const teamLabels = {
  project_manager_id: 'Project manager',
  site_supervisor_id: 'Site supervisor',
  members: 'Other team members',
} as const

type Values = Record<keyof typeof teamLabels, string>
type Somebody = { id: string; name: string }

export const teamValues = (project: Project | null): Values => ({
  project_manager_id: project?.project_manager?.id ?? '',
  site_supervisor_id: project?.site_supervisor?.id ?? '',
  members: (project?.team ?? [])
    .filter(({ duty }) => duty === 'member')
    .map(({ name }) => name)
    .join(', '),
})

/** A name that a colleague has means the colleague; any other is somebody from outside. */
export const teamForm = (known: Somebody[]) =>
  z.preprocess(
    (typed) => {
      const values = typed as Values
      return {
        project_manager_id: values.project_manager_id || null,
        site_supervisor_id: values.site_supervisor_id || null,
        members: parseTeam(values.members).map((name) => {
          const person = known.find((each) => sameName(each.name, name))
          return person ? { user_id: person.id } : { name }
        }),
      }
    },
    TeamRequest.omit({ version: true }),
  )

/** Those who can be chosen, with those of the team who can't be any more. */
export function knownPeople(project: Project, managers: Somebody[]): Somebody[] {
  const onTeam = project.team.flatMap(({ user_id, name }) => (user_id ? [{ id: user_id, name }] : []))
  return [...managers, ...onTeam.filter(({ id }) => !managers.some((each) => each.id === id))]
}
