import type { Person } from '@trusswell/domain/actor.ts'
import type { AdminPayment, RefundRequest } from '@trusswell/domain/admin-payments.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import type { Credit } from '@trusswell/domain/payment-facts.ts'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { currentMoment, stamp } from '../../platform/request-context.ts'
import { facts, getAdminPayment } from './admin-repository.ts'
import { applyFacts } from './apply-facts.ts'
import { refundRequested } from './events.ts'
import { readCredits, type LockedPayment } from './ledger.ts'
import { lockForAdmin } from './lock-for-admin.ts'

type Deps = Pick<ApiDeps, 'emit' | 'live' | 'today'>
type Return = { payment: LockedPayment; credit: Credit; paise: number; reason: string }

/** Returns money: by our bank, or through the gateway that took it. */
export async function refundPayment(
  deps: Deps,
  tx: Tx,
  person: Person,
  { id, amount, reason, of }: RefundRequest & { id: string },
): Promise<AdminPayment> {
  const { locked: payment, before } = await lockForAdmin(tx, id, { version: undefined, today: deps.today() })
  const paise = toPaise(amount)
  const credit = chooseCredit(await readCredits(tx, id), of)
  if (paise > credit.left_paise)
    throw invalidField('amount', `You can refund up to ${formatMoney(credit.left_paise)}`)
  const request = { payment, credit, paise, reason }
  if (payment.gateway_confirmed) await requestRefund(deps, tx, person, request)
  else await returnCredit(deps, tx, person, request)
  const after = await getAdminPayment(tx, id, deps.today())
  await writeAudit(tx, person, {
    action: payment.gateway_confirmed ? 'payment.refund-requested' : 'payment.refunded',
    entity: 'payment',
    entity_id: id,
    details: { paise, before: facts(before), after: facts(after) },
  })
  return after
}

function chooseCredit(credits: readonly Credit[], of: string | undefined): Credit {
  const found = credits.find(({ object_id, left_paise }) =>
    of === undefined ? left_paise > 0 : object_id === of,
  )
  if (found && found.left_paise > 0) return found
  throw new AppError('conflict', 'There’s no money left to refund on this payment.')
}

/** An admin has sent the money back from our bank account. */
export async function returnCredit(
  deps: Deps,
  tx: Tx,
  person: Person,
  { payment, credit, paise, reason }: Return,
): Promise<void> {
  const id = await insertRefund(tx, person, { payment, credit, paise, reason })
  // No gateway answers for it, so it is its own object.
  await tx.updateTable('payment_refunds').set({ object_id: id }).where('id', '=', id).execute()
  const fact = ownRefundFact(id, credit.object_id, paise)
  await applyFacts(deps, tx, payment, [{ fact, source: 'staff', reason, actor_id: person.id }])
}

export const ownRefundFact = (id: string, of: string, paise: number) => ({
  kind: 'refund' as const,
  object_id: id,
  of,
  state: 'done' as const,
  paise,
  happened_at: currentMoment(),
})

/** The worker asks the gateway once this is committed: an answer that gets lost must not lose the request. */
async function requestRefund(deps: Deps, tx: Tx, person: Person, request: Return): Promise<void> {
  const id = await insertRefund(tx, person, request)
  await applyFacts(deps, tx, request.payment, [])
  await deps.emit(tx, refundRequested, { refund_id: id }, { id })
}

async function insertRefund(
  tx: Tx,
  person: Person,
  { payment, credit, paise, reason }: Return,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('payment_refunds')
    .values({
      id,
      payment_id: payment.id,
      of: credit.object_id,
      gateway: credit.by === 'gateway' ? await gatewayOf(tx, payment.id, credit.object_id) : null,
      amount_paise: paise,
      reason,
      requested_by: person.id,
      ...stamp('created_at'),
    })
    .execute()
  return id
}

/** Two captures of one payment can be from two gateways. */
async function gatewayOf(tx: Tx, paymentId: string, objectId: string) {
  const { gateway } = await tx
    .selectFrom('payment_events')
    .select('gateway')
    .where('payment_id', '=', paymentId)
    .where('object_kind', '=', 'payment')
    .where('object_id', '=', objectId)
    .limit(1)
    .executeTakeFirstOrThrow()
  return gateway
}
