import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChatEventPage, ChatMessage, ChatPage, ChatState } from '@trusswell/domain/chat.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { formBody } from '../../../test/applications.ts'
import { makePdf } from '../../../test/documents.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { workNotifications } from '../../../test/work-notifications.ts'
import type { WorkerDeps } from '../../deps.ts'

const database = useDatabase()
const api = useApi(database)
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database)
})
afterAll(() => worker.close())

async function scene() {
  const project = await makeProject(api)
  const base = `/api/projects/${project.id}/messages`
  const call = (actor: Actor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    api.app.inject({
      method,
      url: path.startsWith('/api') ? path : `${base}${path}`,
      headers: asActor(actor),
      ...(payload ? { payload } : {}),
    })
  const client = user(project.client_id, 'client')
  const manager = user(project.manager_id, 'manager')
  return {
    project,
    call,
    client,
    manager,
    room: roomOf(project.id),
    notes: `/api/projects/${project.id}/notes`,
  }
}

test('[API-22] [API-23] a message is sent and listed as the session’s person wrote it', async () => {
  const { call, client, manager } = await scene()
  const sent = await call(client, 'POST', '', { content: '  The slab is cast.\n<b>Look</b>  ' })
  expect(sent.statusCode).toBe(201)
  const message = sent.json<ChatMessage>()
  expect(message).toMatchObject({
    content: 'The slab is cast.\n<b>Look</b>',
    sender_id: client.id,
    sender_name: 'Person client',
    sender_avatar: null,
    from_staff: false,
    seq: 1,
    rev: 1,
    attachments: [],
  })
  const listed = (await call(manager, 'GET')).json<ChatPage>()
  expect(listed).toMatchObject({ data: [message], next_cursor: null, as_of: 1 })
  for (const content of ['', '   ', 'x'.repeat(8_001)])
    expect((await call(client, 'POST', '', { content })).statusCode).toBe(400)
})

test('[API-23] a body may name the sender, but no other user', async () => {
  const { call, client, manager } = await scene()
  const send = async (more: object) =>
    (await call(client, 'POST', '', { content: 'Hello', ...more })).statusCode
  const own = { sender_id: client.id, sender_name: 'Person client', sender_avatar: null }
  expect(await send(own)).toBe(201)
  expect(await send({ sender_id: manager.id })).toBe(400)
  expect(await send({ sender_name: 'Person manager' })).toBe(400)
  expect(await send({ sender_avatar: 'https://evil.example/x.png' })).toBe(400)
  expect(await send({ seq: 5 })).toBe(400)
  expect(await database.count(`chat_messages where sender_id = '${client.id}'`)).toBe(1)
})

test('the same id sent again, also at once, is one message; with another text it is refused', async () => {
  const { call, client } = await scene()
  const cid = crypto.randomUUID()
  const send = (content: string) => call(client, 'POST', '', { content, cid })
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('Once')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json<ChatMessage>().id)).size).toBe(1)
  const other = await send('Twice')
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reused'])
  expect((await call(client, 'GET')).json<ChatPage>().as_of).toBe(1)
})

test('[API-24] an edit of the version that was seen counts; a stale one gets the current message', async () => {
  const { call, client, manager } = await scene()
  const { id } = (await call(client, 'POST', '', { content: 'First' })).json<ChatMessage>()
  const edited = await call(client, 'PUT', `/${id}`, { content: 'Second', rev: 1 })
  expect([edited.statusCode, edited.json<ChatMessage>().content]).toEqual([200, 'Second'])
  // The same edit once more, because its answer was lost.
  expect((await call(client, 'PUT', `/${id}`, { content: 'Second', rev: 1 })).statusCode).toBe(200)
  const late = await call(client, 'PUT', `/${id}`, { content: 'Third', rev: 1 })
  expect([late.statusCode, late.json<{ current: ChatMessage }>().current.content]).toEqual([409, 'Second'])
  expect((await call(client, 'PUT', `/${id}`, { content: 'Last write' })).statusCode).toBe(200)
  expect((await call(manager, 'PUT', `/${id}`, { content: 'Not mine' })).statusCode).toBe(403)
  const foreign = await scene()
  expect((await foreign.call(foreign.client, 'PUT', `/${id}`, { content: 'x' })).statusCode).toBe(404)
})

