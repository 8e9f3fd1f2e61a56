import { parseTeam, sameName } from '@trusswell/domain/team-values.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { TeamRequest } from '@trusswell/domain/team.ts'
import { z } from 'zod'

export const teamLabels = {
  project_manager_id: 'Project manager',
  site_supervisor_id: 'Site supervisor',
  members: 'Other team members',
} as const

type Values = Record<keyof typeof teamLabels, string>
type KnownPerson = { id: string; name: string }

export const teamValues = (project: Project | null): Values => ({
  project_manager_id: project?.project_manager?.id ?? '',
  site_supervisor_id: project?.site_supervisor?.id ?? '',
  members: (project?.team ?? [])
    .filter(({ duty }) => duty === 'member')
    .map(({ name }) => name)
    .join(', '),
})

/** A name that matches a colleague becomes that person; any other is an external name. */
export const teamForm = (known: KnownPerson[]) =>
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

/** The people who can be selected, and team members who no longer can be. */
export function knownPeople(project: Project, managers: KnownPerson[]): KnownPerson[] {
  const onTeam = project.team.flatMap(({ user_id, name }) => (user_id ? [{ id: user_id, name }] : []))
  return [...managers, ...onTeam.filter(({ id }) => !managers.some((each) => each.id === id))]
}
