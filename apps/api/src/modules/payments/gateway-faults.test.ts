import type { AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { openGatewayScene, type TestPayment } from '../../../test/gateway-scene.ts'
import { claimRequest } from '../../../test/payments.ts'
import { GatewayError, type Gateway } from './gateways/gateway.ts'
import { readSettlements, reconcile } from './gateways/reconcile.ts'
import { createStripeGateway } from './gateways/stripe.ts'

const {
  standIns,
  database,
  api,
  clock,
  scene,
  callAsAdmin,
  chosen,
  makePayment,
  checkout,
  openPage,
  deliver,
  drain,
  stateOf,
} = openGatewayScene()
const gateways = ['stripe', 'razorpay'] as const
const halfHour = 30 * 60_000
afterEach(() => vi.restoreAllMocks())

const detailsOf = async (id: string) =>
  (
    await database.rows<{ gateway: string | null; failure_reason: string | null; version: number }>(
      'select gateway, failure_reason, version from payments where id = $1',
      [id],
    )
  )[0]

const report = ({ id, headers }: TestPayment, reference: string) =>
  api.app.inject(claimRequest(id, headers, { reference, amount: '100000' }))

/** Stripe no longer accepts the saved key, and Razorpay behaves as the test says. */
async function withRevokedKey(changes: (razorpay: Gateway) => Partial<Gateway> = () => ({})) {
  const razorpay = await scene.worker.gateways.open('razorpay')
  if (!razorpay) throw new Error('no keys')
  const revoked = createStripeGateway('sk_test_revoked', { url: standIns.stripe.url })
  vi.spyOn(scene.worker.gateways, 'open').mockImplementation((name) =>
    Promise.resolve(name === 'stripe' ? revoked : { ...razorpay, ...changes(razorpay) }),
  )
}

test('a revoked key and a capture that is refused keep no other payment from being reconciled', async () => {
  await chosen('razorpay')
  const payments = [await makePayment(), await makePayment(), await makePayment()]
  const objects: string[] = []
  for (const payment of payments)
    objects.push(
      standIns.razorpay.control.pay({ page_id: await openPage(payment), outcome: 'authorise' }) ?? '',
    )
  const [stuck = ''] = objects
  clock.now += 16 * 60_000
  await withRevokedKey(({ capture }) => ({
    capture: (id, paise) =>
      id === stuck
        ? Promise.reject(
            new GatewayError('razorpay', 'refused', { status: 400, description: 'Not this one' }),
          )
        : capture(id, paise),
  }))
  const failure = await reconcile(scene.worker, halfHour).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AggregateError)
  expect(String(failure)).toMatch(/stripe: .*\(401\)[^]*Not this one/)
  expect(await Promise.all(payments.map(async ({ id }) => (await stateOf(id))?.status))).toEqual([
    'pending',
    'completed',
    'completed',
  ])
  const settlement = standIns.razorpay.control.settle()
  await expect(readSettlements(scene.worker, 3_600_000)).rejects.toBeInstanceOf(AggregateError)
  expect(await database.count(`gateway_settlements where object_id = '${settlement}'`)).toBe(1)
})

