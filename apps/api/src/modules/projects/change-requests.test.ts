import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChangeRequest } from '@trusswell/domain/change-requests.ts'
import type { ClientNeed } from '@trusswell/domain/overviews.ts'
import { expect, test } from 'vitest'
import { idOf, openNotificationScene } from '../../../test/notification-scene.ts'
import { makeColleague } from '../../../test/people.ts'

const { database, api, work, send, messagesOf, mailsTo, makeTeam, emailOf } = openNotificationScene()

async function scene() {
  const team = await makeTeam()
  const { project, manager } = team
  const path = `/projects/${project.id}/change-requests`
  await database.admin.query(
    `update projects set agreed_value_paise = 10000000, agreed_tax_rate = 18, end_date = '2027-03-31' where id = $1`,
    [project.id],
  )
  const propose = async (actor: Actor, body: object) =>
    (await send('POST', path, actor, { title: 'A second lift', ...body })).json<ChangeRequest>()
  const close = (actor: Actor, { id }: ChangeRequest, state: string, version?: number) =>
    send('PUT', `${path}/${id}/state`, actor, { state, version })
  const colleague = async (role: 'owner' | 'finance' | 'viewer'): Promise<Actor> => ({
    kind: 'user',
    role: 'client',
    id: (await makeColleague(api, project.client_id, role)).id,
  })
  const readProject = async () =>
    (await send('GET', `/projects/${project.id}`, manager)).json<Record<string, unknown>>()
  return { ...team, path, propose, close, colleague, readProject }
}
const priced = { cost: 2_500.5, days: 10 }

test('an owner accepts what staff proposed; agreed value and due date follow, on record', async () => {
  const { project, client, manager, propose, close, readProject } = await scene()
  const change = await propose(manager, priced)
  expect(change).toMatchObject({ cost: 2_500.5, cost_paise: 2_500_50, days: 10, state: 'proposed' })
  await work()
  expect(await messagesOf(client)).toMatchObject([
    {
      kind: 'change_requested',
      message: expect.stringMatching(/^Person manager proposed a change in .*: A second lift$/),
    },
  ])
  expect(mailsTo(await emailOf(idOf(client)))[0]?.text).toContain(
    'Please check what it costs and when we would finish',
  )
  expect(await messagesOf(manager)).toEqual([])
  const { version } = await readProject()
  const accepted = await close(client, change, 'accepted', change.version)
  expect(accepted.json()).toMatchObject({
    state: 'accepted',
    closed_by: 'Person client',
    due_from: '2027-03-31',
    due_to: '2027-04-10',
    version: 2,
  })
  expect(await readProject()).toMatchObject({
    agreed_value_paise: 10000000 + 2_500_50,
    agreed_tax_rate: 18,
    end_date: '2027-04-10',
    version: Number(version) + 1,
  })
  const lines = await database.rows<{ change: object }>(
    `select change from project_activity where project_id = $1 and entity = 'project' order by seq desc limit 1`,
    [project.id],
  )
  expect(lines[0]?.change).toEqual({ agreed_value_paise: 10000000 + 2_500_50, end_date: '2027-04-10' })
  const audit = await database.rows<{ action: string }>(
    `select action from audit_entries where entity = 'change_request' and entity_id = $1`,
    [change.id],
  )
  expect(audit.map(({ action }) => action).toSorted()).toEqual([
    'change_request.accepted',
    'change_request.proposed',
  ])
  await work()
  expect((await messagesOf(manager))[0]).toMatchObject({
    kind: 'change_answered',
    message: expect.stringMatching(/^Person client accepted a change request in .*: A second lift$/),
  })
  expect((await close(client, change, 'accepted')).statusCode).toBe(409)
  expect(await readProject()).toMatchObject({ agreed_value_paise: 10000000 + 2_500_50 })
})

