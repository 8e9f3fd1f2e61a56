import type { AdminPayment, AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import type { PaymentDetails } from '@trusswell/domain/payment-claims.ts'
import { expect, test } from 'vitest'
import { openGatewayScene } from '../../../test/gateway-scene.ts'
import { makeClaim } from '../../../test/payments.ts'
import { newId } from '../../platform/ids.ts'
import { createRazorpayGateway } from './gateways/razorpay.ts'
import { reconcile } from './gateways/reconcile.ts'
import { createStripeGateway } from './gateways/stripe.ts'
import { sendRefund } from './send-refund.ts'

const { standIns, database, api, callAsAdmin, scene, chosen, makePayment, openPage, drain, stateOf } =
  openGatewayScene()
const gateways = ['stripe', 'razorpay'] as const
const halfHour = 30 * 60_000

const refund = (id: string, amount: number, of?: string) =>
  callAsAdmin('POST', `/payments/${id}/refunds`, {
    amount,
    reason: 'Agreed with the client',
    ...(of ? { of } : {}),
  })
const read = async (id: string) => (await callAsAdmin('GET', `/payments/${id}`)).json<AdminPaymentDetails>()
const wordsOf = async (id: string) => (await read(id)).history.map(({ text }) => text)
const refundsAt = (name: (typeof gateways)[number], payment: string) =>
  [...standIns[name].books.refunds.values()].filter((each) => each.payment.id === payment)

async function makePaid(name: (typeof gateways)[number]) {
  await chosen(name)
  const payment = await makePayment()
  const object = standIns[name].control.pay({ page_id: await openPage(payment) }) ?? ''
  await standIns[name].webhooks.release()
  await drain()
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed' })
  return { ...payment, object }
}

test.each(gateways)('%s: returned in part, then the rest; requested, started, sent', async (name) => {
  const { id, object } = await makePaid(name)
  const answer = await refund(id, 40_000)
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    expect.objectContaining({ status: 'completed', credited_paise: 1_00_000_00, refunding_paise: 40_000_00 }),
  ])
  // Nothing is sent before the request is stored.
  expect(refundsAt(name, object)).toEqual([])
  expect((await refund(id, 60_000.01)).json()).toMatchObject({
    fields: { amount: 'You can refund up to ₹60,000.00' },
  })
  await drain(2)
  expect(refundsAt(name, object).map(({ paise }) => paise)).toEqual([40_000_00])
  expect(await stateOf(id)).toMatchObject({ refunding_paise: '4000000', refunded_paise: '0' })
  standIns[name].control.finish_refund({ refund_id: refundsAt(name, object)[0]?.id ?? '' })
  await standIns[name].webhooks.release({ copies: 2 })
  await drain()
  expect(await stateOf(id)).toMatchObject({
    status: 'completed',
    credited_paise: '6000000',
    refunding_paise: '0',
    refunded_paise: '4000000',
  })
  expect((await refund(id, 60_000)).statusCode).toBe(201)
  await drain()
  standIns[name].control.finish_refund({ refund_id: refundsAt(name, object)[1]?.id ?? '' })
  await standIns[name].webhooks.release()
  await drain()
  expect(await stateOf(id)).toMatchObject({ status: 'refunded', credited_paise: '0' })
  expect((await refund(id, 1)).json<{ message: string }>().message).toBe(
    'There’s no money left to refund on this payment.',
  )
  const label = name === 'stripe' ? 'Stripe' : 'Razorpay'
  expect((await wordsOf(id)).filter((text) => text.startsWith('Refund'))).toEqual([
    'Refund of ₹60,000.00 sent',
    `Refund of ₹60,000.00 started by ${label}`,
    'Refund of ₹60,000.00 requested',
    'Refund of ₹40,000.00 sent',
    `Refund of ₹40,000.00 started by ${label}`,
    'Refund of ₹40,000.00 requested',
  ])
  expect(
    await database.count(`audit_entries where action = 'payment.refund-requested' and entity_id = '${id}'`),
  ).toBe(2)
})

