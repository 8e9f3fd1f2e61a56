import { staffRoles } from '@trusswell/domain/actor-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Each audience of a project has a room with a log of its own. */
export type Room = { project_id: string; audience: ChatAudience }

export type AttachmentRow = {
  id: string
  name: string
  type: string
  size: number
  state: 'quarantined' | 'clean' | 'infected' | 'removed'
  /** Of its thumbnail, when it has one. */
  width: number | null
  height: number | null
}
export type MessageRow = {
  id: string
  seq: number
  rev: number
  sender_id: string | null
  sender_name: string
  sender_avatar: string | null
  from_staff: boolean
  text: string
  reply_to: string | null
  created_at: string
  edited_at: string | null
  deleted_at: string | null
  attachments: AttachmentRow[]
  mentions: string[]
}
/** The message as the event left it. */
export type Appended = { seq: number; at: string; message: MessageRow }
/** Whether another message waits for an answer now, or none. A hint for other screens, read without a lock. */
type Sent = Appended & { moves_waiting: boolean }

export type NewMessage = {
  id: string
  cid: string
  text: string
  reply_to: string | null
  /** Uploaded by the sender to this room, and not sent yet. */
  files: AttachmentRow[]
  mentions: string[]
}

// Each of the three raises the room's counter and adds the event in one statement, so that the room is locked for one round
// trip and a number is used by exactly one event.

/** Null when the person doesn't see the room, or one of the files isn't theirs to send. */
export async function appendMessage(
  tx: Tx,
  person: Person,
  { project_id, audience }: Room,
  { id, cid, text, reply_to, files, mentions }: NewMessage,
): Promise<Sent | null> {
  const fileIds = files.map((file) => file.id)
  const { rows } = await sql<SentRow>`
    with before as (
      select waiting_id from chat_rooms where project_id = ${project_id} and audience = ${audience}
    ), room as (
      update chat_rooms set head = head + 1, waiting_id = ${waitingAfter(person, audience, id)}
      where project_id = ${project_id} and audience = ${audience} returning head, waiting_id
    ), event as (
      insert into chat_events (project_id, audience, seq, kind, message_id, actor_id)
      select ${project_id}::uuid, ${audience}, head, 'new', ${id}::uuid, ${person.id}::uuid from room returning at
    ), text as (
      insert into chat_texts (project_id, audience, seq, message_id, text)
      select ${project_id}::uuid, ${audience}, head, ${id}::uuid, ${text} from room
    ), message as (
      insert into chat_messages (
        id, project_id, audience, seq, rev, sender_id, sender_name, sender_avatar, from_staff, cid, text, reply_to
      )
      select ${id}::uuid, ${project_id}::uuid, ${audience}, head, head, users.id, users.name, users.image,
        users.role = any (${[...staffRoles]}), ${cid}::uuid, ${text}, ${reply_to}::uuid
      from room, users where users.id = ${person.id}
      returning seq, sender_name, sender_avatar, from_staff, created_at
    ), attached as (
      update chat_attachments set message_id = ${id}::uuid, position = wanted.position::smallint
      from unnest(${fileIds}::uuid[]) with ordinality as wanted (file_id, position)
      where chat_attachments.file_id = wanted.file_id and project_id = ${project_id} and visibility = ${audience}
        and uploaded_by = ${person.id} and message_id is null
      returning chat_attachments.file_id
    ), mentioned as (
      insert into chat_mentions (project_id, audience, message_id, user_id)
      select ${project_id}::uuid, ${audience}, ${id}::uuid, user_id from room, unnest(${mentions}::uuid[]) as user_id
    )
    select message.*, event.at, (select count(*)::int from attached) as attached,
      before.waiting_id is distinct from room.waiting_id as moves_waiting
    from message, event, before, room`.execute(tx)
  const sent = rows[0]
  if (!sent || sent.attached !== files.length) return null
  const { at, attached: _attached, moves_waiting, ...facts } = sent
  const message: MessageRow = {
    ...facts,
    id,
    rev: sent.seq,
    sender_id: person.id,
    text,
    reply_to,
    edited_at: null,
    deleted_at: null,
    attachments: files,
    mentions,
  }
  return { seq: sent.seq, at, message, moves_waiting }
}
/** Staff answer everything before; a client's message waits unless an earlier one does. */
export const waitingAfter = ({ role }: Person, audience: ChatAudience, id: string) =>
  audience === 'internal' || role !== 'client' ? sql`null` : sql`coalesce(waiting_id, ${id}::uuid)`