test('a client’s request is priced by staff before it can be accepted', async () => {
  const { client, manager, path, propose, close, readProject } = await scene()
  expect((await send('POST', path, client, { title: 'Cheaper tiles', ...priced })).statusCode).toBe(403)
  const change = await propose(client, { title: 'Cheaper tiles' })
  expect(change).toMatchObject({ cost: null, days: null, proposed_by_client: true })
  const early = await close(client, change, 'accepted')
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
    409,
    'Our staff haven’t entered the cost and the days of this change yet.',
  ])
  const edit = (body: object) => send('PATCH', `${path}/${change.id}`, manager, body)
  expect((await edit({ cost: -1_000 })).json()).toMatchObject({
    fields: { days: 'Enter both the cost and the days' },
  })
  expect((await edit({ version: 1, cost: -1_000, days: 0 })).json()).toMatchObject({
    cost: -1_000,
    version: 2,
  })
  expect((await edit({ version: 1, cost: 5, days: 0 })).statusCode).toBe(409)
  await work()
  expect((await messagesOf(client)).map(({ message }) => message)[0]).toMatch(
    /^Person manager updated a change request in .*: Cheaper tiles$/,
  )
  expect((await messagesOf(manager)).map(({ kind }) => kind)).toEqual(['change_requested'])
  expect((await close(client, change, 'accepted')).statusCode).toBe(200)
  expect(await readProject()).toMatchObject({ agreed_value_paise: 99_000_00, end_date: '2027-03-31' })
})

test('each side declines the other’s and withdraws its own; finance and viewers only read', async () => {
  const { client, manager, admin, path, colleague, propose, close } = await scene()
  const ours = await propose(manager, priced)
  const theirs = await propose(client, { title: 'Another door' })
  for (const role of ['finance', 'viewer'] as const) {
    const person = await colleague(role)
    expect((await send('GET', path, person)).json<{ data: [] }>().data).toHaveLength(2)
    expect((await send('POST', path, person, { title: 'Mine' })).statusCode).toBe(403)
    for (const state of ['accepted', 'declined', 'withdrawn'])
      expect((await close(person, ours, state)).statusCode).toBe(403)
  }
  for (const staff of [manager, admin]) {
    expect((await close(staff, ours, 'accepted')).statusCode).toBe(403)
    expect((await close(staff, ours, 'declined')).statusCode).toBe(403)
    expect((await close(staff, theirs, 'withdrawn')).statusCode).toBe(403)
  }
  expect((await close(client, ours, 'withdrawn')).statusCode).toBe(403)
  expect((await close(client, theirs, 'declined')).statusCode).toBe(403)
  expect((await close(await colleague('owner'), ours, 'declined')).json()).toMatchObject({
    state: 'declined',
  })
  expect((await close(client, theirs, 'withdrawn')).json()).toMatchObject({ state: 'withdrawn' })
  expect((await send('PATCH', `${path}/${ours.id}`, manager, { cost: 1, days: 1 })).statusCode).toBe(409)
})

test('without an end date the estimate moves; a value that isn’t agreed or falls below 0 is refused', async () => {
  const { project, client, manager, propose, close, readProject } = await scene()
  const set = (values: string) =>
    database.admin.query(`update projects set ${values} where id = $1`, [project.id])
  await set(`end_date = null, start_date = '2027-01-01', estimated_duration = 30`)
  expect(
    (await close(client, await propose(manager, { cost: 0, days: 5 }), 'accepted')).json(),
  ).toMatchObject({
    due_from: '2027-01-30',
    due_to: '2027-02-04',
  })
  expect(await readProject()).toMatchObject({ end_date: null, estimated_duration: 35 })
  const cheaper = await propose(manager, { cost: -1_00_000.01, days: 0 })
  expect((await close(client, cheaper, 'accepted')).statusCode).toBe(409)
  await set('agreed_value_paise = null, agreed_tax_rate = null')
  const dearer = await propose(manager, { cost: 1, days: 0 })
  expect((await close(client, dearer, 'accepted')).json()).toMatchObject({
    message: 'This project has no agreed value yet. Our staff must enter it first.',
  })
})

