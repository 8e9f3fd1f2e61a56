import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import type { NotificationEvent } from '../notifications/events.ts'
import { createNotifications } from '../notifications/create-notifications.ts'
import { projectNotifications } from './notifications.ts'

const database = useDatabase()
const api = useApi(database)

type Card = {
  id: string
  title: string
  version: number
  status: string
  team: { name: string; duty: string }[]
}
const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  actor: Actor = adminActor,
) => api.app.inject({ method, url: `/api${url}`, headers: asActor(actor), ...(payload ? { payload } : {}) })
const create = async (changes: object = {}) => {
  const client_id = (await makePerson(api, 'client')).id
  const answer = await send('POST', '/admin/projects', {
    title: 'Mill',
    client_id,
    end_date: '2027-03-31',
    ...changes,
  })
  return { answer, card: answer.json<Card>(), client_id }
}

test('the short form: planned, normal, 0 %, due as said, and names of staff become people', async () => {
  const manager = await makePerson(api, 'manager')
  await database.admin.query(`update users set name = 'Divya Menon' where id = $1`, [manager.id])
  const { answer, card } = await create({ team: ['divya menon', 'Ravi Welding Works'] })
  expect(answer.statusCode).toBe(201)
  expect(card).toMatchObject({
    title: 'Mill',
    client: { name: 'Person client' },
    status: 'planning',
    priority: 'normal',
    progress: 0,
    due_date: '2027-03-31',
    due_date_estimated: false,
    team: [
      { name: 'Divya Menon', duty: 'member' },
      { name: 'Ravi Welding Works', duty: 'member' },
    ],
  })
  expect(
    (await send('GET', `/projects/${card.id}`, undefined, { kind: 'user', role: 'manager', id: manager.id }))
      .statusCode,
  ).toBe(200)
})

test('name, client and due date are required, each with its message', async () => {
  const answer = await send('POST', '/admin/projects', { title: '' })
  expect(answer.json()).toMatchObject({
    fields: { title: 'Name is required', client_id: 'Client is required', end_date: 'Due date is required' },
  })
})

test('editing keeps duties of those who stay in the team text and drops who is not in it', async () => {
  const project = await makeProject(api)
  const unchanged = await send('PATCH', `/admin/projects/${project.id}`, {
    version: 1,
    team: ['Person manager', 'Om'],
  })
  expect(unchanged.json<Card>().team).toEqual([
    { id: project.member, name: 'Person manager', duty: 'project_manager' },
    expect.objectContaining({ name: 'Om', duty: 'member' }),
  ])
  const dropped = await send('PATCH', `/admin/projects/${project.id}`, { version: 2, team: ['Om'] })
  expect(dropped.json<Card>().team).toEqual([expect.objectContaining({ name: 'Om' })])
})

test('a partial edit by id returns the whole row', async () => {
  const { card } = await create()
  const answer = await send('PATCH', `/admin/projects/${card.id}`, {
    version: card.version,
    priority: 'high',
  })
  expect(answer.json()).toEqual({ ...card, priority: 'high', version: card.version + 1 })
})

test('a deleted project is in no list any more', async () => {
  const { card } = await create({ title: 'Short-lived tower' })
  expect((await send('DELETE', `/admin/projects/${card.id}`)).statusCode).toBe(204)
  expect((await send('GET', '/admin/projects?search=short-lived')).json()).toEqual({
    data: [],
    next_cursor: null,
  })
  expect((await send('DELETE', `/admin/projects/${card.id}`)).statusCode).toBe(404)
})

test('the list is newest first and pages without a gap, by search and both filters together', async () => {
  const made: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const { card } = await create({ title: `Zircon plant ${n}`, status: 'on_hold', priority: 'high' })
    made.unshift(card.id)
  }
  await create({ title: 'Zircon plant x', status: 'planning', priority: 'high' })
  for (const query of [
    'search=ZIRCON&status=on_hold',
    'search=zircon%20plant&priority=high&status=on_hold',
    'status=on_hold&priority=high',
  ]) {
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const url: string = `/admin/projects?limit=2&${query}${cursor ? `&cursor=${cursor}` : ''}`
      const page = (await send('GET', url)).json<{ data: Card[]; next_cursor: string | null }>()
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    expect([query, seen]).toEqual([query, made])
  }
})

