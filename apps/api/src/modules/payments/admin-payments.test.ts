import type { AdminPayment, AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { PaymentStatus } from '@trusswell/domain/payments.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makeClaim, makePaid, makeParkedEvent, makePayment } from '../../../test/payments.ts'
import { makeSignedIn, type Person } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let admin: Person
let project: Awaited<ReturnType<typeof makeProject>>
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
})
beforeEach(async () => {
  project = await makeProject(api)
})

type Page = { data: AdminPayment[]; next_cursor: string | null }
type Failure = { message: string; fields?: Record<string, string> }
const call = (method: 'GET' | 'PATCH' | 'DELETE' | 'POST', path: string, payload?: object, headers = {}) =>
  api.app.inject({
    method,
    url: `/api/admin/payments${path}`,
    headers: { ...admin.headers, ...headers },
    ...(payload ? { payload } : {}),
  })
const read = async (id: string) => (await call('GET', `/${id}`)).json<AdminPaymentDetails>()
const found = async (query: string) =>
  (await call('GET', `?search=${encodeURIComponent(query)}`)).json<Page>().data.map(({ id }) => id)
const make = ({ paise, description }: { paise?: number; description?: string } = {}) =>
  makePayment(database, project, paise, description)
const totalsOf = async () =>
  (
    await database.rows<{ paid: number; open: number }>(
      'select paid_paise::int as paid, open_paise::int as open from project_payment_totals where project_id = $1',
      [project.id],
    )
  )[0]
const confirmByGateway = (id: string) =>
  database.admin.query(
    `update payments set gateway_confirmed = true, gateway = 'razorpay', status = 'completed', credited_paise = amount_paise
     where id = $1`,
    [id],
  )

test('[PM-02] [API-04] all payments are listed newest first, page after page', async () => {
  const ids = [await make(), await make(), await make()]
  await database.admin.query(`update payments set created_at = '2998-01-01' where id = any($1)`, [ids])
  const first = (await call('GET', '?limit=2')).json<Page>()
  const second = (await call('GET', `?limit=1&cursor=${first.next_cursor}`)).json<Page>()
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toSorted().toReversed())
  const moments = (await call('GET', '')).json<Page>().data.map(({ created_at }) => created_at)
  expect(moments).toEqual(moments.toSorted().toReversed())
})

test('[PM-04] a record holds its id, project, amount, status, method, transaction and times', async () => {
  const id = await make({ paise: 1_250_50 })
  await makeClaim(database, id, { reference: 'HDFCN52026110200001' })
  expect(await read(id)).toMatchObject({
    id,
    project_id: project.id,
    amount: 1250.5,
    status: 'pending',
    payment_method: 'bank_transfer',
    transaction_id: 'HDFCN52026110200001',
    created_at: expect.any(String),
    updated_at: expect.any(String),
    organisation: { name: expect.any(String) },
  })
})

test('search finds description, project, organisation and transaction id; filters narrow it', async () => {
  const id = await make({ description: 'Chiller 100% advance' })
  const other = await make({ description: 'Lift' })
  const reference = `AXIS${id.replaceAll('-', '').slice(-12).toUpperCase()}`
  await makeClaim(database, id, { reference })
  const { organisation } = await read(id)
  await database.admin.query(`update organisations set display_name = $2 where id = $1`, [
    organisation?.id,
    `Deccan Mills ${project.id}`,
  ])
  expect(await found('100% ADV')).toEqual([id])
  expect(await found(reference.toLowerCase())).toEqual([id])
  expect(await found(`project ${project.id}`)).toEqual([other, id])
  expect(await found(`deccan mills ${project.id}`)).toEqual([other, id])
  expect(await found('1000 adv')).toEqual([])
  const of = async (query: string) =>
    (await call('GET', `?search=${project.id}&${query}`)).json<Page>().data.map((row) => row.id)
  expect(await of('needs=confirmation')).toEqual([id])
  expect(await of('needs=attention')).toEqual([])
  await database.admin.query('update payments set disputed = true where id = $1', [other])
  expect(await of('needs=attention')).toEqual([other])
  await call('PATCH', `/${other}`, { payment_method: 'stripe' })
  expect(await of('method=stripe')).toEqual([other])
  expect(await of('method=bank_transfer')).toEqual([id])
  expect(await of('status=completed')).toEqual([])
  expect(await of('status=pending')).toEqual([other, id])
})

