import { kolkataDay } from '@trusswell/domain/days.ts'
import { text } from '@trusswell/domain/input.ts'
import { z } from 'zod'
import { openRazorpay, razorpayFailure } from '../../../platform/gateway-sdks.ts'
import {
  GatewayError,
  isGatewayError,
  momentOf,
  secondsOf,
  type Gateway,
  type GatewayOptions,
  type NewPage,
  type ObjectRef,
  type Period,
  type Reading,
  type Settlement,
  type SettlementItem,
  type VerifyWebhook,
} from './gateway.ts'
import {
  disputeObservation,
  linkObservation,
  paymentObservation,
  refundObservation,
  type Asked,
  type PaymentLink,
  type RazorpayDispute,
  type RazorpayPayment,
  type RazorpayRefund,
} from './razorpay-facts.ts'
import { isSigned } from './signature.ts'
import { objectId, parseEvent, parseObject, unixSeconds } from './signed-event.ts'

type Keys = { keyId: string; secret: string }
const pageSize = 100
/** How long a dispute can be open; its list can't be asked for changes. */
const disputeDays = 180

export function createRazorpayGateway(keys: Keys, { url, now = Date.now }: GatewayOptions = {}): Gateway {
  const razorpay = openRazorpay(url, keys)
  const livemode = keys.keyId.startsWith('rzp_live_')
  /** Taken before the request is sent, so that of two overlapping readings the later request counts as newer. */
  const asking = (): Asked => ({ livemode, asked: new Date(now()).toISOString() })

  const gateway: Gateway = {
    name: 'razorpay',
    livemode,

    async createPage(page) {
      const link = await createLink(page)
      return { object_id: link.id, url: link.short_url, livemode }
    },

    async findPage({ attempt_id }) {
      const link = await findLink({ reference_id: attempt_id })
      return link?.reference_id === attempt_id ? { object_id: link.id, url: link.short_url, livemode } : null
    },

    async closePage(id) {
      const before = await readLink(id)
      const busy = busyWith(before.link, before.payments)
      if (busy) return busy
      try {
        await call(razorpay.paymentLink.cancel(id))
        return 'closed'
      } catch (error) {
        if (!isGatewayError(error, 'refused')) throw error
        // The link was paid or expired since it was read.
        const { link, payments } = await readLink(id)
        const state = busyWith(link, payments)
        if (state) return state
        if (link.status === 'cancelled' || link.status === 'expired') return 'closed'
        throw error
      }
    },

    async readPage(id) {
      const asked = asking()
      const { link, payments } = await readLink(id)
      const observations = [linkObservation(link, asked)]
      for (const payment of payments) observations.push(...(await withRefunds(payment, asked)))
      return { ...pageOf(link), observations }
    },

    readObject({ kind, id }) {
      switch (kind) {
        case 'page':
          return gateway.readPage(id)
        case 'payment':
          return readPayment(id)
        case 'refund':
          return readRefund(id)
        case 'dispute':
          return readDispute(id)
        case 'settlement':
          return Promise.resolve({ ...unknownPage, observations: [] })
        default:
          return kind satisfies never
      }
    },

    async capture(paymentId, paise) {
      try {
        await call(razorpay.payments.capture(paymentId, paise, 'INR'))
      } catch (error) {
        if (!isGatewayError(error, 'refused')) throw error
        const { captured } = await fetchPayment(paymentId)
        if (!captured) throw error
      }
    },

    async refund({ payment_id, refund_id, paise }) {
      const once = openRazorpay(url, keys, { 'X-Refund-Idempotency': refund_id })
      const asked = asking()
      const refund = await call(once.payments.refund(payment_id, { amount: paise, notes: { refund_id } }))
      return refundObservation(refund as unknown as RazorpayRefund, asked)
    },

    async listChanged(period) {
      const payments = await all<RazorpayPayment>((page) =>
        razorpay.payments.all({ ...within(period), ...page }),
      )
      const refunds = await all<RazorpayRefund>((page) =>
        razorpay.refunds.all({ ...within(period), ...page }),
      )
      const disputes = await all<RazorpayDispute>((page) => razorpay.disputes.all(page))
      const oldest = secondsOf(period.from) - disputeDays * 24 * 3_600
      return [
        ...payments.map(({ id }): ObjectRef => ({ kind: 'payment', id })),
        ...refunds.map(({ id }): ObjectRef => ({ kind: 'refund', id })),
        ...disputes
          .filter(({ created_at }) => created_at >= oldest)
          .map(({ id }): ObjectRef => ({ kind: 'dispute', id })),
      ]
    },

    async listSettlements(period) {
      const settlements = await all<RawSettlement>((page) =>
        razorpay.settlements.all({ ...within(period), ...page }),
      )
      const days = new Set(settlements.map(({ created_at }) => kolkataDay(created_at * 1000)))
      const items: RawSettlementItem[] = []
      for (const day of days) {
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
        items.push(
          ...(await all<RawSettlementItem>((page) =>
            razorpay.settlements.reports({ year, month, day: date, ...page }),
          )),
        )
      }
      return settlements.map((settlement) => settlementOf(settlement, items))
    },

    verifyReturn(query) {
      const signed = [
        query['razorpay_payment_link_id'],
        query['razorpay_payment_link_reference_id'],
        query['razorpay_payment_link_status'],
        query['razorpay_payment_id'],
      ]
      const signature = query['razorpay_signature']
      if (signature === undefined || signed.includes(undefined)) return false
      return isSigned({ secrets: [keys.secret], content: [signed.join('|')], signatures: [signature] })
    },
  }
  return gateway

  /** Links have no idempotency key: after an answer that got lost, the link is looked up by our id. */
  async function createLink(page: NewPage): Promise<PaymentLink> {
    try {
      return (await call(razorpay.paymentLink.create(linkOf(page)))) as unknown as PaymentLink
    } catch (error) {
      const mayExist =
        isGatewayError(error, 'unreachable') ||
        (isGatewayError(error, 'refused') && /reference_id/.test(error.message))
      const existing = mayExist ? await findLink({ reference_id: page.attempt_id }).catch(() => null) : null
      if (existing?.reference_id !== page.attempt_id) throw error
      return existing
    }
  }

  async function findLink(
    query: { reference_id: string } | { payment_id: string },
  ): Promise<PaymentLink | null> {
    const { payment_links } = (await call(razorpay.paymentLink.all(query as object))) as unknown as {
      payment_links: PaymentLink[]
    }
    return payment_links[0] ?? null
  }

  async function readLink(id: string) {
    const link = (await call(razorpay.paymentLink.fetch(id))) as unknown as PaymentLink
    const payments = new Map<string, RazorpayPayment>()
    if (link.order_id) {
      // The link itself lists captured payments only.
      const { items } = (await call(razorpay.orders.fetchPayments(link.order_id))) as unknown as {
        items: RazorpayPayment[]
      }
      for (const payment of items) payments.set(payment.id, payment)
    }
    for (const { payment_id } of link.payments ?? [])
      if (!payments.has(payment_id)) payments.set(payment_id, await fetchPayment(payment_id))
    return { link, payments: [...payments.values()] }
  }

  async function fetchPayment(id: string): Promise<RazorpayPayment> {
    return (await call(razorpay.payments.fetch(id))) as unknown as RazorpayPayment
  }

  async function withRefunds(payment: RazorpayPayment, asked: Asked) {
    const observations = [paymentObservation(payment, asked)]
    // A failed refund no longer counts in `amount_refunded`, so the refunds of every captured payment are read.
    if (payment.captured || payment.status === 'refunded') {
      const refunds = await all<RazorpayRefund>((page) =>
        razorpay.payments.fetchMultipleRefund(payment.id, page),
      )
      observations.push(...refunds.map((refund) => refundObservation(refund, asked)))
    }
    return observations
  }

  async function readPayment(id: string): Promise<Reading> {
    const asked = asking()
    const payment = await fetchPayment(id)
    return { ...(await findPage(payment)), observations: await withRefunds(payment, asked) }
  }

  /** A payment only refers to its order, and a link refers to its order after the first try to pay. */
  async function findPage({ id, order_id }: RazorpayPayment): Promise<Omit<Reading, 'observations'>> {
    if (order_id === null) return unknownPage
    const link = await findLink({ payment_id: id })
    return link?.order_id === order_id ? pageOf(link) : { ...unknownPage, order_id }
  }

  async function readRefund(id: string): Promise<Reading> {
    const asked = asking()
    const refund = (await call(razorpay.refunds.fetch(id))) as unknown as RazorpayRefund
    return readWith(refund.payment_id, refundObservation(refund, asked))
  }

  async function readDispute(id: string): Promise<Reading> {
    const asked = asking()
    const dispute = (await call(razorpay.disputes.fetch(id))) as unknown as RazorpayDispute
    return readWith(dispute.payment_id, disputeObservation(dispute, asked))
  }

  async function readWith(paymentId: string, observation: Reading['observations'][number]): Promise<Reading> {
    const payment = await readPayment(paymentId)
    const others = payment.observations.filter(({ fact }) => fact.object_id !== observation.fact.object_id)
    return { ...payment, observations: [...others, observation] }
  }
}