test('the search finds the client and the description too, and % is a character', async () => {
  const { card, client_id } = await create({ description: 'With a 40% larger cooling tower' })
  await database.admin.query(`update users set name = 'Qutub Textiles' where id = $1`, [client_id])
  for (const search of ['qutub', '40%25', 'LARGER cool']) {
    const found = (await send('GET', `/admin/projects?search=${search}`)).json<{ data: Card[] }>()
    expect([search, found.data.map(({ id }) => id)]).toEqual([search, [card.id]])
  }
})

test('only an admin can search all projects, also when the function is called directly', async () => {
  const { card } = await create({ title: 'Hidden obelisk' })
  const manager: Actor = { kind: 'user', role: 'manager', id: (await makePerson(api, 'manager')).id }
  const found = await api.deps.db.read(manager, (reader) =>
    reader.selectFrom('projects').select('id').where('id', '=', card.id).execute(),
  )
  const { sql } = await import('kysely')
  const search = (actor: Actor) =>
    api.deps.db.as(actor, (tx) =>
      sql<{ ids: string[] }>`select matching_ids('projects', array['%obelisk%'], 10) as ids`.execute(tx),
    )
  expect([found, (await search(manager)).rows]).toEqual([[], [{ ids: [] }]])
  expect((await search(adminActor)).rows).toEqual([{ ids: [card.id] }])
})

test('several projects get one status, each with its line and its notice', async () => {
  const cards = [(await create()).card, (await create()).card, (await create({ status: 'on_hold' })).card]
  const ids = cards.map(({ id }) => id)
  const answer = await send('POST', '/admin/projects/status', { ids, status: 'on_hold' })
  expect(answer.json<{ data: Card[] }>().data.map(({ status }) => status)).toEqual([
    'on_hold',
    'on_hold',
    'on_hold',
  ])
  const lines = await database.rows(
    `select entity_id from project_activity where entity_id = any($1) and action = 'changed' order by 1`,
    [ids],
  )
  expect(lines).toHaveLength(2) // the third had it already
})

test('a change of several statuses is undone without a notice, except for projects that were changed since', async () => {
  const manager = await makePerson(api, 'manager')
  const cards = []
  for (const status of ['planning', 'in_progress', 'planning']) {
    cards.push((await create({ status, project_manager_id: manager.id })).card)
  }
  const ids = cards.map(({ id }) => id)
  await database.admin.query(`delete from pgboss.job where name = 'notifications.create'`)
  const { changed } = (await send('POST', '/admin/projects/status', { ids, status: 'on_hold' })).json<{
    changed: { id: string; version: number; status: string }[]
  }>()
  expect(new Map(changed.map(({ id, status }) => [id, status]))).toEqual(
    new Map(cards.map(({ id, status }) => [id, status])),
  )
  const jobs = () =>
    database.rows<{ project: string; waits: number; payload: unknown }>(
      `select data->'payload'->'subject'->>'id' as project, data->'payload' as payload,
         round(extract(epoch from start_after - created_on))::int as waits
       from pgboss.job where name = 'notifications.create'`,
    )
  const waiting = await jobs()
  expect(waiting.map(({ waits }) => waits)).toEqual([30, 30, 30])

  await send('PATCH', `/admin/projects/${ids[2]}`, { version: 2, priority: 'high' })
  const undone = await send('POST', '/admin/projects/status/undo', { changes: changed })
  const statuses = new Map(undone.json<{ data: Card[] }>().data.map(({ id, status }) => [id, status]))
  expect(statuses).toEqual(
    new Map([
      [ids[0], 'planning'],
      [ids[1], 'in_progress'],
    ]),
  )
  expect(await jobs()).toHaveLength(3)

  const worker = await startWorkerDeps(database)
  for (const { payload } of waiting) {
    await createNotifications(worker, projectNotifications.status_changed, payload as NotificationEvent)
  }
  await worker.close()
  const notified = await database.rows(`select project_id from notifications where user_id = $1`, [
    manager.id,
  ])
  expect(notified).toEqual([{ project_id: ids[2] }])
})

