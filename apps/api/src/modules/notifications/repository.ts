import { mostUnread } from '@trusswell/domain/notification-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import {
  defaultPreference,
  kindsFor,
  offered,
  type MailRhythm,
  type Notification,
  type NotificationPreference,
  type NotificationSubject,
} from '@trusswell/domain/notifications.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { type PageQuery, readPage } from '../../platform/paging.ts'

const columns = [
  'id',
  'kind',
  'message',
  'path',
  sql<NotificationSubject>`json_build_object('type', subject_type, 'id', coalesce(subject_id, id))`.as(
    'subject',
  ),
  sql<boolean>`read_at is not null`.as('read'),
  'created_at',
] as const

type ListQuery = PageQuery & { filter?: 'unread' | undefined }

export function listNotifications(tx: Reader, userId: string, query: ListQuery) {
  let rows = tx
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
  if (query.filter === 'unread') rows = rows.where('read_at', 'is', null)
  return readPage(rows, query)
}

/** Stops counting at a hundred: the bell shows no more than that. */
export async function countUnread(tx: Reader, userId: string): Promise<number> {
  const rows = await tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .limit(mostUnread)
    .execute()
  return rows.length
}

export async function markRead(tx: Tx, userId: string, id: string, read: boolean): Promise<Notification> {
  const row = await tx
    .updateTable('notifications')
    .set({ read_at: read ? sql`coalesce(read_at, now())` : null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('in_app', '=', true)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function markAllRead(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .execute()
}

export async function listPreferences(tx: Reader, person: Person): Promise<NotificationPreference[]> {
  const rows = await tx
    .selectFrom('notification_preferences')
    .select(['kind', 'in_app', 'email', 'digest'])
    .where('user_id', '=', person.id)
    .execute()
  return kindsFor(person.role, person.organisation?.role).map((kind) =>
    offered({
      ...defaultPreference(kind, person.role),
      ...rows.find((row) => row.kind === kind),
      kind,
    }),
  )
}

export async function readRhythm(tx: Reader, userId: string): Promise<MailRhythm> {
  const row = await tx
    .selectFrom('notification_rhythms')
    .select('mails')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row?.mails as MailRhythm | undefined) ?? 'at_once'
}

export async function saveRhythm(tx: Tx, userId: string, mails: MailRhythm): Promise<void> {
  await tx
    .insertInto('notification_rhythms')
    .values({ user_id: userId, mails })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mails, updated_at: sql`now()` }))
    .execute()
}

export async function savePreferences(
  tx: Tx,
  userId: string,
  preferences: NotificationPreference[],
): Promise<void> {
  if (preferences.length === 0) return
  await tx
    .insertInto('notification_preferences')
    .values(preferences.map((each) => ({ user_id: userId, ...each })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((row) => ({
        in_app: row.ref('excluded.in_app'),
        email: row.ref('excluded.email'),
        digest: row.ref('excluded.digest'),
        updated_at: sql`now()`,
      })),
    )
    .execute()
}
