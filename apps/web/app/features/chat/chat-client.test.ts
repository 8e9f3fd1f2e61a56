import type { ChatEventPage, ChatMessage, ChatPage } from '@trusswell/domain/chat.ts'
import type { ChatClientFrame, ChatServerFrame } from '@trusswell/domain/chat-frames.ts'
import { fromEarlier, type OutboxEntry } from '@trusswell/domain/chat-outbox.ts'
import { inOrder } from '@trusswell/domain/chat-merge.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, noAnswer } from '../../lib/api/api-error.ts'
import { createChatClient } from './chat-client.ts'

const you = '00000000-0000-7000-8000-000000000001'
const other = '00000000-0000-7000-8000-000000000002'
const log = '00000000-0000-7000-8000-0000000000a1'
const start = Date.parse('2026-11-12T09:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

const said = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${seq}`,
  seq,
  rev: seq,
  content: `text ${seq}`,
  sender_id: other,
  sender_name: 'Ravi',
  sender_avatar: null,
  from_staff: true,
  timestamp: '2026-11-12T09:00:00Z',
  edited_at: null,
  deleted_at: null,
  reply_to: null,
  attachments: [],
  mentions: [],
  ...changes,
})
const pageOf = (...data: ChatMessage[]): ChatPage => ({
  data: data.toReversed(),
  next_cursor: null,
  log,
  as_of: Math.max(0, ...data.map(({ rev }) => rev)),
})
const eventsFrame = (...messages: ChatMessage[]): ChatServerFrame => ({
  t: 'events',
  from: messages[0]?.rev ?? 0,
  to: messages.at(-1)?.rev ?? 0,
  more: false,
  items: messages.map((message) => ({ seq: message.rev, kind: 'new', at: message.timestamp, message })),
})

function setUp({ page = pageOf(said(1)), unsent = [] as OutboxEntry[] } = {}) {
  type Heard = { data?: unknown; code?: number }
  const sockets: {
    sent: ChatClientFrame[]
    opens: () => void
    says: (frame: ChatServerFrame | string) => void
    closes: (code: number) => void
    wasClosed: () => boolean
  }[] = []
  const source = {
    newest: vi.fn<() => Promise<ChatPage>>(async () => page),
    older: vi.fn<(before: number, limit: number) => Promise<ChatPage>>(async () => pageOf()),
    events: vi.fn<(after: number) => Promise<ChatEventPage>>(async (after) => ({
      data: [],
      next_cursor: null,
      log,
      as_of: after,
    })),
    send: vi.fn<(body: { cid?: string | undefined }) => Promise<ChatMessage>>(async () => said(9)),
    one: vi.fn<(id: string) => Promise<ChatMessage>>(async () => said(1)),
  }
  const stored = new Map<string, OutboxEntry>(unsent.map((entry) => [entry.cid, entry]))
  let ids = 0
  const client = createChatClient(
    {
      source,
      open: () => {
        const listeners = new Map<string, (event: Heard) => void>()
        const sent: ChatClientFrame[] = []
        let isClosed = false
        const fire = (event: string, heard: Heard = {}) => listeners.get(event)?.(heard)
        sockets.push({
          sent,
          opens: () => fire('open'),
          says: (frame) =>
            fire('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame) }),
          closes: (code) => fire('close', { code }),
          wasClosed: () => isClosed,
        })
        return {
          addEventListener: (event: string, listener: (event: Heard) => void) =>
            void listeners.set(event, listener),
          send: (text: string) => void sent.push(JSON.parse(text) as ChatClientFrame),
          close: () => void (isClosed = true),
        } as unknown as WebSocket
      },
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
      now: Date.now,
      random: () => 0.5,
      newId: () => `c${(ids += 1)}`,
      stored: {
        unsent: () => [...stored.values()],
        keep: (entry) => void stored.set(entry.cid, entry),
        drop: (cid) => void stored.delete(cid),
        onDropped: () => () => {},
      },
    },
    { you, you_name: 'Asha' },
  )
  const welcome = (head = 1, reads: { user: string; name: string; seq: number }[] = []): ChatServerFrame => ({
    t: 'welcome',
    v: 1,
    log,
    head,
    you,
    reads,
    limits: { text: 1, files: 1, file_bytes: 1, frame_bytes: 1, typing_every_ms: 1 },
  })
  const latest = () => {
    const last = sockets.at(-1)
    if (!last) throw new Error('no socket')
    return last
  }
  return {
    client,
    source,
    sockets,
    stored,
    latest,
    welcome,
    texts: () => inOrder(client.get().room.loaded?.messages ?? new Map()).map(({ content }) => content),
    /** Loaded, connected and greeted. */
    live: async () => {
      const stop = client.start()
      await vi.advanceTimersByTimeAsync(0)
      latest().opens()
      latest().says(welcome())
      return stop
    },
    sentOf: (type: ChatClientFrame['t']) => latest().sent.filter(({ t }) => t === type),
  }
}
const write = (text: string) => ({ text, reply_to: null, files: [] })

test('it loads the newest page, follows from there, and resumes after the last event when the connection drops', async () => {
  const { client, live, latest, sockets, texts, welcome } = setUp()
  await live()
  expect(latest().sent[0]).toEqual({ t: 'hello', v: 1, log, after: 1 })
  expect(client.get().connection).toBe('live')
  latest().says(eventsFrame(said(2)))
  expect(texts()).toEqual(['text 1', 'text 2'])
  latest().closes(1006)
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(2)
  latest().opens()
  expect(latest().sent[0]).toEqual({ t: 'hello', v: 1, log, after: 2 })
  latest().says(welcome(3))
  latest().says(eventsFrame(said(3)))
  expect(texts()).toEqual(['text 1', 'text 2', 'text 3'])
})

test('retry delays grow to 30 s, and after a deployment the server’s delay applies', async () => {
  const { live, latest, sockets, welcome } = setUp()
  await live()
  const pauses: number[] = []
  for (let times = 0; times < 9; times += 1) {
    const [count, at] = [sockets.length, Date.now()]
    // A server that greets and disconnects at once isn't contacted more often.
    latest().opens()
    latest().says(welcome())
    latest().closes(1006)
    while (sockets.length === count) await vi.advanceTimersByTimeAsync(50)
    pauses.push(Date.now() - at)
  }
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
  latest().says({ t: 'bye', retry_in_ms: 7_000 })
  latest().closes(1012)
  await vi.advanceTimersByTimeAsync(6_999)
  expect(sockets).toHaveLength(10)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(11)
})

test('an ended session, lost access and another protocol version are final', async () => {
  for (const [code, connection] of [
    [4401, 'signed-out'],
    [4403, 'no-access'],
    [4409, 'outdated'],
  ] as const) {
    const { client, live, latest, sockets, stored } = setUp()
    await live()
    client.send(write('Stored'))
    latest().closes(code)
    await vi.advanceTimersByTimeAsync(120_000)
    client.wake()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([client.get().connection, sockets.length, stored.size]).toEqual([connection, 1, 1])
    // Messages the person may no longer see are removed from the screen.
    expect(client.get().room.loaded === null).toBe(code === 4403)
  }
})

test('after a refused upgrade the client checks why: lost access is final, otherwise it polls', async () => {
  const gone = setUp()
  gone.source.events.mockRejectedValue(new ApiError({ status: 404, code: 'not_found', message: '' }))
  gone.client.start()
  await vi.advanceTimersByTimeAsync(0)
  gone.latest().closes(1006)
  await vi.advanceTimersByTimeAsync(0)
  expect(gone.client.get().connection).toBe('no-access')

  const blocked = setUp()
  blocked.client.start()
  await vi.advanceTimersByTimeAsync(0)
  blocked.client.send(write('By request'))
  blocked.source.events.mockResolvedValueOnce({
    data: [{ seq: 2, kind: 'new', at: said(2).timestamp, message: said(2) }],
    next_cursor: null,
    log,
    as_of: 2,
  })
  for (let times = 0; times < 2; times += 1) {
    blocked.latest().closes(1006)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(blocked.texts()).toEqual(['text 1', 'text 2'])
  expect(blocked.source.send.mock.calls).toMatchObject([[{ cid: 'c1', content: 'By request' }]])
  expect(blocked.stored.size).toBe(0)
})

test.for(['answered', 'not answered'])(
  'what waits behind a request that is %s goes out by the socket that opened meanwhile',
  async (outcome) => {
    const { client, source, latest, welcome, sentOf } = setUp()
    client.start()
    await vi.advanceTimersByTimeAsync(0)
    client.send(write('By request'))
    client.send(write('By socket'))
    let end = () => {}
    source.send.mockImplementationOnce(
      () =>
        new Promise((resolve, reject) => {
          end = outcome === 'answered' ? () => resolve(said(2)) : () => reject(noAnswer())
        }),
    )
    for (let times = 0; times < 2; times += 1) {
      latest().closes(1006)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(source.send).toHaveBeenCalledTimes(1)
    latest().opens()
    latest().says(welcome())
    expect(sentOf('send')).toEqual([])
    end()
    await vi.advanceTimersByTimeAsync(0)
    const first = outcome === 'answered' ? 'c2' : 'c1'
    expect(sentOf('send')).toMatchObject([{ cid: first }])
    latest().says({ t: 'ack', cid: first, id: 'm3', seq: 3 })
    expect(sentOf('send').at(-1)).toMatchObject({ cid: 'c2' })
  },
)

test('a gap is requested at once, a lost tail after three seconds, and silence closes the socket', async () => {
  const { live, latest, sockets, sentOf, texts } = setUp()
  await live()
  latest().says(eventsFrame(said(3)))
  expect(sentOf('sync')).toEqual([{ t: 'sync', after: 1 }])
  latest().says(eventsFrame(said(2), said(3)))
  expect(texts()).toEqual(['text 1', 'text 2', 'text 3'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sentOf('sync')).toHaveLength(1)
  latest().says({ t: 'tick', head: 4 })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(sentOf('sync')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sentOf('sync')[1]).toEqual({ t: 'sync', after: 3 })
  const first = latest()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(sockets.length).toBeGreaterThan(1)
  expect(first.wasClosed()).toBe(true)
})

test('after a reset the newest page is loaded anew and the socket goes on', async () => {
  const { client, live, latest, source, sockets, texts, sentOf } = setUp()
  await live()
  client.send(write('Acknowledged, and lost by the restore'))
  latest().says({ t: 'ack', cid: 'c1', id: 'm2', seq: 2 })
  source.newest.mockResolvedValue({ ...pageOf(said(7)), log: other })
  latest().says({ t: 'reset', log: other, head: 7, reason: 'log' })
  expect(client.get().room.loaded).toBeNull()
  latest().says(eventsFrame(said(8)))
  await vi.advanceTimersByTimeAsync(0)
  expect([texts(), sockets.length]).toEqual([['text 7', 'text 8'], 1])
  expect(sentOf('send')).toMatchObject([{ cid: 'c1' }, { cid: 'c1' }])
})

test('a message is stored until it is acknowledged, and sent again with its id after a lost answer', async () => {
  const { client, live, latest, stored, sentOf, welcome } = setUp()
  await live()
  client.send(write('First'))
  client.send(write('Second'))
  expect([sentOf('send'), stored.size]).toMatchObject([[{ cid: 'c1', text: 'First' }], 2])
  // The event arrives, the ack is lost with the socket.
  latest().says(eventsFrame(said(2, { sender_id: you, content: 'First' })))
  latest().closes(1006)
  await vi.advanceTimersByTimeAsync(500)
  latest().opens()
  latest().says(welcome(2))
  expect(sentOf('send')).toMatchObject([{ cid: 'c1' }])
  latest().says({ t: 'ack', cid: 'c1', id: 'm2', seq: 2 })
  expect(sentOf('send')).toMatchObject([{ cid: 'c1' }, { cid: 'c2' }])
  latest().says({ t: 'ack', cid: 'c2', id: 'm3', seq: 3 })
  expect([stored.size, client.get().outbox.map(({ cid }) => cid)]).toEqual([0, ['c2']])
  latest().says(eventsFrame(said(3, { sender_id: you, content: 'Second' })))
  expect(client.get().outbox).toEqual([])
})

test('without any answer the socket is closed and the message waits for the next one', async () => {
  const { client, live, latest, sockets } = setUp()
  await live()
  client.send(write('First'))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(client.get().outbox).toMatchObject([{ cid: 'c1', state: 'waiting' }])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([sockets.length, latest().sent]).toEqual([2, []])
})

test('rate-limited messages wait as long as the server says; a rejected one stays with its reason', async () => {
  const { client, live, latest, stored, sentOf } = setUp()
  await live()
  client.send(write('First'))
  latest().says({ t: 'nack', cid: 'c1', code: 'too_many_requests', message: 'Slowly', retry_in_ms: 2_000 })
  expect(client.get().outbox).toMatchObject([{ state: 'waiting' }])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sentOf('send')).toHaveLength(2)
  latest().says({ t: 'nack', cid: 'c1', code: 'invalid_request', message: 'Upload it again.' })
  expect(client.get().outbox).toMatchObject([{ state: 'failed', problem: 'Upload it again.', text: 'First' }])
  expect(stored.size).toBe(1)
  client.retry('c1')
  expect(sentOf('send')).toHaveLength(3)
  latest().says({ t: 'nack', cid: 'c1', code: 'invalid_request', message: 'Upload it again.' })
  client.discard('c1')
  expect([client.get().outbox, stored.size]).toEqual([[], 0])
})

test('unsent messages of an earlier visit are sent; old ones wait for confirmation', async () => {
  const from = (cid: string, at: string) =>
    fromEarlier({ cid, text: cid, reply_to: null, files: [], at }, Date.now())
  const unsent = [from('recent', '2026-11-12T08:30:00Z'), from('old', '2026-11-10T08:30:00Z')]
  const { client, live, sentOf } = setUp({ unsent })
  await live()
  expect(sentOf('send')).toMatchObject([{ cid: 'recent' }])
  expect(client.get().outbox).toMatchObject([{ state: 'sending' }, { cid: 'old', state: 'failed' }])
})

test('it connects at once after a sleep and when the network is back', async () => {
  const { client, live, latest, sockets, welcome } = setUp()
  await live()
  await vi.advanceTimersByTimeAsync(10_000)
  client.wake()
  expect(sockets).toHaveLength(1)
  // The computer slept: no timer ran, and the socket doesn't know that it is dead.
  vi.setSystemTime(Date.now() + 3_600_000)
  client.wake()
  expect(sockets).toHaveLength(2)
  latest().opens()
  latest().says(welcome())
  client.sleep()
  expect(client.get().connection).toBe('connecting')
  for (let times = 0; times < 6; times += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    latest().closes(1006)
  }
  expect(client.get().connection).toBe('waiting')
  const before = sockets.length
  client.wake()
  expect(sockets).toHaveLength(before + 1)
  latest().opens()
  latest().says(welcome())
  expect(client.get().connection).toBe('live')
})

test('a page that fails to load shows an error and is retried', async () => {
  const { client, source } = setUp()
  source.newest.mockRejectedValueOnce(noAnswer())
  client.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(client.get().loadError).toBeInstanceOf(ApiError)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([client.get().loadError, client.get().room.loaded?.after]).toEqual([null, 1])
})

test('read marks are sent at most once a second, and again on the next socket', async () => {
  const { client, live, latest, sentOf, welcome } = setUp({ page: pageOf(said(1), said(2), said(3)) })
  await live()
  for (const seq of [1, 2, 3, 2]) client.markRead(seq)
  expect(sentOf('read')).toEqual([{ t: 'read', seq: 1 }])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sentOf('read')).toEqual([
    { t: 'read', seq: 1 },
    { t: 'read', seq: 3 },
  ])
  latest().closes(1006)
  await vi.advanceTimersByTimeAsync(1_000)
  latest().opens()
  latest().says(welcome(3, [{ user: you, name: 'Asha', seq: 1 }]))
  expect(sentOf('read')).toEqual([{ t: 'read', seq: 3 }])
})

test('the unread line is drawn before messages that were unread at the start or aren’t read on arrival', async () => {
  const { client, live, latest } = setUp({ page: pageOf(said(1), said(2)) })
  await live()
  expect(client.get().newAfter).toBe(0)
  client.markRead(2)
  client.send(write('First'))
  expect(client.get().newAfter).toBeNull()
  latest().says(eventsFrame(said(3)))
  client.markRead(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.get().newAfter).toBeNull()
  // The window isn't focused, so the line stays in place when more messages arrive.
  for (const seq of [4, 5]) {
    latest().says(eventsFrame(said(seq)))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(client.get().newAfter).toBe(3)
  client.markRead(4)
  latest().says(eventsFrame(said(6)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.get().newAfter).toBe(3)
})

test('typing is reported every three seconds, and the typing of others expires', async () => {
  const { client, live, latest, sentOf } = setUp()
  await live()
  client.typing()
  client.typing()
  await vi.advanceTimersByTimeAsync(3_000)
  client.typing()
  expect(sentOf('typing')).toHaveLength(2)
  latest().says({ t: 'typing', user: other, name: 'Ravi' })
  expect(client.get().room.typing.size).toBe(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(client.get().room.typing.size).toBe(0)
})

test('frames of another version are ignored, and nothing happens after the client is stopped', async () => {
  const { live, latest, client, sockets } = setUp()
  const stop = await live()
  for (const text of ['', 'null', '[]', '{"t":"later"}']) latest().says(text)
  latest().says(JSON.stringify({ ...eventsFrame(said(2)), extra: true }))
  expect(client.get().room.loaded?.after).toBe(2)
  stop()
  expect(latest().wasClosed()).toBe(true)
  latest().closes(1006)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('requests for older messages share the page that is already loading', async () => {
  const { client, source } = setUp({ page: { ...pageOf(said(9)), next_cursor: '9' } })
  client.start()
  await vi.advanceTimersByTimeAsync(0)
  let answer: (page: ChatPage) => void = () => {}
  source.older.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  void client.loadOlder()
  let isDone = false
  const second = client.loadOlder(200).then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  expect([source.older.mock.calls.length, isDone]).toEqual([1, false])
  answer({ ...pageOf(said(8)), next_cursor: '8' })
  await second
  expect(client.get().room.loaded?.since).toBe(8)
  await client.loadOlder(200)
  expect(source.older.mock.calls).toEqual([
    [9, 50],
    [8, 200],
  ])
})
