import type { DisputeFact, GatewayPaymentFact, RefundFact } from '@trusswell/domain/payment-facts.ts'
import type Stripe from 'stripe'
import { momentOf, type Observation, type PaymentDetails } from './gateway.ts'

const nothingElse = { odd: null, details: null, refund_id: null }

/** `asked` is when we read it, for what Stripe doesn't date. */
export function sessionObservation(session: Stripe.Checkout.Session, asked: string): Observation {
  const isOpen = session.status === 'open'
  return {
    ...nothingElse,
    fact: {
      kind: 'attempt',
      object_id: session.id,
      state: isOpen ? 'open' : 'closed',
      happened_at: isOpen ? momentOf(session.created) : asked,
    },
    currency: (session.currency ?? 'inr').toUpperCase(),
    livemode: session.livemode,
    raw: session,
  }
}

/** `session` is the page that it belongs to, where it is known. */
export function intentObservation(
  intent: Stripe.PaymentIntent,
  session: Stripe.Checkout.Session | null,
  asked: string,
): Observation {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const state = intentState(intent, session)
  return {
    ...nothingElse,
    fact: {
      kind: 'payment',
      object_id: intent.id,
      state,
      paise: state === 'captured' ? intent.amount_received : intent.amount,
      happened_at: state === 'captured' ? momentOf(charge?.created ?? intent.created) : asked,
    },
    currency: intent.currency.toUpperCase(),
    livemode: intent.livemode,
    // Our pages capture at once.
    odd: intent.status === 'requires_capture' ? 'waits for a capture that our pages never ask for' : null,
    details: intentDetails(intent, charge),
    raw: intent,
  }
}

/** Only the page shows whether the payment was processed before. */
export const mayBeRefused = ({ status }: Stripe.PaymentIntent) =>
  status === 'requires_payment_method' || status === 'canceled'

function intentState(
  intent: Stripe.PaymentIntent,
  session: Stripe.Checkout.Session | null,
): GatewayPaymentFact['state'] {
  const { status, last_payment_error } = intent
  if (status === 'succeeded') return 'captured'
  if (status === 'processing' || status === 'requires_capture') return 'authorised'
  // A completed page accepts no further tries.
  if (mayBeRefused(intent) && session?.status === 'complete') return 'refused'
  return last_payment_error ? 'try_failed' : 'created'
}

function intentDetails(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): PaymentDetails {
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null
  return {
    instrument:
      charge?.payment_method_details?.type ?? intent.last_payment_error?.payment_method?.type ?? null,
    fee_paise: balance?.fee ?? null,
    fee_tax_paise: balance ? taxOf(balance) : null,
    error: intent.status === 'succeeded' ? null : (intent.last_payment_error?.message ?? null),
    reference: charge?.id ?? null,
  }
}

export const taxOf = ({ fee_details }: Stripe.BalanceTransaction) =>
  fee_details.filter(({ type }) => type === 'tax').reduce((sum, { amount }) => sum + amount, 0)

export function refundObservation(
  refund: Stripe.Refund,
  { livemode, asked }: { livemode: boolean; asked: string },
): Observation {
  const state = refundState(refund.status)
  return {
    ...nothingElse,
    fact: {
      kind: 'refund',
      object_id: refund.id,
      of: idOf(refund.payment_intent) ?? '',
      state,
      paise: refund.amount,
      happened_at: state === 'failed' ? asked : momentOf(refund.created),
    },
    currency: refund.currency.toUpperCase(),
    livemode,
    refund_id: refund.metadata?.['refund_id'] ?? null,
    raw: refund,
  }
}

function refundState(status: string | null): RefundFact['state'] {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

export function disputeObservation(dispute: Stripe.Dispute, asked: string): Observation {
  return {
    ...nothingElse,
    fact: {
      kind: 'dispute',
      object_id: dispute.id,
      of: idOf(dispute.payment_intent) ?? '',
      state: disputeState(dispute.status),
      // Withdrawals are negative and reinstatements positive; Stripe's fee for the dispute is apart.
      paise: 0 - dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0),
      happened_at: asked,
    },
    currency: dispute.currency.toUpperCase(),
    livemode: dispute.livemode,
    raw: dispute,
  }
}

function disputeState(status: string): DisputeFact['state'] {
  switch (status) {
    case 'won':
    case 'lost':
      return status
    case 'warning_closed':
    case 'prevented':
      return 'closed'
    case 'under_review':
    case 'warning_under_review':
    case 'appeal_under_review':
      return 'under_review'
    default:
      return 'open'
  }
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)
