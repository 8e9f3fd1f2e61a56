import type { Person } from '@trusswell/domain/actor.ts'
import type { AdminPayment, CheckedClaim, ClaimDecision } from '@trusswell/domain/admin-payments.ts'
import type { ClaimFact } from '@trusswell/domain/payment-facts.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { tdsMessage } from '@trusswell/domain/payment-claims.ts'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { currentMoment } from '../../platform/request-context.ts'
import { facts, getAdminPayment } from './admin-repository.ts'
import { applyFacts } from './apply-facts.ts'
import { findClaim } from './history.ts'
import { hasOpenPage, nextSeq, type LockedPayment } from './ledger.ts'
import { lockForAdmin, mustBeIdle } from './lock-for-admin.ts'

type Deps = Pick<ApiDeps, 'emit' | 'live' | 'today'>

/** A transfer is confirmed or rejected; a cheque is deposited first, and then clears or bounces. */
export async function decideClaim(
  deps: Deps,
  tx: Tx,
  person: Person,
  { id, decision }: { id: string; decision: ClaimDecision },
): Promise<AdminPayment> {
  const today = deps.today()
  const { locked: payment, before } = await lockForAdmin(tx, id, { version: decision.version, today })
  const claim = payment.awaiting_confirmation ? await findClaim(tx, id) : null
  if (!claim) throw new AppError('conflict', 'There’s no transfer or cheque to check on this payment.')
  mustFollow(claim, decision)
  if (decision.state === 'confirmed') {
    mustBeUnpaidOnline(payment)
    // The payment could be made a second time on a page that is still open.
    mustBeIdle({ processing: await hasOpenPage(tx, id) })
    await mustBeUnused(tx, claim)
  }

  const fact: ClaimFact = {
    kind: 'claim',
    object_id: claim.id,
    seq: await nextSeq(tx, id),
    state: decision.state,
    ...amountsOf(payment, claim, decision),
    happened_at: momentOf(decision, today),
  }
  const reason = 'reason' in decision ? decision.reason : null
  // Beside a gateway's capture, the row keeps showing how it was paid.
  const details = payment.gateway_confirmed
    ? {}
    : {
        payment_method: claim.method,
        gateway: null,
        transaction_id: claim.reference,
        failure_reason: reason,
      }
  await applyFacts(deps, tx, payment, [{ fact, source: 'staff', reason, actor_id: person.id }], details)
  const after = await getAdminPayment(tx, id, today)
  await writeAudit(tx, person, {
    action: `payment.claim-${decision.state}`,
    entity: 'payment',
    entity_id: id,
    details: { before: facts(before), after: facts(after) },
  })
  return after
}

function mustFollow({ method, state }: CheckedClaim, decision: ClaimDecision): void {
  const steps: readonly ClaimDecision['state'][] =
    method === 'bank_transfer'
      ? ['confirmed', 'rejected']
      : state === 'deposited'
        ? ['confirmed', 'bounced']
        : ['deposited', 'rejected']
  if (steps.includes(decision.state)) return
  throw new AppError(
    'conflict',
    method === 'bank_transfer'
      ? 'A bank transfer can only be confirmed or rejected.'
      : state === 'deposited'
        ? 'This cheque is deposited. It can clear or bounce.'
        : 'Mark this cheque as deposited first, or reject it.',
  )
}

/** Only the worker changes what a gateway confirmed, so a second credit can't be booked here. */
function mustBeUnpaidOnline({ gateway_confirmed }: LockedPayment): void {
  if (gateway_confirmed)
    throw new AppError(
      'conflict',
      'The client has paid this online. Reject the report. If the money arrived twice, return it from our bank or request a payment for it.',
    )
}

/** One transfer settles one payment. */
async function mustBeUnused(tx: Tx, { method, reference }: CheckedClaim): Promise<void> {
  if (method !== 'bank_transfer') return
  const confirmed = await tx
    .selectFrom('payment_claims')
    .innerJoin('payments', 'payments.id', 'payment_claims.payment_id')
    .select('payments.description')
    .where('payment_claims.reference', '=', reference)
    .where('payment_claims.method', '=', 'bank_transfer')
    .where('payment_claims.confirmed_at', 'is not', null)
    .executeTakeFirst()
  // An admin may have set a payment to completed without confirming its transfer.
  const other =
    confirmed ??
    (await tx
      .selectFrom('payments')
      .select('description')
      .where('transaction_id', '=', reference)
      .where('payment_method', '=', 'bank_transfer')
      .where('status', '=', 'completed')
      .where('deleted_at', 'is', null)
      .where('gateway_confirmed', '=', false)
      .executeTakeFirst())
  if (other)
    throw new AppError('conflict', `The UTR ${reference} is already confirmed for “${other.description}”.`)
}

/**
 * What arrived is credited. Until it is confirmed, nothing did. The client's word is enough only where it is exactly what we
 * asked for.
 */
function amountsOf(
  { amount_paise }: Pick<LockedPayment, 'amount_paise'>,
  claim: CheckedClaim,
  decision: ClaimDecision,
) {
  if (decision.state !== 'confirmed') return { paise: 0, tds_paise: 0 }
  const tds_paise = decision.tds === undefined ? claim.tds_paise : toPaise(decision.tds)
  const paise = decision.amount === undefined ? claim.amount_paise : toPaise(decision.amount)
  if (tds_paise > paise) throw invalidField('tds', tdsMessage)
  if (decision.amount === undefined && paise + tds_paise !== amount_paise)
    throw invalidField(
      'amount',
      `The client reported ${formatMoney(paise + tds_paise)}, but ${formatMoney(amount_paise)} was requested. Enter the amount received.`,
    )
  return { paise, tds_paise }
}

function momentOf(decision: ClaimDecision, today: string): string {
  const day = decision.state === 'confirmed' ? (decision.received_on ?? today) : today
  if (day > today) throw invalidField('received_on', 'Choose today or an earlier day')
  return day === today ? currentMoment() : new Date(`${day}T12:00:00+05:30`).toISOString()
}
