import type { Actor } from '@trusswell/domain/actor.ts'
import type { ContactPatch, ContactSubmission } from '@trusswell/domain/contact.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { getContact, updateContact } from './repository.ts'

export async function editContact(
  tx: Tx,
  actor: Actor,
  id: string,
  patch: ContactPatch,
): Promise<ContactSubmission> {
  const before = await getContact(tx, id)
  await mustRepeat(() => before)
  const { version, ...changes } = patch
  if (before.deleted_at === null && changesNothing(before, changes, version)) return before
  const contact = await updateContact(tx, id, patch)
  await writeAudit(tx, actor, {
    action: 'contact.updated',
    entity: 'contact_submission',
    entity_id: contact.id,
    details: { fields: Object.keys(changes), status: contact.status },
  })
  return contact
}
