import { createHmac } from 'node:crypto'
import {
  Refusal,
  found,
  type Books,
  type Dispute,
  type Happening,
  type Page,
  type Payment,
  type Refund,
  type Settlement,
} from './books.ts'
import { startStandIn, type Call, type Dialect, type StandInOptions, type StoredEvent } from './stand-in.ts'

// Speaks Stripe's HTTP: Checkout Sessions, PaymentIntents, refunds, disputes, events, payouts.

type Options = StandInOptions & { secretKey: string }
const largest = 99_999_999
const smallest = 50

export const startStripe = ({ secretKey, ...options }: Options) => startStandIn(dialectOf(secretKey), options)

const dialectOf = (secretKey: string): Dialect => ({
  name: 'stripe',
  prefixes: { page: 'cs_test_', payment: 'pi_', order: '', refund: 're_', dispute: 'du_', settlement: 'po_' },
  samePaymentAgain: true,
  isAllowed: ({ headers }) => headers.authorization === `Bearer ${secretKey}`,
  parse: (text) => Object.fromEntries(new URLSearchParams(text)),
  keyOf: ({ headers }) => headers['idempotency-key'] as string | undefined,
  answer: (call, { books, origin, events }) => answer(call, books, origin, events),
  error: (status, message) => ({
    error: {
      type: status === 409 ? 'idempotency_error' : status >= 500 ? 'api_error' : 'invalid_request_error',
      message,
    },
  }),
  statusOfUnknown: 404,
  eventsOf,
  event: (id, type, object, created) => ({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }),
  sign(_event_id, body, secret) {
    const time = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { 'stripe-signature': `t=${time},v1=${signature}` }
  },
  returnTo: (page, paymentId) => (paymentId === null ? page.cancelUrl : null) ?? page.returnUrl,
})

function answer(
  { method, path, query, body }: Call,
  books: Books,
  origin: string,
  events: StoredEvent[],
): object | null {
  const [resource = '', id = '', act = ''] = path
    .replace('/checkout/sessions', '/sessions')
    .slice(1)
    .split('/')
  const field: Field = (name) => body[name] as string | undefined
  const asked = `${method} ${resource}${id ? '/:id' : ''}${act ? `/${act}` : ''}`
  switch (asked) {
    case 'GET balance':
      return { object: 'balance', livemode: false, available: [], pending: [] }
    case 'POST sessions':
      return sessionOf(createSession(field, books), books, origin)
    case 'GET sessions': {
      const intent = query.get('payment_intent')
      const pages = intent === null ? [...books.pages.values()] : books.pagesOf(intent)
      return list(
        pages.map((page) => sessionOf(page, books, origin)),
        query,
      )
    }
    case 'GET sessions/:id':
      return sessionOf(books.page(id), books, origin)
    case 'POST sessions/:id/expire':
      return sessionOf(books.close(id, 'expired'), books, origin)
    case 'GET payment_intents/:id':
      return intentOf(found(books.payments, id), true)
    case 'POST payment_intents/:id/capture':
      return intentOf(books.capture(id, Number(field('amount_to_capture'))), true)
    case 'POST refunds':
      return createRefund(field, books)
    case 'GET refunds':
      return list(
        [...books.refunds.values()]
          .filter(({ payment }) => payment.id === query.get('payment_intent'))
          .map(refundOf),
        query,
      )
    case 'GET refunds/:id':
      return refundOf(found(books.refunds, id))
    case 'GET disputes':
      return list(
        [...books.disputes.values()]
          .filter(({ payment }) => payment.id === query.get('payment_intent'))
          .map(disputeOf),
        query,
      )
    case 'GET disputes/:id':
      return disputeOf(found(books.disputes, id))
    case 'GET events':
      return list(
        events
          .filter(({ created }) => isWithin(created, query))
          .map(({ body: event }) => event as { id: string })
          .toReversed(),
        query,
      )
    case 'GET payouts':
      return list(
        [...books.settlements.values()].filter(({ created }) => isWithin(created, query)).map(payoutOf),
        query,
      )
    case 'GET balance_transactions':
      return list(transactionsOf(found(books.settlements, query.get('payout') ?? '')), query)
    default:
      return null
  }
}

