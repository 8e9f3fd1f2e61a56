import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openGatewayScene, type TestPayment } from '../../../test/gateway-scene.ts'
import { asActor } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { newId } from '../../platform/ids.ts'
import { standInKeys } from '../settings/stand-in-keys.ts'

const {
  standIns,
  database,
  api,
  clock,
  chosen,
  makePayment,
  openPage,
  deliver,
  drain,
  stateOf,
  parked,
  checkout,
} = openGatewayScene()

const unpaid = { status: 'pending', credited_paise: '0', gateway_confirmed: false }
const send = (
  { headers }: Pick<TestPayment, 'headers'>,
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => api.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })

test('abuse 18: a client can’t make a payment completed by any route', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const { id, project } = payment
  const added = { amount: 10, description: 'Advance' }
  const answers = {
    status: await send(payment, 'POST', `/api/projects/${project}/payments`, {
      ...added,
      status: 'completed',
    }),
    credited: await send(payment, 'POST', `/api/projects/${project}/payments`, {
      ...added,
      credited_paise: 1,
    }),
    edited: await send(payment, 'PATCH', `/api/admin/payments/${id}`, {
      status: 'completed',
      reason: 'Paid',
    }),
    confirmed: await send(payment, 'POST', `/api/admin/payments/${id}/claim`, { state: 'confirmed' }),
    deleted: await send(payment, 'DELETE', `/api/admin/payments/${id}`),
    returned: await send(payment, 'POST', `/api/payments/${id}/return`, {
      query: { razorpay_payment_link_status: 'paid', razorpay_payment_id: 'pay_1' },
    }),
  }
  expect(Object.entries(answers).map(([name, { statusCode }]) => `${name} ${statusCode}`)).toEqual([
    'status 400',
    'credited 400',
    'edited 403',
    'confirmed 403',
    'deleted 403',
    'returned 202',
  ])
  const forged = { razorpay_signature: '0'.repeat(64), razorpay_payment_link_status: 'paid' }
  await openPage(payment)
  expect((await send(payment, 'POST', `/api/payments/${id}/return`, { query: forged })).statusCode).toBe(400)
  await drain()
  expect(await stateOf(id)).toMatchObject(unpaid)
})

test('abuse 18: nor can the application’s role in a client’s name, with any statement', async () => {
  const payment = await makePayment()
  const [, clientId = ''] = String(payment.headers['x-test-actor']).split(':')
  const [organisation] = await database.rows<{ id: string }>(
    `select organisation_id as id from users where id = $1`,
    [clientId],
  )
  const actor = {
    kind: 'user',
    id: clientId,
    role: 'client',
    organisation: { id: organisation?.id ?? '', role: 'owner' },
  } as const
  const { db } = api.deps
  const fact = {
    payment_id: payment.id,
    object_kind: 'payment',
    object_id: 'pay_1',
    state: 'captured',
  } as const
  const happened_at = new Date().toISOString()
  await expect(
    db.as(actor, (tx) =>
      tx.updateTable('payments').set({ status: 'completed' }).where('id', '=', payment.id).execute(),
    ),
  ).rejects.toThrow(/row-level security/)
  await expect(
    db.as(actor, (tx) =>
      tx.updateTable('payments').set({ credited_paise: 1 }).where('id', '=', payment.id).execute(),
    ),
  ).rejects.toThrow(/row-level security/)
  await expect(
    db.as(actor, (tx) =>
      tx
        .insertInto('payment_events')
        .values({ id: newId(), source: 'fetch', ...fact, paise: 1, happened_at })
        .execute(),
    ),
  ).rejects.toThrow(/row-level security/)
  await expect(
    db.as(actor, (tx) =>
      tx
        .insertInto('payment_movements')
        .values({
          payment_id: payment.id,
          kind: 'credit',
          object_id: 'pay_1',
          step: 0,
          paise: 1,
          happened_at,
        })
        .execute(),
    ),
  ).rejects.toThrow(/row-level security/)
  expect(await stateOf(payment.id)).toMatchObject(unpaid)
})

