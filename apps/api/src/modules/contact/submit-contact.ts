import type { Actor } from '@trusswell/domain/actor.ts'
import type { ContactReceipt, ContactRequest } from '@trusswell/domain/contact.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Emit } from '../events.ts'
import { insertContact } from './repository.ts'

export async function submitContact(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  { form_token: _token, proof: _proof, website: _website, status: _status, ...fields }: ContactRequest,
): Promise<ContactReceipt> {
  const { consent_notice, ...shown } = fields
  const receipt = { id: newId(), ...shown, status: 'new' as const, created_at: new Date().toISOString() }
  await insertContact(tx, { ...receipt, consent_notice })
  await writeAudit(tx, actor, {
    action: 'contact.submitted',
    entity: 'contact_submission',
    entity_id: receipt.id,
    details: { consent_notice },
    personal: {
      subject_id: receipt.id,
      values: { name: `${fields.first_name} ${fields.last_name}`, email: fields.email },
    },
  })
  await emit(tx, 'contact.submitted', { contact_id: receipt.id })
  return receipt
}
