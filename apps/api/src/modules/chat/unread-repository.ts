import { staffRoles } from '@trusswell/domain/actor-values.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import { defaultPreference } from '@trusswell/domain/notifications.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Room } from './log.ts'

/** Older messages were mailed already, or needed no mail. */
const lookBack = sql`interval '2 days'`

const rolesWith = (kind: 'chat_unread' | 'chat_mention', channel: 'email' | 'digest') =>
  (['admin', 'manager', 'client'] satisfies Role[]).filter((role) => defaultPreference(kind, role)[channel])

/**
 * Unread messages of other people, by reader and conversation, for readers who currently have access and want these mails.
 * Leaves out messages that mention a reader who gets mails about mentions. `mark` is the number to start after; `readers`
 * restricts the readers.
 */
const unread = (mark: RawBuilder<unknown>, readers: RawBuilder<unknown>) => sql`
  with recent as (
    select * from chat_messages where created_at > now() - ${lookBack} and deleted_at is null
  ), room as (
    select distinct recent.project_id, recent.audience, project.title, project.organisation_id, project.member_ids
    from recent join projects project on project.id = recent.project_id and project.deleted_at is null
  ), reader as (
    select room.project_id, room.audience, room.title, users.* from room join users
      on users.organisation_id = room.organisation_id and users.role = 'client' and room.audience = 'everyone'
    union all
    select room.project_id, room.audience, room.title, users.* from room join users
      on users.id = any (room.member_ids) and users.role = any (${[...staffRoles]})
    union all
    -- Admins see every conversation; those that they have opened concern them.
    select room.project_id, room.audience, room.title, users.* from room
    join chat_reads opened on opened.project_id = room.project_id and opened.audience = room.audience
    join users on users.id = opened.user_id and users.role = 'admin' and users.id <> all (room.member_ids)
  )
  select reader.id as user_id, reader.name, reader.email, reader.role, reader.project_id, reader.audience, reader.title,
    count(*)::int as count, max(recent.seq) as newest,
    (array_agg(recent.id order by recent.seq desc))[1] as newest_id, min(recent.created_at) as since,
    coalesce(max(mark.seq), 0) as after,
    array_agg(distinct recent.sender_name order by recent.sender_name) as senders
  from reader
  join recent on recent.project_id = reader.project_id and recent.audience = reader.audience
  left join chat_reads seen on seen.project_id = reader.project_id and seen.audience = reader.audience
    and seen.user_id = reader.id
  left join (${mark}) mark on mark.project_id = reader.project_id and mark.audience = reader.audience
    and mark.user_id = reader.id
  left join notification_preferences wish on wish.user_id = reader.id and wish.kind = 'chat_unread'
  left join notification_preferences told on told.user_id = reader.id and told.kind = 'chat_mention'
  where ${readers}
    and reader.email_verified and reader.deleted_at is null and reader.deactivated_at is null
    and coalesce(wish.email, reader.role = any (${rolesWith('chat_unread', 'email')}))
    and recent.sender_id is distinct from reader.id
    and recent.seq > greatest(coalesce(seen.seq, 0), coalesce(mark.seq, 0))
    and not (
      (
        coalesce(told.email, reader.role = any (${rolesWith('chat_mention', 'email')}))
        or coalesce(told.digest, reader.role = any (${rolesWith('chat_mention', 'digest')}))
      )
      and exists (select from chat_mentions m where m.message_id = recent.id and m.user_id = reader.id)
    )
  group by reader.id, reader.name, reader.email, reader.role, reader.project_id, reader.audience, reader.title
  order by min(recent.created_at)`

type UnreadRow = Room & {
  user_id: string
  name: string
  email: string
  role: Role
  title: string
  count: number
  newest: number
  newest_id: string
  since: string
  /** The number of the last message in a mail. */
  after: number
  senders: string[]
}

/** Readers without a recent mail who have had an unread message for this long. */
export async function listUnreadForMails(
  tx: Tx,
  { minutes, pauseHours }: { minutes: number; pauseHours: number },
): Promise<UnreadRow[]> {
  const { rows } = await sql<UnreadRow & { is_due: boolean }>`
    select *, min(since) over (partition by user_id) <= now() - make_interval(mins => ${minutes}) as is_due
    from (${unread(
      sql`select * from chat_mails`,
      sql`not exists (
        select from chat_mails lately
        where lately.user_id = reader.id and lately.sent_at > now() - make_interval(hours => ${pauseHours})
      )`,
    )}) found`.execute(tx)
  return rows.filter((row) => row.is_due)
}

/** Of one person, after these numbers. */
export async function readUnreadOf(
  tx: Tx,
  userId: string,
  rooms: (Room & { after: number })[],
): Promise<UnreadRow[]> {
  const mark = sql`
    select project_id, audience, ${userId}::uuid as user_id, seq
    from unnest(
      ${rooms.map((room) => room.project_id)}::uuid[], ${rooms.map((room) => room.audience)}::text[],
      ${rooms.map((room) => room.after)}::bigint[]
    ) as given (project_id, audience, seq)`
  const { rows } =
    await sql<UnreadRow>`${unread(mark, sql`reader.id = ${userId} and mark.user_id is not null`)}`.execute(tx)
  return rows
}

export async function markMailed(tx: Tx, rows: UnreadRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('chat_mails')
    .values(
      rows.map(({ project_id, audience, user_id, newest }) => ({
        project_id,
        audience,
        user_id,
        seq: newest,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'audience', 'user_id']).doUpdateSet({
        seq: (row) => row.ref('excluded.seq'),
        sent_at: sql`now()`,
      }),
    )
    .execute()
}
