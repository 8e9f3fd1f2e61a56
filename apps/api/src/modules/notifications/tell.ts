import { system } from '@trusswell/domain/actor.ts'
import { preferenceDefaults } from '@trusswell/domain/notifications.ts'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/queue.ts'
import type { Tidings } from '../events.ts'
import { findProjectRow } from '../projects/repository.ts'
import { composeMessage } from './compose-message.ts'
import { listRecipients } from './recipients.ts'

/** One row for each person whom it concerns; told twice, it is still one. Mails follow as jobs of their own. */
export async function tell(deps: WorkerDeps, tidings: Tidings): Promise<void> {
  const made = await deps.db.as(system, async (tx) => {
    const rows = await insertFor(tx, tidings)
    for (const { id } of rows.filter((row) => row.email)) {
      await enqueue(deps.boss, tx, 'notifications.send-mail', { notification_id: id })
    }
    return rows
  })
  for (const { id, user_id } of made) deps.live.tell([`user:${user_id}`], { type: 'notification', id })
}

async function insertFor(tx: Tx, tidings: Tidings) {
  const { kind, event_key, project_id } = tidings
  const project = await findProjectRow(tx, project_id)
  if (!project) return []
  const message = await messageOf(tx, tidings, project.title)
  if (message === null) return []
  const people = await listRecipients(tx, project, tidings)
  if (people.length === 0) return []
  const wishes = await tx
    .selectFrom('notification_preferences')
    .select(['user_id', 'in_app', 'email', 'digest'])
    .where('kind', '=', kind)
    .where('user_id', 'in', people)
    .execute()
  const wanted = people
    .map((user_id) => wishes.find((wish) => wish.user_id === user_id) ?? { user_id, ...preferenceDefaults })
    .filter((wish) => wish.in_app || wish.email || wish.digest)
  if (wanted.length === 0) return []
  const rows = await tx
    .insertInto('notifications')
    .values(
      wanted.map(({ user_id, in_app, digest }) => ({
        id: newId(),
        user_id,
        kind,
        event_key,
        project_id,
        message: message.slice(0, 500),
        in_app,
        digest,
      })),
    )
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning(['id', 'user_id'])
    .execute()
  return rows.map((row) => ({
    ...row,
    email: wanted.some((wish) => wish.user_id === row.user_id && wish.email),
  }))
}

/** Null when what it tells of is gone by now. */
async function messageOf(tx: Tx, tidings: Tidings, project: string): Promise<string | null> {
  const { kind, detail, subject_id } = tidings
  const about = { kind, project, detail, milestone: null, due_date: null, manager: null }
  if (subject_id === null) return composeMessage(about)
  if (kind === 'manager_assigned') {
    const user = await tx.selectFrom('users').select('name').where('id', '=', subject_id).executeTakeFirst()
    return composeMessage({ ...about, manager: user?.name ?? null })
  }
  const milestone = await tx
    .selectFrom('milestones')
    .select(['title', 'due_date'])
    .where('id', '=', subject_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!milestone) return null
  return composeMessage({ ...about, milestone: milestone.title, due_date: milestone.due_date })
}
