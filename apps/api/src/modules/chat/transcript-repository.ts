import type { TranscriptQuery } from '@trusswell/domain/chat.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Reader } from '../../platform/database.ts'
import { messageColumns, type MessageRow, type Room } from './log.ts'

type Row = MessageRow & { reply_sender: string | null; reply_text: string | null }
/** What is shown of it, and so stored until the worker has drawn it. */
export type TranscriptMessage = ReturnType<typeof shownOf>

type Period = z.infer<typeof TranscriptQuery>

/** Days are those of India. */
const within = ({ project_id, audience }: Room, { from, to }: Period) => sql`
  message.project_id = ${project_id} and message.audience = ${audience}
    and (${from ?? null}::date is null
      or message.created_at >= ${from ?? null}::date::timestamp at time zone 'Asia/Kolkata')
    and (${to ?? null}::date is null
      or message.created_at < (${to ?? null}::date + 1)::timestamp at time zone 'Asia/Kolkata')`

/** How long it would be, of at most `limit` messages: a line of the page has about 90 letters. */
export async function measureTranscript(
  reader: Reader,
  room: Room,
  { limit, ...period }: Period & { limit: number },
): Promise<{ messages: number; lines: number }> {
  const { rows } = await sql<{ messages: number; lines: number }>`
    select count(*)::int as messages, coalesce(sum(lines), 0)::int as lines from (
      select 2 + length(text) / 90 + length(text) - length(replace(text, chr(10), '')) as lines
      from chat_messages message where ${within(room, period)} limit ${limit}
    ) measured`.execute(reader)
  return rows[0] ?? { messages: 0, lines: 0 }
}

/** Oldest first. */
export async function readTranscript(
  reader: Reader,
  room: Room,
  period: Period,
): Promise<TranscriptMessage[]> {
  const { rows } = await sql<Row>`
    select ${messageColumns('message')}, answered.sender_name as reply_sender, left(answered.text, 200) as reply_text
    from chat_messages message left join chat_messages answered on answered.id = message.reply_to
    where ${within(room, period)}
    order by message.seq`.execute(reader)
  return rows.map(shownOf)
}

const shownOf = (row: Row) => ({
  sender_name: row.sender_name,
  from_staff: row.from_staff,
  text: row.text,
  created_at: row.created_at,
  is_edited: row.edited_at !== null,
  is_deleted: row.deleted_at !== null,
  reply_sender: row.reply_sender,
  reply_text: row.reply_text,
  files: row.attachments.map((file) => file.name),
})

export const findTranscriptProject = (reader: Reader, id: string) =>
  reader
    .selectFrom('projects')
    .leftJoin('organisations', 'organisations.id', 'projects.organisation_id')
    .select(['projects.title', 'organisations.display_name as client'])
    .where('projects.id', '=', id)
    .executeTakeFirstOrThrow()
