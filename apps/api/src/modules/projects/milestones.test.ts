import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, makeProject, milestoneBody } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

type Row = { id: string; version: number; title: string }
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const send = (method: Method, url: string, actor: Actor, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/projects/${url}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })
const scene = async () => {
  const project = await makeProject(api)
  const second = (await makePerson(api, 'manager')).id
  await database.admin.query(
    `insert into project_members (project_id, id, user_id, duty) values ($1, gen_random_uuid(), $2, 'member')`,
    [project.id, second],
  )
  return {
    project,
    path: `${project.id}/milestones`,
    client: { kind: 'user', role: 'client', id: project.client_id } as Actor,
    manager: { kind: 'user', role: 'manager', id: project.manager_id } as Actor,
    secondManager: { kind: 'user', role: 'manager', id: second } as Actor,
  }
}

test('[API-17] [API-18] a milestone is added and listed by its due date, with its first date stored', async () => {
  const { path, project, manager } = await scene()
  const due_date = addDays(api.deps.today(), 3)
  const answer = await send('POST', path, manager, milestoneBody(api, { due_date }))
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    project_id: project.id,
    title: 'Foundation',
    status: 'pending',
    due_date,
    baseline_date: due_date,
    completion_date: null,
    due_state: 'due_soon',
    weight: 1,
    added_by: project.manager_id,
    version: 1,
  })
  const last = await send('POST', path, manager, milestoneBody(api, { due_date: addDays(due_date, 3_000) }))
  const list = (await send('GET', path, manager)).json<{ data: Row[] }>()
  expect(list.data.map(({ id }) => id)).toEqual([
    answer.json<Row>().id,
    project.milestone,
    last.json<Row>().id,
  ])
})

