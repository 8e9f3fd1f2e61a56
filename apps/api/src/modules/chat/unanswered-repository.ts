import { isOverdue, type WorkingHours } from '@trusswell/domain/working-hours.ts'
import type { Unanswered } from '@trusswell/domain/overviews.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'

/** How many an overview names. */
const most = 20

type WaitingRow = Omit<Unanswered, 'overdue'>

const waitingMessages = sql`
  from chat_rooms room
  join chat_messages message on message.id = room.waiting_id
  join projects project on project.id = room.project_id and project.deleted_at is null`
const columns = sql`
  project.id as project_id, project.title as project_title, message.id as message_id, message.sender_name,
  message.created_at as since`

type Clock = { hours: WorkingHours; now: number }
const withClock =
  ({ hours, now }: Clock) =>
  (row: WaitingRow): Unanswered => ({ ...row, overdue: isOverdue(hours, Date.parse(row.since), now) })

/** Unanswered messages in the projects whose team includes the user, oldest first. */
export async function listUnanswered(reader: Reader, userId: string, clock: Clock): Promise<Unanswered[]> {
  const { rows } = await sql<WaitingRow>`
    select ${columns} ${waitingMessages}
    where ${userId}::uuid = any (project.member_ids) order by since, message.id limit ${most}`.execute(reader)
  return rows.map(withClock(clock))
}

/** In all projects that the reader sees. */
export async function countUnanswered(reader: Reader, clock: Clock) {
  const { rows } = await sql<WaitingRow>`select ${columns} ${waitingMessages}`.execute(reader)
  return { total: rows.length, overdue: rows.map(withClock(clock)).filter((row) => row.overdue).length }
}

type Waiting = { message_id: string; since: string; newest_id: string }

export async function findWaiting(reader: Reader, projectId: string): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select message.id as message_id, message.created_at as since, (
      select id from chat_messages
      where project_id = room.project_id and audience = room.audience and deleted_at is null
      order by seq desc limit 1
    ) as newest_id ${waitingMessages}
    where room.project_id = ${projectId}`.execute(reader)
  return rows[0] ?? null
}

/** Blocks other writes to the conversation until the transaction ends. */
export const lockConversation = (tx: Tx, projectId: string) =>
  sql`select from chat_rooms where project_id = ${projectId} and audience = 'everyone' for update`.execute(tx)

/** The room is locked already. What waits is the client's next message after this number; true when that is a change. */
export async function skipWaiting(
  tx: Tx,
  projectId: string,
  { seq, onlyFrom }: { seq: number; onlyFrom?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update chat_rooms set waiting_id = (
      select id from chat_messages
      where project_id = ${projectId} and audience = 'everyone' and seq > ${seq} and not from_staff and deleted_at is null
      order by seq limit 1
    )
    where project_id = ${projectId} and audience = 'everyone'
      and waiting_id = ${
        onlyFrom
          ? sql`${onlyFrom}::uuid`
          : sql`any (array(
        select id from chat_messages where project_id = ${projectId} and audience = 'everyone' and seq <= ${seq}
          and id = chat_rooms.waiting_id
      ))`
      }
    returning 1`.execute(tx)
  return rows.length > 0
}

/** What managers have to be reminded of, unless they were. */
export async function listToRemind(tx: Tx, clock: Clock): Promise<Unanswered[]> {
  const { rows } = await sql<WaitingRow>`
    select ${columns} ${waitingMessages}
    where room.reminded_id is distinct from room.waiting_id order by since, message.id`.execute(tx)
  return rows.map(withClock(clock)).filter((row) => row.overdue)
}

export const setReminded = (tx: Tx, { project_id, message_id }: Unanswered) =>
  tx
    .updateTable('chat_rooms')
    .set({ reminded_id: message_id })
    .where('project_id', '=', project_id)
    .where('audience', '=', 'everyone')
    .execute()
