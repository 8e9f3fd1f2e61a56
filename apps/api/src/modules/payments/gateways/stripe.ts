import { text } from '@trusswell/domain/input.ts'
import Stripe from 'stripe'
import { z } from 'zod'
import { openStripe } from '../../../platform/gateway-sdks.ts'
import {
  GatewayError,
  isGatewayError,
  momentOf,
  secondsOf,
  type Gateway,
  type GatewayOptions,
  type NewPage,
  type ObjectRef,
  type Page,
  type Period,
  type Reading,
  type Settlement,
  type SettlementItem,
  type VerifyWebhook,
} from './gateway.ts'
import { isSigned } from './signature.ts'
import { objectId, parseEvent, parseObject, unixSeconds } from './signed-event.ts'
import {
  disputeObservation,
  idOf,
  intentObservation,
  mayBeRefused,
  refundObservation,
  sessionObservation,
  taxOf,
} from './stripe-facts.ts'

const searchedSeconds = 300
const expandIntent = ['latest_charge.balance_transaction']

export function createStripeGateway(
  secretKey: string,
  { url, now = Date.now }: GatewayOptions = {},
): Gateway {
  const stripe = openStripe(url, secretKey)
  const livemode = /^[rs]k_live_/.test(secretKey)
  /** Taken before the request is sent, so that of two overlapping readings the later request counts as newer. */
  const asking = () => new Date(now()).toISOString()

  const gateway: Gateway = {
    name: 'stripe',
    livemode,

    async createPage(page) {
      const session = await call(
        stripe.checkout.sessions.create(sessionOf(page), { idempotencyKey: page.attempt_id }),
      )
      return { object_id: session.id, url: session.url ?? '', livemode: session.livemode }
    },

    async findPage({ attempt_id, created_at }) {
      // Sessions can't be searched by our id, so those of that time are looked through.
      const moment = secondsOf(created_at)
      const sessions = stripe.checkout.sessions.list({
        created: { gte: moment - searchedSeconds, lte: moment + searchedSeconds },
        limit: 100,
      })
      let found: Page | null = null
      await call(
        sessions.autoPagingEach((session) => {
          if (session.client_reference_id !== attempt_id) return true
          found = { object_id: session.id, url: session.url ?? '', livemode: session.livemode }
          return false
        }),
      )
      return found
    },

    async closePage(id) {
      try {
        await call(stripe.checkout.sessions.expire(id))
        return 'closed'
      } catch (error) {
        if (!isGatewayError(error, 'refused')) throw error
        const { status, payment_status } = await call(stripe.checkout.sessions.retrieve(id))
        if (status === 'expired') return 'closed'
        if (status !== 'complete') throw error
        return payment_status === 'paid' ? 'paid' : 'processing'
      }
    },

    async readPage(id) {
      const asked = asking()
      const session = await call(stripe.checkout.sessions.retrieve(id))
      const intentId = idOf(session.payment_intent)
      const payment = intentId === null ? null : await readIntent(intentId, session)
      return {
        attempt_id: session.client_reference_id,
        page_id: session.id,
        order_id: null,
        observations: [sessionObservation(session, asked), ...(payment?.observations ?? [])],
      }
    },

    readObject({ kind, id }) {
      switch (kind) {
        case 'page':
          return gateway.readPage(id)
        case 'payment':
          return readIntent(id)
        case 'refund':
          return readWithPayment(call(stripe.refunds.retrieve(id)))
        case 'dispute':
          return readWithPayment(call(stripe.disputes.retrieve(id)))
        case 'settlement':
          return Promise.resolve({ attempt_id: null, page_id: null, order_id: null, observations: [] })
        default:
          return kind satisfies never
      }
    },

    async capture(paymentId, paise) {
      await call(
        stripe.paymentIntents.capture(
          paymentId,
          { amount_to_capture: paise },
          { idempotencyKey: `capture-${paymentId}` },
        ),
      )
    },

    async refund({ payment_id, refund_id, paise }) {
      const asked = asking()
      const refund = await call(
        stripe.refunds.create(
          { payment_intent: payment_id, amount: paise, metadata: { refund_id } },
          { idempotencyKey: refund_id },
        ),
      )
      return refundObservation(refund, { livemode, asked })
    },

    async listChanged({ from, to }) {
      const changed = new Map<string, ObjectRef>()
      const events = stripe.events.list({
        created: { gte: secondsOf(from), lte: secondsOf(to) },
        types: [...followed],
        limit: 100,
      })
      await call(
        events.autoPagingEach((event) => {
          const object = objectOf(event)
          if (object) changed.set(`${object.kind} ${object.id}`, object)
        }),
      )
      return [...changed.values()]
    },

    async listSettlements({ from, to }: Period) {
      const payouts: Stripe.Payout[] = []
      const list = stripe.payouts.list({ created: { gte: secondsOf(from), lte: secondsOf(to) }, limit: 100 })
      await call(list.autoPagingEach((payout) => void payouts.push(payout)))
      const settlements: Settlement[] = []
      for (const payout of payouts) settlements.push(await readPayout(payout))
      return settlements
    },

    // Stripe doesn't sign the browser's way back.
    verifyReturn: () => null,
  }
  return gateway

  async function readIntent(id: string, page?: Stripe.Checkout.Session): Promise<Reading> {
    const asked = asking()
    const intent = await call(stripe.paymentIntents.retrieve(id, { expand: expandIntent }))
    // The session's own metadata isn't on the intent, so it was given twice.
    const attemptId = intent.metadata['attempt_id']
    const session = page ?? (attemptId && !mayBeRefused(intent) ? null : await findSession(id))
    // It may have been paid between the two answers.
    if (!page && session?.status === 'complete' && mayBeRefused(intent)) return readIntent(id, session)
    const observations = [intentObservation(intent, session, asked)]
    if (intent.amount_received > 0) {
      const [refunds, disputes] = await Promise.all([
        call(stripe.refunds.list({ payment_intent: id, limit: 100 })),
        call(stripe.disputes.list({ payment_intent: id, limit: 100 })),
      ])
      const moment = { livemode: intent.livemode, asked }
      observations.push(...refunds.data.map((refund) => refundObservation(refund, moment)))
      observations.push(...disputes.data.map((dispute) => disputeObservation(dispute, asked)))
    }
    return {
      attempt_id: attemptId ?? session?.client_reference_id ?? null,
      page_id: session?.id ?? null,
      order_id: null,
      observations,
    }
  }

  async function findSession(payment_intent: string) {
    const { data } = await call(stripe.checkout.sessions.list({ payment_intent, limit: 1 }))
    return data[0] ?? null
  }

  /** A refund or dispute with its payment, whose list has the same object. */
  async function readWithPayment(reading: Promise<Stripe.Refund | Stripe.Dispute>): Promise<Reading> {
    const asked = asking()
    const object = await reading
    const intentId = idOf(object.payment_intent)
    if (intentId !== null) {
      const payment = await readIntent(intentId)
      if (payment.observations.some(({ fact }) => fact.object_id === object.id)) return payment
    }
    const observation =
      object.object === 'refund'
        ? refundObservation(object, { livemode, asked })
        : disputeObservation(object, asked)
    return { attempt_id: null, page_id: null, order_id: null, observations: [observation] }
  }

  async function readPayout(payout: Stripe.Payout): Promise<Settlement> {
    const items: SettlementItem[] = []
    const list = stripe.balanceTransactions.list({ payout: payout.id, limit: 100, expand: ['data.source'] })
    await call(
      list.autoPagingEach((transaction) => {
        if (transaction.type !== 'payout') items.push(settlementItem(transaction))
      }),
    )
    return {
      id: payout.id,
      state: payoutState(payout.status),
      paise: payout.amount,
      fee_paise: items.reduce((sum, { fee_paise }) => sum + fee_paise, 0),
      fee_tax_paise: items.reduce((sum, { fee_tax_paise }) => sum + fee_tax_paise, 0),
      utr: payout.trace_id?.value ?? null,
      happened_at: momentOf(payout.arrival_date),
      items,
    }
  }
}

