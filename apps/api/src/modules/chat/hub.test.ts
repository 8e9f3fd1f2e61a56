import type { ChatServerFrame } from '@trusswell/domain/chat-frames.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { roomOf, say, user } from '../../../test/chat.ts'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makeProject } from '../../../test/projects.ts'
import type { Database } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { createChatHub } from './hub.ts'
import { appendedEvent } from './present.ts'

const database = useDatabase()
const api = useApi(database)
afterEach(() => void vi.useRealTimers())

/** Takes everything at once. */
const silentSocket = (onFrame: (frame: ChatServerFrame) => void) =>
  ({
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    on: () => {},
    ping: () => {},
    close: () => {},
    terminate: () => {},
    send: (text: string | Buffer) => onFrame(JSON.parse(String(text)) as ChatServerFrame),
  }) as unknown as WebSocket

test('an event that is passed on while the heads are read doesn’t look like a restore', async () => {
  const project = await makeProject(api)
  const room = roomOf(project.id)
  const client = user(project.client_id, 'client')
  const { db, redis, logger } = api.deps
  // Answers of the database can be held back, as on a busy machine.
  const held: (() => void)[] = []
  let isHolding = false
  const slow: Database = {
    ...db,
    read: async (actor, work) => {
      const answer = await db.read(actor, work)
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
      return answer
    },
  }
  const hub = createChatHub({
    db: slow,
    redis,
    subscriber: redis.duplicate(),
    findValid: async (ids) => new Map(ids.map((id) => [id, { role: client.role }])),
    logger,
  })
  const frames: ChatServerFrame[] = []
  const socket = silentSocket((frame) => frames.push(frame))
  const member = hub.join(room, { socket, session_id: client.id, person: client, name: 'Asha' })
  if (!member) throw new Error('not joined')
  await member.room.ready
  hub.follow(member, 0)
  await vi.waitUntil(() => member.state === 'live')
  isHolding = true
  await vi.waitUntil(() => held.length > 0, 5_000)
  isHolding = false
  for (let times = 0; times < 3; times += 1)
    hub.publish(room, appendedEvent('new', await say(api, client, room)))
  await vi.waitUntil(() => member.sent === 3)
  for (const release of held) release()
  // The next look at the heads finds nothing wrong either.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  hub.close()
  expect(frames.filter(({ t }) => t === 'reset')).toEqual([])
  expect(frames.flatMap((frame) => (frame.t === 'events' ? frame.items.map(({ seq }) => seq) : []))).toEqual([
    1, 2, 3,
  ])
})

test('reconnecting to an unchanged log gets later events without reading it again', async () => {
  const project = await makeProject(api)
  const room = roomOf(project.id)
  const client = user(project.client_id, 'client')
  const { db, redis, logger } = api.deps
  await say(api, client, room)
  const findValid = async (ids: string[]) => new Map(ids.map((id) => [id, { role: client.role }]))
  const hub = createChatHub({ db, redis, subscriber: redis.duplicate(), findValid, logger })
  const join = () => {
    const received: number[] = []
    const socket = silentSocket((frame) => {
      if (frame.t === 'events') received.push(...frame.items.map(({ seq }) => seq))
    })
    const member = hub.join(room, { socket, session_id: client.id, person: client, name: 'Asha' })
    if (!member) throw new Error('not joined')
    return { member, received }
  }
  const [here, late, other] = [join(), join(), join()]
  await here.member.room.ready
  const { log } = here.member.room
  hub.follow(here.member, 1, { head: 1, log_id: log })
  hub.publish(room, appendedEvent('new', await say(api, client, room)))
  await vi.waitUntil(() => here.received.length === 1)
  // Where the log was when they asked is not where it is now, or is another log's.
  hub.follow(late.member, 1, { head: 1, log_id: log })
  hub.follow(other.member, 1, { head: 1, log_id: newId() })
  expect([here, late, other].map(({ member }) => member.state)).toEqual(['live', 'behind', 'behind'])
  await vi.waitUntil(() => late.received.length === 1 && other.received.length === 1, 5_000)
  hub.publish(room, appendedEvent('new', await say(api, client, room)))
  const all = [here, late, other]
  await vi.waitUntil(() => all.every(({ received }) => received.length === 2), 5_000)
  hub.close()
  expect(all.map(({ received }) => received)).toEqual([
    [2, 3],
    [2, 3],
    [2, 3],
  ])
})

test('another tab of a present user gets the list of present users, and other members don’t get it again', async () => {
  const project = await makeProject(api)
  const client = user(project.client_id, 'client')
  const manager = user(project.manager_id, 'manager')
  const { db, redis, logger } = api.deps
  const roles = new Map([client, manager].map(({ id, role }) => [id, { role }]))
  const findValid = async () => roles
  const hub = createChatHub({ db, redis, subscriber: redis.duplicate(), findValid, logger })
  const join = (person: typeof client) => {
    const lists: string[][] = []
    const socket = silentSocket((frame) => {
      if (frame.t === 'presence') lists.push(frame.users.map((each) => each.user))
    })
    const who = { socket, session_id: person.id, person, name: 'Asha' }
    const member = hub.join(roomOf(project.id), who)
    if (!member) throw new Error('not joined')
    hub.follow(member, 0)
    return lists
  }
  const first = join(client)
  await vi.waitUntil(() => first.length === 1, 5_000)
  const second = join(client)
  await vi.waitUntil(() => second.length === 1, 5_000)
  expect(first).toHaveLength(1)
  const other = join(manager)
  await vi.waitUntil(() => other.length === 1, 5_000)
  hub.close()
  const both = [client.id, manager.id].toSorted()
  expect([first, second, other]).toEqual([[[client.id], both], [[client.id], both], [both]])
})

test('each room gets a tick every 20 seconds and a ping every 30, at a time of its own', async () => {
  const admin = user(newId(), 'admin')
  const projects = await Promise.all(Array.from({ length: 12 }, () => makeProject(api)))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { db, redis, logger } = api.deps
  const findValid = async (ids: string[]) => new Map(ids.map((id) => [id, { role: admin.role }]))
  const hub = createChatHub({ db, redis, subscriber: redis.duplicate(), findValid, logger })
  const ticks = new Map<string, number[]>()
  const pings = new Map<string, number[]>()
  for (const { id } of projects) {
    const note = (times: Map<string, number[]>) =>
      times.set(id, [...(times.get(id) ?? []), Math.round(Date.now() / 1_000)])
    const socket = silentSocket((frame) => frame.t === 'tick' && note(ticks))
    const member = hub.join(roomOf(id), { socket, session_id: admin.id, person: admin, name: 'Asha' })
    if (!member) throw new Error('not joined')
    // Answers each ping.
    socket.ping = () => {
      note(pings)
      member.alive = true
    }
    hub.follow(member, 0)
  }
  for (let second = 0; second < 62; second += 1) await vi.advanceTimersByTimeAsync(1_000)
  hub.close()
  const gaps = (times: number[]) => times.slice(1).map((time, at) => time - (times[at] ?? 0))
  expect([ticks.size, pings.size]).toEqual([12, 12])
  expect(new Set([...ticks.values()].flatMap(gaps))).toEqual(new Set([20]))
  expect(new Set([...pings.values()].flatMap(gaps))).toEqual(new Set([30]))
  const firsts = [...ticks.values()].map(([first]) => first)
  expect(new Set(firsts).size).toBeGreaterThan(3)
})
