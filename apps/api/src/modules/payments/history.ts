import type { CheckedClaim, PaymentHistoryEntry } from '@trusswell/domain/admin-payments.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { PaymentGateway } from '@trusswell/domain/payments.ts'
import type { PaymentSettlement } from '@trusswell/domain/settlements.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { idOf } from '../../platform/ids.ts'

/** The client's latest claim, with its last decision. */
export async function findClaim(tx: Reader, paymentId: string): Promise<CheckedClaim | null> {
  const row = await tx
    .selectFrom('payment_claims')
    .select([
      'id',
      'method',
      'reference',
      'paid_on',
      'amount_paise',
      'tds_paise',
      'bank',
      sql<boolean>`proof_file_id is not null`.as('has_proof'),
      nameOf('claimed_by').as('claimed_by'),
      sql<CheckedClaim['state'] | null>`(select state from payment_events
        where payment_events.payment_id = payment_claims.payment_id and object_kind = 'claim'
          and object_id = payment_claims.id::text order by seq desc limit 1)`.as('state'),
      'created_at',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, state: row.state ?? 'claimed' } : null
}

/** The claims that staff haven't decided, oldest first: a correction doesn't withdraw the one before it. */
export async function listUndecidedClaims(tx: Reader, paymentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_claims')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where(
      sql<boolean>`not exists (select from payment_events
        where payment_events.payment_id = payment_claims.payment_id and object_kind = 'claim'
          and object_id = payment_claims.id::text and state <> 'claimed')`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Audience = 'admins' | 'project'

/** The payment's history as text, latest first. Some entries are for admins only. */
export async function listHistory(
  tx: Reader,
  paymentId: string,
  audience: Audience,
  settlements: PaymentSettlement[] = [],
): Promise<PaymentHistoryEntry[]> {
  const [created, events, requests] = await Promise.all([
    tx
      .selectFrom('payments')
      .select([
        'id',
        'amount_paise',
        'created_at',
        'requested_by',
        sql<string | null>`(select name from users where id = coalesce(requested_by, client_id))`.as('by'),
      ])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('payment_events')
      .leftJoin('payment_claims', (join) =>
        join.on(sql<boolean>`object_kind = 'claim' and object_id = payment_claims.id::text`),
      )
      .select([
        'payment_events.id',
        'payment_events.gateway',
        'object_kind',
        'state',
        'paise',
        'payment_events.tds_paise',
        'payment_events.reason',
        'received_at',
        'payment_claims.method',
        'payment_claims.reference',
        'payment_claims.paid_on',
        'payment_claims.amount_paise as claimed_paise',
        nameOf('actor_id').as('by'),
      ])
      .where('payment_events.payment_id', '=', paymentId)
      .where('source', '<>', 'webhook')
      .orderBy('received_at', 'desc')
      .orderBy('payment_events.seq', (order) => order.desc().nullsLast())
      .orderBy('payment_events.id', 'desc')
      .execute(),
    listRefundRequests(tx, paymentId, audience),
  ])
  const said = events.map((event) => ({
    id: event.id,
    at: event.received_at,
    text: textOf(event),
    reason: audience === 'admins' || isForClient(event) ? event.reason : null,
    by: event.by,
  }))
  return [
    ...inOrder(inOrder(said, requests), settlements.map(settledEntry)),
    {
      id: created.id,
      at: created.created_at,
      text: created.requested_by ? 'Payment requested' : 'Payment created',
      reason: null,
      by: created.by,
    },
  ]
}

/** Both are latest first and keep their own order. */
function inOrder(said: PaymentHistoryEntry[], others: PaymentHistoryEntry[]): PaymentHistoryEntry[] {
  const merged = [...said]
  for (const other of others) {
    const place = merged.findIndex(({ at }) => at < other.at)
    merged.splice(place < 0 ? merged.length : place, 0, other)
  }
  return merged
}

/** Refund requests to a gateway and its refusals. Refunds by our bank are separate facts. */
async function listRefundRequests(
  tx: Reader,
  paymentId: string,
  audience: Audience,
): Promise<PaymentHistoryEntry[]> {
  const asked = await tx
    .selectFrom('payment_refunds')
    .select([
      'id',
      'gateway',
      'amount_paise',
      'reason',
      'refused',
      'refused_at',
      'created_at',
      nameOf('requested_by').as('by'),
    ])
    .where('payment_id', '=', paymentId)
    .where('gateway', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute()
  // A refusal describes our gateway account, and a reason is an internal note, so neither is shown to clients.
  const rows =
    audience === 'admins'
      ? asked
      : asked.filter(({ refused }) => refused === null).map((row) => ({ ...row, reason: null }))
  return rows.flatMap(({ id, gateway, amount_paise, reason, refused, refused_at, created_at, by }) => {
    const amount = formatMoney(amount_paise)
    const refusal = {
      id: idOf(`${id} refused`),
      text: `Refund of ${amount} refused${gateway ? ` by ${gatewayNames[gateway]}` : ''}`,
      reason: refused,
      by: null,
    }
    return [
      ...(refused_at === null ? [] : [{ ...refusal, at: refused_at }]),
      { id, at: created_at, text: `Refund of ${amount} requested`, reason, by },
    ]
  })
}

/** The payout that brought the money to our bank, or that a refund was deducted from. */
const settledEntry = (settlement: PaymentSettlement): PaymentHistoryEntry => ({
  id: idOf(`${settlement.id} ${settlement.object_id}`),
  at: settlement.settled_at,
  text: settledText(settlement),
  reason: null,
  by: null,
})

function settledText({ kind, gateway, state, utr, paise, fee_paise }: PaymentSettlement): string {
  const by = gatewayNames[gateway]
  const reference = utr ? `, UTR ${utr}` : ''
  if (state === 'failed') return `Settlement by ${by} failed: our bank account didn’t receive it`
  return kind === 'refund'
    ? `Refund of ${formatMoney(-paise)} deducted from a settlement by ${by}${reference}`
    : `${formatMoney(paise)} settled to our bank account by ${by}, less a fee of ${formatMoney(fee_paise)} including GST${reference}`
}

/** Why we couldn't confirm a transfer, or why the bank declined a card. Other reasons are staff's notes. */
const isForClient = ({ object_kind }: { object_kind: string | null }) =>
  object_kind === 'claim' || object_kind === 'payment'

const nameOf = (column: 'actor_id' | 'claimed_by' | 'requested_by') =>
  sql<string | null>`(select name from users where id = ${sql.ref(column)})`

type Event = {
  gateway: PaymentGateway | null
  object_kind: string | null
  state: string | null
  paise: number | null
  tds_paise: number | null
  method: string | null
  reference: string | null
  paid_on: string | null
  claimed_paise: number | null
}

const gatewayNames = { stripe: 'Stripe', razorpay: 'Razorpay' }

function textOf(event: Event): string {
  const amount = formatMoney(event.paise ?? 0)
  const by = event.gateway ? ` by ${gatewayNames[event.gateway]}` : ''
  switch (`${event.object_kind}.${event.state}`) {
    case 'attempt.open':
      return `Payment page opened${event.gateway ? ` at ${gatewayNames[event.gateway]}` : ''}`
    case 'attempt.closed':
      return 'Payment page closed'
    case 'payment.created':
      return 'Payment attempt started'
    case 'payment.try_failed':
      return `Payment attempt of ${amount} failed`
    case 'payment.refused':
      return `Payment of ${amount} refused by the bank`
    case 'payment.authorised':
      return `${amount} authorised${by}`
    case 'payment.captured':
      return `${amount} received${by}`
    case 'refund.pending':
      return `Refund of ${amount} started${by}`
    case 'refund.done':
      return event.gateway ? `Refund of ${amount} sent` : `${amount} refunded`
    case 'refund.failed':
      return `Refund of ${amount} failed`
    case 'claim.claimed':
      return claimText(event)
    case 'claim.deposited':
      return 'Cheque deposited'
    case 'claim.confirmed':
      return `${amount} confirmed as received${event.tds_paise ? `, ${formatMoney(event.tds_paise)} TDS deducted` : ''}`
    case 'claim.rejected':
      return event.method === 'check' ? 'Cheque rejected' : 'Transfer rejected'
    case 'claim.withdrawn':
      return event.method === 'check' ? 'Cheque report withdrawn' : 'Transfer report withdrawn'
    case 'claim.bounced':
      return 'Cheque bounced'
    default:
      return event.object_kind === 'dispute'
        ? `Dispute over ${amount}: ${(event.state ?? '').replaceAll('_', ' ')}`
        : `Status set to ${event.state}`
  }
}

function claimText({ method, reference, paid_on, claimed_paise }: Event): string {
  const amount = formatMoney(claimed_paise ?? 0)
  const on = paid_on ? ` on ${formatDay(paid_on)}` : ''
  return method === 'check'
    ? `Cheque ${reference} for ${amount} reported, dated${on.replace(' on', '')}`
    : `Transfer of ${amount}${on} reported, UTR ${reference}`
}
