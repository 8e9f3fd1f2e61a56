import { afterEach, expect, test, vi } from 'vitest'
import { openGatewayScene } from '../../../test/gateway-scene.ts'
import { newId } from '../../platform/ids.ts'
import { stateClaim } from './state-claim.ts'

const { standIns, database, api, callAsAdmin, chosen, makePayment, checkout, openPage, stateOf } =
  openGatewayScene()
const gateways = ['stripe', 'razorpay'] as const
afterEach(() => vi.restoreAllMocks())

const change = (id: string, paise: number) =>
  database.admin.query('update payments set amount_paise = $2 where id = $1', [id, paise])
const attempts = (id: string) =>
  database.rows<{ object_id: string; closed: boolean }>(
    'select object_id, closed_at is not null as closed from payment_attempts where payment_id = $1',
    [id],
  )
async function chosenGateway() {
  const gateway = await api.deps.gateways.choose()
  if (!gateway) throw new Error('no keys')
  return gateway
}

test.each(gateways)('%s: the page is for whoever pays, also where the payment names nobody', async (name) => {
  await chosen(name)
  const payment = await makePayment()
  const [client] = await database.rows<{ email: string }>(
    `select email from users join payments on client_id = users.id where payments.id = $1`,
    [payment.id],
  )
  await database.admin.query('update payments set client_id = null where id = $1', [payment.id])
  expect(standIns[name].books.page(await openPage(payment)).email).toBe(client?.email)
})

test.each(gateways)('%s: a page without an address can be opened', async (name) => {
  await chosen(name)
  const { object_id } = await (
    await chosenGateway()
  ).createPage({
    attempt_id: newId(),
    paise: 1_00_000_00,
    description: 'First instalment',
    email: null,
    return_url: 'https://trusswell.example/client/payments?returned=1',
    expires_at: new Date(Date.now() + 12 * 3_600_000),
  })
  expect(standIns[name].books.page(object_id).email).toBe('')
})

test.each([
  [
    'an amount that changed',
    'update payments set amount_paise = 20000000 where id = $1',
    'The amount of this payment has changed. Check it and try again.',
  ],
  [
    'a payment that was made',
    `update payments set status = 'completed', credited_paise = amount_paise where id = $1`,
    'This payment has already been made.',
  ],
  [
    'a transfer that was reported',
    'update payments set awaiting_confirmation = true where id = $1',
    'We’re checking the transfer or cheque you reported. You can pay online if we can’t confirm it.',
  ],
])('%s before the page is asked for opens none', async (_what, sql, message) => {
  await chosen('razorpay')
  const payment = await makePayment()
  const gateway = await chosenGateway()
  // The gateway is chosen once the payment has been read.
  vi.spyOn(api.deps.gateways, 'choose').mockImplementationOnce(async () => {
    await database.admin.query(sql, [payment.id])
    return gateway
  })
  const answer = await checkout(payment)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([409, message])
  expect(await attempts(payment.id)).toEqual([])
})

test('of two people who open a page at the same moment one is told that it is being paid', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const gateway = await chosenGateway()
  // The gateway answers when one of the two has its answer.
  const { promise: refused, resolve } = Promise.withResolvers<void>()
  vi.spyOn(api.deps.gateways, 'choose').mockResolvedValue({
    ...gateway,
    createPage: async (page) => {
      await refused
      return gateway.createPage(page)
    },
  })
  const press = async () => {
    const answer = await checkout(payment)
    resolve()
    return `${answer.statusCode} ${answer.json<{ message?: string }>().message ?? 'opened'}`
  }
  expect((await Promise.all([press(), press()])).toSorted()).toEqual([
    '201 opened',
    '409 Your payment is being processed. This page updates by itself.',
  ])
  expect(await attempts(payment.id)).toHaveLength(1)
})

test('a report doesn’t join a page that a colleague opened meanwhile', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  await openPage(payment)
  const [row] = await database.rows<{ client_id: string }>('select client_id from payments where id = $1', [
    payment.id,
  ])
  const client = { kind: 'user', id: row?.client_id ?? '', role: 'client' } as const
  const body = {
    method: 'bank_transfer',
    reference: 'HDFCN52026111504',
    paid_on: '2026-01-02',
    amount: 1_00_000_00,
  } as const
  const { deps } = api
  const report = () =>
    deps.db.as(client, (tx) =>
      stateClaim({ ...deps, today: deps.today() }, tx, client, { payment_id: payment.id, body, file: null }),
    )
  await expect(report()).rejects.toThrow('Your payment is being processed.')
  await database.admin.query(`update payments set status = 'completed' where id = $1`, [payment.id])
  await expect(report()).rejects.toThrow('This payment has already been made.')
  expect(await database.count(`payment_claims where payment_id = '${payment.id}'`)).toBe(0)
})

test('while a page is being made, admins can neither edit nor delete; an amount that changed closes it', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const gateway = await chosenGateway()
  const refused: string[] = []
  vi.spyOn(api.deps.gateways, 'choose').mockResolvedValueOnce({
    ...gateway,
    createPage: async (page) => {
      const url = `/payments/${payment.id}`
      for (const answer of [await callAsAdmin('PATCH', url, { amount: 5 }), await callAsAdmin('DELETE', url)])
        refused.push(answer.json<{ message: string }>().message.slice(0, 31))
      await change(payment.id, 2_00_000_00)
      return gateway.createPage(page)
    },
  })
  const answer = await checkout(payment)
  expect(refused).toEqual(['The client is paying this now. ', 'The client is paying this now. '])
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'The amount of this payment has changed. Check it and try again.',
  ])
  const [attempt] = await attempts(payment.id)
  expect(attempt).toMatchObject({ closed: true })
  expect(standIns.razorpay.books.page(attempt?.object_id ?? '').status).toBe('cancelled')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', processing: false })
  expect((await checkout(payment)).statusCode).toBe(201)
})

test('the database takes no page over another amount than the payment’s', async () => {
  const payment = await makePayment()
  const [row] = await database.rows<{ client_id: string }>('select client_id from payments where id = $1', [
    payment.id,
  ])
  const client = { kind: 'user', id: row?.client_id ?? '', role: 'client' } as const
  const insert = (amount_paise: number) =>
    api.deps.db.as(client, (tx) =>
      tx
        .insertInto('payment_attempts')
        .values({
          id: newId(),
          payment_id: payment.id,
          gateway: 'razorpay',
          amount_paise,
          expires_at: new Date().toISOString(),
          created_by: client.id,
        })
        .execute(),
    )
  await expect(insert(1_00)).rejects.toThrow(/row-level security/)
  await insert(1_00_000_00)
})