const unknownPage = { attempt_id: null, page_id: null, order_id: null }
const pageOf = (link: PaymentLink) => ({
  attempt_id: link.reference_id,
  page_id: link.id,
  order_id: link.order_id ?? null,
})

function busyWith(link: PaymentLink, payments: RazorpayPayment[]): 'paid' | 'processing' | null {
  if (link.status === 'paid' || payments.some(({ captured }) => captured)) return 'paid'
  return payments.some(({ status }) => status === 'authorized') ? 'processing' : null
}

const linkOf = (page: NewPage) => ({
  amount: page.paise,
  currency: 'INR',
  accept_partial: false,
  reference_id: page.attempt_id,
  description: page.description,
  customer: page.email ? { email: page.email } : {},
  notify: { sms: false, email: false },
  reminder_enable: false,
  expire_by: secondsOf(page.expires_at),
  callback_url: page.return_url,
  callback_method: 'get' as const,
})

const within = ({ from, to }: Period) => ({ from: secondsOf(from), to: secondsOf(to) })

/** Every page of a list. */
async function all<Item>(read: (page: { count: number; skip: number }) => Promise<unknown>): Promise<Item[]> {
  const found: Item[] = []
  for (;;) {
    const { items } = (await call(read({ count: pageSize, skip: found.length }))) as { items: Item[] }
    found.push(...items)
    if (items.length < pageSize) return found
  }
}