test.each(gateways)('%s: a refund that fails after it arrived is credited again', async (name) => {
  const { id, object } = await makePaid(name)
  await refund(id, 100_000)
  await drain()
  const refund_id = refundsAt(name, object)[0]?.id ?? ''
  standIns[name].control.finish_refund({ refund_id })
  await standIns[name].webhooks.release()
  await drain()
  expect(await stateOf(id)).toMatchObject({ status: 'refunded' })
  standIns[name].control.fail_refund({ refund_id })
  await standIns[name].webhooks.release()
  await drain()
  expect(await stateOf(id)).toMatchObject({ status: 'completed', credited_paise: '10000000' })
  expect(await wordsOf(id)).toContain('Refund of ₹1,00,000.00 failed')
  expect((await refund(id, 100_000)).statusCode).toBe(201)
})

test.each(gateways)('%s: an answer that got lost, or comes late, returns the money once', async (name) => {
  const { id, object } = await makePaid(name)
  await refund(id, 500)
  standIns[name].control.lose_answers({ count: 1 })
  await drain()
  expect(await stateOf(id)).toMatchObject({ refunding_paise: '50000' })
  expect(refundsAt(name, object)).toHaveLength(1)
  await reconcile(scene.worker, halfHour)
  expect(await database.count(`payment_refunds where payment_id = '${id}' and object_id is null`)).toBe(0)
  await refund(id, 300)
  standIns[name].control.still_running({ count: 1 })
  await drain()
  await reconcile(scene.worker, halfHour)
  expect(refundsAt(name, object).map(({ paise }) => paise)).toEqual([500_00, 300_00])
  expect(await stateOf(id)).toMatchObject({ refunding_paise: '80000' })
})

test.each(gateways)('%s: what it returned under our id isn’t asked for again', async (name) => {
  const { id, object } = await makePaid(name)
  await refund(id, 500)
  const [row] = await database.rows<{ id: string }>('select id from payment_refunds where payment_id = $1', [
    id,
  ])
  // The answer got lost so long ago that the gateway has forgotten the request’s key.
  standIns[name].books.refund(object, 500_00, { refund_id: row?.id ?? '' })
  await drain()
  expect(refundsAt(name, object)).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ refunding_paise: '50000' })
})

test('a job that never ran is made good by reconciliation', async () => {
  const { id, object } = await makePaid('razorpay')
  await refund(id, 500)
  await database.admin.query(`delete from pgboss.job where name = 'payments.send-refund'`)
  await reconcile(scene.worker, halfHour)
  expect(refundsAt('razorpay', object)).toHaveLength(1)
})

test('what the gateway refuses is shown with its words, and can be asked for again', async () => {
  const { id, object } = await makePaid('razorpay')
  await refund(id, 60_000)
  // Meanwhile most of it was refunded in the gateway’s dashboard.
  standIns.razorpay.control.refund({ payment_id: object, paise: 90_000_00 })
  await drain()
  expect(await read(id)).toMatchObject({ refunding_paise: 90_000_00 })
  const refusal = (await read(id)).history.find(({ text }) => text.includes('refused'))
  expect(refusal).toMatchObject({
    text: 'Refund of ₹60,000.00 refused by Razorpay',
    reason: expect.stringContaining('greater than'),
  })
  expect((await refund(id, 10_000)).statusCode).toBe(201)
})

test.each(gateways)(
  '%s: keys that the gateway doesn’t take leave the refund to be sent later',
  async (name) => {
    const { id, object } = await makePaid(name)
    await refund(id, 500)
    const wrong =
      name === 'stripe'
        ? createStripeGateway('sk_test_wrong', { url: standIns.stripe.url })
        : createRazorpayGateway({ keyId: 'rzp_test_1', secret: 'wrong' }, { url: standIns.razorpay.url })
    const [row] = await database.rows<{ id: string }>(
      'select id from payment_refunds where payment_id = $1',
      [id],
    )
    const deps = { ...scene.worker, gateways: { ...scene.worker.gateways, open: async () => wrong } }
    await expect(sendRefund(deps, row?.id ?? '')).rejects.toThrow('401')
    expect(await database.count(`payment_refunds where payment_id = '${id}' and refused is not null`)).toBe(0)
    await drain()
    expect(refundsAt(name, object)).toHaveLength(1)
  },
)

