import type { Role } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export const findAttachment = (tx: Tx, fileId: string) =>
  tx
    .selectFrom('chat_attachments')
    .select(['project_id', 'visibility', 'message_id', 'thumbnail_id'])
    .where('file_id', '=', fileId)
    .executeTakeFirst()

/** False when it has one, or the attachment is gone. */
export async function setThumbnail(
  tx: Tx,
  fileId: string,
  { id, width, height }: { id: string; width: number; height: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_attachments')
    .set({ thumbnail_id: id, thumbnail_width: width, thumbnail_height: height })
    .where('file_id', '=', fileId)
    .where('thumbnail_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Appends an event to the message's room for a change made by the system. */
export async function appendCheckedFile(tx: Tx, messageId: string): Promise<void> {
  await sql`
    with target as (
      select project_id, audience from chat_messages where id = ${messageId} and deleted_at is null for no key update
    ), room as (
      update chat_rooms set head = head + 1 from target
      where chat_rooms.project_id = target.project_id and chat_rooms.audience = target.audience
      returning chat_rooms.project_id, chat_rooms.audience, head
    ), event as (
      insert into chat_events (project_id, audience, seq, kind, message_id)
      select project_id, audience, head, 'edited', ${messageId}::uuid from room
    )
    update chat_messages set rev = head from room where id = ${messageId}`.execute(tx)
}

/** Uploaded a day ago and never sent. */
export async function takeUnsent(tx: Tx): Promise<string[]> {
  const rows = await tx
    .deleteFrom('chat_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .returning(['file_id', 'thumbnail_id'])
    .execute()
  return rows.flatMap((row) => [row.file_id, row.thumbnail_id ?? []].flat())
}

/** Null when it was deleted meanwhile, or its project was. */
export async function findMention(tx: Tx, messageId: string) {
  const row = await tx
    .selectFrom('chat_messages as m')
    .innerJoin('projects as p', 'p.id', 'm.project_id')
    .select(['m.sender_id', 'm.sender_name', 'm.audience', 'p.id as project_id', 'p.title'])
    .where('m.id', '=', messageId)
    .where('m.deleted_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Null once it was answered, or its project was deleted. */
export async function findUnanswered(tx: Tx, messageId: string) {
  type Unanswered = { sender_id: string | null; sender_name: string; project_id: string; title: string }
  const { rows } = await sql<Unanswered>`
    select message.sender_id, message.sender_name, project.id as project_id, project.title from chat_rooms room
    join chat_messages message on message.id = room.waiting_id
    join projects project on project.id = room.project_id and project.deleted_at is null
    where room.waiting_id = ${messageId}`.execute(tx)
  return rows[0] ?? null
}

/** Who answers for a project: its managers or, while it has none, the admins. */
export async function listResponsible(tx: Tx, projectId: string): Promise<{ id: string; role: Role }[]> {
  const { rows } = await sql<{ id: string; role: Role }>`
    with manager as (
      select users.id, users.role from project_members member
      join users on users.id = member.user_id and users.deleted_at is null and users.deactivated_at is null
      where member.project_id = ${projectId} and member.duty = 'project_manager'
    )
    select id, role from manager
    union all
    select id, role from users
    where role = 'admin' and deleted_at is null and deactivated_at is null and not exists (select from manager)
    order by id`.execute(tx)
  return rows
}

/** Those mentioned who can still read the message. */
export async function listMentioned(tx: Tx, messageId: string): Promise<{ id: string; role: Role }[]> {
  const { rows } = await sql<{ id: string; role: Role }>`
    select users.id, users.role from chat_mentions mention
    join users on users.id = mention.user_id and users.deleted_at is null and users.deactivated_at is null
    join projects on projects.id = mention.project_id
    where mention.message_id = ${messageId} and (
      users.role = 'admin'
      or (users.role = 'manager' and users.id = any (projects.member_ids))
      or (mention.audience = 'everyone' and users.organisation_id = projects.organisation_id)
    )
    order by users.id`.execute(tx)
  return rows
}