type SentRow = Pick<MessageRow, 'seq' | 'sender_name' | 'sender_avatar' | 'from_staff' | 'created_at'> & {
  at: string
  attached: number
  moves_waiting: boolean
}

type Change =
  | { kind: 'edited'; id: string; rev: number | undefined; text: string; mentions: string[] }
  | { kind: 'deleted'; id: string }

/** Null when there is no such message of this person, it is deleted, or it isn't at the given `rev` any more. */
export async function appendChange(
  tx: Tx,
  person: Person,
  { project_id, audience }: Room,
  change: Change,
): Promise<Appended | null> {
  const isEdit = change.kind === 'edited'
  const text = isEdit ? change.text : ''
  const rev = isEdit ? (change.rev ?? null) : null
  const mentions = isEdit ? change.mentions : []
  const { rows } = await sql<MessageRow & { at: string }>`
    with target as (
      select id from chat_messages
      where id = ${change.id} and project_id = ${project_id} and audience = ${audience} and sender_id = ${person.id}
        and deleted_at is null and (${rev}::bigint is null or rev = ${rev}::bigint)
      for no key update
    ), room as (
      update chat_rooms set head = head + 1
      where project_id = ${project_id} and audience = ${audience} and exists (select from target)
      returning head
    ), event as (
      insert into chat_events (project_id, audience, seq, kind, message_id, actor_id)
      select ${project_id}::uuid, ${audience}, head, ${change.kind}, ${change.id}::uuid, ${person.id}::uuid from room
      returning at
    ), text as (
      insert into chat_texts (project_id, audience, seq, message_id, text)
      select ${project_id}::uuid, ${audience}, head, ${change.id}::uuid, ${text} from room where ${text} <> ''
    ), mentioned as (
      insert into chat_mentions (project_id, audience, message_id, user_id)
      select ${project_id}::uuid, ${audience}, ${change.id}::uuid, user_id
      from room, unnest(${mentions}::uuid[]) as user_id
      on conflict do nothing
    ), message as (
      update chat_messages set text = ${text}, rev = head,
        edited_at = case when ${isEdit} then clock_timestamp() else edited_at end,
        deleted_at = case when ${isEdit} then null else clock_timestamp() end
      from room where chat_messages.id = ${change.id}
      returning chat_messages.*
    )
    select ${messageColumns('message')}, event.at from message, event`.execute(tx)
  const row = rows[0]
  if (!row) return null
  const { at, ...message } = row
  return {
    seq: message.rev,
    at,
    message: { ...message, mentions: [...new Set([...message.mentions, ...mentions])] },
  }
}

/** What is shown of a message, with its files and whom it mentions. */
export const messageColumns = (table: string) => {
  const of = sql.ref(table)
  return sql`
    ${of}.id, ${of}.seq, ${of}.rev, ${of}.sender_id, ${of}.sender_name, ${of}.sender_avatar, ${of}.from_staff, ${of}.text,
    ${of}.reply_to, ${of}.created_at, ${of}.edited_at, ${of}.deleted_at,
    case when ${of}.deleted_at is not null then '[]'::jsonb else coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', f.id, 'name', f.name, 'type', f.type, 'size', f.size, 'state', f.state,
        'width', a.thumbnail_width, 'height', a.thumbnail_height
      ) order by a.position)
      from chat_attachments a join files f on f.id = a.file_id
      where a.project_id = ${of}.project_id and a.visibility = ${of}.audience and a.message_id = ${of}.id
    ), '[]'::jsonb) end as attachments,
    coalesce((
      select jsonb_agg(m.user_id order by m.user_id) from chat_mentions m where m.message_id = ${of}.id
    ), '[]'::jsonb) as mentions`
}
