import { invalidField } from '../../platform/errors.ts'
import type { HandOver } from '../manifest.ts'
import { editProject } from './edit-project.ts'
import { getProjectRow, listStaff, listTeam } from './repository.ts'
import { setTeam, withManager } from './set-team.ts'

/** Gives projects another manager, or none. The former manager leaves the team and doesn't get access back when reactivated. */
export const handOver: HandOver = async (tx, emit, actor, { project_ids, from, to, today }) => {
  if (to !== null && (to === from || (await listStaff(tx, { ids: [to] })).length === 0))
    throw invalidField('successor_id', 'Only other staff with an account can be chosen')
  for (const project_id of project_ids) {
    const project = await getProjectRow(tx, project_id)
    const team = await withManager(tx, await listTeam(tx, project_id), to)
    const wanted = team.filter(({ user_id }) => user_id !== from)
    const edit = { project, version: project.version, changes: {}, changesTeam: true, today }
    await editProject(tx, emit, actor, edit)
    await setTeam(tx, emit, actor, { project_id, wanted, today })
  }
}
