import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import type { PaymentRequest } from '@trusswell/domain/payments.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { stamp } from '../../platform/request-context.ts'
import { notifyOfPayment } from './notify-of-facts.ts'

type Project = { id: string; client_id: string | null; organisation_id: string | null }

/** A client begins to pay, or staff ask the client of a project for a payment. Either way it is pending. */
export async function createPayment(
  emit: Emit,
  tx: Tx,
  person: Person,
  project: Project,
  { amount, due_date = null, ...fields }: PaymentRequest,
): Promise<string> {
  const isRequest = isStaffRole(person.role)
  if (!isRequest && due_date !== null) throw invalidField('due_date', 'Only staff can set a due date')
  const id = newId()
  await tx
    .insertInto('payments')
    .values({
      id,
      project_id: project.id,
      organisation_id: project.organisation_id,
      client_id: isRequest ? project.client_id : person.id,
      requested_by: isRequest ? person.id : null,
      amount_paise: toPaise(amount),
      due_date,
      ...fields,
      ...stamp('created_at'),
    })
    .execute()
  await writeAudit(tx, person, {
    action: isRequest ? 'payment.requested' : 'payment.added',
    entity: 'payment',
    entity_id: id,
    details: { project_id: project.id, amount_paise: toPaise(amount), method: fields.payment_method },
  })
  if (isRequest)
    await notifyOfPayment(emit, tx, {
      kind: 'payment_requested',
      id,
      object_id: 'first',
      actor_id: person.id,
      detail: null,
    })
  return id
}