test.each(gateways)(
  '%s: pages are read four at a time, and objects in their readings aren’t read again',
  async (name) => {
    await chosen(name)
    const payments = await Promise.all(Array.from({ length: 6 }, () => makePayment()))
    for (const payment of payments) {
      const payment_id = standIns[name].control.pay({ page_id: await openPage(payment) }) ?? ''
      standIns[name].control.refund({ payment_id, paise: 1_000 })
    }
    const gateway = await scene.worker.gateways.open(name)
    if (!gateway) throw new Error('no keys')
    const asked: string[] = []
    let [running, most] = [0, 0]
    vi.spyOn(scene.worker.gateways, 'open').mockImplementation((other) =>
      Promise.resolve(
        other !== name
          ? null
          : {
              ...gateway,
              async readObject(object) {
                asked.push(object.id)
                most = Math.max(most, (running += 1))
                return gateway.readObject(object).finally(() => (running -= 1))
              },
            },
      ),
    )
    // Later than what has just happened there.
    clock.now = Date.now() + 1_000
    await reconcile(scene.worker, halfHour)
    expect(most).toBe(4)
    expect(new Set(asked).size).toBe(asked.length)
    const { pages, payments: known, refunds } = standIns[name].books
    expect(asked.filter((id) => pages.has(id)).length).toBeGreaterThanOrEqual(6)
    expect(asked.filter((id) => known.has(id) || refunds.has(id))).toEqual([])
    for (const { id } of payments) expect(await stateOf(id)).toMatchObject({ refunding_paise: '1000' })
  },
)

test('reading a page again changes nothing, and a transfer’s receipt names the transfer', async () => {
  await chosen('stripe')
  const payment = await makePayment()
  standIns.stripe.control.pay({ page_id: await openPage(payment), outcome: 'fail' })
  await deliver('stripe')
  expect((await report(payment, 'HDFCN52026111601')).statusCode).toBe(201)
  const decide = (decision: object) => callAsAdmin('POST', `/payments/${payment.id}/claim`, decision)
  expect((await decide({ state: 'rejected', reason: 'Nothing arrived' })).statusCode).toBe(200)
  const before = await detailsOf(payment.id)
  expect(before).toMatchObject({ gateway: null, failure_reason: 'Nothing arrived' })
  await reconcile(scene.worker, halfHour)
  expect(await detailsOf(payment.id)).toEqual(before)

  expect((await report(payment, 'HDFCN52026111602')).statusCode).toBe(201)
  expect((await decide({ state: 'confirmed' })).statusCode).toBe(200)
  await drain()
  const [receipt] = await database.rows<{ method: string; reference: string }>(
    `select content ->> 'method' as method, content ->> 'reference' as reference from payment_receipts
     where payment_id = $1`,
    [payment.id],
  )
  expect(receipt).toEqual({ method: 'Bank transfer', reference: 'HDFCN52026111602' })
})

test('what Stripe processed and the bank then refused has failed, and can be paid again', async () => {
  await chosen('stripe')
  const payment = await makePayment()
  const payment_id =
    standIns.stripe.control.pay({ page_id: await openPage(payment), outcome: 'authorise' }) ?? ''
  await deliver('stripe')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', processing: true })
  standIns.stripe.control.refuse({ payment_id })
  await deliver('stripe')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'failed', processing: false })
  expect(await detailsOf(payment.id)).toMatchObject({ failure_reason: 'The bank refused the payment.' })
  const { history } = (await callAsAdmin('GET', `/payments/${payment.id}`)).json<AdminPaymentDetails>()
  expect(history[0]?.text).toBe('Payment of ₹1,00,000.00 refused by the bank')
  expect((await checkout(payment)).statusCode).toBe(201)
})

test.each(gateways)(
  '%s: a page of another account’s keys doesn’t keep the payment from being paid',
  async (name) => {
    await chosen(name)
    const [waiting, forgotten] = [await makePayment(), await makePayment()]
    for (const payment of [waiting, forgotten]) standIns[name].books.pages.delete(await openPage(payment))
    expect((await checkout(waiting)).statusCode).toBe(201)
    await reconcile(scene.worker, halfHour)
    expect(await stateOf(forgotten.id)).toMatchObject({ processing: true })
    await database.admin.query(
      `update payment_attempts set expires_at = now() - interval '25 hours' where payment_id = $1`,
      [forgotten.id],
    )
    await reconcile(scene.worker, halfHour)
    expect(await stateOf(forgotten.id)).toMatchObject({ status: 'pending', processing: false })
    expect(
      await database.count(`payment_attempts where payment_id = '${forgotten.id}' and closed_at is null`),
    ).toBe(0)
  },
)
