import { staffRoles } from '@trusswell/domain/actor-values.ts'
import { mostUnread } from '@trusswell/domain/chat-values.ts'
import type { ChatPerson, ChatRead } from '@trusswell/domain/chat.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { messageColumns, type AttachmentRow, type MessageRow, type Room } from './log.ts'

export type RoomState = { head: number; log_id: string }

export async function findRoom(reader: Reader, { project_id, audience }: Room): Promise<RoomState | null> {
  const row = await reader
    .selectFrom('chat_rooms')
    .select(['head', 'log_id'])
    .where('project_id', '=', project_id)
    .where('audience', '=', audience)
    .executeTakeFirst()
  return row ?? null
}

/** Null becomes 404, so that a hidden room can't be told from one that doesn't exist. */
export async function getRoom(reader: Reader, room: Room): Promise<RoomState> {
  const found = await findRoom(reader, room)
  if (!found) throw notFound()
  return found
}

type Page<Row> = RoomState & { rows: Row[] }

/** Newest first. The head is read in the same statement: what the page doesn't show comes after it. */
export async function readMessages(
  reader: Reader,
  { project_id, audience }: Room,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Page<MessageRow>> {
  const { rows } = await sql<RoomState & Partial<MessageRow>>`
    select room.head, room.log_id, shown.*
    from chat_rooms room left join lateral (
      select ${messageColumns('message')} from chat_messages message
      where message.project_id = ${project_id} and message.audience = ${audience}
        and (${before ?? null}::bigint is null or message.seq < ${before ?? null}::bigint)
      order by message.seq desc limit ${limit}
    ) shown on true
    where room.project_id = ${project_id} and room.audience = ${audience}
    order by shown.seq desc`.execute(reader)
  return toPage(rows, (row): row is RoomState & MessageRow => typeof row.id === 'string')
}

export type EventRow = {
  number: number
  kind: 'new' | 'edited' | 'deleted' | 'access'
  at: string
  message: MessageRow | null
}

/** Oldest first, every number after `after`; a message is shown as it is now. */
export async function readEvents(
  reader: Reader,
  { project_id, audience }: Room,
  { after, limit }: { after: number; limit: number },
): Promise<Page<EventRow>> {
  const { rows } = await sql<RoomState & Partial<Omit<EventRow, 'message'> & MessageRow>>`
    select room.head, room.log_id, shown.*
    from chat_rooms room left join lateral (
      select event.seq as number, event.kind, event.at, ${messageColumns('message')}
      from chat_events event left join chat_messages message on message.id = event.message_id
      where event.project_id = ${project_id} and event.audience = ${audience} and event.seq > ${after}
      order by event.seq limit ${limit}
    ) shown on true
    where room.project_id = ${project_id} and room.audience = ${audience}
    order by shown.number`.execute(reader)
  const page = toPage(rows, (row): row is RoomState & Omit<EventRow, 'message'> & MessageRow => {
    return typeof row.number === 'number'
  })
  return {
    ...page,
    rows: page.rows.map(({ number, kind, at, ...message }) => ({
      number,
      kind,
      at,
      message: kind === 'access' ? null : message,
    })),
  }
}

/** The left join answers with one empty row when there is nothing but the room. */
function toPage<Row extends RoomState, Found extends Row>(
  rows: Row[],
  isFound: (row: Row) => row is Found,
): Page<Found> {
  const room = rows[0]
  if (!room) throw notFound()
  return { head: room.head, log_id: room.log_id, rows: rows.filter(isFound) }
}

export async function findMessage(reader: Reader, { project_id, audience }: Room, id: string) {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns('message')} from chat_messages message
    where message.id = ${id} and message.project_id = ${project_id} and message.audience = ${audience}`.execute(
    reader,
  )
  return rows[0] ?? null
}

export async function findByCid(
  reader: Reader,
  { project_id, audience }: Room,
  { sender_id, cid }: { sender_id: string; cid: string },
) {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns('message')} from chat_messages message
    where message.project_id = ${project_id} and message.audience = ${audience} and message.sender_id = ${sender_id}
      and message.cid = ${cid}`.execute(reader)
  return rows[0] ?? null
}

/** Files that this person uploaded to the room and hasn't sent yet, in the order of the ids. */
export async function findUnsent(
  reader: Reader,
  { project_id, audience }: Room,
  { uploaded_by, ids }: { uploaded_by: string; ids: string[] },
): Promise<AttachmentRow[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('chat_attachments as a')
    .innerJoin('files as f', 'f.id', 'a.file_id')
    .select([
      'f.id',
      'f.name',
      'f.type',
      'f.size',
      'f.state',
      'a.thumbnail_width as width',
      'a.thumbnail_height as height',
    ])
    .where('a.project_id', '=', project_id)
    .where('a.visibility', '=', audience)
    .where('a.uploaded_by', '=', uploaded_by)
    .where('a.message_id', 'is', null)
    .where('a.file_id', 'in', ids)
    .execute()
  return ids.flatMap((id) => rows.find((each) => each.id === id) ?? [])
}

