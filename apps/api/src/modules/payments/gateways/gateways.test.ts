import { foldPayment } from '@trusswell/domain/payment-facts.ts'
import { createHmac, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { useGateways } from '../../../../test/gateways.ts'
import { standInKeys } from '../../settings/stand-in-keys.ts'
import { GatewayError, type Gateway, type NewPage, type Reading, type VerifyWebhook } from './gateway.ts'
import { createGateways } from './open-gateways.ts'
import { createRazorpayGateway, verifyRazorpayWebhook } from './razorpay.ts'
import { createStripeGateway, verifyStripeWebhook } from './stripe.ts'

// The providers' own libraries, against servers that answer as the providers do.
const standIns = useGateways()

type Name = 'stripe' | 'razorpay'
const open: Record<Name, (now?: () => number) => Gateway> = {
  stripe: (now = Date.now) =>
    createStripeGateway(standInKeys.stripe.secretKey, { url: standIns.stripe.url, now }),
  razorpay: (now = Date.now) =>
    createRazorpayGateway(
      { keyId: standInKeys.razorpay.keyId, secret: standInKeys.razorpay.keySecret },
      { url: standIns.razorpay.url, now },
    ),
}
const verify: Record<Name, VerifyWebhook> = { stripe: verifyStripeWebhook, razorpay: verifyRazorpayWebhook }

const newPage = (changes: Partial<NewPage> = {}): NewPage => ({
  attempt_id: randomUUID(),
  paise: 1_25_000_50,
  description: 'Chiller plant, first instalment',
  email: 'finance@client.example',
  return_url: 'https://trusswell.example/payments/return',
  expires_at: new Date(Date.now() + 12 * 3_600_000),
  ...changes,
})
const stateOf = ({ observations }: Reading) => foldPayment(observations.map(({ fact }) => fact))
const failure = (error: unknown) => (error instanceof GatewayError ? error.reason : error)

beforeEach(() => {
  standIns.razorpay.orders.hidden = false
  for (const each of [standIns.stripe, standIns.razorpay]) each.webhooks.held.length = 0
})

test('where only live keys are taken, test keys are not offered, and their payments can still be read', async () => {
  const keys = {
    preferred: 'stripe' as const,
    enabled: { stripe: true, razorpay: true },
    stripe: { secretKey: 'sk_test_1' },
    razorpay: { keyId: 'rzp_live_1', keySecret: 'secret' },
    webhookSecrets: { stripe: [], razorpay: [] },
  }
  const chosen = async (liveOnly: boolean) => {
    const gateways = createGateways({ findKeys: async () => keys, urls: {}, liveOnly })
    return [(await gateways.choose())?.name, (await gateways.open('stripe'))?.name]
  }
  expect(await chosen(true)).toEqual(['razorpay', 'stripe'])
  expect(await chosen(false)).toEqual(['stripe', 'stripe'])
})

describe.each(['stripe', 'razorpay'] as const)('%s', (name) => {
  const far = () => standIns[name]
  // Stripe's library asks once more by itself when a connection that it kept was closed.
  const loseAnswer = () => far().control.lose_answers({ count: name === 'stripe' ? 2 : 1 })
  const paid = async (changes: Partial<NewPage> = {}) => {
    const page = newPage(changes)
    const { object_id } = await open[name]().createPage(page)
    const payment_id = far().control.pay({ page_id: object_id }) ?? ''
    return { page, object_id, payment_id }
  }

  test('a page is paid: captured once, with instrument, fee and tax on the fee', async () => {
    const gateway = open[name]()
    const page = newPage()
    const created = await gateway.createPage(page)
    expect(created).toMatchObject({ url: `${far().url}/pay/${created.object_id}`, livemode: false })
    expect(stateOf(await gateway.readPage(created.object_id))).toMatchObject({
      status: 'pending',
      processing: true,
    })

    far().control.pay({ page_id: created.object_id, method: 'upi' })
    const reading = await gateway.readPage(created.object_id)
    expect(reading).toMatchObject({ attempt_id: page.attempt_id, page_id: created.object_id })
    expect(stateOf(reading)).toMatchObject({
      status: 'completed',
      credited_paise: page.paise,
      processing: false,
    })
    const payment = reading.observations.find(({ fact }) => fact.kind === 'payment')
    expect(payment).toMatchObject({ currency: 'INR', livemode: false, odd: null })
    expect(payment?.details).toMatchObject({
      instrument: 'upi',
      fee_paise: 295001,
      fee_tax_paise: 45000,
      error: null,
    })
  })

  test('the same attempt again is the same page, also when the answer got lost', async () => {
    const gateway = open[name]()
    const page = newPage()
    loseAnswer()
    const first = await gateway.createPage(page).catch(failure)
    const second = await gateway.createPage(page)
    const made = far()
      .control.pages()
      .filter(({ reference }) => reference === page.attempt_id)
    expect(made.map(({ id }) => id)).toEqual([second.object_id])
    // Razorpay's link was looked up at once, Stripe's is found by the key of the next try.
    expect(first).toEqual(name === 'razorpay' ? second : 'unreachable')
  })

  test('a try that fails is not the end: the second one pays', async () => {
    const gateway = open[name]()
    const { object_id } = await gateway.createPage(newPage())
    far().control.pay({ page_id: object_id, outcome: 'fail' })
    const failed = await gateway.readPage(object_id)
    expect(failed.observations.find(({ fact }) => fact.kind === 'payment')).toMatchObject({
      fact: { state: 'try_failed' },
      details: { error: expect.stringContaining('declined') },
    })
    far().control.pay({ page_id: object_id })
    const reading = await gateway.readPage(object_id)
    const tries = reading.observations.filter(({ fact }) => fact.kind === 'payment')
    expect(tries).toHaveLength(name === 'razorpay' ? 2 : 1)
    expect(stateOf(reading)).toMatchObject({
      status: 'completed',
      credited_paise: 1_25_000_50,
      paid_twice: false,
    })
  })

  test('an unpaid page closes; a paid one and one being processed say so', async () => {
    const gateway = open[name]()
    const open_ = await gateway.createPage(newPage())
    expect(await gateway.closePage(open_.object_id)).toBe('closed')
    expect(await gateway.closePage(open_.object_id)).toBe('closed')
    expect(stateOf(await gateway.readPage(open_.object_id))).toMatchObject({
      status: 'pending',
      processing: false,
    })
    expect(await gateway.closePage((await paid()).object_id)).toBe('paid')
    const busy = await gateway.createPage(newPage())
    far().control.pay({ page_id: busy.object_id, outcome: 'authorise' })
    expect(await gateway.closePage(busy.object_id)).toBe('processing')
    expect(stateOf(await gateway.readPage(busy.object_id))).toMatchObject({
      status: 'pending',
      credited_paise: 0,
      processing: true,
    })
  })

  test('authorised money is captured, and a second capture does no harm', async () => {
    const gateway = open[name]()
    const { object_id } = await gateway.createPage(newPage())
    const payment = far().control.pay({ page_id: object_id, outcome: 'authorise' }) ?? ''
    await gateway.capture(payment, 1_25_000_50)
    await gateway.capture(payment, 1_25_000_50)
    expect(stateOf(await gateway.readPage(object_id))).toMatchObject({ status: 'completed' })
  })

  test('a payment, a refund and a dispute each lead to their attempt', async () => {
    const gateway = open[name]()
    const { page, payment_id } = await paid()
    const refund = far().control.refund({ payment_id, paise: 1_000 })
    const dispute = far().control.open_dispute({ payment_id, paise: 5_000 })
    for (const [kind, id] of [
      ['payment', payment_id],
      ['refund', refund],
      ['dispute', dispute],
    ] as const) {
      const reading = await gateway.readObject({ kind, id })
      expect(reading.attempt_id, kind).toBe(page.attempt_id)
      expect(reading.observations.some(({ fact }) => fact.kind === kind && fact.object_id === id)).toBe(true)
    }
  })

  test('a refund is made once for its id; one that fails after it was done brings the money back', async () => {
    const gateway = open[name]()
    const { payment_id, object_id } = await paid()
    const refund_id = randomUUID()
    const asked = { payment_id, refund_id, paise: 25_000_50 }
    loseAnswer()
    expect(await gateway.refund(asked).catch(failure)).toBe('unreachable')
    far().control.still_running({ count: 1 })
    expect(await gateway.refund(asked).catch(failure)).toBe('still_running')
    const refund = await gateway.refund(asked)
    expect(refund).toMatchObject({ refund_id, fact: { of: payment_id, state: 'pending', paise: 25_000_50 } })
    expect(far().books.refunds.size).toBeGreaterThan(0)
    expect([...far().books.refunds.values()].filter(({ payment }) => payment.id === payment_id)).toHaveLength(
      1,
    )

    far().control.finish_refund({ refund_id: refund.fact.object_id })
    const done = await gateway.readPage(object_id)
    expect(stateOf(done)).toMatchObject({ status: 'completed', credited_paise: 1_00_000_00 })
    far().control.fail_refund({ refund_id: refund.fact.object_id })
    const failed = await gateway.readPage(object_id)
    const all = [...done.observations, ...failed.observations].map(({ fact }) => fact)
    expect(foldPayment(all)).toMatchObject({
      status: 'completed',
      credited_paise: 1_25_000_50,
      refunded_paise: 0,
    })
  })

  test('a dispute is dated by when it was asked about, so that a slow answer is older than a later question', async () => {
    const clock = { now: Date.UTC(2026, 10, 16) }
    const { payment_id } = await paid()
    const id = far().control.open_dispute({ payment_id, paise: 5_000 })
    // Stripe lists them with the payment.
    const object =
      name === 'stripe' ? ({ kind: 'payment', id: payment_id } as const) : ({ kind: 'dispute', id } as const)
    const reading = open[name](() => clock.now).readObject(object)
    clock.now += 60_000
    const facts = (await reading).observations.map(({ fact }) => fact)
    expect(facts.find(({ kind }) => kind === 'dispute')).toMatchObject({
      happened_at: '2026-11-16T00:00:00.000Z',
    })
  })

  test('a dispute takes the money and gives it back when it is won', async () => {
    const gateway = open[name]()
    const { payment_id } = await paid()
    const id = far().control.open_dispute({ payment_id, paise: 1_25_000_50 })
    const facts = (await gateway.readObject({ kind: 'dispute', id })).observations.map(({ fact }) => fact)
    expect(foldPayment(facts)).toMatchObject({ disputed: true, credited_paise: 0, status: 'refunded' })
    far().control.review_dispute({ dispute_id: id })
    far().control.win_dispute({ dispute_id: id })
    const later = (await gateway.readObject({ kind: 'dispute', id })).observations.map(({ fact }) =>
      fact.kind === 'dispute' ? { ...fact, happened_at: '2999-01-01T00:00:00.000Z' } : fact,
    )
    expect(foldPayment([...facts, ...later])).toMatchObject({
      disputed: false,
      credited_paise: 1_25_000_50,
      status: 'completed',
    })
  })

  test('what the provider refuses is refused, unknown and unreachable are told apart', async () => {
    const gateway = open[name]()
    const { payment_id } = await paid()
    const refuse = async (promise: Promise<unknown>) =>
      failure(await promise.catch((error: unknown) => error))
    expect(await refuse(gateway.refund({ payment_id, refund_id: randomUUID(), paise: 1_25_000_51 }))).toBe(
      'refused',
    )
    expect(await refuse(gateway.createPage(newPage({ paise: 100_000_000 })))).toBe('refused')
    expect(await refuse(gateway.createPage(newPage({ paise: 10 })))).toBe('refused')
    const soon = new Date(Date.now() + 60_000)
    expect(await refuse(gateway.createPage(newPage({ expires_at: soon })))).toBe('refused')
    for (const kind of ['page', 'payment', 'refund', 'dispute'] as const)
      expect(await refuse(gateway.readObject({ kind, id: 'nobody_knows_it' })), kind).toBe('not_found')
    const wrong =
      name === 'stripe'
        ? createStripeGateway('sk_test_wrong', { url: far().url })
        : createRazorpayGateway({ keyId: 'rzp_test_1', secret: 'wrong' }, { url: far().url })
    const told = await wrong.createPage(newPage()).catch((error: unknown) => error)
    expect(told).toMatchObject({ reason: 'refused', status: 401 })
    const nowhere =
      name === 'stripe'
        ? createStripeGateway('sk_test_1', { url: 'http://127.0.0.1:9' })
        : createRazorpayGateway({ keyId: 'rzp_test_1', secret: 's' }, { url: 'http://127.0.0.1:9' })
    expect(await refuse(nowhere.readPage('x'))).toBe('unreachable')
  })

  test('what changed in a period is listed, over more than one page', async () => {
    const gateway = open[name]()
    const from = new Date(Date.now() - 1_000)
    const made = await Promise.all(Array.from({ length: 110 }, () => paid({ paise: 500 })))
    const first = made[0]?.payment_id ?? ''
    const refund = far().control.refund({ payment_id: first, paise: 100 })
    const dispute = far().control.open_dispute({ payment_id: first, paise: 100 })
    const changed = await gateway.listChanged({ from, to: new Date() })
    const ids = new Set(changed.map(({ id }) => id))
    expect(made.filter(({ payment_id }) => !ids.has(payment_id))).toEqual([])
    expect([refund, dispute].every((id) => ids.has(id))).toBe(true)
    expect(changed).toHaveLength(ids.size)
    expect(await gateway.listChanged({ from: new Date(0), to: new Date(1_000) })).toEqual(
      name === 'stripe' ? [] : expect.not.arrayContaining([{ kind: 'payment', id: first }]),
    )
  })

  test('a settlement tells its UTR, fee, tax and what it pays for', async () => {
    const gateway = open[name]()
    far().control.settle()
    const { payment_id } = await paid()
    const refund = far().control.refund({ payment_id, paise: 1_000 })
    far().control.finish_refund({ refund_id: refund })
    const id = far().control.settle()
    const period = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 1_000) }
    const settlement = (await gateway.listSettlements(period)).find((each) => each.id === id)
    expect(settlement).toMatchObject({
      state: 'processed',
      paise: 1_25_000_50 - 295001 - 1_000,
      fee_paise: 295001,
      fee_tax_paise: 45000,
      utr: expect.stringMatching(/^[A-Z0-9]{12,22}$/),
    })
    expect(settlement?.items.toSorted((a, b) => b.paise - a.paise)).toEqual([
      { kind: 'payment', object_id: payment_id, paise: 1_25_000_50, fee_paise: 295001, fee_tax_paise: 45000 },
      { kind: 'refund', object_id: refund, paise: -1_000, fee_paise: 0, fee_tax_paise: 0 },
    ])
  })

  test('every event that the provider sends is verified and leads to an object that can be read', async () => {
    const gateway = open[name]()
    const { payment_id } = await paid()
    const failing = await gateway.createPage(newPage())
    far().control.pay({ page_id: failing.object_id, outcome: 'fail' })
    far().control.expire({ page_id: failing.object_id })
    const refund_id = far().control.refund({ payment_id, paise: 10 })
    far().control.finish_refund({ refund_id })
    far().control.fail_refund({ refund_id })
    const dispute_id = far().control.open_dispute({ payment_id, paise: 10 })
    far().control.review_dispute({ dispute_id })
    far().control.lose_dispute({ dispute_id })
    far().control.settle()
    const { webhookSecret } = standInKeys[name]
    const { held } = far().webhooks
    expect(held.length).toBeGreaterThan(8)
    for (const { event_id, type, body, headers } of held) {
      const event = verify[name](Buffer.from(body), headers(), ['another secret', webhookSecret])
      expect(event, type).toMatchObject({ event_id, type, object: { id: expect.any(String) } })
      if (event?.object) await gateway.readObject(event.object)
    }
  })

  test('a webhook with another secret, body or header is none', async () => {
    await paid()
    const sent = far().webhooks.held[0]
    if (!sent) throw new Error('nothing was sent')
    const { webhookSecret } = standInKeys[name]
    const check = (body: string, headers: Record<string, string>, secrets: string[]) =>
      verify[name](Buffer.from(body), headers, secrets)
    expect(check(sent.body, sent.headers(), [webhookSecret])).not.toBeNull()
    expect(check(sent.body, sent.headers(), ['another'])).toBeNull()
    expect(check(sent.body, sent.headers(), [])).toBeNull()
    expect(check(`${sent.body} `, sent.headers(), [webhookSecret])).toBeNull()
    expect(check(sent.body, {}, [webhookSecret])).toBeNull()
  })
})