test('[PM-06] [PM-08] [API-05] a partial edit answers the updated row', async () => {
  const id = await make()
  const edited = await call('PATCH', `/${id}`, {
    version: 1,
    amount: 2500.25,
    description: 'Second instalment',
    due_date: '2026-12-01',
    payment_method: 'razorpay',
  })
  expect(edited.json()).toMatchObject({
    id,
    amount: 2500.25,
    description: 'Second instalment',
    due_date: '2026-12-01',
    payment_method: 'razorpay',
    status: 'pending',
    version: 2,
  })
  expect((await call('PATCH', `/${id}`, { payment_method: 'stripe' })).json()).toMatchObject({
    payment_method: 'stripe',
    amount: 2500.25,
  })
  expect((await call('PATCH', `/${id}`, { version: 1, amount: 1 })).statusCode).toBe(409)
  expect((await call('PATCH', `/${id}`, { payment_method: 'cash' })).statusCode).toBe(400)
  const [entry] = await database.rows<{ details: object }>(
    `select details from audit_entries where entity_id = $1 order by n limit 1`,
    [id],
  )
  expect(entry?.details).toMatchObject({
    before: { amount_paise: 100_00, payment_method: null },
    after: { amount_paise: 2500_25, payment_method: 'razorpay' },
  })
})

test('[PM-05] [CN-06] every status can be set from every other one, with a reason', async () => {
  const id = await make()
  const walk =
    'completed pending failed pending refunded completed failed completed refunded failed refunded pending'
  const steps = walk.split(' ').map((to, at, all) => [all[at - 1] ?? 'pending', to] as const)
  expect(new Set(steps.map(String)).size).toBe(PaymentStatus.options.length * 3)
  for (const [from, status] of steps) {
    const answer = await call('PATCH', `/${id}`, { status, reason: 'As on paper' })
    expect([from, answer.json<AdminPayment>().status]).toEqual([from, status])
  }
  const refused = await call('PATCH', `/${id}`, { status: 'completed' })
  expect([refused.statusCode, refused.json<Failure>().fields]).toEqual([
    400,
    { reason: 'Say why you’re changing the status' },
  ])
  expect((await read(id)).status).toBe('pending')
})

test('a status set by hand is a fact that counts in the totals and stays in the history', async () => {
  const id = await make()
  await call('PATCH', `/${id}`, { status: 'completed', reason: 'Paid in our office' })
  expect(await totalsOf()).toEqual({ paid: 100_00, open: 0 })
  await call('PATCH', `/${id}`, { status: 'refunded', reason: 'Site was cancelled' })
  expect(await totalsOf()).toEqual({ paid: 0, open: 0 })
  await call('PATCH', `/${id}`, { status: 'pending', reason: 'Starts again' })
  expect(await totalsOf()).toEqual({ paid: 0, open: 100_00 })
  expect((await read(id)).history.map(({ text, reason }) => [text, reason])).toEqual([
    ['Status set to pending', 'Starts again'],
    ['₹100.00 refunded', 'Site was cancelled'],
    ['Status set to completed', 'Paid in our office'],
    ['Payment created', null],
  ])
})

test('completed again, a payment keeps what was received, returned and receipted', async () => {
  const id = await make()
  const set = (status: string, more: object = {}) =>
    call('PATCH', `/${id}`, { status, reason: 'As on paper', ...more })
  await set('completed')
  expect((await call('POST', `/${id}/refunds`, { amount: 40, reason: 'Half the work' })).statusCode).toBe(201)
  await set('pending')
  expect(await totalsOf()).toEqual({ paid: 0, open: 100_00 })
  await set('completed')
  expect(await totalsOf()).toEqual({ paid: 60_00, open: 0 })
  const again = await call('POST', `/${id}/refunds`, { amount: 61, reason: 'Too much' })
  expect(again.json<Failure>().fields).toEqual({ amount: 'You can refund up to ₹60.00' })
  await set('pending', {})
  expect((await set('completed', { amount: 30 })).statusCode).toBe(409)
  await set('completed', { amount: 150 })
  expect(await totalsOf()).toEqual({ paid: 110_00, open: 0 })
})