const sessionOf = (page: NewPage): Stripe.Checkout.SessionCreateParams => {
  const metadata = { attempt_id: page.attempt_id }
  return {
    mode: 'payment',
    client_reference_id: page.attempt_id,
    metadata,
    payment_intent_data: { metadata, description: page.description },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'inr', unit_amount: page.paise, product_data: { name: page.description } },
      },
    ],
    ...(page.email ? { customer_email: page.email } : {}),
    billing_address_collection: 'required',
    success_url: page.return_url,
    cancel_url: cancelUrlOf(page),
    expires_at: secondsOf(page.expires_at),
  }
}

/** A payer who leaves without paying must not see the message to wait for the bank. */
function cancelUrlOf({ return_url }: NewPage): string {
  const url = new URL(return_url)
  url.searchParams.set('cancelled', '1')
  return url.href
}

function settlementItem(transaction: Stripe.BalanceTransaction): SettlementItem {
  const { source } = transaction
  const money = {
    paise: transaction.amount,
    fee_paise: transaction.fee,
    fee_tax_paise: taxOf(transaction),
  }
  const object = typeof source === 'object' && source !== null ? source : null
  const other = { kind: 'other', object_id: transaction.id, ...money } as const
  if (object?.object === 'charge')
    return { ...other, kind: 'payment', object_id: idOf(object.payment_intent) ?? object.id }
  if (object?.object === 'refund' || object?.object === 'dispute')
    return { ...other, kind: object.object, object_id: object.id }
  return other
}