test('Stripe’s signature is good for five minutes', () => {
  const { webhookSecret } = standInKeys.stripe
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'x',
    created: 1,
    livemode: false,
    data: { object: {} },
  })
  const time = 1_800_000_000
  const v1 = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  const at = (seconds: number) =>
    verifyStripeWebhook(
      Buffer.from(body),
      { 'stripe-signature': `t=${time},v1=${v1}` },
      [webhookSecret],
      (time + seconds) * 1000,
    )
  expect(at(299)).toMatchObject({ event_id: 'evt_1', object: null })
  expect(at(301)).toBeNull()
})

test('Razorpay: a payment whose link doesn’t know its order yet has no attempt', async () => {
  const gateway = open.razorpay()
  const page = newPage()
  const { object_id } = await gateway.createPage(page)
  const id = standIns.razorpay.control.pay({ page_id: object_id }) ?? ''
  standIns.razorpay.orders.hidden = true
  const early = await gateway.readObject({ kind: 'payment', id })
  expect(early).toMatchObject({ attempt_id: null, page_id: null, order_id: expect.stringMatching(/^order_/) })
  standIns.razorpay.orders.hidden = false
  expect(await gateway.readObject({ kind: 'payment', id })).toMatchObject({
    attempt_id: page.attempt_id,
    page_id: object_id,
    order_id: early.order_id,
  })
})

