import type { PaymentStatus } from './payments.ts'

/**
 * What a gateway or a member of staff reported about one object of a payment. A payment's state is a pure function of the
 * set of its facts, so their order and repetitions change nothing.
 */
export type Fact = AttemptFact | GatewayPaymentFact | RefundFact | DisputeFact | ClaimFact | StatusFact

/** A hosted page: a Checkout Session or a Payment Link. A closed page can't be paid any more. */
export type AttemptFact = {
  kind: 'attempt'
  object_id: string
  state: 'open' | 'closed'
  happened_at: string
}

/**
 * A try to pay on a hosted page, under the gateway's own payment id. One that failed can be tried again or be authorised late;
 * one that was processed and then refused by the bank has ended.
 */
export type GatewayPaymentFact = {
  kind: 'payment'
  object_id: string
  state: 'created' | 'try_failed' | 'authorised' | 'refused' | 'captured'
  paise: number
  happened_at: string
}

/** Money on its way back, by a gateway or by our bank. */
export type RefundFact = {
  kind: 'refund'
  object_id: string
  /** What it returns: a gateway's payment, or the claim or status that staff confirmed. */
  of: string
  state: 'pending' | 'done' | 'failed'
  paise: number
  happened_at: string
}

export type DisputeFact = {
  kind: 'dispute'
  object_id: string
  of: string
  state: 'open' | 'under_review' | 'closed' | 'won' | 'lost'
  /** What the gateway has taken from us for it, as of `happened_at`. */
  paise: number
  /** When the gateway was read: of two readings the later one has the amount. */
  happened_at: string
}

/** A transfer or a cheque that the client states and staff check. Written under the payment's lock, so `seq` orders them. */
export type ClaimFact = {
  kind: 'claim'
  object_id: string
  seq: number
  /** A client can withdraw a claim before staff decide on it; it then counts as if it had never been made. */
  state: 'claimed' | 'deposited' | 'confirmed' | 'rejected' | 'bounced' | 'withdrawn'
  /** What arrived in our account; 0 until it is confirmed. */
  paise: number
  tds_paise: number
  happened_at: string
}

/** A status that staff set by hand, always with a reason. */
export type StatusFact = {
  kind: 'status'
  object_id: string
  seq: number
  state: PaymentStatus
  /** The payment's amount at that time, or what is left of it as received. */
  paise: number
  /** The earlier credit that counts again, with its day, its tax deducted and its refunds. */
  of?: string | null
  happened_at: string
}

/** One amount that reached us or left us, on the day it did. The sums of all totals are made of these. */
export type Movement = {
  kind: 'credit' | 'refund' | 'dispute'
  object_id: string
  /** Distinguishes several movements of one object, because returned money can come back. */
  step: number
  /** Positive when it reached us. */
  paise: number
  happened_at: string
}

/** Money that reached us at once, and what of it hasn't been returned or asked back. */
export type Credit = {
  object_id: string
  by: 'gateway' | 'staff'
  paise: number
  left_paise: number
  happened_at: string
}

export type PaymentState = {
  status: PaymentStatus
  /** Captured less returned and disputed. */
  credited_paise: number
  refunded_paise: number
  /** Refunds that are on their way. */
  refunding_paise: number
  tds_paise: number
  /** A page is open, or the gateway is still processing the payment. */
  processing: boolean
  /** A transfer or a cheque that staff haven't checked yet. */
  awaiting_confirmation: boolean
  disputed: boolean
  /** The same payment was captured more than once: keep or return. */
  paid_twice: boolean
  paid_at: string | null
  /** Latest first. */
  credits: Credit[]
  movements: Movement[]
}

const ranks = {
  attempt: ['open', 'closed'],
  payment: ['created', 'try_failed', 'authorised', 'refused', 'captured'],
  refund: ['pending', 'done', 'failed'],
  dispute: ['open', 'under_review', 'closed', 'won', 'lost'],
} as const