const payoutState = (status: string): Settlement['state'] =>
  status === 'paid' ? 'processed' : status === 'failed' || status === 'canceled' ? 'failed' : 'created'

const followed = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'payout.paid',
  'payout.failed',
] as const

const RawEvent = z.object({
  id: objectId,
  type: text(255).min(1),
  created: unixSeconds,
  livemode: z.boolean(),
  data: z.unknown(),
})
const RawData = z.object({
  object: z.object({ object: z.string(), id: objectId, payment_intent: objectId.nullish() }),
})

function objectOf({ type, data }: z.infer<typeof RawEvent>): ObjectRef | null {
  if (!(followed as readonly string[]).includes(type)) return null
  const { object } = parseObject(RawData, data)
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'page', id: object.id }
    case 'payment_intent':
      return { kind: 'payment', id: object.id }
    case 'charge':
      return object.payment_intent ? { kind: 'payment', id: object.payment_intent } : null
    case 'refund':
    case 'dispute':
      return { kind: object.object, id: object.id }
    case 'payout':
      return { kind: 'settlement', id: object.id }
    default:
      return null
  }
}

const fiveMinutes = 300

/** As Stripe's library checks it, which throws for every signature that is wrong: a time and one or more signatures. */
export const verifyStripeWebhook: VerifyWebhook = (body, headers, secrets, now = Date.now()) => {
  const header = headers['stripe-signature']
  if (typeof header !== 'string') return null
  const parts = header.split(',').map((part) => part.split('='))
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []))
  const [time = ''] = valuesOf('t')
  const isRecent = Math.floor(now / 1000) - Number(time) <= fiveMinutes
  if (!isRecent || !isSigned({ secrets, content: [time, '.', body], signatures: valuesOf('v1') })) return null
  const event = parseEvent(RawEvent, body)
  return {
    event_id: event.id,
    type: event.type,
    object: objectOf(event),
    happened_at: momentOf(event.created),
    livemode: event.livemode,
  }
}

async function call<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw failureOf(error)
  }
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const status = error.statusCode ?? null
  const details = { status, description: error.message, cause: error }
  if (status === null || status >= 500 || status === 429)
    return new GatewayError('stripe', 'unreachable', details)
  if (status === 404) return new GatewayError('stripe', 'not_found', details)
  // Another request with the same idempotency key hasn't been answered yet.
  if (status === 409) return new GatewayError('stripe', 'still_running', details)
  return new GatewayError('stripe', 'refused', details)
}
