import { addDays, formatDay } from '@trusswell/domain/days.ts'
import type { ClientNeed } from '@trusswell/domain/overviews.ts'
import type { PaymentDetails } from '@trusswell/domain/payment-claims.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { system } from '@trusswell/domain/actor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '../../../test/documents.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { claimRequest } from '../../../test/payments.ts'
import { makeColleague, makeSignedIn, type Person } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import type { WorkerDeps } from '../../deps.ts'
import { addFacts, lockPayment } from './ledger.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let worker: WorkerDeps
let admin: Person
let manager: Person
let owner: Person
let viewer: Person
let project: Awaited<ReturnType<typeof makeProject>>
beforeAll(async () => {
  worker = await startWorkerDeps(database)
  admin = await makeSignedIn(api, 'admin')
  manager = await makeSignedIn(api, 'manager')
  owner = await makeSignedIn(api, 'client')
  viewer = await makeColleague(api, owner.id, 'viewer')
  project = await makeProject(api, { clientId: owner.id, managerId: manager.id })
})
afterAll(() => worker.close())

const send = (person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api${url}`,
    headers: person.headers,
    ...(payload === undefined ? {} : { payload }),
  })
const pay = (person: Person, changes: object = {}, id = project.id) =>
  send(person, 'POST', `/projects/${id}/payments`, {
    amount: 1_000,
    description: 'First instalment',
    payment_method: 'bank_transfer',
    ...changes,
  })
const created = async (person: Person, changes: object = {}, id = project.id) =>
  (await pay(person, changes, id)).json<Payment>()
const detailsOf = async (person: Person, id: string) =>
  (await send(person, 'GET', `/payments/${id}`)).json<PaymentDetails>()

const claim = (
  person: Person,
  id: string,
  changes: Record<string, string | undefined> = {},
  file: { name: string; content: Buffer } | null = null,
) => {
  const typed = { reference: 'hdfc n520 2611 1500', paid_on: api.deps.today(), ...changes }
  return api.app.inject(claimRequest(id, person.headers, typed, file))
}

/** Adds a fact of an admin or a gateway as the worker. */
const receive = (id: string, paise: number, tds_paise = 0) =>
  worker.db.as(system, async (tx) => {
    const happened_at = new Date().toISOString()
    const fact = { kind: 'claim', object_id: crypto.randomUUID(), seq: 90, state: 'confirmed' } as const
    const reported = { fact: { ...fact, paise, tds_paise, happened_at }, source: 'staff' as const }
    return addFacts(tx, await lockPayment(tx, id), [reported])
  })

test('[API-16][PP-11] a client adds a payment; it is pending and in the list', async () => {
  const answer = await pay(owner, { amount: 12_500.5 })
  expect(answer.statusCode).toBe(201)
  const payment = answer.json<Payment>()
  expect(payment).toMatchObject({
    project_id: project.id,
    amount: 12_500.5,
    amount_paise: 12_500_50,
    description: 'First instalment',
    payment_method: 'bank_transfer',
    status: 'pending',
    client_status: 'pending',
    requested: false,
    due_date: null,
    invoice_url: null,
  })
  const list = await send(owner, 'GET', `/projects/${project.id}/payments`)
  expect(list.json<{ data: Payment[] }>().data).toContainEqual(payment)
})

test('[PP-07] the method is the gateway’s page unless another one is chosen', async () => {
  expect((await created(owner, { payment_method: undefined })).payment_method).toBe('credit_card')
  expect((await created(owner, { payment_method: 'check' })).payment_method).toBe('check')
  expect((await pay(owner, { payment_method: 'cash' })).statusCode).toBe(400)
})

test.each([
  ['[PP-09] 0', { amount: 0 }, 'amount', 'Please enter a valid amount'],
  ['[PP-09] less than 0', { amount: -1 }, 'amount', 'Please enter a valid amount'],
  ['[PP-09] a text', { amount: '5' }, 'amount', 'Please enter a valid amount'],
  ['[PP-09] too much', { amount: 1_000_000_000.01 }, 'amount', 'One payment can be up to ₹100 crore'],
  ['a third decimal', { amount: 1.005 }, 'amount', 'Use at most two decimal places'],
  ['[PP-10] no description', { description: ' ' }, 'description', 'Description is required'],
])('%s is refused at its field', async (_what, changes, field, message) => {
  const answer = await pay(owner, changes)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(message)
})

test('only staff set a due date, and only the server sets the status', async () => {
  expect((await pay(owner, { due_date: '2026-12-01' })).statusCode).toBe(400)
  expect((await pay(owner, { status: 'completed' })).statusCode).toBe(400)
  const asked = await created(manager, { due_date: '2026-12-01' })
  expect(asked).toMatchObject({ requested: true, due_date: '2026-12-01', status: 'pending' })
  expect((await detailsOf(viewer, asked.id)).history.map(({ text }) => text)).toEqual(['Payment requested'])
})

test('the same request twice is one payment', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const request = {
    method: 'POST' as const,
    url: `/api/projects/${project.id}/payments`,
    headers: { ...owner.headers, ...key },
    payload: { amount: 5, description: 'Twice' },
  }
  const answers = await Promise.all([api.app.inject(request), api.app.inject(request)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(new Set(answers.map((answer) => answer.json<Payment>().id)).size).toBe(1)
})

test('[PP-01][PP-02][PP-03] totals count what was received, against the estimate', async () => {
  const own = await makeProject(api, { clientId: owner.id, managerId: manager.id })
  await send(manager, 'PATCH', `/projects/${own.id}`, { estimated_cost: 5_000 })
  const first = await created(owner, { amount: 1_180 }, own.id)
  await created(owner, { amount: 700 }, own.id)
  await receive(first.id, 1_180_00)
  for (const person of [owner, viewer, manager, admin]) {
    const totals = await send(person, 'GET', `/projects/${own.id}/payments/totals`)
    expect(totals.json()).toEqual({
      paid_paise: 1_180_00,
      tds_paise: 0,
      open_paise: 700_00,
      total_budget_paise: 5_000_00,
      remaining_paise: 3_820_00,
      agreed: null,
    })
  }
})

test('[PP-01] once a value is agreed, the budget is that value with its GST', async () => {
  const own = await makeProject(api, { clientId: owner.id, managerId: manager.id })
  const totals = async () => (await send(owner, 'GET', `/projects/${own.id}/payments/totals`)).json<object>()
  expect(await totals()).toMatchObject({ total_budget_paise: null, remaining_paise: null })
  expect((await send(owner, 'PATCH', `/projects/${own.id}`, { agreed_value: 1 })).statusCode).toBe(403)
  const patched = await send(manager, 'PATCH', `/projects/${own.id}`, { agreed_value: 1_000.05 })
  expect(patched.json()).toMatchObject({
    agreed_value: 1_000.05,
    agreed_value_paise: 1_000_05,
    agreed_tax_rate: 18,
  })
  expect(await totals()).toMatchObject({
    agreed: { value_paise: 1_000_05, tax_rate: 18, tax_paise: 180_01 },
    total_budget_paise: 1_180_06,
    remaining_paise: 1_180_06,
  })
  // The rate of the day stays with the value.
  await database.admin.query(`insert into tax_rates (effective_from, rate) values ($1, 20)`, [
    api.deps.today(),
  ])
  await send(manager, 'PATCH', `/projects/${own.id}`, { agreed_value: 1_000.05, priority: 'high' })
  expect(await totals()).toMatchObject({ agreed: { tax_rate: 18 } })
  await send(admin, 'PATCH', `/admin/projects/${own.id}`, { agreed_value: 2_000 })
  expect(await totals()).toMatchObject({ agreed: { tax_rate: 20 }, total_budget_paise: 2_400_00 })
  await send(admin, 'PATCH', `/admin/projects/${own.id}`, { agreed_value: null })
  expect(await totals()).toMatchObject({ agreed: null, total_budget_paise: null })
  await database.admin.query('delete from tax_rates where effective_from = $1', [api.deps.today()])
  const audited = await database.rows<{ fields: string[] }>(
    `select details->'fields' as fields from audit_entries where entity_id = $1 and action = 'project.changed'
     order by id limit 1`,
    [own.id],
  )
  expect(audited[0]?.fields).toEqual(['agreed_value_paise', 'agreed_tax_rate'])
})

test('the totals of a client and of a manager agree with those of their projects', async () => {
  const [client, lead] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'manager')]
  for (const amount of [100, 200]) {
    const own = await makeProject(api, { clientId: client.id, managerId: lead.id })
    const { id } = await created(client, { amount }, own.id)
    await created(lead, { amount: 50 }, own.id)
    await receive(id, amount * 100 - 10_00, 10_00)
  }
  const expected = { paid_paise: 280_00, tds_paise: 20_00, open_paise: 100_00 }
  expect((await send(client, 'GET', '/client/payments/totals')).json()).toEqual(expected)
  expect((await send(lead, 'GET', '/manager/payments/totals')).json()).toEqual(expected)
})

test('a list by the client’s words has the payments that say so, for client, manager and project', async () => {
  const [client, lead] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'manager')]
  const own = await makeProject(api, { clientId: client.id, managerId: lead.id })
  const today = api.deps.today()
  for (const [description, status, due_date] of [
    ['No day', 'pending', null],
    ['Due today', 'pending', today],
    ['Late', 'pending', addDays(today, -1)],
    ['Failed', 'failed', addDays(today, 5)],
    ['Paid', 'completed', addDays(today, -5)],
    ['Returned', 'refunded', null],
  ] as const) {
    const { id } = await created(lead, { description, due_date }, own.id)
    await database.admin.query('update payments set status = $2 where id = $1', [id, status])
  }
  for (const [person, path] of [
    [client, '/client/payments'],
    [lead, '/manager/payments'],
    [client, `/projects/${own.id}/payments`],
  ] as const) {
    const listed = async (query: string) =>
      (await send(person, 'GET', `${path}${query}`)).json<{ data: Payment[] }>().data
    for (const [word, expected] of [
      ['pending', ['Due today', 'No day']],
      ['unpaid', ['Failed', 'Late']],
      ['paid', ['Paid']],
      ['refunded', ['Returned']],
    ] as const) {
      const rows = await listed(`?status=${word}`)
      expect(rows.map(({ description }) => description).toSorted(), path).toEqual(expected)
      expect(rows.every(({ client_status }) => client_status === word)).toBe(true)
    }
    expect(await listed('')).toHaveLength(6)
  }
})

test('clients and managers sort by the day that is shown, by amount and by status, page after page', async () => {
  const client = await makeSignedIn(api, 'client')
  const lead = await makeSignedIn(api, 'manager')
  const own = await makeProject(api, { clientId: client.id, managerId: lead.id })
  const day = (days: number) => addDays(api.deps.today(), days)
  for (const [description, amount, status, due_date, paid_at] of [
    ['Due later', 500, 'pending', day(9), null],
    ['Paid long ago', 90, 'completed', day(7), `${day(-40)}T20:00:00Z`],
    ['Late', 1_00_000, 'pending', day(-2), null],
    ['Added now', 500, 'pending', null, null],
    ['Returned', 7, 'refunded', null, `${day(-20)}T05:30:00Z`],
  ] as const) {
    const { id } = await created(lead, { description, amount, due_date }, own.id)
    await database.admin.query('update payments set status = $2, paid_at = $3 where id = $1', [
      id,
      status,
      paid_at,
    ])
  }
  type Page = { data: Payment[]; next_cursor: string | null }
  for (const [person, path] of [
    [client, '/client/payments'],
    [lead, '/manager/payments'],
  ] as const) {
    const inOrder = async (sort: string) => {
      const rows: Payment[] = []
      let cursor: string | null = null
      do {
        const query: string = `?sort=${sort}&limit=2${cursor ? `&cursor=${cursor}` : ''}`
        const page: Page = (await send(person, 'GET', path + query)).json<Page>()
        rows.push(...page.data)
        cursor = page.next_cursor
      } while (cursor)
      return rows
    }
    const names = async (sort: string) => (await inOrder(sort)).map(({ description }) => description)
    const byDay = ['Paid long ago', 'Returned', 'Late', 'Added now', 'Due later']
    expect(await names('date')).toEqual(byDay)
    expect(await names('-date')).toEqual(byDay.toReversed())
    expect((await inOrder('amount')).map(({ amount }) => amount)).toEqual([7, 90, 500, 500, 1_00_000])
    const statuses = (await inOrder('status')).map(({ client_status }) => client_status)
    expect(statuses).toEqual(['unpaid', 'pending', 'pending', 'paid', 'refunded'])
    expect(await names('created')).toEqual((await names('-created')).toReversed())
    expect((await send(person, 'GET', `${path}?sort=description`)).statusCode).toBe(400)
  }
})

test('a payment outlives its project, and says that the project can’t be opened any more', async () => {
  const own = await makeProject(api, { clientId: owner.id, managerId: manager.id })
  const { id, project_title, project_readable } = await created(owner, {}, own.id)
  expect(project_readable).toBe(true)
  expect((await send(admin, 'DELETE', `/admin/projects/${own.id}`)).statusCode).toBe(204)
  const listed = async (person: Person, path: string) =>
    (await send(person, 'GET', path)).json<{ data: Payment[] }>().data.find((each) => each.id === id)
  for (const path of ['/client/payments', '/admin/payments'])
    expect(await listed(path.startsWith('/admin') ? admin : owner, path)).toMatchObject({
      project_title,
      project_readable: false,
    })
})

test('[PP-06] a transfer is reported, and pays nothing until staff confirm it', async () => {
  const { id } = await created(owner)
  const answer = await claim(owner, id, { tds: '100.50' })
  expect(answer.statusCode).toBe(201)
  expect(answer.json<PaymentDetails>()).toMatchObject({
    payment: {
      status: 'pending',
      awaiting_confirmation: true,
      credited_paise: 0,
      payment_method: 'bank_transfer',
      transaction_id: 'HDFCN52026111500',
    },
    claim: { reference: 'HDFCN52026111500', amount_paise: 1_000_00, tds_paise: 100_50, has_proof: false },
  })
  expect((await detailsOf(owner, id)).history.map(({ text, by }) => [text, by])).toEqual([
    [
      `Transfer of ₹1,000.00 on ${formatDay(api.deps.today())} reported, UTR HDFCN52026111500`,
      'Person client',
    ],
    ['Payment created', 'Person client'],
  ])
  const corrected = await claim(owner, id, { reference: 'SBIN420261115999' })
  expect(corrected.json<PaymentDetails>().claim?.reference).toBe('SBIN420261115999')
  await receive(id, 1_000_00)
  const late = await claim(owner, id)
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    409,
    'This payment has already been received.',
  ])
})

test('a cheque that we deposited can’t be replaced by another claim', async () => {
  const { id } = await created(owner, { payment_method: 'check' })
  const cheque = { method: 'check', reference: '000 123', bank: 'State Bank of India' }
  const first = (await claim(owner, id, cheque)).json<PaymentDetails>()
  expect(first.claim).toMatchObject({ method: 'check', reference: '000123', bank: 'State Bank of India' })
  await worker.db.as(system, async (tx) => {
    const fact = { kind: 'claim', object_id: first.claim?.id ?? '', seq: 2, state: 'deposited' } as const
    const happened_at = new Date().toISOString()
    await addFacts(tx, await lockPayment(tx, id), [
      { fact: { ...fact, paise: 0, tds_paise: 0, happened_at }, source: 'staff' },
    ])
  })
  expect((await claim(owner, id, cheque)).statusCode).toBe(409)
  expect((await detailsOf(owner, id)).history[0]?.text).toBe('Cheque deposited')
})

test('what was reported isn’t asked for again until we refuse it', async () => {
  const firm = await makeSignedIn(api, 'client')
  const site = await makeProject(api, { clientId: firm.id })
  const asked = async () =>
    (await send(firm, 'GET', '/client/overview'))
      .json<{ needs_you: { kind: string; id: string }[] }>()
      .needs_you.filter(({ kind }) => kind === 'payment')
      .map(({ id }) => id)
  const { id } = await created(admin, { due_date: api.deps.today() }, site.id)
  expect(await asked()).toEqual([id])
  expect((await claim(firm, id, { method: 'check', reference: '000 456' })).statusCode).toBe(201)
  expect(await asked()).toEqual([])
  const decide = (decision: object) => send(admin, 'POST', `/admin/payments/${id}/claim`, decision)
  expect((await decide({ state: 'deposited' })).statusCode).toBe(200)
  expect(await asked()).toEqual([])
  expect((await decide({ state: 'bounced', reason: 'No funds' })).statusCode).toBe(200)
  expect(await asked()).toEqual([id])
})

test('a rejected report without a due date is asked for again, with its reason', async () => {
  const firm = await makeSignedIn(api, 'client')
  const site = await makeProject(api, { clientId: firm.id })
  const asked = async () =>
    (await send(firm, 'GET', '/client/overview'))
      .json<{ needs_you: ClientNeed[] }>()
      .needs_you.filter(({ kind }) => kind === 'payment')
  const { id } = await created(admin, {}, site.id)
  expect((await claim(firm, id, { reference: 'UTR620261115000' })).statusCode).toBe(201)
  expect(await asked()).toEqual([])
  const rejection = { state: 'rejected', reason: 'We couldn’t find this UTR' }
  expect((await send(admin, 'POST', `/admin/payments/${id}/claim`, rejection)).statusCode).toBe(200)
  expect(await asked()).toMatchObject([
    {
      id,
      due_date: null,
      due_state: null,
      payment: { status: 'failed', failure_reason: 'We couldn’t find this UTR' },
    },
  ])
})

test('a report that loses against a confirmation gets the error that it has been paid', async () => {
  const { id } = await created(owner)
  expect((await claim(owner, id, { reference: 'UTR520261115000' })).statusCode).toBe(201)
  // The confirmation has the payment's lock when the corrected report arrives.
  const confirming = await database.admin.connect()
  await confirming.query('begin')
  await confirming.query(
    `update payments set status = 'completed', credited_paise = amount_paise, awaiting_confirmation = false where id = $1`,
    [id],
  )
  const corrected = claim(owner, id, { reference: 'UTR520261115001' })
  await expect
    .poll(() =>
      database.count(`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
    )
    .toBe(1)
  await confirming.query('commit')
  confirming.release()
  const answer = await corrected
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'This payment has already been made.',
  ])
  expect(await database.count(`payment_claims where payment_id = '${id}'`)).toBe(1)
})

