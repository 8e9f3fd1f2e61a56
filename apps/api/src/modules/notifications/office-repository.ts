import { staffRoles } from '@trusswell/domain/actor-values.ts'
import type { NotificationKind } from '@trusswell/domain/notifications.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { NotificationEvent } from './events.ts'

/** The company is sent at most this many of a kind in an hour. A mail with more of them would be cut by Gmail, at 102 KB. */
export const mostListed = 20
const mostWaiting = 5_000

export async function addOfficeItem(
  tx: Tx,
  { event_key, kind, subject }: Pick<NotificationEvent, 'event_key' | 'kind' | 'subject'>,
): Promise<void> {
  await tx
    .insertInto('office_mail_items')
    .values({ event_key, kind, subject_id: subject.id })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .execute()
}

/** Oldest first. */
export const listWaiting = (tx: Tx, kind: NotificationKind) =>
  tx
    .selectFrom('office_mail_items')
    .select(['event_key', 'subject_id'])
    .where('kind', '=', kind)
    .where('batch', 'is', null)
    .orderBy('created_at')
    .orderBy('event_key')
    .limit(mostWaiting)
    .forUpdate()
    .execute()

/** How many more of this kind may be listed in this hour. */
export async function countRoom(tx: Tx, kind: NotificationKind): Promise<number> {
  const listed = await tx
    .selectFrom('office_mail_items')
    .select('event_key')
    .where('kind', '=', kind)
    .where('listed', '=', true)
    .where('batched_at', '>', sql<string>`now() - interval '1 hour'`)
    .limit(mostListed)
    .execute()
  return mostListed - listed.length
}

export async function putInBatch(
  tx: Tx,
  keys: string[],
  { batch, listed }: { batch: string; listed: boolean },
): Promise<void> {
  if (keys.length === 0) return
  await tx
    .updateTable('office_mail_items')
    .set({ batch, listed, batched_at: sql`now()` })
    .where('event_key', 'in', keys)
    .execute()
}

export async function readBatch(tx: Tx, batch: string) {
  const rows = await tx
    .selectFrom('office_mail_items')
    .select(['subject_id', 'listed'])
    .where('batch', '=', batch)
    .orderBy('created_at')
    .orderBy('event_key')
    .execute()
  return {
    listed: rows.filter(({ listed }) => listed).map(({ subject_id }) => subject_id),
    more: rows.filter(({ listed }) => !listed).length,
  }
}

export async function deleteOfficeItems(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.deleteFrom('office_mail_items').where('event_key', 'in', keys).execute()
}

export async function expireOfficeItems(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('office_mail_items')
    .where('batched_at', '<', sql<string>`now() - interval '7 days'`)
    .execute()
}

/** The assignee, as long as they are staff who can be mailed. */
export const findAssignee = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('role', 'in', staffRoles)
    .where('email_verified', '=', true)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
