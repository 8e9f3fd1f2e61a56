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
import { startStandIn, type Call, type Dialect, type StandInOptions } from './stand-in.ts'

// Speaks Razorpay's HTTP: Payment Links, orders, payments, refunds, disputes, settlements.

type Options = StandInOptions & { keyId: string; keySecret: string }
const largest = 50_000_000
const smallest = 100

export async function startRazorpay({ keyId, keySecret, ...options }: Options) {
  const orders: Orders = { hidden: false, lookup: 'right' }
  const standIn = await startStandIn(dialectOf(keyId, keySecret, orders), options)
  return { ...standIn, orders }
}

type Orders = {
  /** Links don't show their order yet, although payments do. */
  hidden: boolean
  /** What asking for the link of a payment gives: the link, no link yet, or the latest links whosever they are. */
  lookup: 'right' | 'nothing' | 'latest'
}

const dialectOf = (keyId: string, keySecret: string, orders: Orders): Dialect => ({
  name: 'razorpay',
  prefixes: {
    page: 'plink_',
    payment: 'pay_',
    order: 'order_',
    refund: 'rfnd_',
    dispute: 'disp_',
    settlement: 'setl_',
  },
  samePaymentAgain: false,
  isAllowed: ({ headers }) =>
    headers.authorization === `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
  parse: (text) => JSON.parse(text) as Record<string, unknown>,
  keyOf: ({ headers }) => headers['x-refund-idempotency'] as string | undefined,
  answer: (call, { books, origin }) => answer(call, books, origin, orders),
  error: (status, description) => ({
    error: { code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR', description },
  }),
  statusOfUnknown: 400,
  eventsOf,
  event: (_id, type, object, created) => ({
    entity: 'event',
    account_id: 'acc_StandIn0000001',
    event: type,
    contains: Object.keys(object),
    payload: Object.fromEntries(Object.entries(object).map(([name, entity]) => [name, { entity }])),
    created_at: created,
  }),
  sign: (event_id, body, secret) => ({
    'x-razorpay-event-id': event_id,
    'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
  }),
  returnTo(page, paymentId) {
    if (paymentId === null || page.status !== 'paid') return null
    const url = new URL(page.returnUrl)
    const signed = [page.id, page.reference, 'paid', paymentId]
    url.searchParams.set('razorpay_payment_id', paymentId)
    url.searchParams.set('razorpay_payment_link_id', page.id)
    url.searchParams.set('razorpay_payment_link_reference_id', page.reference)
    url.searchParams.set('razorpay_payment_link_status', 'paid')
    url.searchParams.set(
      'razorpay_signature',
      createHmac('sha256', keySecret).update(signed.join('|')).digest('hex'),
    )
    return url.href
  },
})

function answer(
  { method, path, query, body }: Call,
  books: Books,
  origin: string,
  orders: Orders,
): object | null {
  const [resource = '', id = '', act = '', more = ''] = path.slice(1).split('/')
  const asked = [method, ' ', resource, id && '/:id', act && `/${act}`, more && '/:id'].join('')
  const link = (page: Page) => linkOf(page, books, origin, orders)
  const payment = (each: Payment) => paymentOf(each, books)
  switch (asked) {
    case 'POST payment_links':
      return link(createLink(body, books))
    case 'GET payment_links':
      return { payment_links: findLinks(query, books, orders).map(link) }
    case 'GET payment_links/:id':
      return link(books.page(id))
    case 'POST payment_links/:id/cancel':
      return link(books.close(id, 'cancelled'))
    case 'GET orders/:id/payments':
      return collection(
        [...books.payments.values()].filter(({ page }) => page.orderId === id).map(payment),
        query,
      )
    case 'GET payments':
      return collection([...books.payments.values()].filter(createdWithin(query)).map(payment), query)
    case 'GET payments/:id':
      return payment(found(books.payments, id))
    case 'POST payments/:id/capture':
      return payment(books.capture(id, Number(body['amount'])))
    case 'POST payments/:id/refund':
      return createRefund(id, body, books)
    case 'GET payments/:id/refunds':
      return collection(books.refundsOf(found(books.payments, id)).map(refundOf), query)
    case 'GET refunds':
      return collection([...books.refunds.values()].filter(createdWithin(query)).map(refundOf), query)
    case 'GET refunds/:id':
      return refundOf(found(books.refunds, id))
    case 'GET disputes':
      return collection([...books.disputes.values()].map(disputeOf), query)
    case 'GET disputes/:id':
      return disputeOf(found(books.disputes, id))
    case 'GET settlements':
      return collection([...books.settlements.values()].filter(createdWithin(query)).map(settlementOf), query)
    case 'GET settlements/:id/combined':
      return collection([...books.settlements.values()].filter(onDay(query)).flatMap(itemsOf), query)
    default:
      return null
  }
}

type LinkRequest = {
  reference_id?: string
  amount?: number
  currency?: string
  description?: string
  customer?: { email?: string }
  callback_url?: string
  expire_by?: number
}

function createLink(body: LinkRequest, books: Books): Page {
  const reference = body.reference_id ?? ''
  const paise = Number(body.amount)
  const expires = Number(body.expire_by)
  if (paise > largest) throw new Refusal('Amount exceeds maximum amount allowed.')
  if (!(paise >= smallest)) throw new Refusal('The amount must be at least INR 1.00')
  if (reference.length > 40) throw new Refusal('The reference_id may not be greater than 40 characters.')
  if ([...books.pages.values()].some((page) => page.reference === reference))
    throw new Refusal(
      `payment link with given reference_id (${reference}) already exists. Please create a payment link with a different reference_id`,
    )
  if (!(expires >= books.seconds() + 15 * 60 - 60))
    throw new Refusal('expire_by should be at least 15 minutes after current time')
  return books.addPage({
    reference,
    paise,
    currency: body.currency ?? 'INR',
    description: body.description ?? '',
    email: body.customer?.email ?? '',
    returnUrl: body.callback_url ?? '',
    expires,
  })
}

function createRefund(id: string, body: Record<string, unknown>, books: Books) {
  const payment = found(books.payments, id)
  const { amount = payment.paise, notes = {} } = body as { amount?: number; notes?: Record<string, string> }
  return refundOf(books.refund(id, amount, notes))
}

function findLinks(query: URLSearchParams, books: Books, orders: Orders): Page[] {
  const reference = query.get('reference_id')
  const paymentId = query.get('payment_id')
  if (paymentId !== null && (orders.hidden || orders.lookup === 'nothing')) return []
  const isAnyones = paymentId === null || orders.lookup === 'latest'
  const pages = isAnyones ? [...books.pages.values()] : books.pagesOf(paymentId)
  return pages
    .filter((page) => reference === null || page.reference === reference)
    .toReversed()
    .slice(0, Number(query.get('count') ?? 10))
}

const linkStatus = {
  open: 'created',
  processing: 'created',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
}

const linkOf = (page: Page, books: Books, origin: string, orders: Orders) => ({
  id: page.id,
  accept_partial: false,
  amount: page.paise,
  amount_paid: page.status === 'paid' ? page.paise : 0,
  callback_method: 'get',
  callback_url: page.returnUrl,
  cancelled_at: page.status === 'cancelled' ? page.closed : 0,
  created_at: page.created,
  currency: page.currency,
  customer: { email: page.email },
  description: page.description,
  expire_by: page.expires,
  expired_at: page.status === 'expired' ? page.closed : 0,
  notes: null,
  ...(page.tried && !orders.hidden ? { order_id: page.orderId } : {}),
  payments: orders.hidden
    ? null
    : books
        .paymentsOf(page)
        .filter(({ status }) => status === 'captured')
        .map(({ id, paise, method, created }) => ({
          payment_id: id,
          amount: paise,
          method,
          created_at: created,
          status: 'captured',
        })),
  reference_id: page.reference,
  reminder_enable: false,
  short_url: `${origin}/pay/${page.id}`,
  status: linkStatus[page.status],
  updated_at: page.closed ?? page.created,
})

const paymentOf = (payment: Payment, books: Books) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.paise,
  amount_refunded: refundedOf(payment, books),
  acquirer_data: payment.status === 'captured' ? { rrn: payment.id.slice(-12) } : {},
  captured: payment.status === 'captured',
  created_at: payment.created,
  currency: payment.currency,
  description: payment.page.description,
  email: payment.page.email,
  error_description: payment.error,
  fee: payment.status === 'captured' ? payment.fee : null,
  method: payment.method,
  notes: [],
  order_id: payment.page.orderId,
  status: paymentStatus(payment, books),
  tax: payment.status === 'captured' ? payment.tax : null,
})

/** Failed refunds don't count. */
const refundedOf = (payment: Payment, books: Books) =>
  books
    .refundsOf(payment)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { paise }) => sum + paise, 0)

/** Captured money that went back in full is `refunded` as well, and stays `captured: true`. */
function paymentStatus(payment: Payment, books: Books) {
  if (payment.status === 'authorised') return 'authorized'
  const isReturned = payment.status === 'captured' && refundedOf(payment, books) === payment.paise
  return isReturned || payment.status === 'returned' ? 'refunded' : payment.status
}

const refundOf = (refund: Refund) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.paise,
  created_at: refund.created,
  currency: refund.payment.currency,
  notes: Object.keys(refund.metadata).length > 0 ? refund.metadata : [],
  payment_id: refund.payment.id,
  speed_processed: 'normal',
  status: refund.status === 'done' ? 'processed' : refund.status,
})

const disputeOf = (dispute: Dispute) => ({
  id: dispute.id,
  entity: 'dispute',
  amount: dispute.paise,
  amount_deducted: dispute.taken,
  created_at: dispute.created,
  currency: dispute.payment.currency,
  payment_id: dispute.payment.id,
  phase: 'chargeback',
  status: dispute.status,
})

const settlementOf = (settlement: Settlement) => ({
  id: settlement.id,
  entity: 'settlement',
  amount: settlement.paise,
  created_at: settlement.created,
  // Razorpay's fees are those of the items, unless it is an instant settlement.
  fees: 0,
  status: 'processed',
  tax: 0,
  utr: settlement.utr,
})

const itemsOf = ({ id: settlement_id, utr, payments, refunds }: Settlement) => [
  ...payments.map(({ id, paise, fee, tax }) => ({
    entity_id: id,
    type: 'payment',
    credit: paise - fee,
    debit: 0,
    fee,
    tax,
    settlement_id,
    settlement_utr: utr,
  })),
  ...refunds.map(({ id, paise }) => ({
    entity_id: id,
    type: 'refund',
    credit: 0,
    debit: paise,
    fee: 0,
    tax: 0,
    settlement_id,
    settlement_utr: utr,
  })),
]

function eventsOf(happening: Happening, books: Books): { type: string; object: object }[] {
  const link = (page: Page) => linkOf(page, books, '', { hidden: false, lookup: 'right' })
  switch (happening.what) {
    case 'created':
      return []
    case 'failed':
      return [{ type: 'payment.failed', object: { payment: paymentOf(happening.payment, books) } }]
    case 'authorised':
      return [{ type: 'payment.authorized', object: { payment: paymentOf(happening.payment, books) } }]
    case 'captured': {
      const payment = paymentOf(happening.payment, books)
      const { page } = happening.payment
      const order = { id: page.orderId, entity: 'order', status: 'paid', amount: page.paise }
      return [
        { type: 'payment.captured', object: { payment } },
        { type: 'order.paid', object: { payment, order } },
        { type: 'payment_link.paid', object: { payment_link: link(page), order, payment } },
      ]
    }
    case 'closed':
      return [
        {
          type: happening.page.status === 'expired' ? 'payment_link.expired' : 'payment_link.cancelled',
          object: { payment_link: link(happening.page) },
        },
      ]
    case 'refund_created':
    case 'refund_done':
    case 'refund_failed': {
      const names = { refund_created: 'created', refund_done: 'processed', refund_failed: 'failed' }
      const { refund } = happening
      return [
        {
          type: `refund.${names[happening.what]}`,
          object: { refund: refundOf(refund), payment: paymentOf(refund.payment, books) },
        },
      ]
    }
    case 'dispute_opened':
    case 'dispute_reviewed':
    case 'dispute_closed': {
      const { dispute } = happening
      const name = { open: 'created', under_review: 'under_review', won: 'won', lost: 'lost' }[dispute.status]
      return [
        {
          type: `payment.dispute.${name}`,
          object: { payment: paymentOf(dispute.payment, books), dispute: disputeOf(dispute) },
        },
      ]
    }
    case 'settled':
      return [{ type: 'settlement.processed', object: { settlement: settlementOf(happening.settlement) } }]
    default:
      return happening satisfies never
  }
}

const createdWithin =
  (query: URLSearchParams) =>
  ({ created }: { created: number }) =>
    created >= Number(query.get('from') ?? 0) && created <= Number(query.get('to') ?? Infinity)

const onDay =
  (query: URLSearchParams) =>
  ({ created }: Settlement) => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(created * 1000)
    const asked = ['year', 'month', 'day'].map((name) => (query.get(name) ?? '').padStart(2, '0'))
    return day === asked.join('-')
  }

function collection(items: object[], query: URLSearchParams) {
  const skip = Number(query.get('skip') ?? 0)
  const page = items.toReversed().slice(skip, skip + Number(query.get('count') ?? 10))
  return { entity: 'collection', count: page.length, items: page }
}
