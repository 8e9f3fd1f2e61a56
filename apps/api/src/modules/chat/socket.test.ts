import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { closeOfSilent, headersOf, openPage, refusedUpgrade } from '../../../test/chat-pages.ts'
import { startApi, useDatabase, type TestApi } from '../../../test/harness.ts'
import { makeColleague, makeSignedIn } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { startWire } from '../../../test/tcp-proxy.ts'
import { appendedEvent } from './present.ts'
import { readMessages } from './repository.ts'

const database = useDatabase()
let wire: Awaited<ReturnType<typeof startWire>>
let here: TestApi
let there: TestApi
beforeAll(async () => {
  wire = await startWire(6379)
  here = await startApi(database, {
    realSessions: true,
    env: { REDIS_URL: `redis://127.0.0.1:${wire.port}/15` },
  })
  there = await startApi(database, { realSessions: true })
  for (const api of [here, there]) await api.app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitUntil(() => here.deps.liveHub.ready() && there.deps.liveHub.ready())
})
afterAll(async () => {
  await here.close()
  await there.close()
  await wire.cut()
})

async function scene() {
  const [client, manager] = await Promise.all([makeSignedIn(here, 'client'), makeSignedIn(here, 'manager')])
  const project = await makeProject(here, { clientId: client.id, managerId: manager.id })
  return {
    project: project.id,
    client,
    manager,
    room: roomOf(project.id),
    asClient: user(client.id, 'client'),
    asManager: user(manager.id, 'manager'),
  }
}
const stored = async (room: ReturnType<typeof roomOf>) =>
  (await here.deps.db.read(adminActor, (reader) => readMessages(reader, room, { limit: 2_000 }))).rows
    .toReversed()
    .map(({ text }) => text)

test('nothing is upgraded without a session, from another site, or for a project of others', async () => {
  const { project, client } = await scene()
  const outsider = await makeSignedIn(here, 'client')
  const where = { api: here, person: client, project }
  const { origin } = headersOf(where)
  expect(await refusedUpgrade(where, { origin })).toBe(401)
  expect(await refusedUpgrade(where, { ...client.headers, origin: 'https://evil.example' })).toBe(403)
  expect(await refusedUpgrade(where, client.headers)).toBe(403)
  expect(await refusedUpgrade(where, { ...outsider.headers, origin })).toBe(404)
  expect(await refusedUpgrade({ ...where, path: 'notes/chat' }, { ...client.headers, origin })).toBe(404)
})

test('[API-27] new, edited and deleted messages arrive live on every process, once and in order', async () => {
  const { project, client, manager } = await scene()
  const [a, b] = [
    openPage({ api: here, person: client, project }),
    openPage({ api: there, person: manager, project }),
  ]
  await Promise.all([a.greeted(), b.greeted()])
  for (let number = 1; number <= 10; number += 1) {
    expect(await (number % 2 ? a : b).say(`Message ${number}`)).toMatchObject({ t: 'ack', seq: number })
  }
  const first = [...a.page.state.messages.values()][0]
  const cid = crypto.randomUUID()
  a.send({ t: 'edit', cid, id: first?.id, rev: 1, text: 'Edited' })
  await b.reaches(11)
  const other = [...b.page.state.messages.values()].find(({ sender_id }) => sender_id === manager.id)
  b.send({ t: 'delete', cid: crypto.randomUUID(), id: other?.id })
  a.send({ t: 'delete', cid: crypto.randomUUID(), id: other?.id })
  await Promise.all([a.reaches(12), b.reaches(12)])
  await vi.waitUntil(() => a.of('nack').length > 0)
  expect(a.of('nack')).toMatchObject([{ code: 'forbidden' }])
  expect(a.texts()).toEqual(b.texts())
  expect(a.texts()).toEqual(await stored(roomOf(project)))
  expect(a.texts()).toContain('Edited')
  for (const page of [a, b]) {
    const kinds = page.of('events').flatMap(({ items }) => items.map(({ kind }) => kind))
    expect(kinds).toEqual([...Array.from({ length: 10 }, () => 'new'), 'edited', 'deleted'])
    page.socket.terminate()
  }
})