export function foldPayment(facts: readonly Fact[]): PaymentState {
  const attempts = highest(facts, 'attempt')
  const tries = highest(facts, 'payment')
  const refunds = highest(facts, 'refund')
  const disputes = highest(facts, 'dispute')
  const byHand = latestByHand(facts)

  const credits = [
    ...tries.filter(({ state }) => state === 'captured').map(asCredit),
    ...(byHand?.credits ?? []),
  ]
  const creditIds = new Set(credits.map(({ object_id }) => object_id))
  // Money that a gateway authorised and gave back by itself was never credited.
  const ofCredit = ({ of }: { of: string }) => creditIds.has(of)
  const debits = [
    ...refunds.filter(ofCredit).flatMap((refund) => refundMovements(facts, refund)),
    ...disputes.filter(ofCredit).flatMap((dispute) => disputeMovements(facts, dispute)),
    ...(byHand?.debits ?? []),
  ]

  const received = sum(credits)
  const credited_paise = received + sum(debits)
  const returnedOf = (id: string) =>
    refunds
      .filter(({ of, state }) => of === id && state === 'done')
      .reduce((total, { paise }) => total + paise, 0)
  const processing =
    attempts.some(({ state }) => state === 'open') ||
    tries.some(({ object_id, state, paise }) => state === 'authorised' && returnedOf(object_id) < paise)

  return {
    status: statusOf(),
    credited_paise,
    refunded_paise: 0 - sum(debits.filter(({ kind }) => kind === 'refund')),
    refunding_paise: refunds
      .filter((refund) => refund.state === 'pending' && ofCredit(refund))
      .reduce((total, { paise }) => total + paise, 0),
    tds_paise: byHand?.tds_paise ?? 0,
    processing,
    awaiting_confirmation: byHand?.status === 'pending' && byHand.isClaim,
    disputed: disputes.some(({ state }) => state === 'open' || state === 'under_review'),
    paid_twice: credits.length > 1,
    credits: credits
      .map(withRest)
      .toSorted((a, b) => compare(b.happened_at, a.happened_at) || compare(a.object_id, b.object_id)),
    paid_at: credits.map(({ happened_at }) => happened_at).toSorted()[0] ?? null,
    movements: [...credits, ...debits].toSorted(
      (a, b) => compare(a.happened_at, b.happened_at) || compare(a.object_id, b.object_id) || a.step - b.step,
    ),
  }

  function withRest({ object_id, paise, happened_at }: Movement): Credit {
    const asked = refunds
      .filter(({ of, state }) => of === object_id && state !== 'failed')
      .reduce((total, refund) => total + refund.paise, 0)
    const ids = [object_id, ...disputes.filter(({ of }) => of === object_id).map((each) => each.object_id)]
    const taken = debits.filter((debit) => ids.includes(debit.object_id))
    const by = tries.some((each) => each.object_id === object_id) ? 'gateway' : 'staff'
    return { object_id, by, paise, left_paise: Math.max(0, paise - asked + sum(taken)), happened_at }
  }

  function statusOf(): PaymentStatus {
    if (received > 0) return credited_paise > 0 ? 'completed' : 'refunded'
    if (byHand && !(byHand.status === 'failed' && processing)) return byHand.status
    if (!processing && tries.some(isFailedTry)) return 'failed'
    return 'pending'
  }
}

/** A refund that failed after it was done brings the money back on the day it failed. */
function refundMovements(facts: readonly Fact[], refund: RefundFact): Movement[] {
  const done = earliest(facts, refund.object_id, 'done')
  if (refund.state === 'pending' || !done) return []
  const left = { kind: 'refund', object_id: refund.object_id, step: 0, paise: -done.paise } as const
  const movements: Movement[] = [{ ...left, happened_at: done.happened_at }]
  if (refund.state === 'failed')
    movements.push({ ...left, step: 1, paise: done.paise, happened_at: refund.happened_at })
  return movements
}

const earliest = (facts: readonly Fact[], id: string, state: RefundFact['state']) =>
  facts
    .filter(
      (fact): fact is RefundFact => fact.kind === 'refund' && fact.object_id === id && fact.state === state,
    )
    .toSorted((a, b) => compare(a.happened_at, b.happened_at))[0]

/** What a dispute took or gave back, each time that its amount changed. */
function disputeMovements(facts: readonly Fact[], { object_id }: DisputeFact): Movement[] {
  const movements: Movement[] = []
  let taken = 0
  const answers = facts
    .filter((fact): fact is DisputeFact => fact.kind === 'dispute' && fact.object_id === object_id)
    .toSorted((a, b) => compare(a.happened_at, b.happened_at) || a.paise - b.paise)
  for (const { paise, happened_at } of answers) {
    if (paise === taken) continue
    movements.push({ kind: 'dispute', object_id, step: movements.length, paise: taken - paise, happened_at })
    taken = paise
  }
  return movements
}

export const isFailedTry = ({ kind, state }: Fact) =>
  kind === 'payment' && (state === 'try_failed' || state === 'refused')