test('abuse 18: a signed event of another amount, currency or object changes nothing, answers 200 and is parked', async () => {
  await chosen('razorpay')
  const amount = await makePayment()
  const page = standIns.razorpay.books.page(await openPage(amount))
  page.paise = 1
  const wrongAmount = standIns.razorpay.control.pay({ page_id: page.id }) ?? ''
  const foreign = await makePayment()
  const other = standIns.razorpay.books.page(await openPage(foreign))
  other.currency = 'USD'
  const wrongCurrency = standIns.razorpay.control.pay({ page_id: other.id }) ?? ''
  const unknown = standIns.razorpay.books.addPage({
    reference: newId(),
    paise: 500,
    currency: 'INR',
    description: 'Made elsewhere',
    email: '',
    returnUrl: 'http://127.0.0.1/',
    expires: page.expires,
  })
  const wrongObject = standIns.razorpay.control.pay({ page_id: unknown.id }) ?? ''
  const { webhooks } = standIns.razorpay
  const earlier = webhooks.answered.length
  const sent = await webhooks.release()
  expect(webhooks.answered.slice(earlier).map(({ status }) => status)).toEqual(
    Array.from({ length: sent }, () => 200),
  )
  await drain()
  expect(await stateOf(amount.id)).toMatchObject({ status: 'pending', gateway_confirmed: false })
  expect(await stateOf(foreign.id)).toMatchObject({ status: 'pending', gateway_confirmed: false })
  expect((await parked(wrongAmount))[0]?.reason).toContain('₹0.01')
  expect((await parked(wrongCurrency))[0]?.reason).toContain('USD')
  // An unknown object is looked up again for half an hour.
  const lookAfter = async (minutes: number) => {
    clock.now += minutes * 60_000
    await database.admin.query(
      `update pgboss.job set start_after = now() where name = 'payments.read-gateway'`,
    )
    await drain()
  }
  await lookAfter(29)
  expect(await parked(wrongObject)).toEqual([])
  await lookAfter(2)
  expect((await parked(wrongObject)).map(({ reason }) => reason)).toContain(
    'It doesn’t belong to any of our payments.',
  )
})

test('abuse 18: a signed event of the other mode changes nothing, answers 200 and is parked', async () => {
  await chosen('stripe')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  const id = standIns.stripe.control.pay({ page_id }) ?? ''
  standIns.stripe.webhooks.held.length = 0
  const time = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({
    id: 'evt_of_live_mode',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: time,
    livemode: true,
    data: { object: { id, object: 'payment_intent' } },
  })
  const signature = createHmac('sha256', standInKeys.stripe.webhookSecret)
    .update(`${time}.${body}`)
    .digest('hex')
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    payload: body,
  })
  expect(answer.statusCode).toBe(200)
  await drain()
  expect(await stateOf(payment.id)).toMatchObject(unpaid)
  expect((await parked(id)).map(({ reason }) => reason)).toEqual([
    'The event is in live mode, but our keys aren’t.',
  ])
})

test('abuse 18: a third party’s session, link and webhook change nothing', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const { id, project } = payment
  const other = await makePerson(api, 'client')
  const outsider = { ...payment, headers: asActor({ kind: 'user', id: other.id, role: 'client' }) }
  const before = await database.count(`pgboss.job where name = 'payments.read-gateway'`)
  const answers = [
    await checkout(outsider),
    await send(outsider, 'POST', `/api/payments/${id}/return`, {}),
    await send(outsider, 'POST', `/api/projects/${project}/payments`, { amount: 10, description: 'Advance' }),
    await api.app.inject({ url: `/api/payments/${id}`, headers: outsider.headers }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect(await database.count(`pgboss.job where name = 'payments.read-gateway'`)).toBe(before)
  expect(await database.count(`payment_attempts where payment_id = '${id}'`)).toBe(0)

  await openPage(payment)
  // Pages of another application in the same account, one of them with our payment’s id instead of an attempt’s.
  for (const reference of [id, 'INV-1', newId()]) {
    const page = standIns.razorpay.books.addPage({
      reference,
      paise: 1_00_000_00,
      currency: 'INR',
      description: 'Made elsewhere',
      email: '',
      returnUrl: 'http://127.0.0.1/',
      expires: standIns.razorpay.books.seconds() + 3_600,
    })
    standIns.razorpay.control.pay({ page_id: page.id })
  }
  await deliver('razorpay')
  expect(await stateOf(id)).toMatchObject(unpaid)
})

test('abuse 18: what a gateway confirmed can be neither edited nor deleted, not even by the application’s role', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  standIns.razorpay.control.pay({ page_id: await openPage(payment) })
  await deliver('razorpay')
  const before = await stateOf(payment.id)
  expect(before).toMatchObject({ status: 'completed', gateway_confirmed: true })
  const boss = await makePerson(api, 'admin')
  const admin = { kind: 'user', id: boss.id, role: 'admin' } as const
  const url = `/api/admin/payments/${payment.id}`
  const asAdmin = { headers: asActor(admin) }
  expect([
    (await send(asAdmin, 'PATCH', url, { status: 'failed', reason: 'A mistake' })).statusCode,
    (await send(asAdmin, 'PATCH', url, { amount: 1 })).statusCode,
    (await send(asAdmin, 'DELETE', url)).statusCode,
  ]).toEqual([409, 409, 409])
  const change = (
    changes: { amount_paise: number } | { deleted_at: string } | { gateway_confirmed: boolean },
  ) =>
    api.deps.db.as(admin, (tx) =>
      tx.updateTable('payments').set(changes).where('id', '=', payment.id).execute(),
    )
  for (const changes of [
    { amount_paise: 1 },
    { deleted_at: new Date().toISOString() },
    { gateway_confirmed: false },
  ])
    await expect(change(changes)).rejects.toThrow(/a gateway confirmed this payment/)
  await expect(
    api.deps.db.as(admin, (tx) => tx.deleteFrom('payments').where('id', '=', payment.id).execute()),
  ).rejects.toThrow(/permission denied/)
  expect(await stateOf(payment.id)).toEqual(before)
})
