import { system } from '@trusswell/domain/actor.ts'
import { sendsMails } from '@trusswell/domain/notification-switches.ts'
import { defaultPreference, offered } from '@trusswell/domain/notifications.ts'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { batchSeconds, joinBatches, lockBatch } from './batches.ts'
import { addOfficeItem } from './office-repository.ts'
import { enqueue } from '../../platform/queue.ts'
import { readNotificationSettings } from '../settings/repository.ts'
import type { ComposeNotification, NotificationEvent } from './events.ts'

/** One row for each reader, once per event even if the job runs twice. Mails follow as jobs of their own. */
export async function createNotifications(
  deps: WorkerDeps,
  compose: ComposeNotification,
  event: NotificationEvent,
): Promise<void> {
  const rows = await deps.db.as(system, async (tx) => {
    const inserted = await insertNotifications(tx, compose, event)
    if (event.kind in deps.officeNews) await addOfficeItem(tx, event)
    for (const { id, wait } of inserted.filter((row) => row.email)) {
      const options = wait ? { afterSeconds: batchSeconds } : {}
      await enqueue(deps.boss, tx, 'notifications.send-mail', { notification_id: id }, options)
    }
    return inserted
  })
  for (const { id, user_id } of rows) deps.live.tell([`user:${user_id}`], { type: 'notification', id })
}

/** For samples with a past: when it was created and whether it was read. No mail or digest follows. */
type Past = { created_at: string; read_at: string | null; digest: false }

export async function insertNotifications(
  tx: Tx,
  compose: ComposeNotification,
  event: NotificationEvent,
  past?: Past,
) {
  const { kind, event_key, subject } = event
  const composed = await compose(tx, event)
  if (!composed || composed.readers.length === 0) return []
  const { readers, pathFor, project_id, batch, messageFor = () => composed.message } = composed
  const { actorFor = () => null } = composed
  const person_id = await findPersonId(tx, composed.person_id ?? null)
  const chosen = await tx
    .selectFrom('notification_preferences')
    .select(['user_id', 'in_app', 'email', 'digest'])
    .where('kind', '=', kind)
    .where(
      'user_id',
      'in',
      readers.map(({ id }) => id),
    )
    .execute()
  const withMail = sendsMails(kind, await readNotificationSettings(tx))
  const daily = await listDailyReaders(
    tx,
    readers.map(({ id }) => id),
  )
  const wanted = readers
    .map(({ id, role }) => ({
      user_id: id,
      role,
      ...offered({ ...(chosen.find((each) => each.user_id === id) ?? defaultPreference(kind, role)), kind }),
    }))
    .map((each) => ({ ...each, email: each.email && withMail, digest: each.digest && withMail }))
    // For daily readers, immediate mails go into the digest.
    .map((each) =>
      daily.includes(each.user_id) ? { ...each, email: false, digest: each.digest || each.email } : each,
    )
    .filter((each) => each.in_app || each.email || each.digest)
  if (wanted.length === 0) return []
  if (batch) await lockBatch(tx, batch)
  const joined = batch ? await joinBatches(tx, batch, { readers: wanted, item: subject.id }) : []
  const first = wanted.filter(({ user_id }) => !joined.some((row) => row.user_id === user_id))
  const changed = joined.map((row) => ({ ...row, email: false, wait: false }))
  if (first.length === 0) return changed
  const rows = await tx
    .insertInto('notifications')
    .values(
      first.map(({ user_id, role, in_app, digest }) => ({
        id: newId(),
        user_id,
        kind,
        event_key,
        project_id,
        person_id,
        actor_id: actorFor(user_id),
        subject_type: subject.type,
        subject_id: subject.id,
        path: batch ? batch.pathOf(1) : pathFor(role),
        ...(batch ? { batch: batch.key, items: [subject.id] } : {}),
        message: (batch ? batch.messageOf(1) : messageFor(user_id)).slice(0, 500),
        in_app,
        digest,
        ...past,
      })),
    )
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning(['id', 'user_id'])
    .execute()
  const made = rows.map((row) => ({
    ...row,
    email: wanted.some((each) => each.user_id === row.user_id && each.email),
    wait: batch !== undefined,
  }))
  return [...made, ...changed]
}

/** The person may have been erased since the event. */
async function findPersonId(tx: Tx, id: string | null): Promise<string | null> {
  const person = id && (await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst())
  return person ? person.id : null
}

async function listDailyReaders(tx: Tx, readers: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('notification_rhythms')
    .select('user_id')
    .where('user_id', 'in', readers)
    .where('mails', '=', 'daily')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
