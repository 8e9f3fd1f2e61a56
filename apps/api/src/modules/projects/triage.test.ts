import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { defaultWorkingHours } from '@trusswell/domain/working-hours.ts'
import { beforeEach, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makeColleague, makePerson } from '../../../test/people.ts'
import { adminActor, makeProject, projectBody } from '../../../test/projects.ts'
import type { NotificationEvent } from '../notifications/events.ts'

const database = useDatabase()
const api = useApi(database)

type User = Extract<Actor, { kind: 'user' }>
type Sent = { id: string; version: number; status: string; triage: Record<string, unknown> | null }

const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, actor: Actor, payload?: object) =>
  api.app.inject({
    method,
    url: `/api${url}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })
const person = async (role: 'admin' | 'manager' | 'client'): Promise<User> => ({
  kind: 'user',
  role,
  id: (await makePerson(api, role)).id,
})
const kindsOf = async (id: string) =>
  (
    await database.rows<{ payload: NotificationEvent }>(
      `select data->'payload' as payload from pgboss.job
       where name = 'notifications.create' and data->'payload'->'subject'->>'id' = $1 order by created_on, id`,
      [id],
    )
  ).map(({ payload }) => payload.kind)
const lastAudit = async (id: string) =>
  (
    await database.rows<{ details: object }>(
      'select details from audit_entries where entity_id = $1 order by id desc limit 1',
      [id],
    )
  )[0]?.details

let admin: User
let manager: User
let client: User
beforeEach(async () => {
  // A Friday in India.
  api.clock.now = Date.parse('2026-11-20T12:00:00+05:30')
  admin = await person('admin')
  manager = await person('manager')
  client = await person('client')
})

const create = async (by: Actor = client, changes: object = {}) =>
  (await send('POST', '/projects', by, projectBody({ ...changes }))).json<{ data: Sent }>().data
const read = async (id: string, by: Actor = client) => (await send('GET', `/projects/${id}`, by)).json<Sent>()
const queue = async () =>
  (await send('GET', '/admin/projects/waiting?limit=100', admin)).json<{ data: { id: string }[] }>().data
const inQueue = async (id: string) => (await queue()).find((each) => each.id === id)

test('a client’s project waits with the day by which we answer, a project of staff doesn’t', async () => {
  const { id, triage } = await create()
  // Two working days after Friday: Saturday and Monday.
  expect(triage).toEqual({
    state: 'waiting',
    answer_by: '2026-11-23',
    contact: null,
    contact_by: null,
    reason: null,
    asked_at: null,
  })
  expect(await inQueue(id)).toMatchObject({
    id,
    client: { id: client.id, name: 'Person client' },
    contact: { name: 'Person client', phone: '' },
    project_type: 'it_building',
    site_city: 'Hyderabad',
    estimated_cost_paise: 1_25_00_000_50,
    start_date: '2026-12-01',
    estimated_duration: 180,
    due_date: '2027-05-29',
    answer_by: '2026-11-23',
    latest_message: null,
    version: 1,
  })
  const byStaff = await create(admin, { client_id: client.id })
  expect([byStaff.triage, await inQueue(byStaff.id)]).toEqual([null, undefined])
})

test('the day follows the working hours of the settings', async () => {
  const hours = {
    ...defaultWorkingHours,
    decideWithin: 3,
    holidays: [{ date: '2026-11-21', name: 'Festival' }],
  }
  await database.admin.query(`update settings set value = $1 where section = 'working_hours'`, [
    JSON.stringify(hours),
  ])
  const { triage } = await create()
  await database.admin.query(`update settings set value = '{}' where section = 'working_hours'`)
  // Monday, Tuesday and Wednesday.
  expect(triage).toMatchObject({ answer_by: '2026-11-25' })
})

test('the queue is in the order of the promised days, the longest waiting first, and pages by cursor', async () => {
  const first = await create()
  const second = await create()
  const overdue = await create()
  await database.admin.query(`update projects set answer_by = $2 where id = $1`, [
    overdue.id,
    addDays(api.deps.today(), -1),
  ])
  const ids = (await queue()).map(({ id }) => id)
  expect(ids.filter((id) => [first.id, second.id, overdue.id].includes(id))).toEqual([
    overdue.id,
    first.id,
    second.id,
  ])
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { data: { id: string }[]; next_cursor: string | null } = (
      await send('GET', `/admin/projects/waiting?limit=1${cursor && `&cursor=${cursor}`}`, admin)
    ).json()
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(seen).toEqual(ids)
})

test('the queue is searched by title and client', async () => {
  const { id } = await create(client, { title: 'Tannery at Ranipet' })
  const found = async (search: string) =>
    (await send('GET', `/admin/projects/waiting?search=${search}`, admin)).json<{ data: { id: string }[] }>()
      .data
  expect(await found('tannery')).toMatchObject([{ id }])
  expect(await found('nothing-like-it')).toEqual([])
})

test('accepting assigns the manager in one step, with one notification to the client', async () => {
  const { id, version } = await create()
  const body = { version, project_manager_id: manager.id }
  const answer = await send('POST', `/admin/projects/${id}/accept`, admin, body)
  expect(answer.json()).toMatchObject({
    status: 'planning',
    project_manager: { id: manager.id },
    triage: { state: 'accepted' },
  })
  expect(await inQueue(id)).toBeUndefined()
  expect(await kindsOf(id)).toEqual(['project_created', 'project_received', 'manager_assigned'])
  expect(
    await database.rows(
      `select details from audit_entries where entity_id = $1 and action = 'project.changed'`,
      [id],
    ),
  ).toEqual([{ details: expect.objectContaining({ fields: ['triage'], triage: 'accepted' }) }])
  expect((await send('GET', `/projects/${id}`, manager)).statusCode).toBe(200)
})

test('a client can’t be chosen as manager, and nothing changes', async () => {
  const { id, version } = await create()
  const body = { version, project_manager_id: client.id }
  const answer = await send('POST', `/admin/projects/${id}/accept`, admin, body)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { fields: { project_manager_id: 'Only staff with an account can be chosen' } },
  ])
  expect(await read(id)).toMatchObject({ version, triage: { state: 'waiting' } })
})

test('declining cancels the project and tells the client why, instead of that its status changed', async () => {
  const { id, version } = await create()
  const short = await send('POST', `/admin/projects/${id}/decline`, admin, { version, reason: 'no' })
  expect(short.json()).toMatchObject({ fields: { reason: 'Enter a reason of at least 10 characters' } })
  const reason = 'We don’t build in this district.'
  const answer = await send('POST', `/admin/projects/${id}/decline`, admin, { version, reason })
  expect(answer.json()).toMatchObject({ status: 'cancelled', triage: { state: 'declined', reason } })
  expect(await read(id)).toMatchObject({ triage: { state: 'declined', reason } })
  expect(await kindsOf(id)).toEqual(['project_created', 'project_received', 'project_declined'])
  expect(await lastAudit(id)).toMatchObject({ status: 'cancelled', triage: 'declined' })
  expect(JSON.stringify(await lastAudit(id))).not.toContain('district')
})

test('an admin who decides on what was corrected or decided in the meantime gets 409', async () => {
  const { id, version } = await create()
  expect((await send('PATCH', `/projects/${id}`, client, { version, title: 'New title' })).statusCode).toBe(
    200,
  )
  const stale = await send('POST', `/admin/projects/${id}/accept`, admin, {
    version,
    project_manager_id: manager.id,
  })
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'stale_version', current: { title: 'New title' } },
  ])
  expect((await read(id)).triage).toMatchObject({ state: 'waiting' })
  const reason = 'We don’t build there.'
  const decline = () => send('POST', `/admin/projects/${id}/decline`, admin, { reason })
  const answers = await Promise.all([decline(), decline(), decline()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const late = await send('POST', `/admin/projects/${id}/accept`, admin, { project_manager_id: manager.id })
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'conflict', message: 'This project is no longer waiting for a decision.' },
  ])
})

test('an owner corrects every fact until a manager is assigned, and nothing else', async () => {
  const { id, version } = await create()
  const facts = projectBody({ title: 'Other', estimated_cost: 5, site_postal_code: '500001', plot_area: 1 })
  const answer = await send('PATCH', `/projects/${id}`, client, { version, ...facts })
  expect(answer.json()).toMatchObject({ ...facts, status: 'planning', triage: { state: 'waiting' } })
  for (const forbidden of [
    { status: 'in_progress' },
    { current_phase: 'Design' },
    { priority: 'high' },
    { end_date: '2027-01-01' },
    { agreed_value: 5 },
  ]) {
    const refused = await send('PATCH', `/projects/${id}`, client, forbidden)
    expect([forbidden, refused.statusCode]).toEqual([forbidden, 400])
  }
  const same = await send('PATCH', `/projects/${id}`, client, { title: 'Third', status: 'planning' })
  expect([same.statusCode, same.json<Sent>().version]).toEqual([200, version + 2])
  await send('POST', `/admin/projects/${id}/accept`, admin, { project_manager_id: manager.id })
  expect((await send('PATCH', `/projects/${id}`, client, { title: 'Late' })).statusCode).toBe(403)
  expect((await send('POST', `/projects/${id}/withdraw`, client, {})).statusCode).toBe(403)
})

test('PostgreSQL itself refuses a client’s change of what staff set', async () => {
  const { id } = await create()
  const owner = { ...client, organisation: { id: await organisationOf(client.id), role: 'owner' as const } }
  for (const changes of [
    { status: 'in_progress' as const },
    { triage: 'accepted' as const },
    { priority: 'high' as const },
    { current_phase: 'Design' },
    { end_date: '2027-01-01' },
    { contact_by: '2026-11-21' },
    { agreed_value_paise: 1 },
    { deleted_at: '2026-11-20T00:00:00Z' },
  ])
    await expect(
      api.deps.db.as(owner, (tx) =>
        tx.updateTable('projects').set(changes).where('id', '=', id).executeTakeFirstOrThrow(),
      ),
      JSON.stringify(changes),
    ).rejects.toMatchObject({ code: '42501' })
})
const organisationOf = async (id: string) =>
  (
    await database.rows<{ organisation_id: string }>('select organisation_id from users where id = $1', [id])
  )[0]?.organisation_id ?? ''

test('an owner withdraws the project, of which admins are notified; colleagues can’t', async () => {
  const { id, version } = await create()
  for (const role of ['finance', 'viewer'] as const) {
    const colleague = await makeColleague(api, client.id, role)
    const actor: User = { kind: 'user', role: 'client', id: colleague.id }
    expect((await send('POST', `/projects/${id}/withdraw`, actor, {})).statusCode).toBe(403)
    expect((await send('PATCH', `/projects/${id}`, actor, { title: 'Mine' })).statusCode).toBe(403)
  }
  const reason = 'The site was sold.'
  const answer = await send('POST', `/projects/${id}/withdraw`, client, { version, reason })
  expect(answer.json()).toMatchObject({ status: 'cancelled', triage: { state: 'withdrawn', reason } })
  expect(await kindsOf(id)).toEqual(['project_created', 'project_received', 'project_withdrawn'])
  expect(await inQueue(id)).toBeUndefined()
})

test('a question marks the project as asked until the client replies; it stays in the queue', async () => {
  const { id } = await create()
  const write = (by: Actor, text: string) =>
    send('POST', `/projects/${id}/messages`, by, { cid: crypto.randomUUID(), content: text })
  expect((await write(admin, 'Is the plot yours?')).statusCode).toBe(201)
  expect((await read(id)).triage).toMatchObject({ state: 'waiting', asked_at: expect.any(String) })
  expect(await inQueue(id)).toMatchObject({
    latest_message: { from_staff: true, sender_name: 'Person admin' },
  })
  await write(client, 'Yes.')
  expect((await read(id)).triage).toMatchObject({ state: 'waiting', asked_at: null })
  expect(await inQueue(id)).toMatchObject({ latest_message: { from_staff: false } })
})

test('a project that waits names who asked, or else the contact of the settings', async () => {
  const setContact = (value: object) =>
    database.admin.query(`update settings set value = $1 where section = 'working_hours'`, [
      JSON.stringify(value),
    ])
  const { id } = await create()
  const write = (by: Actor, text: string) =>
    send('POST', `/projects/${id}/messages`, by, { cid: crypto.randomUUID(), content: text })
  const contact = async () => (await read(id)).triage?.['contact']
  await setContact({ newProjectContact: 'Lakshmi Devi' })
  expect(await contact()).toBe('Lakshmi Devi')
  await write(admin, 'Is the plot yours?')
  expect(await contact()).toBe('Person admin')
  await write(client, 'Yes.')
  expect(await contact()).toBe('Lakshmi Devi')
  await send('POST', `/admin/projects/${id}/accept`, admin, { project_manager_id: manager.id })
  expect(await contact()).toBeNull()
  await setContact({})
})

test('the first manager of an accepted project gets in touch within the days of the settings, also a successor', async () => {
  const day = 24 * 60 * 60 * 1000
  const promised = async (id: string) => (await read(id)).triage?.['contact_by']
  const assign = (id: string, project_manager_id: string | null) =>
    send('PATCH', `/admin/projects/${id}`, admin, { project_manager_id })
  const accepted = await create()
  await send('POST', `/admin/projects/${accepted.id}/accept`, admin, { project_manager_id: manager.id })
  // Two working days after Friday: Saturday and Monday.
  expect(await promised(accepted.id)).toBe('2026-11-23')

  const [byStatus, assigned] = [await create(), await create()]
  await send('PATCH', `/projects/${byStatus.id}`, admin, { status: 'on_hold' })
  expect(await promised(byStatus.id)).toBeNull()
  const { changed } = (
    await send('POST', '/admin/projects/manager', admin, {
      ids: [assigned.id],
      project_manager_id: manager.id,
    })
  ).json<{ changed: object[] }>()
  expect(await promised(assigned.id)).toBe('2026-11-23')
  await send('POST', '/admin/projects/manager/undo', admin, { changes: changed })
  expect((await read(assigned.id)).triage).toMatchObject({ state: 'waiting', contact_by: null })

  // The next Monday.
  api.clock.now += 3 * day
  await assign(accepted.id, (await person('manager')).id)
  expect(await promised(accepted.id)).toBe('2026-11-23')
  for (const { id } of [byStatus, assigned]) {
    await assign(id, manager.id)
    expect(await promised(id)).toBe('2026-11-25')
  }
})

test('a manager or a status set elsewhere decides too, and a reopened project waits again', async () => {
  const byTeam = await create()
  await send('PATCH', `/admin/projects/${byTeam.id}`, admin, { project_manager_id: manager.id })
  expect((await read(byTeam.id)).triage).toMatchObject({ state: 'accepted' })
  // The manager leaves: it was accepted all the same.
  await send('PATCH', `/admin/projects/${byTeam.id}`, admin, { project_manager_id: null })
  expect((await read(byTeam.id)).triage).toMatchObject({ state: 'accepted' })

  const byStatus = await create()
  const set = (status: string) => send('PATCH', `/projects/${byStatus.id}`, admin, { status })
  await set('on_hold')
  expect((await read(byStatus.id)).triage).toMatchObject({ state: 'accepted' })

  const { id } = await create()
  await send('POST', `/admin/projects/${id}/decline`, admin, { reason: 'Too far away for us.' })
  await send('PATCH', `/projects/${id}`, admin, { status: 'planning' })
  expect((await read(id)).triage).toMatchObject({ state: 'waiting', reason: null })
  await send('PATCH', `/projects/${id}`, admin, { status: 'cancelled' })
  expect((await read(id)).triage).toMatchObject({ state: 'declined', reason: null })
})

test('a project of staff can’t be accepted, declined or withdrawn', async () => {
  const { id, client_id } = await makeProject(api)
  const owner: Actor = { kind: 'user', role: 'client', id: client_id }
  const accept = await send('POST', `/admin/projects/${id}/accept`, adminActor, {
    project_manager_id: manager.id,
  })
  const decline = await send('POST', `/admin/projects/${id}/decline`, adminActor, {
    reason: 'Too far away for us.',
  })
  const withdraw = await send('POST', `/projects/${id}/withdraw`, owner, {})
  expect([accept, decline, withdraw].map(({ statusCode }) => statusCode)).toEqual([409, 409, 403])
})

test('every decision has a line in the history, also one that a status or a manager made', async () => {
  const decisions = async (id: string) =>
    (
      await database.rows<{ triage: string }>(
        `select change ->> 'triage' as triage from project_activity
         where project_id = $1 and action = 'changed' and jsonb_exists(change, 'triage') order by seq`,
        [id],
      )
    ).map(({ triage }) => triage)
  const team = { project_manager_id: manager.id, site_supervisor_id: null, members: [] }
  const [byTeam, byStatus, byMany, byAssigning] = [
    await create(),
    await create(),
    await create(),
    await create(),
  ]
  await send('PUT', `/projects/${byTeam.id}/team`, admin, { ...team, version: 1 })
  await send('PATCH', `/admin/projects/${byStatus.id}`, admin, { version: 1, status: 'in_progress' })
  const { changed } = (
    await send('POST', '/admin/projects/status', admin, { ids: [byMany.id], status: 'cancelled' })
  ).json<{ changed: object[] }>()
  await send('POST', '/admin/projects/status/undo', admin, { changes: changed })
  await send('POST', '/admin/projects/manager', admin, {
    ids: [byAssigning.id],
    project_manager_id: manager.id,
  })
  expect(await decisions(byTeam.id)).toEqual(['accepted'])
  expect(await decisions(byStatus.id)).toEqual(['accepted'])
  expect(await decisions(byMany.id)).toEqual(['declined', 'waiting'])
  expect(await decisions(byAssigning.id)).toEqual(['accepted'])
})

test('a project that a process of the version before triage creates for a client waits as well', async () => {
  const id = crypto.randomUUID()
  await api.deps.db.as(client, (tx) =>
    tx
      .insertInto('projects')
      .values({ id, client_id: client.id, created_by: client.id, title: 'Mill', description: 'Two floors' })
      .execute(),
  )
  expect(await inQueue(id)).toMatchObject({ id })
  const byStaff = crypto.randomUUID()
  await api.deps.db.as(manager, (tx) =>
    tx
      .insertInto('projects')
      .values({
        id: byStaff,
        client_id: client.id,
        created_by: manager.id,
        title: 'Shed',
        description: 'One',
      })
      .execute(),
  )
  expect(await inQueue(byStaff)).toBeUndefined()
})

test('an admin sees that another organisation has the name of the client’s, in any case and spacing', async () => {
  const [old, client] = [await person('client'), await person('client')]
  const name = (value: string, id: string) =>
    database.admin.query(
      `update organisations set display_name = $1 where id = (select organisation_id from users where id = $2)
       returning id`,
      [value, id],
    )
  const { rows } = await name('Deshpande Tech Parks', old.id)
  const other = (rows as { id: string }[])[0]?.id
  const { id: project } = await create(client)
  await name('Quite Another Firm', client.id)
  expect(await inQueue(project)).toMatchObject({ namesake_id: null })
  const own = (await name(' deshpande  TECHPARKS', client.id)).rows as { id: string }[]
  expect(await inQueue(project)).toMatchObject({ namesake_id: other })
  const page = await send('GET', `/admin/organisations/${own[0]?.id}`, admin)
  expect(page.json()).toMatchObject({ namesake_id: other })
})