test('Razorpay: money that was never captured goes back and is neither credited nor debited', async () => {
  const gateway = open.razorpay()
  const { object_id } = await gateway.createPage(newPage())
  const payment_id = standIns.razorpay.control.pay({ page_id: object_id, outcome: 'authorise' }) ?? ''
  standIns.razorpay.control.return_uncaptured({ payment_id })
  const reading = await gateway.readPage(object_id)
  expect(stateOf(reading)).toMatchObject({ credited_paise: 0, refunded_paise: 0, status: 'pending' })
  expect(reading.observations.map(({ fact }) => `${fact.kind} ${fact.state}`)).toEqual([
    'attempt open',
    'payment authorised',
    'refund done',
  ])
})

test('Razorpay: a try that failed can still be authorised and captured', async () => {
  const gateway = open.razorpay()
  const { object_id } = await gateway.createPage(newPage())
  const payment_id = standIns.razorpay.control.pay({ page_id: object_id, outcome: 'fail' }) ?? ''
  const failed = await gateway.readPage(object_id)
  standIns.razorpay.control.authorise_late({ payment_id })
  await gateway.capture(payment_id, 1_25_000_50)
  const facts = [...failed.observations, ...(await gateway.readPage(object_id)).observations].map(
    ({ fact }) => fact,
  )
  expect(foldPayment(facts.toReversed())).toMatchObject({ status: 'completed', credited_paise: 1_25_000_50 })
})