test('[API-25] a deleted message has no text, can’t be edited, and only staff read what it said', async () => {
  const { call, client, manager } = await scene()
  const { id } = (await call(client, 'POST', '', { content: 'Wrong price' })).json<ChatMessage>()
  expect((await call(manager, 'DELETE', `/${id}`)).statusCode).toBe(403)
  for (let times = 0; times < 2; times += 1)
    expect((await call(client, 'DELETE', `/${id}`)).statusCode).toBe(204)
  const page = (await call(client, 'GET')).json<ChatPage>()
  expect(page.as_of).toBe(2)
  expect(page.data[0]).toMatchObject({ id, content: '', rev: 2, deleted_at: expect.any(String) })
  expect((await call(client, 'PUT', `/${id}`, { content: 'Again' })).statusCode).toBe(409)
  expect((await call(client, 'GET', `/${id}/history`)).statusCode).toBe(403)
  const history = await call(manager, 'GET', `/${id}/history`)
  expect(history.json<{ data: { content: string }[] }>().data.map(({ content }) => content)).toEqual([
    'Wrong price',
  ])
  expect(
    await database.rows(`select action from audit_entries where entity_id = $1 order by id`, [id]),
  ).toEqual([{ action: 'chat.message-deleted' }, { action: 'chat.history-read' }])
})

test('[API-22] pages go back without a gap, and events go on from where a page was read', async () => {
  const { call, client, room } = await scene()
  for (let number = 1; number <= 7; number += 1) await say(api, client, room, { text: `Message ${number}` })
  const shown: number[] = []
  let before = ''
  do {
    const page = (await call(client, 'GET', `?limit=3${before}`)).json<ChatPage>()
    shown.push(...page.data.map(({ seq }) => seq))
    before = page.next_cursor === null ? '' : `&before=${page.next_cursor}`
  } while (before)
  expect(shown).toEqual([7, 6, 5, 4, 3, 2, 1])
  const first = (await call(client, 'GET', '?limit=1')).json<ChatPage>().data[0]
  await call(client, 'PUT', `/${first?.id}`, { content: 'Edited' })
  const events = (await call(client, 'GET', '?after_seq=6&limit=1')).json<ChatEventPage>()
  expect([events.data.map(({ seq, kind }) => [seq, kind]), events.next_cursor, events.as_of]).toEqual([
    [[7, 'new']],
    '7',
    8,
  ])
  const rest = (await call(client, 'GET', '?after_seq=7')).json<ChatEventPage>()
  expect(rest.data.map(({ kind, message }) => [kind, message?.content])).toEqual([['edited', 'Edited']])
  expect((await call(client, 'GET', '?after_seq=1&before=3')).statusCode).toBe(400)
})

test('a read mark only moves forward, and not beyond the log', async () => {
  const { call, client, manager, room } = await scene()
  for (let times = 0; times < 3; times += 1) await say(api, manager, room)
  const mark = async (seq: number) =>
    (await call(client, 'POST', '/read', { seq })).json<{ seq: number }>().seq
  expect([await mark(2), await mark(1), await mark(99)]).toEqual([2, 2, 3])
})

test('a reply is to a message of the same conversation', async () => {
  const { call, client, manager, notes } = await scene()
  const { id } = (await call(manager, 'POST', notes, { content: 'Internal' })).json<ChatMessage>()
  expect((await call(client, 'POST', '', { content: 'To what?', reply_to: id })).statusCode).toBe(400)
  const { id: shown } = (await call(manager, 'POST', '', { content: 'Hello' })).json<ChatMessage>()
  const reply = await call(client, 'POST', '', { content: 'Hello', reply_to: shown })
  expect(reply.json<ChatMessage>().reply_to).toBe(shown)
})

