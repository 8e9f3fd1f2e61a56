import { randomBytes } from 'node:crypto'

// The pages and money of a stand-in, independent of the providers' formats.

export type Page = {
  id: string
  reference: string
  paise: number
  currency: string
  description: string
  email: string
  returnUrl: string
  /** The URL for leaving without paying, if the provider has one. */
  cancelUrl?: string | undefined
  metadata: Record<string, string>
  status: 'open' | 'processing' | 'paid' | 'expired' | 'cancelled'
  created: number
  expires: number
  closed: number | null
  orderId: string
  /** The first try to pay was made. */
  tried: boolean
}
export type Payment = {
  id: string
  page: Page
  paise: number
  currency: string
  method: string
  status: 'created' | 'failed' | 'authorised' | 'captured' | 'returned'
  fee: number
  tax: number
  error: string | null
  created: number
  settlement: string | null
}
export type Refund = {
  id: string
  payment: Payment
  paise: number
  status: 'pending' | 'done' | 'failed'
  metadata: Record<string, string>
  created: number
  settlement: string | null
}
export type Dispute = {
  id: string
  payment: Payment
  paise: number
  /** Taken from us so far. */
  taken: number
  /** Each amount that was taken (negative) or came back. */
  moved: number[]
  status: 'open' | 'under_review' | 'won' | 'lost'
  created: number
}
export type Settlement = {
  id: string
  paise: number
  fee: number
  tax: number
  utr: string
  created: number
  payments: Payment[]
  refunds: Refund[]
}

export type Happening =
  | { what: 'created' | 'failed' | 'authorised' | 'captured'; payment: Payment }
  | { what: 'closed'; page: Page }
  | { what: 'refund_created' | 'refund_done' | 'refund_failed'; refund: Refund }
  | { what: 'dispute_opened' | 'dispute_reviewed' | 'dispute_closed'; dispute: Dispute }
  | { what: 'settled'; settlement: Settlement }

/** A payer's action on the hosted page. */
export const outcomes = ['pay', 'fail', 'fail_then_pay', 'authorise', 'leave'] as const
export type Outcome = (typeof outcomes)[number]

type Prefixes = Record<'page' | 'payment' | 'order' | 'refund' | 'dispute' | 'settlement', string>

/** An act that the provider would refuse. */
export class Refusal extends Error {
  override name = 'Refusal'
}

export type Books = ReturnType<typeof openBooks>

