import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { Expense } from '@trusswell/domain/expenses.ts'
import type { Risk } from '@trusswell/domain/risks.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eicar } from '../../../../../bin/private-clamd.ts'
import { formBody } from '../../../test/applications.ts'
import { makeExe, makePdf } from '../../../test/documents.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeProject } from '../../../test/projects.ts'
import { useClamd } from '../../../test/scanner.ts'
import type { WorkerDeps } from '../../deps.ts'
import { jobHandlers } from '../registry.ts'

const database = useDatabase()
const api = useApi(database)
const clamd = useClamd()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { CLAMD_URL: clamd.url } })
})
afterAll(() => worker.close())

const ifMatch = (version: number | undefined) => (version === undefined ? {} : { 'if-match': `"${version}"` })

async function scene() {
  const project = await makeProject(api)
  const user = (id: string, role: 'client' | 'manager'): Actor => ({ kind: 'user', id, role })
  const [manager, client] = [user(project.manager_id, 'manager'), user(project.client_id, 'client')]
  const base = `/api/projects/${project.id}`
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, actor: Actor, payload?: object) =>
    api.app.inject({
      method,
      url: path.startsWith('/api') ? path : base + path,
      headers: asActor(actor),
      ...(payload ? { payload } : {}),
    })
  const attach = (
    actor: Actor,
    content: Buffer = makePdf(),
    { name = 'Bill 17.pdf', version }: { name?: string; version?: number } = {},
  ) => {
    const { payload, headers } = formBody({}, { name, content }, 'file')
    return api.app.inject({
      method: 'POST',
      url: `${base}/expenses/${project.expense}/bill`,
      payload,
      headers: { ...headers, ...asActor(actor), ...ifMatch(version) },
      remoteAddress: `10.5.0.${Math.ceil(Math.random() * 250)}`,
    })
  }
  const billId = async () =>
    (
      await database.rows<{ bill_id: string }>('select bill_id from expenses where id = $1', [
        project.expense,
      ])
    )[0]?.bill_id ?? ''
  const scan = async () => {
    const handlers = await jobHandlers(worker)
    const scanner = handlers.find(({ queue }) => queue === 'files.scan')
    await scanner?.run({ file_id: await billId() } as never, { id: crypto.randomUUID() })
  }
  return { project, manager, client, send, attach, billId, scan }
}

const risk = { title: 'Late steel', category: 'schedule', severity: 'high' }
const memberOf = async (project: string, name?: string) => {
  const [row] = await database.rows<{ id: string }>(
    `select id from project_members where project_id = $1 and ($2::text is null or name = $2) limit 1`,
    [project, name ?? null],
  )
  return row?.id ?? ''
}

test('a risk has an owner of the team, a mitigation and a day of review, which is overdue when it passed', async () => {
  const { project, manager, client, send } = await scene()
  const owner_id = await memberOf(project.id)
  const today = api.deps.today()
  const body = { ...risk, owner_id, mitigation: 'Order earlier', review_on: addDays(today, -1) }
  const added = (await send('POST', '/risks', manager, body)).json<Risk>()
  expect(added).toMatchObject({
    owner_name: 'Person manager',
    mitigation: 'Order earlier',
    review_overdue: true,
  })
  const patch = (change: object) => send('PATCH', `/risks/${added.id}`, manager, change)
  expect((await patch({ review_on: today })).json()).toMatchObject({ review_overdue: false })
  expect((await patch({ review_on: addDays(today, -1) })).json()).toMatchObject({ review_overdue: true })
  expect((await patch({ status: 'closed' })).json()).toMatchObject({ review_overdue: false })

  await database.admin.query(
    `insert into project_members (project_id, id, name, duty) values ($1, gen_random_uuid(), 'Ravi Teja', 'member')`,
    [project.id],
  )
  const other = await makeProject(api)
  for (const wrong of [
    await memberOf(project.id, 'Ravi Teja'),
    await memberOf(other.id),
    crypto.randomUUID(),
  ]) {
    const refused = await send('POST', '/risks', manager, { ...risk, owner_id: wrong })
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { owner_id: 'Choose a member of staff on the team of this project' },
    ])
  }
  expect((await send('GET', '/risks', client)).json<{ data: Risk[] }>().data).toEqual([])
})

test('of a shared risk clients read what is done about it, not who reviews it and when', async () => {
  const { project, manager, client, send } = await scene()
  const body = {
    ...risk,
    owner_id: await memberOf(project.id),
    mitigation: 'Order earlier',
    review_on: addDays(api.deps.today(), -1),
    shared_with_client: true,
  }
  const added = (await send('POST', '/risks', manager, body)).json<Risk>()
  expect((await send('GET', '/risks', client)).json<{ data: Risk[] }>().data).toEqual([
    { ...added, owner_id: null, owner_name: null, review_on: null, review_overdue: false },
  ])
  const figures = async (actor: Actor) => (await send('GET', '/analytics/export?format=csv', actor)).body
  expect(await figures(manager)).toContain(`Late steel,${body.review_on}`)
  expect(await figures(client)).toContain('Late steel,,')
})

