import type { Actor } from '@trusswell/domain/actor.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, makeProject, projectBody } from '../../../test/projects.ts'
import type { NotificationEvent } from '../notifications/events.ts'

const database = useDatabase()
const api = useApi(database)

type Answer = { id: string; version: number; status: string }
const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  actor: Actor,
  payload?: object,
  headers = {},
) =>
  api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...asActor(actor), ...headers },
    ...(payload ? { payload } : {}),
  })
const person = async (role: 'admin' | 'manager' | 'client') =>
  ({ kind: 'user', role, id: (await makePerson(api, role)).id }) as const
const jobs = (kind: string) =>
  database.rows<{ payload: NotificationEvent }>(
    `select data->'payload' as payload from pgboss.job where name = 'notifications.create' and data->'payload'->>'kind' = $1 order by created_on`,
    [kind],
  )

test('[API-12] [API-13] [CP-19] a client creates a project of its own, planned, and gets its id', async () => {
  const client = await person('client')
  const body = projectBody({ client_id: client.id, status: 'planning', current_phase: 'planning' })
  const answer = await send('POST', '/projects', client, body)
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json<{ data: Answer }>()
  expect(data).toMatchObject({
    client: { id: client.id, name: 'Person client' },
    status: 'planning',
    current_phase: 'planning',
    site_postal_code: '500081',
    estimated_cost: 1_25_00_000.5,
    estimated_cost_paise: 1_25_00_000_50,
    estimated_duration: 180,
    due_date: '2027-05-29',
    due_date_estimated: true,
    end_date: null,
    progress: 0,
    project_manager: null,
  })
  expect((await jobs('project_created')).map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ subject: { type: 'project', id: data.id }, actor_id: client.id }),
  )
  expect(await database.rows('select action from audit_entries where entity_id = $1', [data.id])).toEqual([
    { action: 'project.added' },
  ])
})

test('a client can’t set another client, a status or an unknown field, and nothing is stored', async () => {
  const client = await person('client')
  const before = await database.count('projects')
  for (const forged of [
    { client_id: (await person('client')).id },
    { status: 'completed' },
    { current_phase: 'done' },
    { progress: 50 },
    { end_date: '2027-01-01' },
  ]) {
    const answer = await send('POST', '/projects', client, projectBody(forged))
    expect([forged, answer.statusCode]).toEqual([forged, 400])
  }
  expect(await database.count('projects')).toBe(before)
})

test('each rule of the form has its message under its field', async () => {
  const answer = await send(
    'POST',
    '/projects',
    await person('client'),
    projectBody({ site_postal_code: '0', estimated_cost: -1 }),
  )
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    fields: { site_postal_code: 'Invalid PIN code', estimated_cost: 'Estimated cost must be positive' },
  })
})

test('staff name the client; a manager becomes the project manager in the same transaction', async () => {
  const manager = await person('manager')
  const client = await person('client')
  expect((await send('POST', '/projects', manager, projectBody())).json()).toMatchObject({
    fields: { client_id: 'Client is required' },
  })
  const wrong = await send('POST', '/projects', manager, projectBody({ client_id: manager.id }))
  expect(wrong.statusCode).toBe(400)
  const answer = await send('POST', '/projects', manager, projectBody({ client_id: client.id }))
  expect(answer.json()).toMatchObject({
    data: { client: { id: client.id }, project_manager: { id: manager.id, name: 'Person manager' } },
  })
  const { id } = answer.json<{ data: Answer }>().data
  expect((await send('GET', `/projects/${id}`, manager)).statusCode).toBe(200)
})

test('a request sent twice under one key makes one project', async () => {
  const client = await person('client')
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = await Promise.all([
    send('POST', '/projects', client, projectBody(), key),
    send('POST', '/projects', client, projectBody(), key),
  ])
  expect(second.json()).toEqual(first.json())
  expect(await database.count(`projects where client_id = '${client.id}'`)).toBe(1)
})

test('a manager cannot join a project by hand, neither an old one nor a new one of another', async () => {
  const { id } = await makeProject(api)
  const manager = await person('manager')
  const join = api.deps.db.as(manager, (tx) =>
    tx
      .insertInto('project_members')
      .values({ project_id: id, id: crypto.randomUUID(), user_id: manager.id, duty: 'site_supervisor' })
      .execute(),
  )
  await expect(join).rejects.toThrow('row-level security')
})

test('[API-14] the project answers with its manager and supervisor, by name and address', async () => {
  const project = await makeProject(api)
  const supervisor = await person('manager')
  const team = {
    version: 1,
    project_manager_id: project.manager_id,
    site_supervisor_id: supervisor.id,
    members: [{ name: 'Ravi from Deccan Drilling' }],
  }
  const answer = await send('PUT', `/projects/${project.id}/team`, adminActor, team)
  expect(answer.statusCode).toBe(200)
  const seen = await send('GET', `/projects/${project.id}`, {
    kind: 'user',
    role: 'client',
    id: project.client_id,
  })
  expect(seen.json()).toMatchObject({
    id: project.id,
    status: 'planning',
    current_phase: 'planning',
    version: 2,
    project_manager: {
      id: project.manager_id,
      name: 'Person manager',
      email: expect.stringContaining('@people'),
    },
    site_supervisor: { id: supervisor.id, name: 'Person manager' },
    team: [
      { id: project.member, duty: 'project_manager' },
      { duty: 'site_supervisor' },
      { duty: 'member', user_id: null, name: 'Ravi from Deccan Drilling', email: null },
    ],
  })
})

