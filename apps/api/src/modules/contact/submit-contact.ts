import type { Actor } from '@trusswell/domain/actor.ts'
import type { CallWindow } from '@trusswell/domain/call-windows.ts'
import {
  fullName,
  type ContactFields,
  type ContactReceipt,
  type ContactSource,
} from '@trusswell/domain/contact.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { writtenReference } from '../../platform/written-reference.ts'
import { insertContact } from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { contactSubmitted } from './events.ts'
import { notificationRequested } from '../notifications/events.ts'

export async function submitContact(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  {
    fields,
    source,
    consent_notice,
    call_window = null,
  }: {
    fields: ContactFields
    source: ContactSource
    consent_notice: string
    call_window?: CallWindow | null
  },
): Promise<ContactReceipt> {
  const row = { id: newId(), ...fields, status: 'new' as const, created_at: new Date().toISOString() }
  await insertContact(tx, { ...row, source, consent_notice, call_window })
  const receipt = { ...row, reference: await writtenReference(tx) }
  await writeAudit(tx, actor, {
    action: 'contact.submitted',
    entity: 'contact_submission',
    entity_id: receipt.id,
    details: { consent_notice, source },
    personal: { subject_id: receipt.id, values: { name: fullName(fields), email: fields.email } },
  })
  await emit(tx, contactSubmitted, { contact_id: receipt.id })
  await emit(tx, notificationRequested, enquiryReceived(receipt.id))
  return receipt
}

export const enquiryReceived = (id: string) => ({
  kind: 'enquiry_received' as const,
  event_key: `enquiry_received:${id}`,
  subject: { type: 'enquiry' as const, id },
  actor_id: null,
  detail: null,
})