test('the manager’s overview lists reviews that are due, until the risk is closed', async () => {
  const { project, manager, send } = await scene()
  const today = api.deps.today()
  const late = { ...risk, title: 'Late steel', review_on: addDays(today, -3) }
  const { id } = (await send('POST', '/risks', manager, late)).json<Risk>()
  await send('POST', '/risks', manager, { ...risk, title: 'Rain', review_on: addDays(today, 2) })
  await send('POST', '/risks', manager, { ...risk, title: 'Far away', review_on: addDays(today, 30) })
  type Item = { kind: string; title: string; project_id: string }
  const overview = async () => {
    const { overdue, due_this_week } = (await send('GET', '/api/manager/overview', manager)).json<{
      overdue: Item[]
      due_this_week: Item[]
    }>()
    const reviews = (items: Item[]) =>
      items.filter(({ kind }) => kind === 'risk_review').map(({ title }) => title)
    return [reviews(overdue), reviews(due_this_week)]
  }
  expect(await overview()).toEqual([['Late steel'], ['Rain']])
  await send('PATCH', `/risks/${id}`, manager, { status: 'closed' })
  expect(await overview()).toEqual([[], ['Rain']])
  expect(project.id).toBeTruthy()
})

test('a bill passes the scan before staff can open it, and no client ever gets it', async () => {
  const { project, manager, client, send, attach, billId, scan } = await scene()
  const path = `/expenses/${project.expense}/bill`
  expect((await attach(manager, makeExe(), { name: 'bill.pdf' })).statusCode).toBe(400)
  expect((await attach(client)).statusCode).toBe(403)
  expect((await attach(manager)).json<Expense>().bill).toMatchObject({
    name: 'Bill 17.pdf',
    state: 'quarantined',
  })
  expect((await send('GET', path, manager)).statusCode).toBe(409)
  await scan()
  expect((await send('GET', path, manager)).statusCode).toBe(200)
  const viewed = await database.rows<{ actor_id: string }>(
    `select actor_id from audit_entries where action = 'expense.bill-viewed' and entity_id = $1`,
    [project.expense],
  )
  expect(viewed).toEqual([{ actor_id: project.manager_id }])

  await send('PATCH', `/expenses/${project.expense}`, manager, { shared_with_client: true })
  const [seen] = (await send('GET', '/expenses', client)).json<{ data: Expense[] }>().data
  expect(seen).toMatchObject({ id: project.expense, bill: null })
  expect(JSON.stringify(seen)).not.toContain(await billId())
  expect((await send('GET', path, client)).statusCode).toBe(403)
  const files = await api.deps.db.as({ kind: 'user', id: project.client_id, role: 'client' }, (tx) =>
    tx.selectFrom('files').select('id').where('purpose', '=', 'bill').execute(),
  )
  expect(files).toEqual([])

  const first = await billId()
  await attach(manager, makePdf({ hidden: eicar }))
  await scan()
  expect((await send('GET', path, manager)).statusCode).toBe(409)
  expect((await send('DELETE', path, manager)).json<Expense>().bill).toBeNull()
  expect((await send('DELETE', path, manager)).statusCode).toBe(404)
  const removed = await database.rows<{ id: string }>(
    `select data->'payload'->>'file_id' as id from pgboss.job where name = 'files.remove'`,
  )
  expect(removed.map(({ id }) => id)).toContain(first)
  expect(removed).toHaveLength(2)
})

test('a bill is attached and removed at the version that was seen, else the current expense is returned', async () => {
  const { project, manager, attach, billId } = await scene()
  const first = (await attach(manager, makePdf(), { version: 1 })).json<Expense>()
  expect(first).toMatchObject({ version: 2, bill: { name: 'Bill 17.pdf' } })
  const stored = await billId()
  const remove = (version: number) =>
    api.app.inject({
      method: 'DELETE',
      url: `/api/projects/${project.id}/expenses/${project.expense}/bill`,
      headers: { ...asActor(manager), ...ifMatch(version) },
    })
  for (const refused of [await attach(manager, makePdf(), { version: 1 }), await remove(1)]) {
    expect(refused.statusCode).toBe(409)
    expect(refused.json<{ current: Expense }>().current).toMatchObject({ version: 2, bill: first.bill })
  }
  expect(await billId()).toBe(stored)
  expect((await remove(2)).json<Expense>()).toMatchObject({ version: 3, bill: null })
})

test('a version that no row can have is refused before the database is asked', async () => {
  const { attach, manager } = await scene()
  const answer = await attach(manager, makePdf(), { version: 9_999_999_999 })
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    'If-Match must be a version',
  ])
})
