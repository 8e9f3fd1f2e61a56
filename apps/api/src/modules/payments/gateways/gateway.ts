import type {
  AttemptFact,
  DisputeFact,
  GatewayPaymentFact,
  RefundFact,
} from '@trusswell/domain/payment-facts.ts'
import type { Gateway as GatewayName } from '@trusswell/domain/settings.ts'

export type GatewayFact = AttemptFact | GatewayPaymentFact | RefundFact | DisputeFact

/** The state of a gateway's object when it was read. */
export type Observation = {
  fact: GatewayFact
  /** In capitals. */
  currency: string
  livemode: boolean
  /** An unexpected state that an admin has to check. */
  odd: string | null
  details: PaymentDetails | null
  /** The id of our own refund, if we asked for it. */
  refund_id: string | null
  raw: object
}

/** What is worth knowing of a gateway's payment besides its state. */
export type PaymentDetails = {
  /** `card`, `upi`, `netbanking` … */
  instrument: string | null
  /** The gateway's fee with the tax on it; null until the money was captured. */
  fee_paise: number | null
  fee_tax_paise: number | null
  /** Why a try failed, as the gateway describes it. */
  error: string | null
  /** The bank's or network's reference. */
  reference: string | null
}

export type Reading = {
  /** Null while the gateway doesn't know its page yet. */
  attempt_id: string | null
  page_id: string | null
  /** Razorpay's order, which exists after the first try to pay. */
  order_id: string | null
  observations: Observation[]
}

export type ObjectKind = 'page' | 'payment' | 'refund' | 'dispute' | 'settlement'
export type ObjectRef = { kind: ObjectKind; id: string }

export type NewPage = {
  attempt_id: string
  paise: number
  description: string
  /** The payer's, if it is known. */
  email: string | null
  return_url: string
  expires_at: Date
}
export type Page = { object_id: string; url: string; livemode: boolean }

export type Settlement = {
  id: string
  state: 'created' | 'processed' | 'failed'
  /** What reached our bank account. */
  paise: number
  fee_paise: number
  fee_tax_paise: number
  utr: string | null
  happened_at: string
  items: SettlementItem[]
}
export type SettlementItem = {
  kind: 'payment' | 'refund' | 'dispute' | 'other'
  object_id: string
  /** Negative when it was taken from us; before the fee. */
  paise: number
  fee_paise: number
  fee_tax_paise: number
}

export type Period = { from: Date; to: Date }

export type Gateway = {
  name: GatewayName
  livemode: boolean
  /** Safe to repeat with the same attempt. */
  createPage: (page: NewPage) => Promise<Page>
  /** Finds the page of an attempt whose response was lost; null when there is none. */
  findPage: (attempt: { attempt_id: string; created_at: Date }) => Promise<Page | null>
  /** Closes the page for payment, unless it was paid or is being paid. */
  closePage: (id: string) => Promise<'closed' | 'paid' | 'processing'>
  readPage: (id: string) => Promise<Reading>
  readObject: (object: ObjectRef) => Promise<Reading>
  capture: (paymentId: string, paise: number) => Promise<void>
  /** Safe to repeat with the same refund id and amount. */
  refund: (refund: { payment_id: string; refund_id: string; paise: number }) => Promise<Observation>
  /** What may have changed in the period, to be read again. */
  listChanged: (period: Period) => Promise<ObjectRef[]>
  listSettlements: (period: Period) => Promise<Settlement[]>
  /** Whether the query of a browser's return was signed by the gateway; one without signatures says null. */
  verifyReturn: (query: Record<string, string | undefined>) => boolean | null
}

export type GatewayOptions = {
  /** Another URL than the gateway's own. */
  url?: string | undefined
  now?: () => number
}

/** A notice that something happened; the object itself is read from the gateway. */
export type WebhookEvent = {
  event_id: string
  type: string
  /** Null for types that we don't follow. */
  object: ObjectRef | null
  happened_at: string
  /** Null when the event doesn't contain it. */
  livemode: boolean | null
}
/** The event is signed by the gateway, but its content is invalid. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError'
}
export type WebhookHeaders = Record<string, string | string[] | undefined>
/** Null when none of the secrets made the signature. Throws when what was signed can't be read. */
export type VerifyWebhook = (
  body: Buffer,
  headers: WebhookHeaders,
  secrets: readonly string[],
  now?: number,
) => WebhookEvent | null

/** `unreachable`: try again later. `still_running`: the same request is being worked on. */
export type GatewayFailure = 'unreachable' | 'refused' | 'not_found' | 'still_running'

export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly reason: GatewayFailure
  readonly status: number | null

  constructor(
    gateway: GatewayName,
    reason: GatewayFailure,
    { status, description, cause }: { status: number | null; description: string; cause?: unknown },
  ) {
    const words = [`${gateway}: ${reason}`, status === null ? '' : `(${status})`, description]
    super(words.filter(Boolean).join(' '), { cause })
    this.reason = reason
    this.status = status
  }
}

export const isGatewayError = (error: unknown, reason: GatewayFailure): error is GatewayError =>
  error instanceof GatewayError && error.reason === reason

export const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString()
export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)