test('[API-06] a payment is deleted, listed as deleted and restored', async () => {
  const id = await make()
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
  expect((await call('PATCH', `/${id}`, { amount: 1 })).statusCode).toBe(404)
  expect(await found(project.id)).toEqual([])
  const deleted = (await call('GET', `?deleted=true&search=${project.id}`)).json<Page>()
  expect(deleted.data.map((row) => row.id)).toEqual([id])
  expect((await totalsOf())?.open).toBe(0)
  expect((await call('POST', `/${id}/restore`)).json()).toMatchObject({ id, deleted_at: null })
  expect((await call('POST', `/${id}/restore`)).statusCode).toBe(404)
  expect((await totalsOf())?.open).toBe(100_00)
  const entries = await database.rows<{ action: string; details: object }>(
    'select action, details from audit_entries where entity_id = $1 order by n',
    [id],
  )
  expect(entries).toMatchObject([
    { action: 'payment.deleted', details: { before: { deleted: false }, after: { deleted: true } } },
    { action: 'payment.restored', details: { before: { deleted: true }, after: { deleted: false } } },
  ])
})

test('money that we hold can’t be hidden, and its amount not rewritten', async () => {
  const id = await make()
  await makePaid(database, id)
  const refused = await call('DELETE', `/${id}`)
  expect([refused.statusCode, refused.json<Failure>().message]).toEqual([
    409,
    'We received ₹100.00 for this payment. Refund it or set its status to pending before you delete it.',
  ])
  expect((await call('PATCH', `/${id}`, { amount: 50 })).statusCode).toBe(409)
  expect(await read(id)).toMatchObject({ amount: 100, deleted_at: null })
})

