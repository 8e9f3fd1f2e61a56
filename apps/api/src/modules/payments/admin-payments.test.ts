import type { AdminPayment, PaymentMonth } from '@trusswell/domain/admin-payments.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { PaymentStatus } from '@trusswell/domain/payments.ts'
import { expect, test } from 'vitest'
import { openAdminPayments, type Failure, type Page } from '../../../test/admin-payments.ts'
import { makeClaim, makePaid, makeParkedEvent } from '../../../test/payments.ts'

const { database, api, scene, call, read, make, decide, totalsOf } = openAdminPayments()

const found = async (query: string) =>
  (await call('GET', `?search=${encodeURIComponent(query)}`)).json<Page>().data.map(({ id }) => id)
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
    project_id: scene.project.id,
    amount: 1250.5,
    status: 'pending',
    payment_method: 'bank_transfer',
    transaction_id: 'HDFCN52026110200001',
    organisation: { name: expect.any(String) },
  })
  await database.admin.query(
    `update payments set created_at = '2026-11-02T06:00:00Z', updated_at = '2026-11-03T07:30:00Z' where id = $1`,
    [id],
  )
  const { created_at, updated_at } = await read(id)
  expect([created_at, updated_at].map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-02T06:00:00.000Z',
    '2026-11-03T07:30:00.000Z',
  ])
})

test('a whole reference finds the payments that have it, also below a filter', async () => {
  const id = await make()
  const reference = `HDFC${id.replaceAll('-', '').slice(-14).toUpperCase()}`
  await makeClaim(database, id, { reference })
  const mention = await make({ description: `Rest of ${reference.slice(0, -1)}` })
  expect(await found(reference)).toEqual([id])
  expect(await found(reference.slice(0, -1))).toEqual([mention, id])
  const failed = await call('GET', `?search=${reference}&status=failed`)
  expect(failed.json<Page>().data).toEqual([])
})

test('search finds description, project, organisation and transaction id; filters narrow it', async () => {
  const id = await make({ description: 'Chiller 100% advance' })
  const other = await make({ description: 'Lift' })
  const reference = `AXIS${id.replaceAll('-', '').slice(-12).toUpperCase()}`
  await makeClaim(database, id, { reference })
  const { organisation } = await read(id)
  await database.admin.query(`update organisations set display_name = $2 where id = $1`, [
    organisation?.id,
    `Deccan Mills ${scene.project.id}`,
  ])
  expect(await found('100% ADV')).toEqual([id])
  expect(await found(reference.toLowerCase())).toEqual([id])
  expect(await found(`project ${scene.project.id}`)).toEqual([other, id])
  expect(await found(`deccan mills ${scene.project.id}`)).toEqual([other, id])
  expect(await found('1000 adv')).toEqual([])
  /** A search has filters of its own, in the database’s function; both ways have to agree. */
  const of = async (query: string) => {
    const list = async (more: string) =>
      (await call('GET', `?limit=100&${more}${query}`)).json<Page>().data.map((row) => row.id)
    const searched = await list(`search=${scene.project.id}&`)
    expect((await list('')).filter((each) => [id, other].includes(each))).toEqual(searched)
    return searched
  }
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

test('[API-06] a payment is deleted, listed as deleted and restored', async () => {
  const id = await make()
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
  expect((await call('PATCH', `/${id}`, { amount: 1 })).statusCode).toBe(404)
  expect(await found(scene.project.id)).toEqual([])
  const deleted = (await call('GET', `?deleted=true&search=${scene.project.id}`)).json<Page>()
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

test('months add up what was received and returned, in Indian days', async () => {
  const id = await make()
  await makeClaim(database, id)
  await decide(id, { state: 'confirmed', received_on: '2020-02-29' })
  const months = async () => (await call('GET', '/months')).json<{ data: PaymentMonth[] }>().data
  const returned = async () =>
    (await months()).find(({ month }) => month === kolkataDay(Date.now()).slice(0, 7))?.refunded_paise ?? 0
  const before = await returned()
  expect((await call('POST', `/${id}/refunds`, { amount: 40, reason: 'Half the work' })).statusCode).toBe(201)
  expect(await returned()).toBe(before + 40_00)
  const data = await months()
  expect(data).toContainEqual({
    month: '2020-02',
    credited_paise: 100_00,
    refunded_paise: 0,
    disputed_paise: 0,
  })
  const order = data.map(({ month }) => month)
  expect(order).toEqual(order.toSorted().toReversed())
})

test('the export has the filtered rows, and a formula stays text', async () => {
  await make({ description: '=1+1', paise: 12_50_000_50 })
  const file = await call('GET', `/export?search=${scene.project.id}`)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, row, ...rest] = file.body.split('\r\n')
  expect(head).toContain('Description,Project,Organisation,Amount (INR)')
  expect(row).toContain("'=1+1,")
  expect(row).toContain(',1250000.50,0.00,0.00,0.00,Pending,,')
  expect(rest).toEqual([''])
  const [entry] = await database.rows<{ details: object }>(
    `select details from audit_entries where action = 'payment.exported'`,
  )
  expect(entry?.details).toEqual({ filters: [], searched: true })
})

test('the export goes on after the rows that are read at once', async () => {
  await database.admin.query(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description)
     select gen_random_uuid(), id, client_id, organisation_id, n, 'Bill ' || n from projects, generate_series(1, 501) n
     where id = $1`,
    [scene.project.id],
  )
  const { body } = await call('GET', `/export?search=${scene.project.id}`)
  const found = body.split('\r\n').map((line) => /^Bill \d+/.exec(line)?.[0])
  expect(new Set(found.filter((name) => name !== undefined)).size).toBe(501)
})

test('a parked message is listed until an admin dismisses it with a reason', async () => {
  const id = await makeParkedEvent(database)
  const parked = async () =>
    (await api.app.inject({ url: '/api/admin/webhooks/parked', headers: scene.admin.headers }))
      .json<{ data: { id: string }[] }>()
      .data.filter((event) => event.id === id)
  expect(await parked()).toMatchObject([
    { gateway: 'razorpay', event_type: 'payment.captured', reason: 'The amount differs' },
  ])
  const dismiss = () =>
    api.app.inject({
      method: 'POST',
      url: `/api/admin/webhooks/parked/${id}/dismiss`,
      headers: scene.admin.headers,
      payload: { reason: 'A test of the gateway' },
    })
  expect((await dismiss()).statusCode).toBe(204)
  expect(await parked()).toEqual([])
  expect(
    await database.rows('select resolution, resolved_by from parked_events where event_id = $1', [id]),
  ).toEqual([{ resolution: 'A test of the gateway', resolved_by: scene.admin.id }])
  expect((await dismiss()).statusCode).toBe(404)
})
