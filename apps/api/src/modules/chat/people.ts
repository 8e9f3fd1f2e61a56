import type { Tx } from '../../platform/database.ts'
import { markRemoved } from '../../platform/files/records.ts'
import type { ExportPerson } from '../manifest.ts'

/** Messages stay, because they are the other side's record as well; their author is anonymised. */
export async function eraseSenders(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('chat_messages')
    .set({ sender_id: null, sender_name: 'Former user', sender_avatar: null })
    .where('sender_id', 'in', ids)
    .execute()
  await tx.updateTable('chat_events').set({ actor_id: null }).where('actor_id', 'in', ids).execute()
  await tx
    .updateTable('chat_attachments')
    .set({ uploaded_by: null })
    .where('uploaded_by', 'in', ids)
    .execute()
  await tx.deleteFrom('chat_mentions').where('user_id', 'in', ids).execute()
}

/** A room's rows are deleted with it; the nightly sweep deletes files without a row. */
export async function emptyRooms(tx: Tx, projectId: string): Promise<void> {
  const files = await tx
    .selectFrom('chat_attachments')
    .select(['file_id', 'thumbnail_id'])
    .where('project_id', '=', projectId)
    .execute()
  await tx.deleteFrom('chat_rooms').where('project_id', '=', projectId).execute()
  for (const id of files.flatMap(({ file_id, thumbnail_id }) => [file_id, thumbnail_id])) {
    if (id !== null) await markRemoved(tx, id)
  }
}

export const exportOwnChat: ExportPerson = ({ db }, person) =>
  db.read(person, async (reader) => ({
    chat_messages: await reader
      .selectFrom('chat_messages')
      .select(['id', 'project_id', 'audience', 'text', 'created_at', 'edited_at', 'deleted_at'])
      .where('sender_id', '=', person.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    chat_files: await reader
      .selectFrom('chat_attachments')
      .innerJoin('files', 'files.id', 'chat_attachments.file_id')
      .select(['files.id', 'project_id', 'files.name', 'files.size', 'chat_attachments.created_at'])
      .where('uploaded_by', '=', person.id)
      .orderBy('chat_attachments.created_at')
      .orderBy('files.id')
      .execute(),
    chat_reads: await reader
      .selectFrom('chat_reads')
      .select(['project_id', 'audience', 'seq', 'read_at'])
      .where('user_id', '=', person.id)
      .orderBy('project_id')
      .execute(),
    chat_mentions: await reader
      .selectFrom('chat_mentions')
      .select(['project_id', 'message_id', 'audience'])
      .where('user_id', '=', person.id)
      .orderBy('message_id')
      .execute(),
  }))