/** Every route of a conversation, with another user's message and one of the caller's own. */
function everyWay(project: string, path: 'messages' | 'notes', others: string, own: string) {
  const base = `/api/projects/${project}/${path}`
  const { payload, headers } = formBody({}, { name: 'a.pdf', content: makePdf() }, 'file')
  const json = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => ({
    method,
    url,
    headers: {},
    ...(body ? { payload: body } : {}),
  })
  return [
    json('GET', base),
    json('GET', `${base}?after_seq=0`),
    json('POST', base, { content: 'x' }),
    json('POST', base, { content: 'x', reply_to: others }),
    ...[others, own].flatMap((id) => [
      json('PUT', `${base}/${id}`, { content: 'x' }),
      json('DELETE', `${base}/${id}`),
      json('GET', `${base}/${id}/history`),
    ]),
    json('POST', `${base}/read`, { seq: 1 }),
    { method: 'POST' as const, url: `${base}/upload`, payload, headers },
    json('GET', `/api/projects/${project}/${path === 'notes' ? 'notes/chat' : 'chat'}`),
  ]
}
const withoutRequest = (body: string) => ({ ...(JSON.parse(body) as object), request_id: '' })

test('who left the team or the organisation finds nothing, and neither do staff who aren’t on the team', async () => {
  const { project, call, client, manager, room } = await scene()
  const [viewer, finance] = await Promise.all([makePerson(api, 'client'), makePerson(api, 'client')])
  await joinOrganisationOf(api, project.client_id, viewer.id, 'viewer')
  await joinOrganisationOf(api, project.client_id, finance.id, 'finance')
  const { message: theirs } = await say(api, client, room)
  const people: [string, ReturnType<typeof user>, own: string][] = []
  for (const [name, person] of [
    ['viewer', user(viewer.id, 'client')],
    ['finance', user(finance.id, 'client')],
    ['manager', manager],
  ] as const) {
    const sent = await call(person, 'POST', '', { content: `By ${name}` })
    expect([name, sent.statusCode]).toEqual([name, 201])
    people.push([name, person, sent.json<ChatMessage>().id])
  }
  await database.admin.query('delete from project_members where user_id = $1', [manager.id])
  await database.admin.query('update users set organisation_id = null where id = any ($1)', [
    [viewer.id, finance.id],
  ])
  people.push(
    ['another manager', user((await makePerson(api, 'manager')).id, 'manager'), theirs.id],
    ['another client', user((await makePerson(api, 'client')).id, 'client'), theirs.id],
  )
  const rows = () =>
    database.rows(`select seq, rev, text from chat_messages where project_id = $1 order by seq`, [project.id])
  const before = await rows()
  const ask = async (person: Actor, { headers, ...request }: ReturnType<typeof everyWay>[number]) => {
    const answer = await api.app.inject({ ...request, headers: { ...headers, ...asActor(person) } })
    return [answer.statusCode, withoutRequest(answer.body)]
  }
  const nowhere = await ask(client, {
    method: 'GET',
    url: `/api/projects/${crypto.randomUUID()}/messages`,
    headers: {},
  })
  expect(nowhere[0]).toBe(404)
  for (const [name, person, own] of people) {
    const ways = (['messages', 'notes'] as const).flatMap((path) =>
      everyWay(project.id, path, theirs.id, own),
    )
    const answers = await Promise.all(
      ways.map(async (way) => [name, way.method, way.url, ...(await ask(person, way))]),
    )
    expect(answers).toEqual(ways.map(({ method, url }) => [name, method, url, ...nowhere]))
  }
  expect(await rows()).toEqual(before)
})

test('admins read and write without being on the team', async () => {
  const { call, client, notes } = await scene()
  const admin = user((await makePerson(api, 'admin')).id, 'admin')
  await call(client, 'POST', '', { content: 'Is anybody there?' })
  expect((await call(admin, 'GET')).json<ChatPage>().data).toHaveLength(1)
  expect((await call(admin, 'POST', '', { content: 'Yes' })).json<ChatMessage>().from_staff).toBe(true)
  expect((await call(admin, 'POST', notes, { content: 'Call them' })).statusCode).toBe(201)
})

