import type { ExportPerson } from '../manifest.ts'

/** What a member of staff wrote to enquirers, without their addresses. */
export const exportOwnReplies: ExportPerson = ({ db }, person) =>
  db.read(person, async (reader) => ({
    contact_replies: await reader
      .selectFrom('contact_replies')
      .select(['id', 'contact_id', 'text', 'sent_at', 'created_at'])
      .where('author_id', '=', person.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  }))
