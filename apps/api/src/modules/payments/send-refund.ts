import { system } from '@trusswell/domain/actor.ts'
import type { PaymentGateway } from '@trusswell/domain/payments.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { applyFacts } from './apply-facts.ts'
import { applyReading } from './gateways/apply-reading.ts'
import { isGatewayError, type GatewayError } from './gateways/gateway.ts'
import type { GatewayDeps } from './gateways/reconcile.ts'
import { lockPayment } from './ledger.ts'
import { ownRefundFact } from './refund-payment.ts'

/**
 * Sends an admin's refund to the gateway. Safe to repeat: a refund that the gateway already has is adopted, and the same
 * request uses the same idempotency key.
 */
export async function sendRefund(deps: GatewayDeps, id: string): Promise<void> {
  const refund = await findUnsent(deps, id)
  if (!refund) return
  if (refund.gateway === null) return returnByBank(deps, id)
  const gateway = await deps.gateways.open(refund.gateway)
  if (!gateway) throw new Error(`${refund.gateway} has no keys`)
  const payment = { kind: 'payment', id: refund.of } as const
  try {
    const known = await gateway.readObject(payment)
    if (!known.observations.some(({ refund_id }) => refund_id === id))
      await gateway.refund({ refund_id: id, payment_id: refund.of, paise: refund.amount_paise })
  } catch (error) {
    if (isGatewayError(error, 'not_found')) return noteRefusal(deps, id, error.message)
    if (!isGatewayError(error, 'refused') || areKeysRefused(error)) throw error
    await noteRefusal(deps, id, error.message)
  }
  // Also after a refusal: what was returned elsewhere may be its reason.
  await applyReading(deps, gateway, await gateway.readObject(payment))
}

/** Rejected keys, for example while they are being replaced, don't mean that the refund was refused. */
const areKeysRefused = ({ status }: GatewayError) => status === 401 || status === 403

/** Also those that no gateway is asked for. */
export async function listUnsentRefunds({ db }: GatewayDeps, gateway: PaymentGateway): Promise<string[]> {
  const rows = await db.read(system, (reader) =>
    reader
      .selectFrom('payment_refunds')
      .select('id')
      .where('object_id', 'is', null)
      .where('refused', 'is', null)
      .where((where) => where.or([where('gateway', '=', gateway), where('gateway', 'is', null)]))
      .execute(),
  )
  return rows.map(({ id }) => id)
}

const findUnsent = ({ db }: GatewayDeps, id: string) =>
  db.read(system, (reader) =>
    reader
      .selectFrom('payment_refunds')
      .selectAll()
      .where('id', '=', id)
      .where('object_id', 'is', null)
      .where('refused', 'is', null)
      .executeTakeFirst(),
  )

/** A transfer that an admin returned, of a payment that a gateway confirmed as well: only the worker may write there. */
const returnByBank = (deps: GatewayDeps, id: string) =>
  inLock(deps, id, async (tx, { of, amount_paise, reason, requested_by }) => {
    await tx.updateTable('payment_refunds').set({ object_id: id }).where('id', '=', id).execute()
    return [{ fact: ownRefundFact(id, of, amount_paise), source: 'staff', reason, actor_id: requested_by }]
  })

const noteRefusal = (deps: GatewayDeps, id: string, words: string) =>
  inLock(deps, id, async (tx) => {
    await tx
      .updateTable('payment_refunds')
      .set({ refused: words.slice(0, 500), refused_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    return []
  })

type Told = Parameters<typeof applyFacts>[3]
type Refund = NonNullable<Awaited<ReturnType<typeof findUnsent>>>

/** Runs under the payment's lock, if the refund has no result yet. */
async function inLock(
  deps: GatewayDeps,
  id: string,
  work: (tx: Tx, refund: Refund) => Promise<Told>,
): Promise<void> {
  await deps.db.as(system, async (tx) => {
    const rows = tx.selectFrom('payment_refunds').selectAll().where('id', '=', id)
    const { payment_id } = await rows.executeTakeFirstOrThrow()
    const payment = await lockPayment(tx, payment_id)
    const refund = await rows.where('object_id', 'is', null).where('refused', 'is', null).executeTakeFirst()
    if (refund) await applyFacts(deps, tx, payment, await work(tx, refund))
  })
}
