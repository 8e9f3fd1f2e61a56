import type { ParkedEvent } from '@trusswell/domain/admin-payments.ts'
import { expect, test } from 'vitest'
import { openGatewayScene } from '../../../test/gateway-scene.ts'
import { claimRequest, makeClaim, makePaid } from '../../../test/payments.ts'
import { applyReading } from './gateways/apply-reading.ts'
import { reconcile } from './gateways/reconcile.ts'

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
  drain,
  stateOf,
  parked,
} = openGatewayScene()
const gateways = ['stripe', 'razorpay'] as const
const halfHour = 30 * 60_000
const waiting = async () =>
  (await callAsAdmin('GET', '/webhooks/parked?limit=100')).json<{ data: ParkedEvent[] }>().data

test('money that arrives late for a deleted payment brings it back', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  const late = standIns.razorpay.control.pay({ page_id, outcome: 'fail' }) ?? ''
  standIns.razorpay.books.close(page_id, 'cancelled')
  await standIns.razorpay.webhooks.release()
  await drain()
  expect((await callAsAdmin('DELETE', `/payments/${payment.id}`)).statusCode).toBe(204)
  standIns.razorpay.books.authoriseLate(late)
  standIns.razorpay.books.capture(late, 1_00_000_00)
  await standIns.razorpay.webhooks.release()
  await drain()
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed', deleted_at: null })
  expect(
    await database.count(`audit_entries where action = 'payment.restored' and entity_id = '${payment.id}'`),
  ).toBe(1)
})

const remove = (id: string) =>
  database.admin.query('update payments set deleted_at = now() where id = $1', [id])
test.each([
  ['paid', (id: string) => makePaid(database, id)],
  ['reported', (id: string) => makeClaim(database, id)],
  ['deleted', remove],
])('late money for what was %s meanwhile isn’t captured and goes back by itself', async (_how, change) => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  standIns.razorpay.control.pay({ page_id, outcome: 'authorise' })
  await change(payment.id)
  clock.now += 16 * 60_000
  await reconcile(scene.worker, halfHour)
  const { books } = standIns.razorpay
  expect(books.paymentsOf(books.page(page_id)).map(({ status }) => status)).toEqual(['authorised'])
})

test.each(gateways)('%s: a page whose response was lost is found, closed and replaced', async (name) => {
  await chosen(name)
  const payment = await makePayment()
  await openPage(payment)
  await database.admin.query('update payment_attempts set object_id = null where payment_id = $1', [
    payment.id,
  ])
  expect((await checkout(payment)).statusCode).toBe(409)
  await database.admin.query(
    `update payment_attempts set created_at = now() - interval '3 minutes' where payment_id = $1`,
    [payment.id],
  )
  await reconcile(scene.worker, halfHour)
  const [attempt] = await database.rows<{ object_id: string; closed: boolean }>(
    'select object_id, closed_at is not null as closed from payment_attempts where payment_id = $1',
    [payment.id],
  )
  expect(attempt).toMatchObject({ closed: true })
  expect(standIns[name].books.page(attempt?.object_id ?? '').status).toMatch(/expired|cancelled/)
  expect((await checkout(payment)).statusCode).toBe(201)
})

test('a transfer that is reported closes the open page; while it waits no page is opened', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  expect((await api.app.inject(claimRequest(payment.id, payment.headers))).statusCode).toBe(201)
  expect(standIns.razorpay.books.page(page_id).status).toBe('cancelled')
  expect(await stateOf(payment.id)).toMatchObject({ processing: false, awaiting_confirmation: true })
  expect((await checkout(payment)).json<{ message: string }>().message).toContain(
    'We’re checking the transfer',
  )

  const busy = await makePayment()
  standIns.razorpay.control.pay({ page_id: await openPage(busy) })
  const answer = await api.app.inject(claimRequest(busy.id, busy.headers, { reference: 'HDFCN52026111502' }))
  expect([answer.statusCode, await database.count(`payment_claims where payment_id = '${busy.id}'`)]).toEqual(
    [409, 0],
  )
})

test('money of the other mode changes nothing and waits for a person', async () => {
  await chosen('stripe')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  const object = standIns.stripe.control.pay({ page_id }) ?? ''
  const gateway = await scene.worker.gateways.open('stripe')
  if (!gateway) throw new Error('no keys')
  const reading = await gateway.readPage(page_id)
  const live = {
    ...reading,
    observations: reading.observations.map((each) => ({ ...each, livemode: true })),
  }
  await applyReading(scene.worker, gateway, live)
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', gateway_confirmed: false })
  expect((await parked(object))[0]?.reason).toBe('It is in live mode, but the payment isn’t.')
})

test('what must not happen on our pages changes nothing and waits for a person', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  const object = standIns.razorpay.control.pay({ page_id }) ?? ''
  const gateway = await scene.worker.gateways.open('razorpay')
  if (!gateway) throw new Error('no keys')
  const reading = await gateway.readPage(page_id)
  const odd = { ...reading, observations: reading.observations.map((each) => ({ ...each, odd: 'is odd' })) }
  await applyReading(scene.worker, gateway, odd)
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', gateway_confirmed: false })
  expect((await parked(object)).map(({ reason }) => reason)).toEqual(['The gateway says the payment is odd.'])
})

test.each(gateways)(
  '%s: a problem is parked once, with its amount, whichever message reports it',
  async (name) => {
    await chosen(name)
    const payment = await makePayment()
    const page = standIns[name].books.page(await openPage(payment))
    page.currency = 'USD'
    const object = standIns[name].control.pay({ page_id: page.id }) ?? ''
    await standIns[name].webhooks.release({ copies: 2 })
    await drain()
    for (const _ of [1, 2]) await reconcile(scene.worker, halfHour)
    const about = (await waiting()).filter(({ object_id }) => object_id === object || object_id === page.id)
    expect(about.map(({ paise, currency }) => [paise, currency])).toEqual([[1_00_000_00, 'USD']])
    const [first] = await parked(object)
    const reason = { reason: 'Returned in the dashboard' }
    expect(
      (await callAsAdmin('POST', `/webhooks/parked/${first?.event_id}/dismiss`, reason)).statusCode,
    ).toBe(204)
    await reconcile(scene.worker, halfHour)
    expect((await waiting()).filter(({ object_id }) => object_id === object)).toEqual([])
  },
)

test('a message is tried again: it waits again until the gateway says something else', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page = standIns.razorpay.books.page(await openPage(payment))
  page.paise = 1
  const object = standIns.razorpay.control.pay({ page_id: page.id }) ?? ''
  await standIns.razorpay.webhooks.release()
  await drain()
  const [first] = await parked(object)
  const id = first?.event_id ?? ''
  const retry = () => callAsAdmin('POST', `/webhooks/parked/${id}/retry`)
  const isWaiting = async () => (await waiting()).some((event) => event.id === id)
  expect(await isWaiting()).toBe(true)
  expect((await retry()).statusCode).toBe(204)
  expect(await isWaiting()).toBe(false)
  expect((await retry()).statusCode).toBe(404)
  await drain()
  expect(await isWaiting()).toBe(true)
  for (const each of standIns.razorpay.books.payments.values())
    if (each.id === object) each.paise = 1_00_000_00
  expect((await retry()).statusCode).toBe(204)
  await drain()
  expect(await isWaiting()).toBe(false)
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed' })
})