export function openBooks(prefixes: Prefixes, samePaymentAgain: boolean, now: () => number) {
  const pages = new Map<string, Page>()
  const payments = new Map<string, Payment>()
  const triesOf = new Map<Page, Payment[]>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const settlements = new Map<string, Settlement>()
  const listeners: ((happening: Happening) => void)[] = []
  const tell = (happening: Happening) => listeners.forEach((listen) => listen(happening))
  const seconds = () => Math.floor(now() / 1000)
  const newId = (kind: keyof Prefixes) => prefixes[kind] + randomBytes(9).toString('hex').slice(0, 14)

  const books = {
    pages,
    payments,
    refunds,
    disputes,
    settlements,
    seconds,
    onHappening: (listen: (happening: Happening) => void) => void listeners.push(listen),

    addPage(
      page: Pick<
        Page,
        'reference' | 'paise' | 'currency' | 'description' | 'email' | 'returnUrl' | 'expires'
      > &
        Partial<Pick<Page, 'metadata' | 'cancelUrl'>>,
    ) {
      const added: Page = {
        metadata: {},
        ...page,
        id: newId('page'),
        status: 'open',
        created: seconds(),
        closed: null,
        orderId: newId('order'),
        tried: false,
      }
      pages.set(added.id, added)
      return added
    },

    page: (id: string) => refresh(found(pages, id)),
    paymentsOf: (page: Page): readonly Payment[] => triesOf.get(page) ?? [],
    /** The page of a payment; none when there is no such payment. */
    pagesOf: (paymentId: string): Page[] => {
      const payment = payments.get(paymentId)
      return payment ? [payment.page] : []
    },
    refundsOf: (payment: Payment) => [...refunds.values()].filter((refund) => refund.payment === payment),

    act(pageId: string, outcome: Outcome, method = 'card'): Payment | null {
      const page = books.page(pageId)
      if (outcome === 'leave') return null
      if (page.status !== 'open') throw new Refusal('This page can no longer be paid')
      if (outcome === 'fail' || outcome === 'fail_then_pay') {
        const failed = tryOf(page, method)
        failed.status = 'failed'
        failed.error = 'Your payment was declined by the bank. Please try another method.'
        tell({ what: 'failed', payment: failed })
        if (outcome === 'fail') return failed
      }
      const payment = tryOf(page, method)
      payment.status = 'authorised'
      payment.error = null
      page.status = 'processing'
      tell({ what: 'authorised', payment })
      return outcome === 'authorise' ? payment : books.capture(payment.id, payment.paise)
    },

    capture(id: string, paise: number): Payment {
      const payment = found(payments, id)
      if (payment.status === 'captured') throw new Refusal('This payment has already been captured')
      if (payment.status !== 'authorised') throw new Refusal('This payment can’t be captured')
      if (paise !== payment.paise) throw new Refusal('The amount to capture must be the amount authorised')
      payment.status = 'captured'
      const fee = Math.floor((payment.paise * 2) / 100)
      payment.tax = Math.floor((fee * 18) / 100)
      payment.fee = fee + payment.tax
      payment.page.status = 'paid'
      payment.page.closed = seconds()
      tell({ what: 'captured', payment })
      return payment
    },

    /** Uncaptured money is returned automatically. */
    returnUncaptured(id: string): Refund {
      const payment = found(payments, id)
      if (payment.status !== 'authorised') throw new Refusal('This payment isn’t authorised')
      payment.status = 'returned'
      payment.page.status = 'open'
      const refund = addRefund(payment, payment.paise, {})
      return books.finishRefund(refund.id)
    },

    /** The bank refuses a payment that it was processing. The page stays complete, so it can't be paid again. */
    refuse(id: string): Payment {
      const payment = found(payments, id)
      if (payment.status !== 'authorised') throw new Refusal('This payment isn’t being processed')
      payment.status = 'failed'
      payment.error = 'The bank refused the payment.'
      tell({ what: 'failed', payment })
      return payment
    },

    /** A payment that had failed is authorised after all. */
    authoriseLate(id: string): Payment {
      const payment = found(payments, id)
      if (payment.status !== 'failed') throw new Refusal('This payment didn’t fail')
      payment.status = 'authorised'
      payment.error = null
      tell({ what: 'authorised', payment })
      return payment
    },

    close(pageId: string, status: 'expired' | 'cancelled'): Page {
      const page = books.page(pageId)
      if (page.status !== 'open') throw new Refusal(`It is ${page.status} and can’t be closed`)
      page.status = status
      page.closed = seconds()
      tell({ what: 'closed', page })
      return page
    },

    refund(paymentId: string, paise: number, metadata: Record<string, string> = {}): Refund {
      const payment = found(payments, paymentId)
      if (payment.status !== 'captured') throw new Refusal('The payment has not been captured')
      const returned = books
        .refundsOf(payment)
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, each) => sum + each.paise, 0)
      if (paise + returned > payment.paise)
        throw new Refusal('The total refund amount is greater than the refund payment amount')
      return addRefund(payment, paise, metadata)
    },
    finishRefund(id: string): Refund {
      const refund = found(refunds, id)
      refund.status = 'done'
      tell({ what: 'refund_done', refund })
      return refund
    },
    failRefund(id: string): Refund {
      const refund = found(refunds, id)
      refund.status = 'failed'
      tell({ what: 'refund_failed', refund })
      return refund
    },

    openDispute(paymentId: string, paise: number): Dispute {
      const payment = found(payments, paymentId)
      const dispute: Dispute = {
        id: newId('dispute'),
        payment,
        paise,
        taken: paise,
        moved: [-paise],
        status: 'open',
        created: seconds(),
      }
      disputes.set(dispute.id, dispute)
      tell({ what: 'dispute_opened', dispute })
      return dispute
    },
    reviewDispute(id: string): Dispute {
      const dispute = found(disputes, id)
      dispute.status = 'under_review'
      tell({ what: 'dispute_reviewed', dispute })
      return dispute
    },
    closeDispute(id: string, status: 'won' | 'lost'): Dispute {
      const dispute = found(disputes, id)
      dispute.status = status
      if (status === 'won' && dispute.taken > 0) {
        dispute.moved.push(dispute.taken)
        dispute.taken = 0
      }
      tell({ what: 'dispute_closed', dispute })
      return dispute
    },

    /** Pays out what wasn't paid out yet. */
    settle(): Settlement {
      const due = [...payments.values()].filter(
        ({ status, settlement }) => status === 'captured' && !settlement,
      )
      const back = [...refunds.values()].filter(
        ({ status, settlement, payment }) =>
          status === 'done' && !settlement && payment.status === 'captured',
      )
      const sum = (of: 'paise' | 'fee' | 'tax') => due.reduce((total, each) => total + each[of], 0)
      const settlement: Settlement = {
        id: newId('settlement'),
        paise: sum('paise') - sum('fee') - back.reduce((total, { paise }) => total + paise, 0),
        fee: sum('fee'),
        tax: sum('tax'),
        utr: `HDFCN5${String(settlements.size + 1).padStart(10, '0')}`,
        created: seconds(),
        payments: due,
        refunds: back,
      }
      for (const each of [...due, ...back]) each.settlement = settlement.id
      settlements.set(settlement.id, settlement)
      tell({ what: 'settled', settlement })
      return settlement
    },

    /** The amount received for each reference, which our totals must equal. */
    ledger(): Record<string, number> {
      const credited: Record<string, number> = {}
      for (const payment of payments.values()) {
        if (payment.status !== 'captured') continue
        const refunded = books
          .refundsOf(payment)
          .filter(({ status }) => status === 'done')
          .reduce((sum, { paise }) => sum + paise, 0)
        const disputed = [...disputes.values()]
          .filter((dispute) => dispute.payment === payment)
          .reduce((sum, { taken }) => sum + taken, 0)
        const { reference } = payment.page
        credited[reference] = (credited[reference] ?? 0) + payment.paise - refunded - disputed
      }
      return credited
    },
  }
  return books

  function tryOf(page: Page, method: string): Payment {
    page.tried = true
    const earlier = books.paymentsOf(page)[0]
    if (samePaymentAgain && earlier) {
      earlier.method = method
      return earlier
    }
    const payment: Payment = {
      id: newId('payment'),
      page,
      paise: page.paise,
      currency: page.currency,
      method,
      status: 'created',
      fee: 0,
      tax: 0,
      error: null,
      created: seconds(),
      settlement: null,
    }
    payments.set(payment.id, payment)
    triesOf.set(page, [...books.paymentsOf(page), payment])
    tell({ what: 'created', payment })
    return payment
  }

  function addRefund(payment: Payment, paise: number, metadata: Record<string, string>): Refund {
    const refund: Refund = {
      id: newId('refund'),
      payment,
      paise,
      status: 'pending',
      metadata,
      created: seconds(),
      settlement: null,
    }
    refunds.set(refund.id, refund)
    tell({ what: 'refund_created', refund })
    return refund
  }

  function refresh(page: Page): Page {
    if (page.status === 'open' && page.expires <= seconds()) {
      page.status = 'expired'
      page.closed = page.expires
      tell({ what: 'closed', page })
    }
    return page
  }
}

export class Unknown extends Error {
  override name = 'Unknown'
}

export function found<T>(map: Map<string, T>, id: string): T {
  const value = map.get(id)
  if (value === undefined) throw new Unknown(id)
  return value
}