test('an undo after the notifications were sent notifies people again', async () => {
  const { card } = await create()
  const { changed } = (
    await send('POST', '/admin/projects/status', { ids: [card.id], status: 'on_hold' })
  ).json<{ changed: object[] }>()
  await database.admin.query(`update projects set updated_at = now() - interval '31 seconds' where id = $1`, [
    card.id,
  ])
  await database.admin.query(`delete from pgboss.job where name = 'notifications.create'`)
  await send('POST', '/admin/projects/status/undo', { changes: changed })
  const [job] = await database.rows<{ payload: unknown }>(
    `select data->'payload' as payload from pgboss.job where name = 'notifications.create'`,
  )
  expect(job?.payload).toMatchObject({ kind: 'status_changed', detail: 'planning' })
})

test('the project manager is set, replaced and removed in the form, and the list finds those without one', async () => {
  const [first, second] = [await makePerson(api, 'manager'), await makePerson(api, 'manager')]
  await database.admin.query(`update users set name = 'Second Manager' where id = $1`, [second.id])
  const { card } = await create({ title: 'Unmanaged', project_manager_id: first.id, team: ['Ravi'] })
  const withoutManager = async (search = '') =>
    (await send('GET', `/admin/projects?manager=none&limit=100${search}`))
      .json<{ data: Card[] }>()
      .data.some(({ id }) => id === card.id)
  const duties = async (changes: object) => {
    const { version } = (await send('GET', `/admin/projects/${card.id}`)).json<Card>()
    const answer = await send('PATCH', `/admin/projects/${card.id}`, { version, ...changes })
    return answer.json<Card>().team.map(({ name, duty }) => `${name}: ${duty}`)
  }
  expect(card.team[0]).toMatchObject({ name: 'Person manager', duty: 'project_manager' })
  expect([await withoutManager(), await withoutManager('&search=unmanaged')]).toEqual([false, false])
  expect(await duties({ project_manager_id: second.id })).toEqual([
    'Second Manager: project_manager',
    'Person manager: member',
    'Ravi: member',
  ])
  expect(await duties({ project_manager_id: second.id, team: ['Second Manager', 'Ravi'] })).toEqual([
    'Second Manager: project_manager',
    'Ravi: member',
  ])
  expect(await duties({ project_manager_id: null })).toEqual(['Ravi: member', 'Second Manager: member'])
  expect([await withoutManager(), await withoutManager('&search=unmanaged')]).toEqual([true, true])
  // A finished project needs no manager.
  for (const [status, listed] of [
    ['completed', false],
    ['cancelled', false],
    ['on_hold', true],
  ]) {
    await send('POST', '/admin/projects/status', { ids: [card.id], status })
    const found = [await withoutManager(), await withoutManager('&search=unmanaged')]
    expect([status, ...found]).toEqual([status, listed, listed])
  }
})

test('only staff can become the project manager', async () => {
  const { answer } = await create({ project_manager_id: (await makePerson(api, 'client')).id })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    fields: { project_manager_id: 'Only staff with an account can be chosen' },
  })
})