test('duties can be swapped, leaving ends access, and the tasks of who left are free', async () => {
  const project = await makeProject(api)
  const other = await person('manager')
  const put = (version: number, body: object) =>
    send('PUT', `/projects/${project.id}/team`, adminActor, { version, members: [], ...body })
  await put(1, { project_manager_id: project.manager_id, site_supervisor_id: other.id })
  await send('PATCH', `/projects/${project.id}/tasks/${project.task}`, adminActor, {
    version: 1,
    assignee_id: project.member,
  })
  const swapped = await put(2, { project_manager_id: other.id, site_supervisor_id: project.manager_id })
  expect(swapped.json()).toMatchObject({
    project_manager: { id: other.id },
    site_supervisor: { id: project.manager_id },
  })
  expect((await jobs('manager_assigned')).at(-1)?.payload).toMatchObject({ detail: other.id })
  await put(3, { project_manager_id: other.id, site_supervisor_id: null })
  const left: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  expect((await send('GET', `/projects/${project.id}`, left)).statusCode).toBe(404)
  expect(await database.rows('select assignee_id from tasks where id = $1', [project.task])).toEqual([
    { assignee_id: null },
  ])
})

test('only staff can be put on a team', async () => {
  const project = await makeProject(api)
  const body = {
    version: 1,
    project_manager_id: (await person('client')).id,
    site_supervisor_id: null,
    members: [],
  }
  expect((await send('PUT', `/projects/${project.id}/team`, adminActor, body)).statusCode).toBe(400)
})

test('[CN-06] any status may follow any other, and a change of it sends a notification', async () => {
  const project = await makeProject(api)
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  const statuses = ['completed', 'planning', 'cancelled', 'in_progress', 'on_hold', 'planning']
  for (const [index, status] of statuses.entries()) {
    const answer = await send('PATCH', `/projects/${project.id}`, manager, { version: index + 1, status })
    expect(answer.json()).toMatchObject({ status, version: index + 2 })
  }
  expect(
    (await jobs('status_changed')).filter(({ payload }) => payload.subject.id === project.id),
  ).toHaveLength(6)
})

test('an edit of an older version gets a conflict with the current one', async () => {
  const project = await makeProject(api)
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  await send('PATCH', `/projects/${project.id}`, manager, { version: 1, title: 'First' })
  const answer = await send('PATCH', `/projects/${project.id}`, adminActor, { version: 1, title: 'Second' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'stale_version', current: { title: 'First', version: 2 } })
})

test('a deleted project is hidden from all users; its expenses stay', async () => {
  const project = await makeProject(api)
  expect((await send('DELETE', `/projects/${project.id}`, adminActor)).statusCode).toBe(204)
  for (const actor of [
    adminActor,
    { kind: 'user', role: 'manager', id: project.manager_id } as const,
    { kind: 'user', role: 'client', id: project.client_id } as const,
  ]) {
    for (const path of ['', '/milestones', '/expenses', '/activity', '/payments']) {
      expect((await send('GET', `/projects/${project.id}${path}`, actor)).statusCode).toBe(404)
    }
  }
  expect(await database.count(`expenses where project_id = '${project.id}'`)).toBe(1)
})

test('a new name of the client shows on its projects', async () => {
  const project = await makeProject(api)
  await database.admin.query('update users set name = $2 where id = $1', [project.client_id, 'Lakshmi Rao'])
  await database.admin.query('update users set name = $2 where id = $1', [project.manager_id, 'Suresh'])
  const answer = await send('GET', `/projects/${project.id}`, adminActor)
  expect(answer.json()).toMatchObject({
    client: { name: 'Lakshmi Rao' },
    project_manager: { name: 'Suresh' },
  })
})

test('an erased person leaves a project without a name', async () => {
  const project = await makeProject(api)
  await database.admin.query('delete from users where id = any($1)', [
    [project.client_id, project.manager_id],
  ])
  const answer = await send('GET', `/projects/${project.id}`, adminActor)
  expect(answer.json()).toMatchObject({
    client: { id: null, name: 'Former client' },
    project_manager: { id: null, name: 'Former member', email: null },
  })
})

test('a draft is shared by all devices of a person, and an older one does not overwrite it', async () => {
  const client = await person('client')
  const draft = () => send('GET', '/projects/draft', client)
  const save = (revision: number, title: string) =>
    send('PUT', '/projects/draft', client, {
      revision,
      step: 2,
      fields: { title, estimated_cost: '12,50,000' },
    })
  expect((await draft()).json()).toEqual({ data: null })
  expect((await save(0, 'Lab')).json()).toMatchObject({ revision: 1, step: 2, saved_at: expect.any(String) })
  expect((await save(1, 'Lab block')).json()).toMatchObject({ revision: 2 })
  const late = await save(1, 'From the old tab')
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ current: { revision: 2, fields: { title: 'Lab block' } } })
  expect((await send('GET', '/projects/draft', await person('client'))).json()).toEqual({ data: null })
  await send('POST', '/projects', client, projectBody())
  expect((await draft()).json()).toEqual({ data: null })
})