/** What the message said from each event on; clients see none of it. */
export const listTexts = (reader: Reader, { project_id, audience }: Room, messageId: string) =>
  reader
    .selectFrom('chat_texts as t')
    .innerJoin('chat_events as e', (join) =>
      join
        .onRef('e.project_id', '=', 't.project_id')
        .onRef('e.audience', '=', 't.audience')
        .onRef('e.seq', '=', 't.seq'),
    )
    .select(['t.seq', 'e.at', 't.text as content'])
    .where('t.project_id', '=', project_id)
    .where('t.audience', '=', audience)
    .where('t.message_id', '=', messageId)
    .orderBy('t.seq')
    .execute()

/** A mark only moves forward, and not beyond the log. */
export async function markRead(
  tx: Tx,
  { project_id, audience }: Room,
  { user_id, seq }: { user_id: string; seq: number },
): Promise<ChatRead | null> {
  const { rows } = await sql<ChatRead>`
    insert into chat_reads (project_id, audience, user_id, name, seq)
    select room.project_id, room.audience, users.id, users.name, least(${seq}::bigint, room.head)
    from chat_rooms room, users
    where room.project_id = ${project_id} and room.audience = ${audience} and users.id = ${user_id}
    on conflict (project_id, audience, user_id) do update
      set seq = greatest(chat_reads.seq, excluded.seq), name = excluded.name, read_at = now()
    returning user_id as user, name, seq`.execute(tx)
  return rows[0] ?? null
}

export const listReads = (reader: Reader, { project_id, audience }: Room): Promise<ChatRead[]> =>
  reader
    .selectFrom('chat_reads')
    .select(['user_id as user', 'name', 'seq'])
    .where('project_id', '=', project_id)
    .where('audience', '=', audience)
    .orderBy('user_id')
    .execute()

/** Who takes part and can be mentioned, as far as the person sees them: the team, the client's people, for staff the admins. */
export async function listPeople(reader: Reader, { project_id, audience }: Room): Promise<ChatPerson[]> {
  const { rows } = await sql<ChatPerson>`
    select member.user_id as id, member.name, users.image as avatar, true as from_staff, member.duty
    from project_members member left join users on users.id = member.user_id
    where member.project_id = ${project_id} and member.user_id is not null
    union all
    select users.id, users.name, users.image, users.role = any (${[...staffRoles]}), null from users
    where users.deleted_at is null and users.deactivated_at is null
      and (
        users.role = 'admin'
        or (${audience} = 'everyone' and users.organisation_id = (
          select organisation_id from projects where id = ${project_id}
        ))
      )
      and not exists (
        select from project_members where project_id = ${project_id} and user_id = users.id
      )
    order by name, id`.execute(reader)
  return rows
}

/** Messages of others that the person hasn't read. */
export async function countUnread(
  reader: Reader,
  { project_id, audience }: Room,
  user_id: string,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from chat_messages
      where project_id = ${project_id} and audience = ${audience} and deleted_at is null
        and sender_id is distinct from ${user_id}
        and seq > coalesce((
          select seq from chat_reads
          where project_id = ${project_id} and audience = ${audience} and user_id = ${user_id}
        ), 0)
      order by seq limit ${mostUnread}
    ) as counted`.execute(reader)
  return rows[0]?.unread ?? 0
}

export const findSelf = (reader: Reader, id: string) =>
  reader.selectFrom('users').select(['name', 'image']).where('id', '=', id).executeTakeFirst()

export async function insertAttachment(
  tx: Tx,
  { project_id, audience }: Room,
  row: { file_id: string; uploaded_by: string },
): Promise<void> {
  await tx
    .insertInto('chat_attachments')
    .values({ ...row, project_id, visibility: audience })
    .execute()
}

/** A file of a conversation that the reader sees, or its thumbnail. */
export async function findAttachedFile(reader: Reader, id: string, part: 'file_id' | 'thumbnail_id') {
  const row = await reader
    .selectFrom('chat_attachments')
    .innerJoin('files', 'files.id', `chat_attachments.${part}`)
    .select(['files.id', 'files.name', 'files.type', 'files.size', 'files.state'])
    .where('chat_attachments.file_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Where these rooms are, with one query. */
export async function listHeads(reader: Reader, rooms: Room[]): Promise<(Room & RoomState)[]> {
  const { rows } = await sql<Room & RoomState>`
    select room.project_id, room.audience, room.head, room.log_id
    from unnest(${rooms.map((room) => room.project_id)}::uuid[], ${rooms.map((room) => room.audience)}::text[])
      as wanted (project_id, audience)
    join chat_rooms room on room.project_id = wanted.project_id and room.audience = wanted.audience`.execute(
    reader,
  )
  return rows
}
