import type { Person } from '@trusswell/domain/actor.ts'
import type { BulkContactProgress, ContactProgressChange } from '@trusswell/domain/bulk-contacts.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { defined } from '@trusswell/domain/defined.ts'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { listStaffNames } from '../users/repository.ts'
import { editContact } from './edit-contact.ts'

/** Changes those that have another status or assignee. `changed` is what an undo needs. */
export async function changeContacts(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { ids, ...wanted }: BulkContactProgress,
): Promise<{ data: ContactSubmission[]; changed: ContactProgressChange[] }> {
  const data: ContactSubmission[] = []
  const changed: ContactProgressChange[] = []
  for (const { id, version, status, assignee_id } of await lockContacts(tx, ids)) {
    const patch = { version, ...defined(wanted) }
    const contact = await editContact(tx, emit, actor, { id, patch, undoSeconds: bulkUndoSeconds })
    if (contact.version === version) continue
    data.push(contact)
    changed.push({ id, version: contact.version, status, assignee_id })
  }
  return { data, changed }
}

/** Null if the submission was changed since. An undo notifies no one. */
export async function undoProgress(
  tx: Tx,
  actor: Person,
  { id, version, status, assignee_id: before }: ContactProgressChange,
): Promise<ContactSubmission | null> {
  const [row] = await lockContacts(tx, [id])
  if (row?.version !== version) return null
  // A colleague who left in the meantime can't be assigned again.
  const [assignee] = before === null ? [] : await listStaffNames(tx, [before])
  const patch = { version, status, assignee_id: assignee?.id ?? null }
  return editContact(tx, async () => {}, actor, { id, patch })
}

/** In the order in which all changes lock them. */
const lockContacts = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('contact_submissions')
    .select(['id', 'version', 'status', 'assignee_id'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