type RawSettlement = {
  id: string
  status: Settlement['state']
  amount: number
  fees: number
  tax: number
  utr: string | null
  created_at: number
}
type RawSettlementItem = {
  entity_id: string
  type: string
  credit: number
  debit: number
  fee: number
  tax: number
  settlement_id: string
}

function settlementOf(settlement: RawSettlement, all: RawSettlementItem[]): Settlement {
  const items = all.filter(({ settlement_id }) => settlement_id === settlement.id)
  const sumOf = (of: 'fee' | 'tax') => items.reduce((sum, item) => sum + item[of], 0)
  return {
    id: settlement.id,
    state: settlement.status,
    paise: settlement.amount,
    // 0 in a normal settlement, whose payments have the fees.
    fee_paise: settlement.fees || sumOf('fee'),
    fee_tax_paise: settlement.tax || sumOf('tax'),
    utr: settlement.utr || null,
    happened_at: momentOf(settlement.created_at),
    items: items.map(itemOf),
  }
}

/** A credit has the fee taken off already. */
const itemOf = ({ entity_id, type, credit, debit, fee, tax }: RawSettlementItem): SettlementItem => ({
  kind: type === 'payment' || type === 'refund' || type === 'dispute' ? type : 'other',
  object_id: entity_id,
  paise: credit > 0 ? credit + fee : -debit,
  fee_paise: fee,
  fee_tax_paise: tax,
})

const RawEvent = z.object({
  event: text(255).min(1),
  // Only shown beside the event.
  created_at: unixSeconds.catch(0),
  payload: z.unknown(),
})
const Payload = z.record(z.string(), z.unknown())
const Entity = z.object({ entity: z.object({ id: objectId }) })

export const verifyRazorpayWebhook: VerifyWebhook = (body, headers, secrets) => {
  const signature = headers['x-razorpay-signature']
  const event_id = headers['x-razorpay-event-id']
  if (typeof signature !== 'string' || typeof event_id !== 'string' || event_id === '') return null
  if (!isSigned({ secrets, content: [body], signatures: [signature] })) return null
  const { event: type, created_at, payload } = parseEvent(RawEvent, body)
  return {
    event_id: parseObject(objectId, event_id),
    type,
    object: objectOf(type, payload),
    happened_at: momentOf(created_at),
    livemode: null,
  }
}

function objectOf(type: string, payload: unknown): ObjectRef | null {
  const kind = kindOf(type)
  if (!kind) return null
  const { [kind === 'page' ? 'payment_link' : kind]: found } = parseObject(Payload, payload)
  return { kind, id: parseObject(Entity, found).entity.id }
}

function kindOf(type: string): ObjectRef['kind'] | null {
  if (type.startsWith('payment.dispute.')) return 'dispute'
  if (type.startsWith('payment_link.')) return 'page'
  if (/^payment\.(authorized|captured|failed)$/.test(type) || type === 'order.paid') return 'payment'
  if (/^refund\.(created|processed|failed)$/.test(type)) return 'refund'
  return type === 'settlement.processed' ? 'settlement' : null
}

async function call<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw failureOf(error)
  }
}

function failureOf(error: unknown): unknown {
  const failure = razorpayFailure(error)
  if (!failure) return error
  const { status, description } = failure
  const details = { status, description, cause: error }
  if (status === null || status >= 500 || status === 429)
    return new GatewayError('razorpay', 'unreachable', details)
  if (status === 404 || /does not exist|not found/i.test(description))
    return new GatewayError('razorpay', 'not_found', details)
  if (status === 409) return new GatewayError('razorpay', 'still_running', details)
  return new GatewayError('razorpay', 'refused', details)
}