test('the export has the filtered rows, and no cell that opens as a formula', async () => {
  await create({
    title: '=HYPERLINK("x")',
    description: '+1, or "more"',
    status: 'cancelled',
  })
  await create({ title: '-sum', status: 'cancelled' })
  const answer = await send('GET', '/admin/projects/export?status=cancelled')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining(`attachment; filename="projects-${api.deps.today()}.csv"`),
  })
  const lines = answer.body.slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/,Created,Reference$/)
  expect(lines[1]).toMatch(/,TW-\d{4}-\d{4,}$/)
  expect(lines[1]).toContain("'-sum,Person client,Cancelled,Normal,0%,2027-03-31")
  expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(lines[2]).toContain(`"'+1, or ""more"""`)
  await send('GET', '/admin/projects/export?search=Lakshmi')
  const entries = await database.rows<{ details: object }>(
    `select details from audit_entries where action = 'project.exported' order by n`,
  )
  expect(entries.map(({ details }) => details)).toEqual([
    { filters: ['status'], searched: false },
    { filters: [], searched: true },
  ])
})

test('[API-10] a client reads its projects, payments and notifications, and no other', async () => {
  const project = await makeProject(api)
  await makeProject(api)
  const today = api.deps.today()
  await database.admin.query(
    `insert into payments (id, project_id, client_id, amount_paise, description, due_date, status)
     select gen_random_uuid(), $1, $2, 125000050, 'Advance ' || n, $3::date - n, case when n = 1 then 'completed' else 'pending' end
     from generate_series(0, 2) n`,
    [project.id, project.client_id, today],
  )
  const client: Actor = { kind: 'user', role: 'client', id: project.client_id }
  const get = async (path: string) =>
    (await send('GET', path, undefined, client)).json<{ data: Record<string, unknown>[] }>()
  expect((await get('/client/projects')).data.map(({ id }) => id)).toEqual([project.id])
  const payments = (await get('/client/payments')).data
  expect(new Set(payments.map(({ client_status }) => client_status))).toEqual(
    new Set(['paid', 'pending', 'unpaid']),
  )
  expect(payments[0]).toMatchObject({ amount: 12_50_000.5, amount_paise: 125000050, project_id: project.id })
  expect((await get('/client/payments?status=unpaid')).data).toHaveLength(1)
  expect((await get('/client/notifications')).data).toEqual([])
  const overview = (await send('GET', '/client/overview', undefined, client)).json()
  expect(overview).toMatchObject({
    projects: [{ id: project.id }],
    needs_you: [
      { kind: 'payment', title: 'Advance 2', due_state: 'overdue' },
      { kind: 'payment', title: 'Advance 0', due_state: 'due_soon' },
    ],
    projects_total: 1,
    payments_total: 3,
    unread: 0,
  })
})

test('[API-15] payments of a project are listed to those who see it', async () => {
  const project = await makeProject(api)
  await database.admin.query(
    `insert into payments (id, project_id, client_id, amount_paise, description) values (gen_random_uuid(), $1, $2, 100, 'Advance')`,
    [project.id, project.client_id],
  )
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  for (const url of [`/projects/${project.id}/payments`, '/manager/payments']) {
    expect((await send('GET', url, undefined, manager)).json()).toMatchObject({
      data: [{ description: 'Advance', amount: 1 }],
    })
  }
})

test("a manager's overview has the health of its projects, what is due and what is overdue", async () => {
  const project = await makeProject(api)
  const today = api.deps.today()
  await database.admin.query('update milestones set due_date = $2 where id = $1', [
    project.milestone,
    addDays(today, -2),
  ])
  await database.admin.query('update tasks set due_date = $2 where id = $1', [
    project.task,
    addDays(today, 5),
  ])
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  const answer = await send('GET', '/manager/overview', undefined, manager)
  expect(answer.json()).toMatchObject({
    projects: [{ id: project.id, health: 'late' }],
    overdue: [{ kind: 'milestone', id: project.milestone, project_id: project.id, due_state: 'overdue' }],
    due_this_week: [{ kind: 'task', id: project.task, due_state: 'upcoming' }],
    unanswered: [],
    unread: 0,
  })
})

test('the stats count real rows', async () => {
  const before = (await send('GET', '/admin/stats')).json<{ projects: { total: number } }>()
  await create()
  const after = (await send('GET', '/admin/stats')).json<{ projects: { total: number } }>()
  expect(after.projects.total).toBe(before.projects.total + 1)
})
