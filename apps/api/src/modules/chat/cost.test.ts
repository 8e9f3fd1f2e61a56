import type { Person } from '@trusswell/domain/actor.ts'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { roomOf, user } from '../../../test/chat.ts'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makeProject } from '../../../test/projects.ts'
import { newId } from '../../platform/ids.ts'
import { createChatHub } from './hub.ts'
import { sendMessage } from './send.ts'

const database = useDatabase()
const api = useApi(database)
afterEach(() => void vi.restoreAllMocks())

function fakeSocket(onText: (text: string) => void): WebSocket {
  return {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    on: () => {},
    ping: () => {},
    close: () => {},
    terminate: () => {},
    send: (text: string | Buffer) => onText(String(text)),
  } as unknown as WebSocket
}

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { text?: string }).text)

/** What one message costs while this many sockets follow the room. */
async function costOf(sockets: number) {
  const project = await makeProject(api)
  const room = roomOf(project.id)
  const client = user(project.client_id, 'client')
  const { redis, db, logger } = api.deps
  const subscriber = redis.duplicate()
  const chatHub = createChatHub({
    db,
    redis,
    subscriber,
    findValid: async (ids) => new Map(ids.map((id) => [id, { role: 'admin' as const }])),
    logger,
  })
  const texts: string[] = []
  const members = Array.from({ length: sockets }, () => {
    const person: Person = { kind: 'user', id: newId(), role: 'admin' }
    const socket = fakeSocket((text) => text.startsWith('{"t":"events"') && texts.push(text))
    const member = chatHub.join(room, { socket, session_id: person.id, person, name: 'Asha' })
    if (!member) throw new Error('not joined')
    return member
  })
  await members[0]?.room.ready
  for (const member of members) chatHub.follow(member, 0)
  await vi.waitUntil(() => members.every(({ state }) => state === 'live'), 20_000)

  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const publishes = vi.spyOn(redis, 'publish')
  const serialised = vi.spyOn(JSON, 'stringify')
  await sendMessage({ ...api.deps, chatHub }, client, room, {
    cid: newId(),
    text: 'Good morning',
    reply_to: null,
    files: [],
  })
  await vi.waitUntil(() => members.every(({ sent }) => sent === 1), 5_000)
  const statements = queries.mock.calls
    .map(([query]) => textOf(query))
    // What every process asks by the clock, and what opens and ends the transaction.
    .filter((text) => /insert|update/i.test(text))
  const cost = {
    statements: statements.length,
    writes: statements.map((text) =>
      ['chat_rooms', 'chat_events', 'chat_messages'].filter((table) => text.includes(table)),
    ),
    publishes: publishes.mock.calls.filter(([, text]) => String(text).startsWith('e')).length,
    serialisations: serialised.mock.calls.filter(([value]) => value?.t === 'events').length,
    deliveries: texts.length,
    different: new Set(texts).size,
  }
  vi.restoreAllMocks()
  chatHub.close()
  subscriber.disconnect()
  return cost
}

test.for([2, 500])(
  'a message to %i sockets costs one statement, one publish and one serialisation',
  async (sockets) => {
    expect(await costOf(sockets)).toEqual({
      statements: 1,
      writes: [['chat_rooms', 'chat_events', 'chat_messages']],
      publishes: 1,
      serialisations: 1,
      deliveries: sockets,
      different: 1,
    })
  },
)
