import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { failure, newPage, openGatewayClients, stateOf } from '../../../../test/gateway-clients.ts'
import { createGateways } from './open-gateways.ts'
import { createRazorpayGateway } from './razorpay.ts'
import { createStripeGateway } from './stripe.ts'

const { standIns, open, payNewPage, loseAnswer } = openGatewayClients()

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

test('where only live keys are accepted, test keys are distinguished from missing ones', async () => {
  const isTesting = (stripe: { secretKey: string } | null, enabled = true, liveOnly = true) =>
    createGateways({
      findKeys: async () => ({
        preferred: 'stripe',
        enabled: { stripe: enabled, razorpay: true },
        stripe,
        razorpay: null,
        webhookSecrets: { stripe: [], razorpay: [] },
      }),
      urls: {},
      liveOnly,
    }).isTesting()
  const secretKey = 'sk_test_1'
  expect(await isTesting({ secretKey })).toBe(true)
  expect(await isTesting({ secretKey }, false)).toBe(false)
  expect(await isTesting({ secretKey }, true, false)).toBe(false)
  expect(await isTesting(null)).toBe(false)
})

describe.each(['stripe', 'razorpay'] as const)('%s', (name) => {
  const far = () => standIns[name]

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
    loseAnswer(name)
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
    expect(await gateway.closePage((await payNewPage(name)).object_id)).toBe('paid')
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
    const { page, payment_id } = await payNewPage(name)
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

  test('refused, unknown and unreachable are distinguished', async () => {
    const gateway = open[name]()
    const { payment_id } = await payNewPage(name)
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
    const error = await wrong.createPage(newPage()).catch((error: unknown) => error)
    expect(error).toMatchObject({ reason: 'refused', status: 401 })
    const nowhere =
      name === 'stripe'
        ? createStripeGateway('sk_test_1', { url: 'http://127.0.0.1:9' })
        : createRazorpayGateway({ keyId: 'rzp_test_1', secret: 's' }, { url: 'http://127.0.0.1:9' })
    expect(await refuse(nowhere.readPage('x'))).toBe('unreachable')
  })

  test('what changed in a period is listed, over more than one page', async () => {
    const gateway = open[name]()
    const from = new Date(Date.now() - 1_000)
    const made = await Promise.all(Array.from({ length: 110 }, () => payNewPage(name, { paise: 500 })))
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

  test('a settlement has its UTR, fee, tax and payments', async () => {
    const gateway = open[name]()
    far().control.settle()
    const { payment_id } = await payNewPage(name)
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
})