test('lists of milestones are paged by their due date', async () => {
  const { path, manager } = await scene()
  for (let n = 0; n < 4; n += 1) await send('POST', path, manager, milestoneBody(api, { title: `Slab ${n}` }))
  const seen: string[] = []
  let cursor: string | null = ''
  do {
    const url: string = `${path}?limit=2${cursor ? `&cursor=${cursor}` : ''}`
    const page = (await send('GET', url, manager)).json<{ data: Row[]; next_cursor: string | null }>()
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('a client restores what it deleted itself; what staff deleted only staff restore', async () => {
  const { path, project, client, manager } = await scene()
  const item = `${path}/${project.milestone}`
  expect((await send('DELETE', item, client)).statusCode).toBe(204)
  expect((await send('POST', `${item}/restore`, client)).statusCode).toBe(200)
  expect((await send('DELETE', item, manager)).statusCode).toBe(204)
  expect((await send('POST', `${item}/restore`, client)).statusCode).toBe(403)
  expect((await send('POST', `${item}/restore`, manager)).statusCode).toBe(200)
})

test('[API-19] the edited milestone comes back, with the day of its completion from the server', async () => {
  const { path, project, manager } = await scene()
  const edit = (version: number, status: string) =>
    send('PUT', `${path}/${project.milestone}`, manager, milestoneBody(api, { version, status, weight: 5 }))
  expect((await edit(1, 'completed')).json()).toMatchObject({
    status: 'completed',
    completion_date: api.deps.today(),
    due_state: 'done',
    weight: 5,
    version: 2,
  })
  const project_ = await send('GET', project.id, manager)
  expect(project_.json()).toMatchObject({ progress: 0, next_due_date: null }) // its one task counts
  expect((await edit(2, 'delayed')).json()).toMatchObject({ status: 'delayed', completion_date: null })
})

test('[API-20] a deleted milestone is gone from the list and can be brought back', async () => {
  const { path, project, manager } = await scene()
  const item = `${path}/${project.milestone}`
  expect((await send('DELETE', item, manager)).statusCode).toBe(204)
  expect((await send('GET', path, manager)).json()).toMatchObject({ data: [] })
  expect((await send('GET', `${path}?deleted=true`, manager)).json<{ data: Row[] }>().data).toHaveLength(1)
  expect((await send('DELETE', item, manager)).statusCode).toBe(404)
  expect((await send('PUT', item, manager, milestoneBody(api, { version: 2 }))).statusCode).toBe(404)
  expect((await send('POST', `${item}/restore`, manager)).json()).toMatchObject({
    deleted_at: null,
    version: 3,
  })
  expect((await send('POST', `${item}/restore`, manager)).statusCode).toBe(404)
})

test('a due date in the past is refused when added or changed, and accepted when it is unchanged', async () => {
  const { path, project, manager } = await scene()
  const yesterday = addDays(api.deps.today(), -1)
  const message = { fields: { due_date: 'Due date cannot be in the past' } }
  expect(
    (await send('POST', path, manager, milestoneBody(api, { due_date: yesterday }))).json(),
  ).toMatchObject(message)
  const item = `${path}/${project.milestone}`
  const moved = await send('PUT', item, manager, milestoneBody(api, { version: 1, due_date: yesterday }))
  expect(moved.json()).toMatchObject(message)
  await database.admin.query('update milestones set due_date = $2 where id = $1', [
    project.milestone,
    yesterday,
  ])
  const edited = await send('PUT', item, manager, milestoneBody(api, { version: 1, due_date: yesterday }))
  expect(edited.json()).toMatchObject({ due_date: yesterday, due_state: 'overdue' })
})

test('a client adds milestones and edits its own, but completes, weighs and touches no other', async () => {
  const { path, project, client, manager } = await scene()
  const added = (await send('POST', path, client, milestoneBody(api))).json<Row>()
  const edit = (id: string, changes: object) =>
    send('PUT', `${path}/${id}`, client, milestoneBody(api, changes as never))
  expect((await edit(added.id, { version: 1, title: 'Changed' })).json()).toMatchObject({
    title: 'Changed',
    version: 2,
  })
  expect((await edit(added.id, { version: 2, status: 'completed' })).statusCode).toBe(403)
  expect((await edit(added.id, { version: 2, weight: 50 })).statusCode).toBe(403)
  expect((await send('POST', path, client, milestoneBody(api, { status: 'completed' }))).statusCode).toBe(403)
  const theirs = (await send('POST', path, manager, milestoneBody(api))).json<Row>()
  expect((await edit(theirs.id, { version: 1 })).statusCode).toBe(403)
  expect((await send('DELETE', `${path}/${theirs.id}`, client)).statusCode).toBe(403)
  await send('PUT', `${path}/${added.id}`, manager, milestoneBody(api, { version: 2, status: 'completed' }))
  expect((await edit(added.id, { version: 3 })).statusCode).toBe(403)
  expect((await send('DELETE', `${path}/${added.id}`, client)).statusCode).toBe(403)
  expect((await send('DELETE', `${path}/${project.milestone}`, client)).statusCode).toBe(204)
})

test('of two managers who edit one milestone at once, the second is shown what the first made of it', async () => {
  const { path, project, manager, secondManager } = await scene()
  const item = `${path}/${project.milestone}`
  const answers = await Promise.all([
    send('PUT', item, manager, milestoneBody(api, { version: 1, title: 'By the first' })),
    send('PUT', item, secondManager, milestoneBody(api, { version: 1, title: 'By the second' })),
  ])
  const [won] = answers.filter((answer) => answer.statusCode === 200)
  const [lost] = answers.filter((answer) => answer.statusCode === 409)
  expect(lost?.json()).toMatchObject({
    code: 'stale_version',
    current: { title: won?.json<Row>().title, version: 2 },
  })
  expect(
    await database.rows('select title, version from milestones where id = $1', [project.milestone]),
  ).toEqual([{ title: won?.json<Row>().title, version: 2 }])
  expect(
    await database.count(`project_activity where entity_id = '${project.milestone}' and action = 'changed'`),
  ).toBe(1)
})

test('changes of many tasks at once all count in the progress', async () => {
  const { project, manager } = await scene()
  const made = await Promise.all(
    Array.from({ length: 7 }, (_, n) => send('POST', `${project.id}/tasks`, manager, { title: `Task ${n}` })),
  )
  await Promise.all(
    made.map((answer) =>
      send('PATCH', `${project.id}/tasks/${answer.json<Row>().id}`, manager, { version: 1, status: 'done' }),
    ),
  )
  expect((await send('GET', project.id, manager)).json()).toMatchObject({ progress: 87 }) // 7 of 8
})

test('a task takes no assignee and no milestone of another project', async () => {
  const { project, manager } = await scene()
  const other = await makeProject(api)
  const url = `${project.id}/tasks`
  expect(
    (await send('POST', url, manager, { title: 'T', milestone_id: other.milestone })).json(),
  ).toMatchObject({
    fields: { milestone_id: 'Not a milestone of this project' },
  })
  expect((await send('POST', url, manager, { title: 'T', assignee_id: other.member })).json()).toMatchObject({
    fields: { assignee_id: 'Not on the team of this project' },
  })
  const good = { title: 'T', milestone_id: project.milestone, assignee_id: project.member, status: 'done' }
  expect((await send('POST', url, manager, good)).json()).toMatchObject({
    ...good,
    completed_on: api.deps.today(),
  })
})

test('expenses are sent in rupees and stored in paise; risks are closed', async () => {
  const { project, manager } = await scene()
  const expense = { category: 'material', amount: 12_345.67, spent_on: '2026-11-01', description: 'Cement' }
  expect((await send('POST', `${project.id}/expenses`, manager, expense)).json()).toMatchObject({
    ...expense,
    amount_paise: 12_345_67,
  })
  expect((await send('POST', `${project.id}/expenses`, manager, { ...expense, amount: 0 })).statusCode).toBe(
    400,
  )
  const risk = await send('PATCH', `${project.id}/risks/${project.risk}`, manager, {
    version: 1,
    status: 'closed',
  })
  expect(risk.json()).toMatchObject({ status: 'closed', severity: 'high', version: 2 })
})

// Abuse cases 1 and 2 over everything below a project.
const items = [
  ['milestones', 'milestone', 'PUT'],
  ['tasks', 'task', 'PATCH'],
  ['expenses', 'expense', 'PATCH'],
  ['risks', 'risk', 'PATCH'],
] as const
const bodies = {
  milestones: () => milestoneBody(api, { version: 1 }),
  tasks: () => ({ version: 1, title: 'Mine' }),
  expenses: () => ({ version: 1, amount: 1 }),
  risks: () => ({ version: 1, title: 'Mine' }),
}
const posts = {
  milestones: () => milestoneBody(api),
  tasks: () => ({ title: 'Mine' }),
  expenses: () => ({ category: 'other', amount: 1, spent_on: '2026-11-01', description: 'x' }),
  risks: () => ({ title: 'Mine', category: 'other', severity: 'low' }),
}
const withoutRequestId = (body: string) => body.replace(/"request_id":"[^"]*"/, '')

test('abuse 1: an outsider gets for every sub-route the very answer of a project that does not exist', async () => {
  const { id, ...project } = await makeProject(api)
  const random = crypto.randomUUID()
  const outsiders = [
    { kind: 'user', role: 'client', id: (await makePerson(api, 'client')).id },
    { kind: 'user', role: 'manager', id: (await makePerson(api, 'manager')).id },
  ] as const
  const team = { version: 1, project_manager_id: null, site_supervisor_id: null, members: [] }
  const requests: [Method, (id: string) => string, object?][] = [
    ['GET', (of) => of],
    ['PATCH', (of) => of, { version: 1, title: 'Mine' }],
    ['DELETE', (of) => of],
    ['PUT', (of) => `${of}/team`, team],
    ['GET', (of) => `${of}/activity`],
    ['GET', (of) => `${of}/payments`],
    ...items.flatMap(([table, one, change]): [Method, (of: string) => string, object?][] => [
      ['GET', (of) => `${of}/${table}`],
      ['POST', (of) => `${of}/${table}`, posts[table]()],
      [change, (of) => `${of}/${table}/${project[one]}`, bodies[table]()],
      ['DELETE', (of) => `${of}/${table}/${project[one]}`],
      ['POST', (of) => `${of}/${table}/${project[one]}/restore`],
    ]),
  ]
  for (const outsider of outsiders) {
    for (const [method, path, payload] of requests) {
      const [real, none] = [
        await send(method, path(id), outsider, payload),
        await send(method, path(random), outsider, payload),
      ]
      expect([method, path('x'), real.statusCode]).toEqual([method, path('x'), 404])
      expect(withoutRequestId(real.body)).toBe(withoutRequestId(none.body))
    }
  }
})

test("abuse 2: one's own project with another's row below it: not found, and nothing changes", async () => {
  const { project, manager, client } = await scene()
  const other = await makeProject(api)
  for (const [table, one, change] of items) {
    for (const actor of [manager, adminActor, ...(table === 'milestones' ? [client] : [])]) {
      const real = `${project.id}/${table}/${other[one]}`
      const none = `${project.id}/${table}/${crypto.randomUUID()}`
      for (const [method, suffix, payload] of [
        [change, '', bodies[table]()],
        ['DELETE', '', undefined],
        ['POST', '/restore', undefined],
      ] as const) {
        const [found, unknown] = [
          await send(method, real + suffix, actor, payload),
          await send(method, none + suffix, actor, payload),
        ]
        expect([table, method, found.statusCode]).toEqual([table, method, 404])
        expect(withoutRequestId(found.body)).toBe(withoutRequestId(unknown.body))
      }
    }
    expect(
      await database.rows(`select version, deleted_at from ${table} where id = $1`, [other[one]]),
    ).toEqual([{ version: 1, deleted_at: null }])
  }
})