test('PostgreSQL lets no owner change the agreed value or the price of a request by hand', async () => {
  const { project, client, manager, propose } = await scene()
  const { id } = await propose(manager, priced)
  const [row] = await database.rows<{ organisation_id: string }>(
    'select organisation_id from users where id = $1',
    [idOf(client)],
  )
  const owner: Actor = {
    kind: 'user',
    role: 'client',
    id: idOf(client),
    organisation: { id: row?.organisation_id ?? '', role: 'owner' },
  }
  const closed = { state: 'accepted', closed_by: idOf(client), closed_at: new Date().toISOString() } as const
  const change = (values: object) =>
    api.deps.db.as(owner, (tx) =>
      tx.updateTable('change_requests').set(values).where('id', '=', id).execute(),
    )
  await expect(change({ ...closed, cost_paise: 0 })).rejects.toThrow('may only change')
  const raised = await api.deps.db.as(owner, (tx) =>
    tx.updateTable('projects').set({ agreed_value_paise: 1 }).where('id', '=', project.id).executeTakeFirst(),
  )
  expect(raised.numUpdatedRows).toBe(0n)
})

test('changes of a project that is completed or cancelled can’t be proposed, priced or accepted, only closed', async () => {
  const { project, client, manager, path, propose, close, readProject } = await scene()
  const ours = await propose(manager, priced)
  const theirs = await propose(client, { title: 'Another door' })
  const { agreed_value_paise } = await readProject()
  for (const [status, label] of [
    ['cancelled', 'cancelled'],
    ['completed', 'completed'],
  ]) {
    await database.admin.query('update projects set status = $2 where id = $1', [project.id, status])
    const refused = [
      await send('POST', path, client, { title: 'A third one' }),
      await send('PATCH', `${path}/${theirs.id}`, manager, { cost: 1, days: 0 }),
      await close(client, ours, 'accepted'),
    ]
    for (const answer of refused)
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        409,
        `This project is ${label}, so it can no longer be changed.`,
      ])
  }
  expect(await readProject()).toMatchObject({ agreed_value_paise })
  expect((await close(client, ours, 'declined')).statusCode).toBe(200)
  expect((await close(client, theirs, 'withdrawn')).statusCode).toBe(200)
})

test('a change may not end a project before it starts, with an end date or an estimate', async () => {
  const { project, client, manager, propose, close, readProject } = await scene()
  const set = (values: string) =>
    database.admin.query(`update projects set ${values} where id = $1`, [project.id])
  const shorten = async (days: number) => close(client, await propose(manager, { cost: 0, days }), 'accepted')
  await set(`start_date = '2027-03-01', end_date = '2027-03-31'`)
  const refused = await shorten(-31)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'The project would end before it starts.',
  ])
  expect((await shorten(-30)).statusCode).toBe(200)
  expect(await readProject()).toMatchObject({ end_date: '2027-03-01' })
  await set(`end_date = null, estimated_duration = 30`)
  expect((await shorten(-30)).statusCode).toBe(409)
  expect((await shorten(-29)).statusCode).toBe(200)
})

test('PostgreSQL refuses to accept a change of a closed project, whatever the API saw', async () => {
  const { project, manager, propose } = await scene()
  const { id } = await propose(manager, priced)
  await database.admin.query(`update projects set status = 'cancelled' where id = $1`, [project.id])
  await expect(
    database.admin.query(`update change_requests set state = 'accepted', closed_at = now() where id = $1`, [
      id,
    ]),
  ).rejects.toThrow('the project is closed')
})

test('the client’s overview lists priced changes until they are decided or the project is over', async () => {
  const { project, client, manager, path, propose, close } = await scene()
  const asked = await propose(client, { title: 'Cheaper tiles' })
  const toDecide = async () =>
    (await send('GET', '/client/overview', client))
      .json<{ needs_you: ClientNeed[] }>()
      .needs_you.filter(({ kind }) => kind === 'change')
  expect(await toDecide()).toEqual([])
  await send('PATCH', `${path}/${asked.id}`, manager, { cost: -1_000, days: 0, version: asked.version })
  const ours = await propose(manager, priced)
  expect(await toDecide()).toMatchObject([
    { id: asked.id, title: 'Cheaper tiles', due_date: null, change: { cost_paise: -1_000_00, days: 0 } },
    { id: ours.id, project_id: project.id, payment: null, change: { cost_paise: 2_500_50, days: 10 } },
  ])
  expect((await close(client, ours, 'accepted')).statusCode).toBe(200)
  expect(await toDecide()).toMatchObject([{ id: asked.id }])
  await database.admin.query(`update projects set status = 'cancelled' where id = $1`, [project.id])
  expect(await toDecide()).toEqual([])
})