test('internal notes leave no trace for the client’s people', async () => {
  const { project, call, client, manager, notes } = await scene()
  const before = (await call(client, 'GET')).body
  const { id } = (await call(manager, 'POST', notes, { content: 'Margin is 12 %' })).json<ChatMessage>()
  expect((await call(manager, 'GET', notes)).json<ChatPage>().data).toHaveLength(1)
  expect((await call(client, 'GET')).body).toBe(before)
  const viewer = await makePerson(api, 'client')
  await joinOrganisationOf(api, project.client_id, viewer.id, 'viewer')
  for (const actor of [client, user(viewer.id, 'client')]) {
    const unknown = await call(actor, 'GET', `/api/projects/${crypto.randomUUID()}/notes`)
    const answers = await Promise.all([
      call(actor, 'GET', notes),
      call(actor, 'GET', `${notes}?after_seq=0`),
      call(actor, 'POST', notes, { content: 'x' }),
      call(actor, 'PUT', `${notes}/${id}`, { content: 'x' }),
      call(actor, 'DELETE', `${notes}/${id}`),
      call(actor, 'GET', `${notes}/${id}/history`),
      call(actor, 'POST', `${notes}/read`, { seq: 1 }),
      call(actor, 'GET', `${notes}/chat`),
      call(actor, 'PUT', `/${id}`, { content: 'x' }),
      call(actor, 'DELETE', `/${id}`),
      call(actor, 'GET', `/${id}/history`),
    ])
    for (const answer of answers)
      expect([answer.statusCode, withoutRequest(answer.body)]).toEqual([404, withoutRequest(unknown.body)])
  }
})

test('mentioned users are notified once, if they can read the message', async () => {
  const { project, call, client, manager, notes } = await scene()
  await database.admin.query(`update users set name = 'Asha Rao' where id = $1`, [client.id])
  await database.admin.query(`update users set name = 'Vikram Shetty' where id = $1`, [manager.id])
  const outsider = await makePerson(api, 'client')
  await database.admin.query(`update users set name = 'Outside Olga' where id = $1`, [outsider.id])
  const notified = async () => {
    await workNotifications(database, worker)
    return database.rows<{ user_id: string; message: string; path: string }>(
      `select user_id, message, path from notifications where kind = 'chat_mention' and project_id = $1 order by created_at`,
      [project.id],
    )
  }
  const sent = await call(client, 'POST', '', {
    content: '@vikram shetty, and @Outside Olga: please look. @Asha Rao',
  })
  expect(sent.json<ChatMessage>().mentions).toEqual([manager.id])
  const [title] = await database.rows<{ title: string }>('select title from projects where id = $1', [
    project.id,
  ])
  const expected = [
    {
      user_id: manager.id,
      message: `Asha Rao mentioned you in ${title?.title}`,
      path: `/dashboard/projects/${project.id}?tab=chat&message=${sent.json<ChatMessage>().id}`,
    },
  ]
  expect(await notified()).toEqual(expected)
  await call(client, 'PUT', `/${sent.json<ChatMessage>().id}`, { content: '@Vikram Shetty again' })
  // A client can't be mentioned where only staff read.
  const note = await call(manager, 'POST', notes, { content: '@Asha Rao must not know' })
  expect(note.json<ChatMessage>().mentions).toEqual([])
  expect(await notified()).toEqual(expected)
})

