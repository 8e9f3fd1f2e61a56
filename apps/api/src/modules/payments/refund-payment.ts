import type { Person } from '@trusswell/domain/actor.ts'
import type { AdminPayment, RefundRequest } from '@trusswell/domain/admin-payments.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { facts, getAdminPayment } from './admin-repository.ts'
import { applyFacts } from './apply-facts.ts'
import type { LockedPayment } from './ledger.ts'
import { lockForAdmin } from './lock-for-admin.ts'

type Deps = Pick<ApiDeps, 'emit' | 'live' | 'today'>
type Return = { payment: LockedPayment; paise: number; reason: string }

/** Returns money: by our bank, or through the gateway that took it. */
export async function refundPayment(
  deps: Deps,
  tx: Tx,
  person: Person,
  { id, amount, reason }: RefundRequest & { id: string },
): Promise<AdminPayment> {
  const { locked: payment, before } = await lockForAdmin(tx, id, { version: undefined, today: deps.today() })
  const paise = toPaise(amount)
  const returnable = payment.credited_paise - payment.refunding_paise
  if (returnable <= 0) throw new AppError('conflict', 'There’s no money left to refund on this payment.')
  if (paise > returnable) throw invalidField('amount', `You can refund up to ${formatMoney(returnable)}`)
  const request = { payment, paise, reason }
  if (payment.gateway_confirmed) returnByGateway()
  else await returnCredit(deps, tx, person, request)
  const after = await getAdminPayment(tx, id, deps.today())
  await writeAudit(tx, person, {
    action: 'payment.refunded',
    entity: 'payment',
    entity_id: id,
    details: { paise, before: facts(before), after: facts(after) },
  })
  return after
}

/** An admin has sent the money back from our bank account. */
export async function returnCredit(
  deps: Deps,
  tx: Tx,
  person: Person,
  { payment, paise, reason }: Return,
): Promise<void> {
  const credit = await tx
    .selectFrom('payment_movements')
    .select('object_id')
    .where('payment_id', '=', payment.id)
    .where('kind', '=', 'credit')
    .executeTakeFirstOrThrow()
  const id = newId()
  await tx
    .insertInto('payment_refunds')
    .values({
      id,
      payment_id: payment.id,
      of: credit.object_id,
      amount_paise: paise,
      reason,
      requested_by: person.id,
    })
    .execute()
  // No gateway answers for it, so it is its own object.
  await tx.updateTable('payment_refunds').set({ object_id: id }).where('id', '=', id).execute()
  const fact = {
    kind: 'refund' as const,
    object_id: id,
    of: credit.object_id,
    state: 'done' as const,
    paise,
    happened_at: new Date().toISOString(),
  }
  await applyFacts(deps, tx, payment, [{ fact, source: 'staff', reason, actor_id: person.id }])
}

function returnByGateway(): never {
  throw new AppError(
    'conflict',
    'Refunds through the payment gateway aren’t available here yet. Refund this payment in the gateway’s dashboard.',
  )
}