type Field = (name: string) => string | undefined

function createSession(field: Field, books: Books): Page {
  const paise = Number(field('line_items[0][price_data][unit_amount]'))
  const expires = Number(field('expires_at'))
  const from = books.seconds()
  if (paise > largest) throw new Refusal('Amount must be no more than ₹999,999.99')
  if (!(paise >= smallest)) throw new Refusal('Amount must be at least ₹0.50')
  if (!field('success_url')) throw new Refusal('Missing required param: success_url')
  if (field('customer_email') === '') throw new Refusal('Invalid email address: ')
  // The provider counts from its own clock; a few seconds of travel are forgiven.
  if (!(expires >= from + 30 * 60 - 60 && expires <= from + 24 * 3_600 + 60))
    throw new Refusal('The `expires_at` timestamp must be between 30 minutes and 24 hours from now')
  const attempt = field('payment_intent_data[metadata][attempt_id]')
  return books.addPage({
    reference: field('client_reference_id') ?? '',
    paise,
    currency: field('line_items[0][price_data][currency]') ?? '',
    description: field('line_items[0][price_data][product_data][name]') ?? '',
    email: field('customer_email') ?? '',
    returnUrl: field('success_url') ?? '',
    cancelUrl: field('cancel_url'),
    expires,
    metadata: attempt === undefined ? {} : { attempt_id: attempt },
  })
}

function createRefund(field: Field, books: Books) {
  const payment = found(books.payments, field('payment_intent') ?? '')
  const refundId = field('metadata[refund_id]')
  const refund = books.refund(
    payment.id,
    Number(field('amount') ?? payment.paise),
    refundId ? { refund_id: refundId } : {},
  )
  return refundOf(refund)
}

const sessionOf = (page: Page, books: Books, origin: string) => ({
  id: page.id,
  object: 'checkout.session',
  amount_total: page.paise,
  client_reference_id: page.reference,
  created: page.created,
  currency: page.currency,
  customer_email: page.email,
  expires_at: page.expires,
  livemode: false,
  metadata: page.metadata,
  mode: 'payment',
  payment_intent: books.paymentsOf(page)[0]?.id ?? null,
  payment_status: page.status === 'paid' ? 'paid' : 'unpaid',
  status:
    page.status === 'open'
      ? 'open'
      : page.status === 'paid' || page.status === 'processing'
        ? 'complete'
        : 'expired',
  success_url: page.returnUrl,
  url: page.status === 'open' ? `${origin}/pay/${page.id}` : null,
})

const statuses = {
  created: 'requires_payment_method',
  failed: 'requires_payment_method',
  authorised: 'processing',
  captured: 'succeeded',
  returned: 'canceled',
} as const

const intentOf = (payment: Payment, expanded = false) => ({
  id: payment.id,
  object: 'payment_intent',
  amount: payment.paise,
  amount_received: payment.status === 'captured' ? payment.paise : 0,
  created: payment.created,
  currency: payment.currency,
  description: payment.page.description,
  last_payment_error:
    payment.status === 'failed'
      ? {
          type: 'card_error',
          code: 'card_declined',
          message: payment.error,
          payment_method: { type: payment.method },
        }
      : null,
  latest_charge: expanded && payment.status !== 'created' ? chargeOf(payment) : chargeId(payment),
  livemode: false,
  metadata: payment.page.metadata,
  status: statuses[payment.status],
})

const chargeId = ({ id }: Payment) => id.replace('pi_', 'ch_')
const chargeOf = (payment: Payment) => ({
  id: chargeId(payment),
  object: 'charge',
  amount: payment.paise,
  created: payment.created,
  currency: payment.currency,
  livemode: false,
  payment_intent: payment.id,
  payment_method_details: { type: payment.method },
  balance_transaction: payment.status === 'captured' ? chargeTransaction(payment) : null,
})
const chargeTransaction = (payment: Payment) => ({
  id: payment.id.replace('pi_', 'txn_'),
  object: 'balance_transaction',
  amount: payment.paise,
  currency: payment.currency,
  fee: payment.fee,
  fee_details: [
    { amount: payment.fee - payment.tax, currency: payment.currency, type: 'stripe_fee' },
    { amount: payment.tax, currency: payment.currency, type: 'tax' },
  ],
  net: payment.paise - payment.fee,
  type: 'charge',
})

