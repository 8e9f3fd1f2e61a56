import type { Actor, Person } from '@trusswell/domain/actor.ts'
import type { ContactPatch, ContactSubmission } from '@trusswell/domain/contact.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { notificationRequested } from '../notifications/events.ts'
import { listStaffNames } from '../users/repository.ts'
import { getContact, updateContact } from './repository.ts'

type Edit = {
  id: string
  patch: ContactPatch
  /** The notification is delayed by this time, so that an undo can prevent it. */
  undoSeconds?: number
}

export async function editContact(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { id, patch, undoSeconds = 0 }: Edit,
): Promise<ContactSubmission> {
  const before = await getContact(tx, id)
  await mustRepeat(() => before)
  const { version, ...changes } = patch
  if (before.deleted_at === null && changesNothing(before, changes, version)) return before
  const { assignee_id } = changes
  if (assignee_id && assignee_id !== before.assignee_id) await mustBeAssignable(tx, assignee_id)
  const contact = await updateContact(tx, id, patch)
  await noteEdit(tx, actor, contact, Object.keys(changes))
  if (contact.assignee_id !== before.assignee_id)
    await tellAssignee(tx, emit, actor, { contact, undoSeconds })
  return contact
}

const noteEdit = (tx: Tx, actor: Actor, contact: ContactSubmission, fields: string[]) =>
  writeAudit(tx, actor, {
    action: 'contact.updated',
    entity: 'contact_submission',
    entity_id: contact.id,
    details: { fields, status: contact.status, assignee_id: contact.assignee_id },
  })

async function mustBeAssignable(tx: Tx, id: string): Promise<void> {
  const staff = await listStaffNames(tx)
  if (!staff.some((person) => person.id === id)) {
    throw invalidField('assignee_id', 'Choose an admin or a manager')
  }
}

/** Doesn't notify people who assign an enquiry to themselves. */
async function tellAssignee(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { contact, undoSeconds }: { contact: ContactSubmission; undoSeconds: number },
): Promise<void> {
  const { id, version, assignee_id } = contact
  if (assignee_id === null || assignee_id === actor.id) return
  await emit(
    tx,
    notificationRequested,
    {
      kind: 'enquiry_assigned',
      event_key: `enquiry_assigned:${id}:${version}`,
      subject: { type: 'enquiry', id },
      actor_id: actor.id,
      detail: assignee_id,
    },
    { afterSeconds: undoSeconds },
  )
}