test('a message whose ack was lost is stored once, and sent over REST it arrives as well', async () => {
  const { project, client, manager } = await scene()
  const page = openPage({ api: there, person: client, project })
  await page.greeted()
  const cid = crypto.randomUUID()
  const first = await page.say('Once', cid)
  page.frames.length = 0
  expect(await page.say('Once', cid)).toEqual(first)
  const other = crypto.randomUUID()
  await page.say('x', other)
  page.frames.length = 0
  expect(await page.say('y', other)).toMatchObject({ t: 'nack', code: 'idempotency_key_reused' })
  const sent = await here.app.inject({
    method: 'POST',
    url: `/api/projects/${project}/messages`,
    headers: manager.headers,
    payload: { content: 'By REST' },
  })
  expect(sent.statusCode).toBe(201)
  await page.reaches(3)
  expect(page.texts()).toEqual(['Once', 'x', 'By REST'])
  page.socket.terminate()
})

test('an event that was not published arrives within three seconds', async () => {
  const { project, client, room, asManager } = await scene()
  const page = openPage({ api: there, person: client, project })
  await page.greeted()
  // As if the process had died between the commit and the publish.
  for (let times = 0; times < 3; times += 1) await say(here, asManager, room)
  await page.reaches(3, 3_000)
  expect(page.page.numbers).toEqual([1, 2, 3])
  page.socket.terminate()
})

test('while Redis is down messages are sent, acknowledged and received on the other process', async () => {
  const { project, client, manager } = await scene()
  const [a, b] = [
    openPage({ api: here, person: client, project }),
    openPage({ api: there, person: manager, project }),
  ]
  await Promise.all([a.greeted(), b.greeted()])
  await wire.cut()
  expect(await a.say('Redis is down')).toMatchObject({ t: 'ack', seq: 1 })
  expect(await b.say('Indeed')).toMatchObject({ t: 'ack', seq: 2 })
  await Promise.all([a.reaches(2, 3_000), b.reaches(2, 3_000)])
  await wire.reconnect()
  await vi.waitUntil(() => here.deps.liveHub.ready(), 5_000)
  expect(await a.say('And back')).toMatchObject({ t: 'ack', seq: 3 })
  await b.reaches(3, 3_000)
  expect(b.texts()).toEqual(['Redis is down', 'Indeed', 'And back'])
  for (const { socket } of [a, b]) socket.terminate()
})

test('after a reconnect everything missed arrives once, in order', async () => {
  const { project, client, manager, room, asManager } = await scene()
  const where = { api: there, person: client, project }
  const before = openPage(where)
  await before.greeted()
  await before.say('First')
  before.socket.terminate()
  const { message } = await say(here, asManager, room, { text: 'While away' })
  for (let times = 0; times < 45; times += 1)
    await Promise.all(Array.from({ length: 10 }, () => say(here, asManager, room)))
  const edited = await here.app.inject({
    method: 'PUT',
    url: `/api/projects/${project}/messages/${message.id}`,
    headers: manager.headers,
    payload: { content: 'Edited while away' },
  })
  expect(edited.statusCode).toBe(200)
  const after = openPage(where, before.known())
  await after.reaches(453)
  expect(after.page.numbers).toEqual(Array.from({ length: 452 }, (_each, index) => index + 2))
  expect(after.texts()).toEqual(await stored(room))
  expect(after.of('events').every(({ items }) => items.length <= 200)).toBe(true)
  after.socket.terminate()
})