/** Each dispute as far as it is known. */
export const disputesOf = (facts: readonly Fact[]): DisputeFact[] => highest(facts, 'dispute')

type Ranked = Exclude<Fact, ClaimFact | StatusFact>

/** Of each object the fact of the highest rank; of two with the same rank, the later one. */
function highest<Kind extends Ranked['kind']>(facts: readonly Fact[], kind: Kind) {
  type Highest = Extract<Ranked, { kind: Kind }>
  const order: readonly string[] = ranks[kind]
  const highestOf = new Map<string, Highest>()
  for (const fact of facts.filter((each): each is Highest => each.kind === kind)) {
    const other = highestOf.get(fact.object_id)
    if (!other || isAbove(fact, other, order)) highestOf.set(fact.object_id, fact)
  }
  return [...highestOf.values()]
}

function isAbove(fact: Ranked, other: Ranked, order: readonly string[]): boolean {
  const byRank = order.indexOf(fact.state) - order.indexOf(other.state)
  // The earliest of equal facts dates a movement, so that a late copy doesn't move it to another month.
  return byRank > 0 || (byRank === 0 && fact.happened_at < other.happened_at)
}

type ByHand = (ClaimFact & { state: Exclude<ClaimFact['state'], 'withdrawn'> }) | StatusFact

function byHandLatestFirst(facts: readonly Fact[]): ByHand[] {
  const all = facts
    .filter((fact): fact is ClaimFact | StatusFact => fact.kind === 'claim' || fact.kind === 'status')
    .toSorted((a, b) => b.seq - a.seq)
  const latestOf = new Map(all.toReversed().map((fact) => [fact.object_id, fact.state]))
  return all.filter(
    (fact): fact is ByHand => latestOf.get(fact.object_id) !== 'withdrawn' && fact.state !== 'withdrawn',
  )
}

const isCredit = (fact: ByHand) =>
  fact.kind === 'claim' ? fact.state === 'confirmed' && fact.paise > 0 : fact.state === 'completed'

/** What staff last said reached us, also while a status set by hand doesn't count it. */
export function earlierCredit(facts: readonly Fact[]) {
  const byHand = byHandLatestFirst(facts)
  const credited = byHand.find(isCredit)
  if (!credited) return null
  const object_id = (credited.kind === 'status' && credited.of) || credited.object_id
  const returned_paise = highest(facts, 'refund')
    .filter(({ of, state }) => of === object_id && state !== 'failed')
    .reduce((total, { paise }) => total + paise, 0)
  const [latest] = byHand
  return {
    object_id,
    paise: credited.paise,
    returned_paise,
    /** The payment's amount when its status was last set; null if it wasn't. */
    amount_then: latest?.kind === 'status' && latest !== credited ? latest.paise : null,
  }
}

/** Staff's word: the fact with the highest number. */
function latestByHand(facts: readonly Fact[]) {
  const byHand = byHandLatestFirst(facts)
  const [latest] = byHand
  if (!latest) return null
  const restored =
    latest.kind === 'status' && latest.of
      ? byHand.find(({ object_id }) => object_id === latest.of)
      : undefined
  const credit = restored ? { ...asCredit(restored), paise: latest.paise } : asCredit(latest)
  if (latest.kind === 'claim') {
    const isConfirmed = latest.state === 'confirmed'
    return {
      isClaim: true,
      status: claimStatus[latest.state],
      tds_paise: isConfirmed ? latest.tds_paise : 0,
      credits: isConfirmed && latest.paise > 0 ? [credit] : [],
      debits: [],
    }
  }
  const isPaid = latest.state === 'completed' || latest.state === 'refunded'
  return {
    isClaim: false,
    status: latest.state,
    tds_paise: isPaid && restored?.kind === 'claim' ? restored.tds_paise : 0,
    credits: isPaid ? [credit] : [],
    debits: latest.state === 'refunded' ? [{ ...credit, kind: 'refund' as const, paise: -latest.paise }] : [],
  }
}

const claimStatus = {
  claimed: 'pending',
  deposited: 'pending',
  confirmed: 'completed',
  rejected: 'failed',
  bounced: 'failed',
} as const satisfies Record<Exclude<ClaimFact['state'], 'withdrawn'>, PaymentStatus>

const asCredit = ({ object_id, paise, happened_at }: Omit<Movement, 'kind' | 'step'>): Movement => ({
  kind: 'credit',
  object_id,
  step: 0,
  paise,
  happened_at,
})
const sum = (movements: readonly Movement[]) => movements.reduce((total, { paise }) => total + paise, 0)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
