import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { foundBy } from '../../platform/paging.ts'
import { messageColumns, type MessageRow, type Room } from './log.ts'

/** Newest first. Found by the function's index, read under the policies. */
export async function findMessages(
  reader: Reader,
  { project_id, audience }: Room,
  { words, before, limit }: { words: string; before?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns('message')} from chat_messages message
    where message.project_id = ${project_id} and message.audience = ${audience} and message.id = ${foundBy(
      sql`find_message_ids(${project_id}, ${audience}, ${words}, ${before ?? null}, ${limit})`,
    )}
    order by message.seq desc`.execute(reader)
  return rows
}