test('a page that is too far behind, ahead, or of another log is reset', async () => {
  const { project, client, room, asManager } = await scene()
  const where = { api: there, person: client, project }
  await database.admin.query(
    `with counted as (select generate_series(1, 1001) as seq)
     insert into chat_events (project_id, audience, seq, kind) select $1, 'everyone', seq, 'access' from counted`,
    [project],
  )
  await database.admin.query(`alter table chat_rooms disable trigger count_by_one`)
  await database.admin.query(`update chat_rooms set head = 1001 where project_id = $1`, [project])
  await database.admin.query(`alter table chat_rooms enable trigger count_by_one`)
  const fresh = openPage(where)
  await vi.waitUntil(() => fresh.of('reset').length > 0, 5_000)
  expect(fresh.of('reset')).toMatchObject([{ reason: 'too_far', head: 1_001 }])
  // The same socket goes on from there.
  await say(here, asManager, room, { text: 'Next' })
  await fresh.reaches(1_002, 3_000)
  expect(fresh.texts()).toEqual(['Next'])
  const { log, state } = fresh.known()
  const ahead = openPage(where, { log, state: { ...state, after: 5_000 } })
  await vi.waitUntil(() => ahead.of('reset').length > 0, 5_000)
  expect(ahead.of('reset')).toMatchObject([{ reason: 'ahead' }])
  const other = openPage(where, { log: crypto.randomUUID(), state })
  await vi.waitUntil(() => other.of('reset').length > 0, 5_000)
  expect(other.of('reset')).toMatchObject([{ reason: 'log' }])
  // A restore to an earlier point, under open sockets.
  const script = new URL('../../../../../infra/backup/after-restore.sql', import.meta.url)
  await database.admin.query(await readFile(script, 'utf8'))
  await vi.waitUntil(() => fresh.of('reset').length > 1, 5_000)
  expect(fresh.of('reset')[1]).toMatchObject({ reason: 'log' })
  expect((await fresh.say('After the restore'))?.t).toBe('ack')
  await fresh.reaches(1_003, 3_000)
  // One that was closed meanwhile comes back with the log it knew.
  const returning = openPage(where, { log, state })
  await vi.waitUntil(() => returning.of('reset').length > 0, 5_000)
  expect(returning.of('reset')).toMatchObject([{ reason: 'log' }])
  for (const { socket } of [fresh, ahead, other, returning]) socket.terminate()
})

test('removed people receive nothing after the removal, and receive events again when added back', async () => {
  const { project, client, manager, room, asClient } = await scene()
  const viewer = await makeColleague(here, client.id, 'viewer')
  const staying = openPage({ api: there, person: client, project })
  const leaving = [
    openPage({ api: there, person: viewer, project }),
    openPage({ api: there, person: manager, project }),
    openPage({ api: there, person: manager, project, path: 'notes/chat' }),
  ]
  await Promise.all([staying, ...leaving].map((page) => page.greeted()))
  expect((await staying.say('All hear this'))?.t).toBe('ack')
  const admin = await makeSignedIn(here, 'admin')
  const team = (user_id: string | null) =>
    here.app.inject({
      method: 'PUT',
      url: `/api/projects/${project}/team`,
      headers: admin.headers,
      payload: { project_manager_id: user_id, site_supervisor_id: null, members: [] },
    })
  expect((await team(null)).statusCode).toBe(200)
  const removed = await here.app.inject({
    method: 'DELETE',
    url: `/api/organisation/people/${viewer.id}`,
    headers: client.headers,
  })
  expect(removed.statusCode).toBe(204)
  for (let times = 0; times < 5; times += 1) await say(here, asClient, room, { text: 'Secret' })
  await staying.reaches(8)
  for (const page of leaving) {
    expect((await page.closed)[0]).toBe(4403)
    expect(page.texts()).not.toContain('Secret')
    expect(page.page.state.after).toBeLessThanOrEqual(3)
  }
  expect((await team(manager.id)).statusCode).toBe(200)
  const back = openPage({ api: there, person: manager, project }, leaving[1]?.known())
  await back.reaches(8)
  expect(back.texts()).toEqual(await stored(room))
  for (const { socket } of [staying, back]) socket.terminate()
})