test('the client reads why a report was refused, and not what staff note for themselves', async () => {
  const { id } = await created(owner)
  await claim(owner, id, { reference: 'SBIN420261115777' })
  const rejected = { state: 'rejected', reason: 'Nothing arrived' }
  expect((await send(admin, 'POST', `/admin/payments/${id}/claim`, rejected)).statusCode).toBe(200)
  const set = { status: 'completed', reason: 'Set off against the deposit' }
  expect((await send(admin, 'PATCH', `/admin/payments/${id}`, set)).statusCode).toBe(200)
  const reasons = async (person: Person) =>
    (await detailsOf(person, id)).history.map(({ text, reason }) => [text, reason]).slice(0, 2)
  for (const person of [owner, viewer, manager])
    expect(await reasons(person)).toEqual([
      ['Status set to completed', null],
      ['Transfer rejected', 'Nothing arrived'],
    ])
})

test.each([
  ['a UTR that is too short', { reference: 'ABC123' }, 'reference'],
  ['a day that is still to come', { paid_on: 'tomorrow' }, 'paid_on'],
  ['no amount', { amount: '0' }, 'amount'],
  ['too large an amount', { amount: '100,00,00,000.01' }, 'amount'],
  ['more TDS than was paid', { tds: '1001' }, 'tds'],
])('%s is refused at its field', async (_what, changes, field) => {
  const { id } = await created(owner)
  const paid_on = 'paid_on' in changes ? addDays(api.deps.today(), 1) : undefined
  const answer = await claim(owner, id, { ...changes, ...(paid_on === undefined ? {} : { paid_on }) })
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]])
})

