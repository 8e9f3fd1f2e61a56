import type { Person } from '@trusswell/domain/actor.ts'
import type { ManagerChange } from '@trusswell/domain/assign-manager.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { listTeam } from './repository.ts'
import { raiseVersion, recordTriage, setTeam, withManager } from './set-team.ts'

/** Makes this person the manager of all projects that have another one or none. Returns the data for an undo. */
export async function assignManager(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { ids, managerId, today }: { ids: string[]; managerId: string; today: string },
): Promise<ManagerChange[]> {
  const rows = await tx
    .selectFrom('projects')
    .select(['id', 'manager_id', 'triage'])
    .where('id', 'in', ids)
    .where('manager_id', 'is distinct from', managerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const changes: ManagerChange[] = []
  for (const { id, manager_id, triage } of rows) {
    const team = await listTeam(tx, id)
    const wanted = await withManager(tx, team, managerId)
    const waited = triage === 'waiting'
    const version = await raiseVersion(tx, id)
    await setTeam(tx, emit, actor, { project_id: id, wanted, today, undoSeconds: bulkUndoSeconds })
    const duty = team.find(({ user_id }) => user_id === managerId)?.duty ?? null
    changes.push({ id, version, project_manager_id: manager_id, duty, waited })
  }
  return changes
}

/** Restores manager and team, unless the project was changed since. */
export async function undoManager(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { id, version, project_manager_id, duty, waited, today }: ManagerChange & { today: string },
): Promise<boolean> {
  const changed = await tx
    .selectFrom('projects')
    .select(['manager_id', sql<number>`extract(epoch from now() - updated_at)::float`.as('age')])
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!changed) return false
  const team = await withManager(tx, await listTeam(tx, id), project_manager_id)
  const wanted = team.flatMap((each) => {
    if (each.user_id === null || each.user_id !== changed.manager_id) return [each]
    return duty === null ? [] : [{ ...each, duty }]
  })
  // Not notified yet: the event is still delayed.
  const notifies = changed.age >= bulkUndoSeconds
  await raiseVersion(tx, id)
  await setTeam(tx, notifies ? emit : async () => {}, actor, { project_id: id, wanted, today })
  if (waited && project_manager_id === null) await waitAgain(tx, actor, id)
  return true
}

/** Only projects that clients requested have a day for the answer. */
async function waitAgain(tx: Tx, actor: Person, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set({ triage: 'waiting' })
    .where('id', '=', id)
    .where('status', '=', 'planning')
    .where('answer_by', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await recordTriage(tx, actor, id, 'waiting')
}