test('a socket ends within two seconds of its session', async () => {
  const { project, client } = await scene()
  const page = openPage({ api: there, person: client, project })
  await page.greeted()
  const ended = Date.now()
  await here.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: client.headers })
  expect((await page.closed)[0]).toBe(4401)
  expect(Date.now() - ended).toBeLessThan(2_000)
})

test('who reads slowly goes on from the database and costs the others nothing', async () => {
  const { project, client, manager, room, asManager } = await scene()
  const slow = openPage({ api: there, person: client, project })
  const quick = openPage({ api: there, person: manager, project })
  await Promise.all([slow.greeted(), quick.greeted()])
  slow.socket.pause()
  const sendOne = async () => {
    const appended = await say(here, asManager, room, { text: '₹'.repeat(7_900) })
    here.deps.chatHub.publish(room, appendedEvent('new', appended))
  }
  for (let times = 0; times < 70; times += 1) await Promise.all(Array.from({ length: 10 }, sendOne))
  await quick.reaches(700, 10_000)
  slow.socket.resume()
  await slow.reaches(700, 15_000)
  // It was served in pages from the database, not one by one from a queue.
  expect(slow.of('events').some(({ items }) => items.length > 1)).toBe(true)
  expect(slow.page.numbers).toEqual(Array.from({ length: 700 }, (_each, index) => index + 1))
  for (const { socket } of [slow, quick]) socket.terminate()
}, 60_000)

test('a page that is slow to say hello may connect again', async () => {
  const { project, client } = await scene()
  expect(await closeOfSilent({ api: here, person: client, project })).toBe(1013)
})

test('frames that the protocol doesn’t know end the socket, a message that can’t be sent is refused', async () => {
  const { project, client } = await scene()
  const where = { api: here, person: client, project }
  for (const text of ['{', '[]', '{"t":"shout"}', '{"t":"hello","v":1,"log":null,"after":0}']) {
    const page = openPage(where)
    await page.greeted()
    page.socket.send(text)
    expect([text, (await page.closed)[0]]).toEqual([text, 4409])
  }
  const page = openPage(where)
  await page.greeted()
  expect(await page.say('   ')).toMatchObject({
    t: 'nack',
    code: 'invalid_request',
    message: 'Enter a message',
  })
  page.socket.send('x'.repeat(65 * 1024))
  expect((await page.closed)[0]).toBe(1009)
  const flooding = openPage(where)
  await flooding.greeted()
  const answers = await Promise.all(Array.from({ length: 30 }, () => flooding.say('Again')))
  const refused = answers.filter((answer) => answer?.t === 'nack')
  expect(refused.length).toBeGreaterThanOrEqual(5)
  expect(refused[0]).toMatchObject({ code: 'too_many_requests', retry_in_ms: expect.any(Number) })
  flooding.socket.terminate()
})

test('presence, typing and read marks reach the others on every process', async () => {
  const { project, client, manager } = await scene()
  const [a, b] = [
    openPage({ api: here, person: client, project }),
    openPage({ api: there, person: manager, project }),
  ]
  await Promise.all([a.greeted(), b.greeted()])
  const both = [client.id, manager.id].toSorted()
  for (const page of [a, b])
    await vi.waitFor(
      () =>
        expect(
          page
            .of('presence')
            .at(-1)
            ?.users.map(({ user: id }) => id),
        ).toEqual(both),
      5_000,
    )
  await b.say('Hello')
  a.send({ t: 'typing' })
  a.send({ t: 'typing' })
  a.send({ t: 'read', seq: 1 })
  await vi.waitFor(
    () => expect(b.of('reads').flatMap(({ items }) => items)).toMatchObject([{ user: client.id, seq: 1 }]),
    5_000,
  )
  await vi.waitFor(() => expect(b.of('typing')).toMatchObject([{ user: client.id }]), 5_000)
  expect(a.of('typing')).toEqual([])
  b.socket.terminate()
  await vi.waitFor(() => expect(a.of('presence').at(-1)?.users).toHaveLength(1), 5_000)
  const again = openPage({ api: there, person: manager, project }, b.known())
  await again.greeted()
  expect(again.of('welcome')[0]?.reads).toMatchObject([{ user: client.id, seq: 1 }])
  for (const { socket } of [a, again]) socket.terminate()
})

