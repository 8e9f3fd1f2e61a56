import { afterEach, expect, test, vi } from 'vitest'
import { openGatewayScene, type TestPayment } from '../../../test/gateway-scene.ts'
import { claimRequest, makeClaim } from '../../../test/payments.ts'
import { newId } from '../../platform/ids.ts'
import { stateClaim } from './state-claim.ts'

const { standIns, database, api, callAsAdmin, chosen, makePayment, checkout, openPage, deliver, stateOf } =
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

test.each(gateways)(
  '%s: the page has the payer’s address, also when the payment names no person',
  async (name) => {
    await chosen(name)
    const payment = await makePayment()
    const [client] = await database.rows<{ email: string }>(
      `select email from users join payments on client_id = users.id where payments.id = $1`,
      [payment.id],
    )
    await database.admin.query('update payments set client_id = null where id = $1', [payment.id])
    expect(standIns[name].books.page(await openPage(payment)).email).toBe(client?.email)
  },
)

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

test('of two people who open a page at the same moment one gets the error that it is being paid', async () => {
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
    '409 Your payment is being processed. This page updates automatically.',
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

const words = (answer: { json: <T>() => T }) => answer.json<{ message?: string }>().message
const report = ({ id, headers }: TestPayment) =>
  api.app.inject(claimRequest(id, headers, { amount: '1,00,000', reference: `UTR${id.slice(-12)}` }))
const isPayable = (id: string) => standIns.razorpay.books.page(id).status === 'open'

/** The gateway answers after the time in which it should have made the page; `meanwhile` comes before. */
async function checkoutAtSlowGateway(payment: TestPayment, meanwhile: () => Promise<void>) {
  const gateway = await chosenGateway()
  vi.spyOn(api.deps.gateways, 'choose').mockResolvedValueOnce({
    ...gateway,
    createPage: async (page) => {
      await database.admin.query(
        `update payment_attempts set created_at = now() - interval '3 minutes' where id = $1`,
        [page.attempt_id],
      )
      await meanwhile()
      return gateway.createPage(page)
    },
  })
  return checkout(payment)
}

test('a page that the gateway creates after a transfer was reported is closed, and its URL is not returned', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const answer = await checkoutAtSlowGateway(payment, async () =>
    expect((await report(payment)).statusCode).toBe(201),
  )
  expect([answer.statusCode, words(answer)]).toEqual([
    409,
    'We’re checking the transfer or cheque you reported. You can pay online if we can’t confirm it.',
  ])
  const [attempt] = await attempts(payment.id)
  expect([attempt?.closed, isPayable(attempt?.object_id ?? '')]).toEqual([true, false])
  expect(await stateOf(payment.id)).toMatchObject({ processing: false, awaiting_confirmation: true })
})

test('a page that the gateway makes after a colleague opened another is closed, and the colleague’s stays', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  let other = ''
  const answer = await checkoutAtSlowGateway(payment, async () => {
    other = await openPage(payment)
  })
  expect([answer.statusCode, words(answer)]).toEqual([
    409,
    'Your payment is being processed. This page updates automatically.',
  ])
  const late = (await attempts(payment.id)).find(({ object_id }) => object_id !== other)
  expect([isPayable(late?.object_id ?? ''), isPayable(other)]).toEqual([false, true])
  expect(await stateOf(payment.id)).toMatchObject({ processing: true })
})

test('of a page and a report at the same moment only one is left to pay by', async () => {
  await chosen('razorpay')
  for (let time = 0; time < 6; time += 1) {
    const payment = await makePayment()
    const codes = (await Promise.all([checkout(payment), report(payment)])).map(
      ({ statusCode }) => statusCode,
    )
    expect(codes).toContain(201)
    const { awaiting_confirmation } = (await stateOf(payment.id)) as { awaiting_confirmation?: boolean }
    const payable = (await attempts(payment.id)).filter(({ object_id }) => isPayable(object_id))
    expect(payable.length + (awaiting_confirmation ? 1 : 0), codes.join(' ')).toBe(1)
  }
})

test('while a bank still works on an earlier page’s money, neither a page nor a report comes beside it', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  const late = standIns.razorpay.control.pay({ page_id, outcome: 'fail' }) ?? ''
  standIns.razorpay.books.close(page_id, 'cancelled')
  standIns.razorpay.control.authorise_late({ payment_id: late })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', processing: true })
  expect(await attempts(payment.id)).toMatchObject([{ closed: true }])
  const answers = [await checkout(payment), await report(payment)]
  expect(answers.map((answer) => [answer.statusCode, words(answer)])).toEqual(
    answers.map(() => [409, 'Your payment is being processed. This page updates automatically.']),
  )
})

test('a transfer isn’t confirmed while a page is open; money that comes late shows as paid twice', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  const page_id = await openPage(payment)
  await makeClaim(database, payment.id)
  const confirm = () => callAsAdmin('POST', `/payments/${payment.id}/claim`, { state: 'confirmed' })
  expect([(await confirm()).statusCode, words(await confirm())]).toEqual([
    409,
    expect.stringContaining('The client is paying this now.'),
  ])
  // The page closes after a try that failed; the bank allows it after all.
  const late = standIns.razorpay.control.pay({ page_id, outcome: 'fail' }) ?? ''
  standIns.razorpay.books.close(page_id, 'cancelled')
  await deliver('razorpay')
  expect((await confirm()).statusCode).toBe(200)
  standIns.razorpay.control.authorise_late({ payment_id: late })
  standIns.razorpay.control.capture({ payment_id: late })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({
    status: 'completed',
    paid_twice: true,
    credited_paise: String(2_00_000_00),
  })
  const found = await callAsAdmin('GET', `/payments?needs=attention`)
  expect(found.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).toContain(payment.id)
})