test('what a gateway confirmed is neither edited nor deleted', async () => {
  const id = await make()
  await confirmByGateway(id)
  const answers = [
    await call('PATCH', `/${id}`, { description: 'Other' }),
    await call('PATCH', `/${id}`, { status: 'pending', reason: 'Mistake' }),
    await call('DELETE', `/${id}`),
    await call('POST', `/${id}/claim`, { state: 'confirmed' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409])
  expect(answers[2]?.json<Failure>().message).toBe(
    'The payment gateway confirmed this payment, so it can’t be deleted. To return the money, refund it.',
  )
  expect(await read(id)).toMatchObject({ description: 'Advance', status: 'completed', deleted_at: null })
})

test('while the client is paying, neither amount nor status changes', async () => {
  const id = await make()
  await database.admin.query('update payments set processing = true where id = $1', [id])
  expect((await call('PATCH', `/${id}`, { amount: 1 })).statusCode).toBe(409)
  expect((await call('PATCH', `/${id}`, { status: 'failed', reason: 'Too late' })).statusCode).toBe(409)
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(409)
  expect((await call('PATCH', `/${id}`, { description: 'Other' })).statusCode).toBe(200)
})

test('one payment is at most ₹100 crore, in the database as well', async () => {
  const id = await make()
  expect((await call('PATCH', `/${id}`, { amount: 1_000_000_000.01 })).json<Failure>().fields).toEqual({
    amount: 'One payment can be up to ₹100 crore',
  })
  expect((await call('PATCH', `/${id}`, { amount: 1_000_000_000 })).statusCode).toBe(200)
  for (const table of ['payments', 'payment_claims']) {
    await makeClaim(database, id)
    const key = table === 'payments' ? 'id' : 'payment_id'
    await expect(
      database.admin.query(`update ${table} set amount_paise = 100000000001 where ${key} = $1`, [id]),
    ).rejects.toThrow(`${table}_largest`)
  }
})

const decide = (id: string, decision: object) => call('POST', `/${id}/claim`, decision)

test('a transfer is rejected with a reason, reported again and confirmed with its TDS', async () => {
  const id = await make()
  await makeClaim(database, id)
  expect((await decide(id, { state: 'rejected' })).statusCode).toBe(400)
  expect((await decide(id, { state: 'bounced', reason: 'No funds' })).statusCode).toBe(409)
  expect((await decide(id, { state: 'rejected', reason: 'No such UTR' })).json()).toMatchObject({
    status: 'failed',
    failure_reason: 'No such UTR',
    awaiting_confirmation: false,
  })
  expect((await decide(id, { state: 'confirmed' })).statusCode).toBe(409)
  await makeClaim(database, id, { reference: 'ICICN52026110300001' })
  const confirmed = await decide(id, { state: 'confirmed', amount: 98, tds: 2, received_on: '2026-10-30' })
  expect(confirmed.json()).toMatchObject({
    status: 'completed',
    credited_paise: 98_00,
    tds_paise: 2_00,
    failure_reason: null,
    transaction_id: 'ICICN52026110300001',
    paid_at: expect.stringMatching(/^2026-10-30/),
  })
  expect((await totalsOf())?.paid).toBe(98_00)
  expect((await read(id)).history.map(({ text }) => text)).toEqual([
    '₹98.00 confirmed as received, ₹2.00 TDS deducted',
    'Transfer of ₹100.00 on 2 Nov 2026 reported, UTR ICICN52026110300001',
    'Transfer rejected',
    expect.stringContaining('Transfer of ₹100.00'),
    'Payment created',
  ])
})

test('one transfer settles one payment', async () => {
  const [one, two] = [await make(), await make({ description: 'Second' })]
  for (const id of [one, two]) await makeClaim(database, id, { reference: 'SBINN52026110500001' })
  expect((await decide(one, { state: 'confirmed' })).statusCode).toBe(200)
  const refused = await decide(two, { state: 'confirmed' })
  expect([refused.statusCode, refused.json<Failure>().message]).toEqual([
    409,
    'The UTR SBINN52026110500001 is already confirmed for “Advance”.',
  ])
})

test('a transfer stays used after a refund or another reference, and is free once its payment is pending again', async () => {
  const reference = 'SBINN52026110500002'
  const [one, two] = [await make(), await make({ description: 'Second' })]
  for (const id of [one, two]) await makeClaim(database, id, { reference })
  expect((await decide(one, { state: 'confirmed' })).statusCode).toBe(200)
  await database.admin.query(`update payments set transaction_id = 'other' where id = $1`, [one])
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(409)
  await expect(
    database.admin.query('update payment_claims set confirmed_at = now() where payment_id = $1', [two]),
  ).rejects.toThrow('payment_claims_confirmed_once')
  expect((await call('POST', `/${one}/refunds`, { amount: 100, reason: 'Agreed' })).statusCode).toBe(201)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(409)
  const undone = await call('PATCH', `/${one}`, { status: 'pending', reason: 'It was for the second' })
  expect(undone.statusCode).toBe(200)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(200)
})

test('a payment that is completed again doesn’t count a transfer that was confirmed for another meanwhile', async () => {
  const reference = 'SBINN52026110500003'
  const [one, two] = [await make(), await make({ description: 'Second' })]
  for (const id of [one, two]) await makeClaim(database, id, { reference })
  expect((await decide(one, { state: 'confirmed' })).statusCode).toBe(200)
  const set = (status: string) => call('PATCH', `/${one}`, { status, reason: 'It was a mistake' })
  expect((await set('pending')).statusCode).toBe(200)
  expect((await set('completed')).statusCode).toBe(200)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(409)
  expect((await set('pending')).statusCode).toBe(200)
  expect((await decide(two, { state: 'confirmed' })).statusCode).toBe(200)
  await database.admin.query(`update payments set transaction_id = 'other' where id = $1`, [one])
  expect((await set('completed')).statusCode).toBe(409)
})

test('a cheque is deposited before it clears or bounces', async () => {
  const id = await make()
  await makeClaim(database, id, { method: 'check', reference: '000123' })
  expect((await decide(id, { state: 'confirmed' })).statusCode).toBe(409)
  expect((await decide(id, { state: 'deposited' })).json()).toMatchObject({
    status: 'pending',
    awaiting_confirmation: true,
  })
  expect((await read(id)).claim).toMatchObject({ state: 'deposited', reference: '000123' })
  expect((await decide(id, { state: 'bounced', reason: 'Insufficient funds' })).json()).toMatchObject({
    status: 'failed',
    failure_reason: 'Insufficient funds',
    credited_paise: 0,
  })
})

test('of two admins who decide at the same moment one is told', async () => {
  const id = await make()
  await makeClaim(database, id)
  const codes = await Promise.all(
    [{ state: 'confirmed' }, { state: 'rejected', reason: 'Not there' }].map(
      async (decision) => (await decide(id, { ...decision, version: 1 })).statusCode,
    ),
  )
  expect(new Set(codes)).toEqual(new Set([200, 409]))
})

test('a refund in part, then the rest, never more, and once for one key', async () => {
  const id = await make()
  await makePaid(database, id)
  const refund = (amount: number, headers = {}) =>
    call('POST', `/${id}/refunds`, { amount, reason: 'Smaller scope' }, headers)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const part = await refund(40, key)
  expect([part.statusCode, part.json()]).toMatchObject([
    201,
    { status: 'completed', credited_paise: 60_00, refunded_paise: 40_00 },
  ])
  expect((await refund(40, key)).json()).toEqual(part.json())
  const tooMuch = await refund(60.01)
  expect([tooMuch.statusCode, tooMuch.json<Failure>().fields]).toEqual([
    400,
    { amount: 'You can refund up to ₹60.00' },
  ])
  expect((await refund(60)).json()).toMatchObject({ status: 'refunded', credited_paise: 0 })
  expect((await refund(1)).statusCode).toBe(409)
  expect((await totalsOf())?.paid).toBe(0)
})

test('a refund asks for the password again when it was given long ago', async () => {
  const id = await make()
  await makePaid(database, id)
  const late = await makeSignedIn(api, 'admin')
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [late.id],
  )
  const answer = await call('POST', `/${id}/refunds`, { amount: 1, reason: 'Too much' }, late.headers)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'reauth_required'])
  const byStatus = await call('PATCH', `/${id}`, { status: 'refunded', reason: 'Too much' }, late.headers)
  expect(byStatus.statusCode).toBe(401)
  expect((await read(id)).credited_paise).toBe(100_00)
})

