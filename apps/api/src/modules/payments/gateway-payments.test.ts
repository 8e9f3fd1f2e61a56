import { expect, test } from 'vitest'
import { openGatewayScene } from '../../../test/gateway-scene.ts'
import { readSettlements, reconcile } from './gateways/reconcile.ts'

const { standIns, database, api, clock, scene, chosen, makePayment, checkout, openPage, drain, stateOf } =
  openGatewayScene()

test.each(['stripe', 'razorpay'] as const)(
  '%s: paid on the hosted page, completed by the webhook',
  async (name) => {
    await chosen(name)
    const payment = await makePayment()
    const page_id = await openPage(payment)
    expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', processing: true })
    const transaction_id = standIns[name].control.pay({ page_id, method: 'upi' })
    await standIns[name].webhooks.release({ copies: 3, parallel: 4, seed: 7 })
    await drain(2)
    expect(await stateOf(payment.id)).toMatchObject({
      status: 'completed',
      processing: false,
      instrument: 'upi',
      transaction_id,
      gateway_confirmed: true,
    })
    expect(Number((await stateOf(payment.id))?.credited_paise)).toBe(1_00_000_00)
    expect(await database.count(`payment_receipts where payment_id = '${payment.id}'`)).toBe(1)
    expect((await checkout(payment)).statusCode).toBe(409)
  },
)

test.each(['stripe', 'razorpay'] as const)(
  '%s: a second page closes the first; a paid one answers 409',
  async (name) => {
    await chosen(name)
    const payment = await makePayment()
    const first = await openPage(payment)
    const second = await openPage(payment)
    expect(standIns[name].books.page(first).status).toMatch(/expired|cancelled/)
    standIns[name].control.pay({ page_id: second })
    const answer = await checkout(payment)
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'Your payment is being processed. This page updates automatically.',
    ])
    expect(await stateOf(payment.id)).toMatchObject({ status: 'pending' })
    await drain()
    expect(await stateOf(payment.id)).toMatchObject({ status: 'completed' })
  },
)

test('webhooks that never came are made good by reconciliation; authorised money is captured after 15 minutes', async () => {
  await chosen('razorpay')
  const [lost, left] = [await makePayment(), await makePayment()]
  standIns.razorpay.webhooks.mode = 'lose'
  standIns.razorpay.control.pay({ page_id: await openPage(lost) })
  standIns.razorpay.control.pay({ page_id: await openPage(left), outcome: 'authorise' })
  await reconcile(scene.worker, 30 * 60_000)
  expect(await stateOf(lost.id)).toMatchObject({ status: 'completed' })
  expect(await stateOf(left.id)).toMatchObject({ status: 'pending', processing: true })
  clock.now += 16 * 60_000
  await reconcile(scene.worker, 30 * 60_000)
  expect(await stateOf(left.id)).toMatchObject({ status: 'completed' })
  const id = standIns.razorpay.control.settle()
  await readSettlements(scene.worker, 3_600_000)
  expect(await database.count(`gateway_settlements where object_id = '${id}' and utr like 'HDFC%'`)).toBe(1)
  expect(
    await database.count(`payment_movements where settlement_id = '${id}' and fee_paise > 0`),
  ).toBeGreaterThan(1)
})

test('the browser’s return makes the worker look, and a forged one doesn’t', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  const { headers } = payment
  const url = `/api/payments/${payment.id}/return`
  const forged = { razorpay_signature: '00', razorpay_payment_id: 'pay_1' }
  const report = (query: object) => api.app.inject({ method: 'POST', url, headers, payload: { query } })
  const asked = () =>
    database.count(
      `pgboss.job where name = 'payments.read-gateway' and data->'payload'->>'id' = '${page_id}'`,
    )
  expect([(await report(forged)).statusCode, await asked()]).toEqual([400, 0])
  // As the gateway sends the browser back.
  const hosted = `${standIns.razorpay.url}/pay/${page_id}`
  const left = await fetch(hosted, { method: 'POST', body: 'outcome=pay', redirect: 'manual' })
  const signed = Object.fromEntries(new URL(left.headers.get('location') ?? '').searchParams)
  const answer = await report(signed)
  expect([answer.statusCode, answer.json(), await asked()]).toEqual([202, { processing: true }, 1])
  await drain()
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed' })
})

test('above the gateway’s limit nothing is opened, up to it the page is', async () => {
  await chosen('razorpay')
  const over = await makePayment(5_00_000_01)
  const answer = await checkout(over)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'This amount is above the limit for online payment. Please pay by bank transfer.',
  ])
  expect(await database.count(`payment_attempts where payment_id = '${over.id}'`)).toBe(0)
  expect((await checkout(await makePayment(5_00_000_00))).statusCode).toBe(201)
})

const seed = Number(process.env['CHAOS_SEED'] ?? 20_261_116)
const payments = Number(process.env['CHAOS_PAYMENTS'] ?? 30)

test(`${payments} payments, events three times, 16 at once, shuffled by seed ${seed}: sums as the gateway has them`, async () => {
  await chosen('razorpay')
  const far = standIns.razorpay
  const made: { id: string; reference: string }[] = []
  for (let count = 0; count < payments; count += 1) {
    const payment = await makePayment(10_000 + count)
    const page_id = await openPage(payment)
    const outcome = count % 5 === 0 ? 'fail_then_pay' : 'pay'
    const payment_id = far.control.pay({ page_id, outcome }) ?? ''
    if (count % 3 === 0) {
      const refund_id = far.control.refund({ payment_id, paise: count % 2 === 0 ? 100 : 10_000 + count })
      far.control.finish_refund({ refund_id })
      if (count % 9 === 0) far.control.fail_refund({ refund_id })
    }
    if (count % 10 === 0) far.control.open_dispute({ payment_id, paise: 50 })
    made.push({ id: payment.id, reference: far.books.page(page_id).reference })
  }
  const delivering = far.webhooks.release({ copies: 3, parallel: 16, seed })
  await Promise.all([delivering, drain()])
  await drain(2)
  const ledger = far.control.ledger()
  const rows = await database.rows<{ id: string; credited_paise: string }>(
    `select id, credited_paise from payments where id = any($1)`,
    [made.map(({ id }) => id)],
  )
  const credited = Object.fromEntries(rows.map((row) => [row.id, Number(row.credited_paise)]))
  expect(credited).toEqual(Object.fromEntries(made.map(({ id, reference }) => [id, ledger[reference]])))
  const receipts = await database.rows<{ payment_id: string }>(
    `select payment_id from payment_receipts where payment_id = any($1)`,
    [made.map(({ id }) => id)],
  )
  expect(receipts).toHaveLength(payments)
}, 300_000)
