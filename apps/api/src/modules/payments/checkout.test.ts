import { afterEach, expect, test, vi } from 'vitest'
import { openGatewayScene } from '../../../test/gateway-scene.ts'
import { newId } from '../../platform/ids.ts'

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

test('an amount that changed before the page was asked for opens none', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const gateway = await chosenGateway()
  vi.spyOn(api.deps.gateways, 'choose').mockImplementationOnce(async () => {
    await change(payment.id, 2_00_000_00)
    return gateway
  })
  const answer = await checkout(payment)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'The amount of this payment has changed. Check it and try again.',
  ])
  expect(await attempts(payment.id)).toEqual([])
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