const refundOf = (refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.paise,
  created: refund.created,
  currency: refund.payment.currency,
  metadata: refund.metadata,
  payment_intent: refund.payment.id,
  status: refund.status === 'done' ? 'succeeded' : refund.status,
})

const disputeOf = (dispute: Dispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.paise,
  balance_transactions: dispute.moved.map((amount, index) => ({
    id: `txn_${dispute.id}_${index}`,
    object: 'balance_transaction',
    amount,
    currency: dispute.payment.currency,
    fee: 0,
    type: 'adjustment',
  })),
  created: dispute.created,
  currency: dispute.payment.currency,
  livemode: false,
  payment_intent: dispute.payment.id,
  status: dispute.status === 'open' ? 'needs_response' : dispute.status,
})

const payoutOf = (settlement: Settlement) => ({
  id: settlement.id,
  object: 'payout',
  amount: settlement.paise,
  arrival_date: settlement.created,
  created: settlement.created,
  currency: 'inr',
  livemode: false,
  status: 'paid',
  trace_id: { status: 'supported', value: settlement.utr },
})

const transactionsOf = ({ payments, refunds }: Settlement) => [
  ...payments.map((payment) => ({ ...chargeTransaction(payment), source: chargeOf(payment) })),
  ...refunds.map((refund) => ({
    id: refund.id.replace('re_', 'txn_'),
    object: 'balance_transaction',
    amount: -refund.paise,
    currency: refund.payment.currency,
    fee: 0,
    fee_details: [],
    type: 'refund',
    source: refundOf(refund),
  })),
]

function eventsOf(happening: Happening, books: Books): { type: string; object: object }[] {
  switch (happening.what) {
    case 'created':
      return []
    case 'failed':
      return [{ type: 'payment_intent.payment_failed', object: intentOf(happening.payment) }]
    case 'authorised':
      return [
        { type: 'payment_intent.processing', object: intentOf(happening.payment) },
        { type: 'checkout.session.completed', object: sessionOf(happening.payment.page, books, '') },
      ]
    case 'captured':
      return [
        { type: 'payment_intent.succeeded', object: intentOf(happening.payment) },
        {
          type: 'checkout.session.async_payment_succeeded',
          object: sessionOf(happening.payment.page, books, ''),
        },
      ]
    case 'closed':
      return [{ type: 'checkout.session.expired', object: sessionOf(happening.page, books, '') }]
    case 'refund_created':
      return [
        { type: 'refund.created', object: refundOf(happening.refund) },
        { type: 'charge.refunded', object: chargeOf(happening.refund.payment) },
      ]
    case 'refund_done':
      return [{ type: 'refund.updated', object: refundOf(happening.refund) }]
    case 'refund_failed':
      return [{ type: 'refund.failed', object: refundOf(happening.refund) }]
    case 'dispute_opened':
      return [
        { type: 'charge.dispute.created', object: disputeOf(happening.dispute) },
        { type: 'charge.dispute.funds_withdrawn', object: disputeOf(happening.dispute) },
      ]
    case 'dispute_reviewed':
      return [{ type: 'charge.dispute.updated', object: disputeOf(happening.dispute) }]
    case 'dispute_closed':
      return [{ type: 'charge.dispute.closed', object: disputeOf(happening.dispute) }]
    case 'settled':
      return [{ type: 'payout.paid', object: payoutOf(happening.settlement) }]
    default:
      return happening satisfies never
  }
}

const isWithin = (created: number, query: URLSearchParams) =>
  created >= Number(query.get('created[gte]') ?? 0) &&
  created <= Number(query.get('created[lte]') ?? Infinity)

function list(items: { id: string }[], query: URLSearchParams) {
  const after = query.get('starting_after')
  const rest = after === null ? items : items.slice(items.findIndex(({ id }) => id === after) + 1)
  const limit = Number(query.get('limit') ?? 10)
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url: '/v1' }
}