test('months add up what was received and returned, in Indian days', async () => {
  const id = await make()
  await makeClaim(database, id)
  await decide(id, { state: 'confirmed', received_on: '2020-02-29' })
  const { data } = (await call('GET', '/months')).json<{
    data: { month: string; credited_paise: number }[]
  }>()
  expect(data).toContainEqual(expect.objectContaining({ month: '2020-02', credited_paise: 100_00 }))
  expect(data.map(({ month }) => month)).toEqual(
    data
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  )
})

test('the export has the filtered rows, and a formula stays text', async () => {
  const id = await make({ description: '=1+1', paise: 12_50_000_50 })
  const file = await call('GET', `/export?search=${project.id}`)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, row, end] = file.body.split('\r\n')
  expect(head).toContain('Description,Project,Organisation,Amount (INR)')
  expect(row).toContain("'=1+1,")
  expect(row).toContain(',1250000.50,0.00,0.00,0.00,pending,,')
  expect([end, id]).toEqual(['', id])
})

test('a parked message is listed until somebody says why nothing has to be done', async () => {
  const id = await makeParkedEvent(database)
  const parked = async () =>
    (await api.app.inject({ url: '/api/admin/webhooks/parked', headers: admin.headers }))
      .json<{ data: { id: string }[] }>()
      .data.filter((event) => event.id === id)
  expect(await parked()).toMatchObject([
    { gateway: 'razorpay', event_type: 'payment.captured', reason: 'The amount differs' },
  ])
  const dismiss = () =>
    api.app.inject({
      method: 'POST',
      url: `/api/admin/webhooks/parked/${id}/dismiss`,
      headers: admin.headers,
      payload: { reason: 'A test of the gateway' },
    })
  expect((await dismiss()).statusCode).toBe(204)
  expect(await parked()).toEqual([])
  expect((await dismiss()).statusCode).toBe(404)
})