test('why we return money, and what the gateway refused, is for admins alone', async () => {
  const { id, object, headers } = await makePaid('razorpay')
  await refund(id, 60_000)
  standIns.razorpay.control.refund({ payment_id: object, paise: 90_000_00 })
  await drain()
  await refund(id, 5_000)
  const seen = (await read(id)).history.filter(({ text }) => text.includes('Refund'))
  expect(seen.map(({ reason }) => reason)).toContain('Agreed with the client')
  const answer = await api.app.inject({ method: 'GET', url: `/api/payments/${id}`, headers })
  const { history } = answer.json<PaymentDetails>()
  expect(history.map(({ text }) => text)).toContain('Refund of ₹5,000.00 requested')
  expect(answer.body).not.toMatch(/refused|greater than|Agreed with the client/)
})

test('paid twice: the refund goes to the capture that was chosen', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const first = await openPage(payment)
  const early = standIns.razorpay.control.pay({ page_id: first, outcome: 'fail' }) ?? ''
  const second = await openPage(payment)
  const late = standIns.razorpay.control.pay({ page_id: second }) ?? ''
  standIns.razorpay.books.authoriseLate(early)
  standIns.razorpay.books.capture(early, 1_00_000_00)
  await standIns.razorpay.webhooks.release()
  await drain()
  await drain()
  expect(await stateOf(payment.id)).toMatchObject({ paid_twice: true, credited_paise: '20000000' })
  const { credits } = await read(payment.id)
  expect(Object.fromEntries(credits.map(({ object_id, left_paise }) => [object_id, left_paise]))).toEqual({
    [early]: 1_00_000_00,
    [late]: 1_00_000_00,
  })
  expect((await refund(payment.id, 100_000.01, early)).statusCode).toBe(400)
  expect((await refund(payment.id, 100_000, early)).statusCode).toBe(201)
  await drain()
  expect([refundsAt('razorpay', early).length, refundsAt('razorpay', late).length]).toEqual([1, 0])
  expect((await refund(payment.id, 1, early)).statusCode).toBe(409)
  expect((await refund(payment.id, 1, newId())).statusCode).toBe(409)
  expect((await refund(payment.id, 1)).json<AdminPayment>().refunding_paise).toBe(1_00_001_00)
})

test('a report that waits while the gateway captures is rejected, never confirmed', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const { id } = payment
  const page_id = await openPage(payment)
  await makeClaim(database, id)
  const object = standIns.razorpay.control.pay({ page_id })
  await standIns.razorpay.webhooks.release()
  await drain()
  expect(await stateOf(id)).toMatchObject({ status: 'completed', awaiting_confirmation: true })
  const confirmed = await callAsAdmin('POST', `/payments/${id}/claim`, { state: 'confirmed' })
  expect([confirmed.statusCode, confirmed.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringContaining('Reject the report'),
  ])
  const decision = { state: 'rejected', reason: 'Paid online' }
  expect((await callAsAdmin('POST', `/payments/${id}/claim`, decision)).statusCode).toBe(200)
  expect(await stateOf(id)).toMatchObject({
    status: 'completed',
    credited_paise: '10000000',
    awaiting_confirmation: false,
    transaction_id: object,
  })
})

test('a transfer that was confirmed beside a capture is returned by our bank', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const { id } = payment
  const page_id = await openPage(payment)
  const late = standIns.razorpay.control.pay({ page_id, outcome: 'fail' }) ?? ''
  standIns.razorpay.books.close(page_id, 'cancelled')
  await standIns.razorpay.webhooks.release()
  await drain()
  const claim = await makeClaim(database, id)
  const decision = { state: 'confirmed', amount: 50_000 }
  expect((await callAsAdmin('POST', `/payments/${id}/claim`, decision)).statusCode).toBe(200)
  standIns.razorpay.control.authorise_late({ payment_id: late })
  standIns.razorpay.control.capture({ payment_id: late })
  await standIns.razorpay.webhooks.release()
  await drain()
  expect(await stateOf(id)).toMatchObject({ credited_paise: '15000000', paid_twice: true })
  expect((await refund(id, 50_000, claim)).json()).toMatchObject({ refunding_paise: 50_000_00 })
  await drain()
  expect(await stateOf(id)).toMatchObject({ credited_paise: '10000000', refunded_paise: '5000000' })
  expect(await wordsOf(id)).toContain('₹50,000.00 refunded')
})