test('who can’t read the message any more isn’t notified of it', async () => {
  const { project, call, client } = await scene()
  const [supervisor, finance, admin, gone] = await Promise.all([
    makePerson(api, 'manager'),
    makePerson(api, 'client'),
    makePerson(api, 'admin'),
    makePerson(api, 'client'),
  ])
  await api.deps.db.as({ kind: 'user', id: admin.id, role: 'admin' }, (tx) =>
    tx
      .insertInto('project_members')
      .values({ id: crypto.randomUUID(), project_id: project.id, user_id: supervisor.id, duty: 'member' })
      .execute(),
  )
  for (const [person, name] of [
    [supervisor, 'Site Sunil'],
    [finance, 'Money Meena'],
    [admin, 'Admin Anil'],
    [gone, 'Gone Gopal'],
  ] as const)
    await database.admin.query('update users set name = $2 where id = $1', [person.id, name])
  await database.admin.query('update project_members set name = $2 where user_id = $1', [
    supervisor.id,
    'Site Sunil',
  ])
  for (const person of [finance, gone]) await joinOrganisationOf(api, project.client_id, person.id, 'finance')
  const text = '@Site Sunil @Money Meena @Admin Anil @Gone Gopal'
  const fromStaff = user(project.manager_id, 'manager')
  const asStaff = (await call(fromStaff, 'POST', '', { content: text })).json<ChatMessage>()
  expect(asStaff.mentions.toSorted()).toEqual(
    [supervisor, finance, admin, gone].map(({ id }) => id).toSorted(),
  )
  // Clients don't see the accounts of admins.
  const asClient = (await call(client, 'POST', '', { content: text })).json<ChatMessage>()
  expect(asClient.mentions.toSorted()).toEqual([supervisor, finance, gone].map(({ id }) => id).toSorted())
  await database.admin.query('update users set organisation_id = null where id = $1', [gone.id])
  await database.admin.query('delete from project_members where user_id = $1', [supervisor.id])
  await workNotifications(database, worker)
  const notified = await database.rows<{ user_id: string }>(
    `select user_id from notifications where kind = 'chat_mention' and project_id = $1`,
    [project.id],
  )
  expect(notified.map(({ user_id }) => user_id).toSorted()).toEqual(
    [finance.id, finance.id, admin.id].toSorted(),
  )
})

test('more than twenty messages at once have to wait', async () => {
  const { call, client } = await scene()
  const started = Date.now()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => call(client, 'POST', '', { content: 'Again' })),
  )
  const allowed = 20 + 5 * Math.ceil((Date.now() - started) / 1_000)
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
  expect(count(429)).toBeGreaterThan(0)
  expect(count(201)).toBeGreaterThan(0)
  expect(count(201)).toBeLessThanOrEqual(allowed)
})

test('a single message can be read by all readers of the conversation', async () => {
  const { call, client, manager, notes } = await scene()
  const sent = (await call(client, 'POST', '', { content: 'First' })).json<ChatMessage>()
  expect((await call(manager, 'GET', `/${sent.id}`)).json()).toEqual(sent)
  const note = (await call(manager, 'POST', notes, { content: 'Internal' })).json<ChatMessage>()
  expect((await call(client, 'GET', `/${note.id}`)).statusCode).toBe(404)
  expect((await call(manager, 'GET', `/${note.id}`)).statusCode).toBe(404)
  expect((await call(manager, 'GET', `${notes}/${note.id}`)).json()).toEqual(note)
})

test('the state of a conversation counts what is unread and names who takes part', async () => {
  const { project, call, client, manager } = await scene()
  const viewer = await makePerson(api, 'client')
  await joinOrganisationOf(api, client.id, viewer.id, 'viewer')
  const stateOf = async (actor: Actor, path = 'chat') =>
    (await call(actor, 'GET', `/api/projects/${project.id}/${path}`)).json<ChatState>()
  const first = (await call(client, 'POST', '', { content: 'First' })).json<ChatMessage>()
  const second = (await call(client, 'POST', '', { content: 'Second' })).json<ChatMessage>()
  await call(manager, 'POST', '', { content: 'Third' })
  expect([(await stateOf(manager)).unread, (await stateOf(client)).unread]).toEqual([2, 1])
  await call(client, 'DELETE', `/${second.id}`)
  expect((await stateOf(manager)).unread).toBe(1)
  await call(manager, 'POST', '/read', { seq: first.seq })
  expect((await stateOf(manager)).unread).toBe(0)

  const namesOf = ({ people }: ChatState) => people.map(({ id, from_staff, duty }) => [id, from_staff, duty])
  const forClient = namesOf(await stateOf(client))
  expect(forClient).toEqual(
    expect.arrayContaining([
      [manager.id, true, 'project_manager'],
      [client.id, false, null],
      [viewer.id, false, null],
    ]),
  )
  expect(forClient).toHaveLength(3)
  const inNotes = (await stateOf(manager, 'notes/chat')).people
  expect(inNotes.every(({ from_staff }) => from_staff)).toBe(true)
  expect(inNotes.map(({ id }) => id)).toContain(manager.id)
})