test('Razorpay: the browser’s return is signed with the key secret', async () => {
  const gateway = open.razorpay()
  const page = newPage()
  const { url } = await gateway.createPage(page)
  const answer = await fetch(url, { method: 'POST', body: 'outcome=pay', redirect: 'manual' })
  const query = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
  expect(query).toMatchObject({ razorpay_payment_link_reference_id: page.attempt_id })
  expect(gateway.verifyReturn(query)).toBe(true)
  expect(gateway.verifyReturn({ ...query, razorpay_payment_id: 'pay_another' })).toBe(false)
  expect(gateway.verifyReturn({})).toBe(false)
})

test('Stripe: an intent without our metadata is found by its session', async () => {
  const gateway = open.stripe()
  const page = newPage()
  const { object_id } = await gateway.createPage(page)
  const id = standIns.stripe.control.pay({ page_id: object_id }) ?? ''
  standIns.stripe.books.page(object_id).metadata = {}
  expect(await gateway.readObject({ kind: 'payment', id })).toMatchObject({
    attempt_id: page.attempt_id,
    page_id: object_id,
  })
})

test('Stripe: who leaves without paying comes back by another URL than who paid', async () => {
  const { url } = await open
    .stripe()
    .createPage(newPage({ return_url: 'https://trusswell.example/?returned=1' }))
  const act = async (outcome: string) =>
    (await fetch(url, { method: 'POST', body: `outcome=${outcome}`, redirect: 'manual' })).headers.get(
      'location',
    )
  expect(await act('leave')).toBe('https://trusswell.example/?returned=1&cancelled=1')
  expect(await act('pay')).toBe('https://trusswell.example/?returned=1')
})
