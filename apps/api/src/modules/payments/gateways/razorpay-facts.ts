import type { DisputeFact, GatewayPaymentFact, RefundFact } from '@trusswell/domain/payment-facts.ts'
import { momentOf, type Observation } from './gateway.ts'

// Of Razorpay's objects, what we read. Its library types some of them loosely and others wrongly.

export type PaymentLink = {
  id: string
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled'
  amount: number
  currency: string
  reference_id: string
  short_url: string
  /** A new link has none before the first try to pay. */
  order_id?: string | null
  payments?: { payment_id: string }[] | null
  created_at: number
  updated_at?: number
  cancelled_at?: number
  expired_at?: number
}

export type RazorpayPayment = {
  id: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount: number
  amount_refunded: number
  currency: string
  captured: boolean
  order_id: string | null
  method: string | null
  fee: number | null
  tax: number | null
  error_description: string | null
  acquirer_data?: Record<string, string | null> | null
  created_at: number
}

export type RazorpayRefund = {
  id: string
  status: 'pending' | 'processed' | 'failed'
  amount: number
  currency: string
  payment_id: string
  notes?: Record<string, string> | []
  created_at: number
}

export type RazorpayDispute = {
  id: string
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  amount: number
  amount_deducted: number
  currency: string
  payment_id: string
  created_at: number
}

/** `asked` is when we read it, for what Razorpay doesn't date. */
export type Asked = { livemode: boolean; asked: string }
const nothingElse = { odd: null, details: null, refund_id: null }

export function linkObservation(link: PaymentLink, { livemode, asked }: Asked): Observation {
  const isOpen = link.status === 'created' || link.status === 'partially_paid'
  const closed = link.cancelled_at || link.expired_at || link.updated_at
  return {
    ...nothingElse,
    fact: {
      kind: 'attempt',
      object_id: link.id,
      state: isOpen ? 'open' : 'closed',
      happened_at: isOpen ? momentOf(link.created_at) : closed ? momentOf(closed) : asked,
    },
    currency: link.currency,
    livemode,
    // Our links take the whole amount or nothing.
    odd: link.status === 'partially_paid' ? 'was paid in part, which our links don’t allow' : null,
    raw: link,
  }
}

export function paymentObservation(payment: RazorpayPayment, { livemode }: Asked): Observation {
  const { bank_transaction_id, rrn, upi_transaction_id, auth_code } = payment.acquirer_data ?? {}
  return {
    ...nothingElse,
    fact: {
      kind: 'payment',
      object_id: payment.id,
      state: paymentState(payment),
      paise: payment.amount,
      happened_at: momentOf(payment.created_at),
    },
    currency: payment.currency,
    livemode,
    details: {
      instrument: payment.method,
      fee_paise: payment.captured ? payment.fee : null,
      fee_tax_paise: payment.captured ? payment.tax : null,
      error: payment.status === 'failed' ? payment.error_description : null,
      reference: rrn ?? bank_transaction_id ?? upi_transaction_id ?? auth_code ?? null,
    },
    raw: payment,
  }
}

function paymentState({ status, captured }: RazorpayPayment): GatewayPaymentFact['state'] {
  switch (status) {
    case 'captured':
      return 'captured'
    // Money that was never captured goes back by itself: nothing was credited.
    case 'refunded':
      return captured ? 'captured' : 'authorised'
    case 'authorized':
      return 'authorised'
    case 'failed':
      return 'try_failed'
    case 'created':
      return 'created'
    default:
      return status satisfies never
  }
}

export function refundObservation(refund: RazorpayRefund, { livemode, asked }: Asked): Observation {
  const state = refundStates[refund.status]
  return {
    ...nothingElse,
    fact: {
      kind: 'refund',
      object_id: refund.id,
      of: refund.payment_id,
      state,
      paise: refund.amount,
      happened_at: state === 'failed' ? asked : momentOf(refund.created_at),
    },
    currency: refund.currency,
    livemode,
    refund_id: (Array.isArray(refund.notes) ? undefined : refund.notes?.['refund_id']) ?? null,
    raw: refund,
  }
}

const refundStates = { pending: 'pending', processed: 'done', failed: 'failed' } as const satisfies Record<
  RazorpayRefund['status'],
  RefundFact['state']
>

export const disputeObservation = (dispute: RazorpayDispute, { livemode, asked }: Asked): Observation => ({
  ...nothingElse,
  fact: {
    kind: 'dispute',
    object_id: dispute.id,
    of: dispute.payment_id,
    state: dispute.status satisfies DisputeFact['state'],
    // What was deducted at the start is given back when the dispute is won.
    paise: dispute.status === 'won' ? 0 : dispute.amount_deducted,
    happened_at: asked,
  },
  currency: dispute.currency,
  livemode,
  raw: dispute,
})