test('a client’s socket gets no events of internal notes', async () => {
  const { project, client, manager } = await scene()
  const outside = openPage({ api: there, person: client, project })
  const inside = openPage({ api: here, person: manager, project, path: 'notes/chat' })
  await Promise.all([outside.greeted(), inside.greeted()])
  expect(await inside.say('Margin is 12 %')).toMatchObject({ t: 'ack', seq: 1 })
  inside.send({ t: 'typing' })
  inside.send({ t: 'read', seq: 1 })
  await vi.waitUntil(() => inside.of('reads').length > 0, 5_000)
  // Waits until after the next poll of all rooms, which would have sent it.
  await setTimeout(2_500)
  expect(await outside.say('Hello')).toMatchObject({ t: 'ack', seq: 1 })
  await outside.reaches(1)
  expect(outside.page.numbers).toEqual([1])
  expect(JSON.stringify(outside.frames)).not.toMatch(/Margin/)
  expect(JSON.stringify(outside.frames)).not.toContain(manager.id)
  expect(inside.texts()).toEqual(['Margin is 12 %'])
  for (const { socket } of [outside, inside]) socket.terminate()
})

test('sockets that are cut all the time lose and repeat nothing', async () => {
  const { project, client, manager, room } = await scene()
  const people = [client, manager, client, manager]
  const pages = people.map((person, index) => openPage({ api: index % 2 ? here : there, person, project }))
  await Promise.all(pages.map((page) => page.greeted()))
  let isRunning = true
  const cutting = pages.map(async (_page, index) => {
    const person = people[index]
    while (isRunning && person) {
      await setTimeout(50 + Math.random() * 300)
      const old = pages[index]
      old?.socket.terminate()
      pages[index] = openPage({ api: Math.random() < 0.5 ? here : there, person, project }, old?.known())
    }
  })
  const ids: { id: string; by: number }[] = []
  for (let number = 0; number < 60; number += 1) {
    const by = number % 2
    const headers = people[by]?.headers ?? {}
    const base = `/api/projects/${project}/messages`
    const own = ids.filter((each) => each.by === by)
    const picked = own[Math.floor(Math.random() * own.length)]
    if (number % 5 === 4 && picked) {
      const url = `${base}/${picked.id}`
      await (number % 10 === 9
        ? here.app.inject({ method: 'DELETE', url, headers })
        : there.app.inject({ method: 'PUT', url, headers, payload: { content: `Edit ${number}` } }))
    } else {
      const sent = await here.app.inject({
        method: 'POST',
        url: base,
        headers,
        payload: { content: `Text ${number}` },
      })
      if (sent.statusCode === 201) ids.push({ id: sent.json<{ id: string }>().id, by })
    }
    await setTimeout(120)
  }
  isRunning = false
  await Promise.all(cutting)
  const [head] = await database.rows<{ head: number }>(
    `select head::int from chat_rooms where project_id = $1 and audience = 'everyone'`,
    [project],
  )
  await Promise.all(pages.map((page) => page.reaches(head?.head ?? 0, 4_000)))
  const expected = await stored(room)
  for (const page of pages) expect(page.texts()).toEqual(expected)
  for (const { socket } of pages) socket.terminate()
}, 60_000)

test('a process that ends says goodbye, so that pages come back spread out', async () => {
  const ending = await startApi(database, { realSessions: true })
  await ending.app.listen({ host: '127.0.0.1', port: 0 })
  const { project, client } = await scene()
  const page = openPage({ api: ending, person: client, project })
  await page.greeted()
  await ending.close()
  expect((await page.closed)[0]).toBe(1012)
  const [bye] = page.of('bye')
  expect(bye?.retry_in_ms).toBeGreaterThanOrEqual(0)
  expect(bye?.retry_in_ms).toBeLessThan(10_000)
})