test('a proof waits in quarantine until it is scanned; other kinds of files are refused', async () => {
  const { id } = await created(owner)
  const refused = await claim(owner, id, {}, { name: 'proof.pdf', content: Buffer.from('<html>') })
  expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
    400,
    { proof: 'Invalid file type. Please upload a PDF, JPG or PNG file.' },
  ])
  const answer = await claim(owner, id, {}, { name: 'Transfer.pdf', content: makePdf() })
  expect(answer.json<PaymentDetails>().claim?.has_proof).toBe(true)
  expect((await send(admin, 'GET', `/payments/${id}/proof`)).statusCode).toBe(409)
  const [row] = await database.rows<{ id: string }>(
    `update files set state = 'clean', scanned_at = now() where id = (select proof_file_id from payment_claims where payment_id = $1)
     returning id`,
    [id],
  )
  await api.deps.storage.copy(row?.id ?? '', 'quarantine', 'kept')
  const sent = await send(manager, 'GET', `/payments/${id}/proof`)
  expect([sent.statusCode, sent.rawPayload.equals(makePdf())]).toEqual([200, true])
  expect(sent.headers['content-disposition']).toContain('attachment; filename="Transfer.pdf"')
  expect(
    await database.count(`audit_entries where action = 'payment.proof-viewed' and entity_id = '${id}'`),
  ).toBe(1)
})
