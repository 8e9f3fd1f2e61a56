import { expect, test } from 'vitest'
import { openGatewayScene, type TestPayment } from '../../../test/gateway-scene.ts'
import { asActor } from '../../../test/harness.ts'
import { claimRequest, makeClaim } from '../../../test/payments.ts'
import { makeColleague, makePerson } from '../../../test/people.ts'
import { newId } from '../../platform/ids.ts'

const { standIns, database, api, callAsAdmin, chosen, makePayment, checkout, openPage, deliver, stateOf } =
  openGatewayScene()
const gateways = ['stripe', 'razorpay'] as const

const cancel = async ({ id, headers }: Pick<TestPayment, 'id' | 'headers'>) => {
  const answer = await api.app.inject({ method: 'POST', url: `/api/payments/${id}/cancel`, headers })
  return [answer.statusCode, answer.body === '' ? null : answer.json<{ message?: string }>().message]
}
const report = ({ id, headers }: TestPayment, reference: string) =>
  api.app.inject(claimRequest(id, headers, { amount: '1,00,000', reference }))
const idOf = ({ headers }: TestPayment) => String(headers['x-test-actor']).split(':')[1] ?? ''

/** Not what staff asked for. */
async function begin(): Promise<TestPayment> {
  const { project, headers } = await makePayment()
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/projects/${project}/payments`,
    headers,
    payload: { amount: 1_00_000, description: 'Advance' },
  })
  return { id: answer.json<{ id: string }>().id, project, headers }
}
const isListed = async ({ id, project, headers }: TestPayment) => {
  const answer = await api.app.inject({ url: `/api/projects/${project}/payments`, headers })
  return answer.json<{ data: { id: string }[] }>().data.some((payment) => payment.id === id)
}
const auditOf = (id: string) =>
  database.rows<{ actor_id: string; details: object }>(
    `select actor_id, details from audit_entries where entity_id = $1 and action = 'payment.cancelled'`,
    [id],
  )
const historyOf = async ({ id, headers }: TestPayment) => {
  const answer = await api.app.inject({ url: `/api/payments/${id}`, headers })
  return answer.json<{ history: { text: string }[] }>().history.map(({ text }) => text)
}

test.each(gateways)(
  '%s: what the client began is removed, and its page closed at the gateway',
  async (name) => {
    await chosen(name)
    const payment = await begin()
    const page = await openPage(payment)
    expect(await cancel(payment)).toEqual([204, null])
    expect(standIns[name].books.page(page).status).not.toBe('open')
    expect(await isListed(payment)).toBe(false)
    expect(await stateOf(payment.id)).toMatchObject({
      status: 'pending',
      processing: false,
      credited_paise: '0',
    })
    expect(await auditOf(payment.id)).toEqual([
      { actor_id: idOf(payment), details: { removed: true, page_closed: true, claim_ids: [] } },
    ])
    expect(await cancel(payment)).toEqual([404, expect.anything()])
    expect((await checkout(payment)).statusCode).toBe(404)
  },
)

test.each(gateways)('%s: a request stays to be paid once its page is closed', async (name) => {
  await chosen(name)
  const payment = await makePayment()
  const page = await openPage(payment)
  expect(await cancel(payment)).toEqual([204, null])
  expect(standIns[name].books.page(page).status).not.toBe('open')
  expect(await stateOf(payment.id)).toMatchObject({ status: 'pending', processing: false, deleted_at: null })
  expect(await historyOf(payment)).toContain('Payment page closed')
  expect(await cancel(payment)).toEqual([409, expect.stringContaining('We requested this payment')])
  expect((await checkout(payment)).statusCode).toBe(201)
})

test.each(gateways)('%s: what was paid just before can’t be cancelled, and is credited', async (name) => {
  await chosen(name)
  const payment = await begin()
  const page_id = await openPage(payment)
  standIns[name].control.pay({ page_id, outcome: 'pay' })
  expect(await cancel(payment)).toEqual([
    409,
    'Your payment is being processed. This page updates automatically.',
  ])
  await deliver(name)
  expect(await stateOf(payment.id)).toMatchObject({ status: 'completed', deleted_at: null })
  expect(await cancel(payment)).toEqual([409, 'This payment has already been made.'])
})

test('money that a bank allows after the payment was cancelled is credited and brings it back', async () => {
  await chosen('razorpay')
  const payment = await begin()
  const page_id = await openPage(payment)
  const late = standIns.razorpay.control.pay({ page_id, outcome: 'fail' }) ?? ''
  expect(await cancel(payment)).toEqual([204, null])
  expect(await isListed(payment)).toBe(false)
  standIns.razorpay.control.authorise_late({ payment_id: late })
  standIns.razorpay.control.capture({ payment_id: late })
  await deliver('razorpay')
  expect(await stateOf(payment.id)).toMatchObject({
    status: 'completed',
    credited_paise: String(1_00_000_00),
    deleted_at: null,
  })
  expect(await isListed(payment)).toBe(true)
})

test('a report is withdrawn until it is decided; the payment can then be paid online', async () => {
  await chosen('razorpay')
  const payment = await makePayment()
  expect((await report(payment, 'HDFCN52026111601')).statusCode).toBe(201)
  expect(await cancel(payment)).toEqual([204, null])
  expect(await stateOf(payment.id)).toMatchObject({
    status: 'pending',
    awaiting_confirmation: false,
    transaction_id: null,
    deleted_at: null,
  })
  expect(await historyOf(payment)).toContain('Transfer report withdrawn')
  const confirm = await callAsAdmin('POST', `/payments/${payment.id}/claim`, { state: 'confirmed' })
  expect(confirm.statusCode).toBe(409)
  expect((await checkout(payment)).statusCode).toBe(201)
})

test('all undecided reports are withdrawn, and none of them can be confirmed', async () => {
  const payment = await makePayment()
  const references = [1, 2, 3, 4, 5, 6].map((each) => `HDFCN5202611161${each}`)
  const reported = await Promise.all(references.map((reference) => report(payment, reference)))
  expect(reported.map((answer) => answer.statusCode)).toEqual(references.map(() => 201))
  expect(await cancel(payment)).toEqual([204, null])
  expect(await stateOf(payment.id)).toMatchObject({
    status: 'pending',
    awaiting_confirmation: false,
    transaction_id: null,
  })
  const confirm = await callAsAdmin('POST', `/payments/${payment.id}/claim`, { state: 'confirmed' })
  expect(confirm.statusCode).toBe(409)
  const withdrawn = (await historyOf(payment)).filter((text) => text === 'Transfer report withdrawn')
  expect(withdrawn).toHaveLength(6)
  const ids = await database.rows<{ id: string }>(
    'select id from payment_claims where payment_id = $1 order by created_at, id',
    [payment.id],
  )
  expect(await auditOf(payment.id)).toEqual([
    {
      actor_id: idOf(payment),
      details: { removed: false, page_closed: false, claim_ids: ids.map(({ id }) => id) },
    },
  ])
  expect(await stateOf(payment.id)).toMatchObject({ credited_paise: '0' })
  expect(await cancel(payment)).toEqual([409, expect.stringContaining('We requested this payment')])
})

test('a withdrawn correction leaves the refusal of the first report in place', async () => {
  const payment = await makePayment()
  await report(payment, 'HDFCN52026111602')
  const reason = 'We see no transfer with this UTR.'
  await callAsAdmin('POST', `/payments/${payment.id}/claim`, { state: 'rejected', reason })
  await report(payment, 'HDFCN52026111603')
  expect(await cancel(payment)).toEqual([204, null])
  const [row] = await database.rows('select status, failure_reason from payments where id = $1', [payment.id])
  expect(row).toEqual({ status: 'failed', failure_reason: reason })
})

test('a deposited cheque isn’t withdrawn, by the API or by the database', async () => {
  const payment = await makePayment()
  const claim = await makeClaim(database, payment.id, { method: 'check', reference: '123456' })
  await callAsAdmin('POST', `/payments/${payment.id}/claim`, { state: 'deposited' })
  expect(await cancel(payment)).toEqual([
    409,
    'We have already deposited your cheque. We’ll confirm it once it clears.',
  ])
  const client = { kind: 'user', id: idOf(payment), role: 'client' } as const
  const withdraw = (object_id: string) =>
    api.deps.db.as(client, (tx) =>
      tx
        .insertInto('payment_events')
        .values({
          id: newId(),
          source: 'staff',
          payment_id: payment.id,
          object_kind: 'claim',
          object_id,
          state: 'withdrawn',
          paise: 0,
          seq: 9,
          actor_id: client.id,
          happened_at: new Date().toISOString(),
        })
        .execute(),
    )
  await expect(withdraw(claim)).rejects.toThrow(/row-level security/)
})

test('the database removes nothing that staff asked for or are checking', async () => {
  const asked = await makePayment()
  const client = { kind: 'user', id: idOf(asked), role: 'client' } as const
  const remove = (id: string) =>
    api.deps.db.as(client, (tx) =>
      tx.updateTable('payments').set({ deleted_at: new Date().toISOString() }).where('id', '=', id).execute(),
    )
  await expect(remove(asked.id)).rejects.toThrow(/row-level security/)
  const begun = await begin()
  await database.admin.query('update payments set awaiting_confirmation = true where id = $1', [begun.id])
  const own = { kind: 'user', id: idOf(begun), role: 'client' } as const
  const removeOwn = () =>
    api.deps.db.as(own, (tx) =>
      tx
        .updateTable('payments')
        .set({ deleted_at: new Date().toISOString() })
        .where('id', '=', begun.id)
        .execute(),
    )
  await expect(removeOwn()).rejects.toThrow(/row-level security/)
})

test('finance cancels, a viewer and another organisation can’t', async () => {
  const payment = await begin()
  const as = (id: string) => ({
    id: payment.id,
    headers: asActor({ kind: 'user', id, role: 'client' }),
  })
  const viewer = await makeColleague(api, idOf(payment), 'viewer')
  const other = await makePerson(api, 'client')
  expect((await cancel(as(viewer.id)))[0]).toBe(403)
  expect((await cancel(as(other.id)))[0]).toBe(404)
  const finance = await makeColleague(api, idOf(payment), 'finance')
  expect(await cancel(as(finance.id))).toEqual([204, null])
})
