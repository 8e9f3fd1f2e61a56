import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'

type Latest = { project_id: string; from_staff: boolean; sender_name: string; created_at: string }

/** The latest message of each conversation with a client that has one. */
export async function listLatest(reader: Reader, projectIds: string[]): Promise<Latest[]> {
  const { rows } = await sql<Latest>`
    select wanted.project_id, latest.* from unnest(${projectIds}::uuid[]) as wanted (project_id), lateral (
      select from_staff, sender_name, created_at from chat_messages
      where chat_messages.project_id = wanted.project_id and audience = 'everyone' and deleted_at is null
      order by seq desc limit 1
    ) latest`.execute(reader)
  return rows
}

export const isFromStaff = ({ from_staff }: Latest) => from_staff
