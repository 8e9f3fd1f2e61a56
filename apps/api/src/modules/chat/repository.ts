import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { messageColumns, type MessageRow, type Room } from './log.ts'

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
