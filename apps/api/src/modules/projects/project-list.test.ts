import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

const today = kolkataDay(Date.now())
type Card = { id: string; title: string; due_date: string | null; progress: number }
type Page = { data: Card[]; next_cursor: string | null }

const get = (query: string, actor: Actor = adminActor, area = 'admin') =>
  api.app.inject({ url: `/api/${area}/projects?${query}`, headers: asActor(actor) })
const read = async (query: string) => (await get(query)).json<Page>()

let made = 0
/** Inserted as they are, without the rules of a request. */
async function insert(word: string, fields: Record<string, unknown> = {}) {
  made += 1
  const row = {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    title: word,
    description: `A ${word}`,
    client_name: 'Client',
    health: 'on_track',
    created_at: new Date(Date.UTC(2026, 0, 1) + made * 1000).toISOString(),
    ...fields,
  }
  const names = Object.keys(row)
  await database.admin.query(
    `insert into projects (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  // A trigger took it from the client.
  await database.admin.query('update projects set client_name = $2 where id = $1', [row.id, row.client_name])
  return row.id
}

/** Titles of all pages of two rows each. */
async function pagedTitles(query: string) {
  const titles: string[] = []
  let cursor: string | null = null
  do {
    const page: Page = await read(`limit=2&${query}${cursor ? `&cursor=${cursor}` : ''}`)
    titles.push(...page.data.map(({ title }) => title))
    cursor = page.next_cursor
  } while (cursor)
  return titles
}

test('each column sorts in both directions, page after page', async () => {
  const rows: [string, Record<string, unknown>][] = [
    ['basalt Mill', { client_name: 'Zed', manager_name: 'Om', status: 'completed', health: 'done' }],
    ['Basalt annex', { client_name: 'anu', manager_name: '', status: 'planning', health: 'not_started' }],
    ['basalt lab', { client_name: 'Bob', manager_name: 'anita', status: 'on_hold', health: 'paused' }],
    ['Basalt zoo', { client_name: 'bob s', manager_name: 'Ravi', status: 'in_progress', health: 'late' }],
  ]
  const progress = [3, 0, 1, 2]
  for (const [at, [title, fields]] of rows.entries()) {
    await insert(title, { ...fields, tasks_weight: 3, tasks_done_weight: progress[at] })
  }
  const expected = {
    title: ['Basalt annex', 'basalt lab', 'basalt Mill', 'Basalt zoo'],
    client: ['Basalt annex', 'basalt lab', 'Basalt zoo', 'basalt Mill'],
    manager: ['Basalt annex', 'basalt lab', 'basalt Mill', 'Basalt zoo'],
    status: ['Basalt annex', 'Basalt zoo', 'basalt lab', 'basalt Mill'],
    health: ['Basalt zoo', 'Basalt annex', 'basalt lab', 'basalt Mill'],
    progress: ['Basalt annex', 'basalt lab', 'Basalt zoo', 'basalt Mill'],
    created: ['basalt Mill', 'Basalt annex', 'basalt lab', 'Basalt zoo'],
  }
  for (const [sort, titles] of Object.entries(expected)) {
    expect([sort, await pagedTitles(`search=basalt&sort=${sort}`)]).toEqual([sort, titles])
    expect([sort, await pagedTitles(`search=basalt&sort=-${sort}`)]).toEqual([sort, titles.toReversed()])
  }
})

test('a client sorts the projects of the organisation by what their list shows', async () => {
  const { id } = await makePerson(api, 'client')
  const client: Actor = { kind: 'user', role: 'client', id }
  const rows = {
    'Gneiss hall': ['completed', 1, 9],
    'gneiss dam': ['planning', 3, 2],
    'Gneiss ark': ['on_hold', 2, 5],
  } as const
  for (const [title, [status, tasks_done_weight, days]] of Object.entries(rows)) {
    const end_date = addDays(today, days)
    await insert(title, { client_id: id, status, tasks_weight: 3, tasks_done_weight, end_date })
  }
  const titles = async (sort: string) =>
    (await get(`sort=${sort}`, client, 'client')).json<Page>().data.map(({ title }) => title)
  for (const [sort, expected] of [
    ['title', ['Gneiss ark', 'gneiss dam', 'Gneiss hall']],
    ['status', ['gneiss dam', 'Gneiss ark', 'Gneiss hall']],
    ['progress', ['Gneiss hall', 'Gneiss ark', 'gneiss dam']],
    ['due', ['gneiss dam', 'Gneiss ark', 'Gneiss hall']],
    ['created', ['Gneiss hall', 'gneiss dam', 'Gneiss ark']],
  ] as const) {
    expect([sort, await titles(sort)]).toEqual([sort, expected])
    expect([sort, await titles(`-${sort}`)]).toEqual([sort, expected.toReversed()])
  }
  expect((await get('sort=manager', client, 'client')).statusCode).toBe(400)
})

test('rows with the same value are listed once each', async () => {
  for (let n = 0; n < 7; n += 1) await insert(`Twin ${n}`, { client_name: 'Same', priority: 'high' })
  for (const sort of ['client', '-client', 'status', '-progress', 'due', '-due']) {
    const titles = await pagedTitles(`search=twin&sort=${sort}`)
    expect([sort, titles.toSorted()]).toEqual([sort, [0, 1, 2, 3, 4, 5, 6].map((n) => `Twin ${n}`)])
  }
})

test('by due date, set or estimated, projects without one come last in both directions', async () => {
  await insert('Quay without', {})
  await insert('Quay estimated', { start_date: addDays(today, 1), estimated_duration: 10 })
  await insert('Quay set', { end_date: addDays(today, 5), start_date: today, estimated_duration: 90 })
  await insert('Quay open', { start_date: today })
  const undated = ['Quay without', 'Quay open']
  expect(await pagedTitles('search=quay&sort=due')).toEqual(['Quay set', 'Quay estimated', ...undated])
  expect(await pagedTitles('search=quay&sort=-due')).toEqual([
    'Quay estimated',
    'Quay set',
    ...undated.toReversed(),
  ])
  const { data } = await read('search=quay&sort=due')
  expect(data.map(({ due_date }) => due_date)).toEqual([addDays(today, 5), addDays(today, 10), null, null])
})

test('the stored due date follows every change of dates', async () => {
  const id = await insert('Ferry', { start_date: today, estimated_duration: 3 })
  const due = async () => (await read('search=ferry&due=next_7_days')).data.length
  expect(await due()).toBe(1)
  await database.admin.query('update projects set estimated_duration = 60 where id = $1', [id])
  expect(await due()).toBe(0)
  await database.admin.query('update projects set end_date = $2 where id = $1', [id, addDays(today, 6)])
  expect(await due()).toBe(1)
  await database.admin.query('update projects set start_date = null, end_date = null where id = $1', [id])
  expect(await due()).toBe(0)
})

test('a row that moves ahead of the place is not repeated, and no other row is left out', async () => {
  const ids = []
  for (const letter of ['a', 'b', 'c', 'd', 'e']) ids.push(await insert(`Moved ${letter}`))
  const first = await read('search=moved&sort=title&limit=2')
  expect(first.data.map(({ title }) => title)).toEqual(['Moved a', 'Moved b'])
  await database.admin.query(`update projects set title = 'Moved 0' where id = $1`, [ids[3]])
  const second = await read(`search=moved&sort=title&limit=2&cursor=${first.next_cursor}`)
  expect(second).toMatchObject({ data: [{ title: 'Moved c' }, { title: 'Moved e' }], next_cursor: null })
})

test('due: overdue, in the next 7 and in the next 30 days, only of projects that are not over', async () => {
  const days = { '-1': 'overdue', 0: 'next 7', 6: 'next 7', 7: 'next 30', 29: 'next 30', 30: 'later' }
  for (const [day, word] of Object.entries(days)) {
    await insert(`Pier ${word} ${day}`, { end_date: addDays(today, Number(day)) })
  }
  await insert('Pier over', { end_date: addDays(today, -9), status: 'completed' })
  await insert('Pier held', { end_date: addDays(today, -9), status: 'on_hold' })
  await insert('Pier without')
  expect(await pagedTitles('search=pier&due=overdue')).toEqual(['Pier held', 'Pier overdue -1'])
  expect(await pagedTitles('search=pier&due=overdue&status=on_hold')).toEqual(['Pier held'])
  expect(await pagedTitles('search=pier&due=next_7_days')).toEqual(['Pier next 7 0', 'Pier next 7 6'])
  expect(await pagedTitles('search=pier&due=next_30_days&sort=-due')).toEqual([
    'Pier next 30 29',
    'Pier next 30 7',
    'Pier next 7 6',
    'Pier next 7 0',
  ])
})

test('manager, organisation and type narrow the list, alone and with a search', async () => {
  const manager = await makePerson(api, 'manager')
  const client = await makePerson(api, 'client')
  const { rows } = await database.admin.query<{ organisation_id: string }>(
    'select organisation_id from users where id = $1',
    [client.id],
  )
  const organisation_id = rows[0]?.organisation_id
  await insert('Weir managed', { manager_id: manager.id })
  await insert('Weir of client', { organisation_id, client_name: 'Person client' })
  await insert('Weir school', { project_type: 'school', manager_id: manager.id })
  for (const search of ['', '&search=weir']) {
    const titles = async (query: string) => (await read(`${query}${search}`)).data.map(({ title }) => title)
    expect(await titles(`manager=${manager.id}`)).toEqual(['Weir school', 'Weir managed'])
    expect(await titles(`organisation=${organisation_id}`)).toEqual(['Weir of client'])
    expect(await titles('type=school')).toEqual(['Weir school'])
    expect(await titles(`type=other&manager=${manager.id}`)).toEqual(['Weir managed'])
  }
})

test('managers sort and filter their own projects only', async () => {
  const manager = await makePerson(api, 'manager')
  const actor: Actor = { kind: 'user', role: 'manager', id: manager.id }
  const own = [
    await insert('Sluice b', { end_date: addDays(today, 2), project_type: 'house' }),
    await insert('sluice a', { end_date: addDays(today, 1) }),
  ]
  await insert('Sluice c', { end_date: today })
  for (const [at, project_id] of own.entries()) {
    await database.admin.query(
      `insert into project_members (id, project_id, user_id, name, duty) values ($1, $2, $3, 'M', 'member')`,
      [`00000000-0000-7000-9000-${String(at).padStart(12, '0')}`, project_id, manager.id],
    )
  }
  const titles = async (query: string) =>
    (await get(query, actor, 'manager')).json<Page>().data.map(({ title }) => title)
  expect(await titles('sort=title')).toEqual(['sluice a', 'Sluice b'])
  expect(await titles('sort=-title')).toEqual(['Sluice b', 'sluice a'])
  expect(await titles('due=next_7_days')).toEqual(['sluice a', 'Sluice b'])
  expect(await titles('type=house')).toEqual(['Sluice b'])
})

test('unknown sorts, and places of another order, are refused', async () => {
  const { next_cursor } = await read('sort=title&limit=1')
  for (const query of [
    'sort=description',
    'sort=--title',
    'sort=title;drop table projects',
    'due=yesterday',
    'manager=om',
    `cursor=${next_cursor}`,
    `sort=due&cursor=${next_cursor}`,
    `sort=health&cursor=${next_cursor}`,
    `sort=due&cursor=${Buffer.from('soon 00000000-0000-7000-8000-000000000001').toString('base64url')}`,
  ]) {
    expect([query, (await get(query)).statusCode]).toEqual([query, 400])
  }
})

test('the file has the order of the list', async () => {
  await insert('Dyke b')
  await insert('Dyke a')
  const answer = await api.app.inject({
    url: '/api/admin/projects/export?search=dyke&sort=title',
    headers: asActor(adminActor),
  })
  expect(answer.body.match(/Dyke ./g)).toEqual(['Dyke a', 'Dyke a', 'Dyke b', 'Dyke b'])
})
