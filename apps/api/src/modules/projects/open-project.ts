import type { OpenProject } from '../manifest.ts'
import { clientOfProject } from './client-of-project.ts'
import { createProject } from './create-project.ts'
import { listPeople } from './repository.ts'
import { setTeam, withManager } from './set-team.ts'

/** A project as the admin's short form makes it. */
export const openProject: OpenProject = async (tx, emit, actor, wanted) => {
  const { organisation_id, title, description, end_date, manager_id, today } = wanted
  const client = await clientOfProject(tx, actor, { organisation_id })
  const fields = { title, description, end_date, status: 'planning', priority: 'normal' } as const
  const id = await createProject(tx, emit, actor, { client, fields, today })
  await setTeam(tx, emit, actor, { project_id: id, wanted: await withManager(tx, [], manager_id), today })
  return { id, people: await listPeople(tx, [id]) }
}
