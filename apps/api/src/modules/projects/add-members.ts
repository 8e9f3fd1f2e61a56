import type { Person } from '@trusswell/domain/actor.ts'
import type { MembersChange } from '@trusswell/domain/add-members.ts'
import { mostMembers } from '@trusswell/domain/team-values.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { listStaff, listTeam } from './repository.ts'
import { raiseVersion, setTeam } from './set-team.ts'

/** Adds these people to each team that they aren't on. Returns the data for an undo. */
export async function addMembers(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { ids, userIds, today }: { ids: string[]; userIds: string[]; today: string },
): Promise<MembersChange[]> {
  const people = [...new Set(userIds)]
  const known = await listStaff(tx, { ids: people })
  if (known.length < people.length) throw invalidField('user_ids', 'Only staff with an account can be chosen')
  const rows = await tx
    .selectFrom('projects')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const changes: MembersChange[] = []
  for (const { id, title } of rows) {
    const team = await listTeam(tx, id)
    const user_ids = people.filter((person) => !team.some(({ user_id }) => user_id === person))
    if (user_ids.length === 0) continue
    const members = team.filter(({ duty }) => duty === 'member').length + user_ids.length
    if (members > mostMembers)
      throw invalidField('user_ids', `The team of ${title} can have at most ${mostMembers} members`)
    const joining = user_ids.map((user_id) => ({ user_id, name: '', duty: 'member' as const }))
    const version = await raiseVersion(tx, id)
    await setTeam(tx, emit, actor, { project_id: id, wanted: [...team, ...joining], today })
    changes.push({ id, version, user_ids })
  }
  return changes
}

/** Removes them from the team again, unless the project was changed since. */
export async function undoMembers(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { id, version, user_ids, today }: MembersChange & { today: string },
): Promise<boolean> {
  const changed = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!changed) return false
  const wanted = (await listTeam(tx, id)).filter(
    ({ user_id, duty }) => duty !== 'member' || user_id === null || !user_ids.includes(user_id),
  )
  await raiseVersion(tx, id)
  await setTeam(tx, emit, actor, { project_id: id, wanted, today })
  return true
}
