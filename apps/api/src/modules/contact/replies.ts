import type { Person } from '@trusswell/domain/actor.ts'
import type { ContactReply } from '@trusswell/domain/contact-work.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { contactReplied } from './events.ts'
import { getContact, updateContact } from './repository.ts'

const columns = [
  'id',
  sql<string | null>`(select name from users where users.id = contact_replies.author_id)`.as('author_name'),
  'email',
  'text',
  'sent_at',
  'failed_at',
  'created_at',
] as const

/** Oldest first, as in a mail program. */
export const listReplies = (tx: Reader, contactId: string): Promise<ContactReply[]> =>
  tx
    .selectFrom('contact_replies')
    .select(columns)
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute()

/** Stores the reply; the mail goes out after the commit. A new enquiry is in progress from then on, and has an assignee. */
export async function replyToContact(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { contact_id, text }: { contact_id: string; text: string },
): Promise<ContactReply> {
  const contact = await getContact(tx, contact_id)
  if (contact.deleted_at) throw notFound()
  const id = newId()
  await tx
    .insertInto('contact_replies')
    .values({ id, contact_id, author_id: actor.id, email: contact.email, text })
    .execute()
  const changes = {
    ...(contact.status === 'new' ? { status: 'in-progress' as const } : {}),
    ...(contact.assignee_id === null ? { assignee_id: actor.id } : {}),
  }
  if (Object.keys(changes).length > 0) {
    await updateContact(tx, contact_id, { version: contact.version, ...changes })
  }
  await writeAudit(tx, actor, {
    action: 'contact.replied',
    entity: 'contact_submission',
    entity_id: contact_id,
    details: { reply_id: id, ...changes },
  })
  // The job's id makes the Message-ID, which later replies refer to.
  await emit(tx, contactReplied, { reply_id: id }, { id })
  return tx.selectFrom('contact_replies').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

/** A reply for its mail: the enquiry, who wrote it, and the mails of the thread so far, oldest first. */
export async function findReply(tx: Reader, id: string) {
  const reply = await tx
    .selectFrom('contact_replies')
    .select([
      ...columns,
      'contact_id',
      'author_id',
      sql<boolean>`created_at < now() - interval '4 hours'`.as('has_waited_long'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!reply) return null
  const confirmed = await tx
    .selectFrom('mail_deliveries')
    .select('id')
    .where('subject_id', '=', reply.contact_id)
    .where('kind', '=', 'contact.confirm-to-sender')
    .where('state', '=', 'sent')
    // It went to the address that the visitor entered.
    .where((row) =>
      row.exists(
        row
          .selectFrom('contact_submissions')
          .select('id')
          .where('id', '=', reply.contact_id)
          .where(sql<boolean>`coalesce(original ->> 'email', email) = ${reply.email}`),
      ),
    )
    .execute()
  const earlier = await tx
    .selectFrom('contact_replies')
    .select('id')
    .where('contact_id', '=', reply.contact_id)
    .where('email', '=', reply.email)
    // The recipient never got these.
    .where('failed_at', 'is', null)
    .where((row) =>
      row.or([
        row('created_at', '<', reply.created_at),
        row.and([row('created_at', '=', reply.created_at), row('id', '<', id)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    ...reply,
    is_first: earlier.length === 0,
    thread: [...confirmed, ...earlier].map((mail) => mail.id),
  }
}

/** False if its outcome is known already. */
export async function setReplyOutcome(tx: Tx, id: string, outcome: 'sent' | 'failed'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact_replies')
    .set(outcome === 'sent' ? { sent_at: sql`now()` } : { failed_at: sql`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
