import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatEvent, ChatMessage, ChatPage } from './chat.ts'
import type { ChatServerFrame } from './chat-frames.ts'
import { inOrder } from './chat-merge.ts'
import {
  countUnread,
  emptyRoom,
  hasGap,
  isBehind,
  messageOf,
  withFrame,
  withMessage,
  withNewestPage,
  withOlderPage,
  withQuoted,
  withoutOldTyping,
  withoutSocket,
  type ChatRoomState,
} from './chat-room.ts'

const you = '00000000-0000-7000-8000-000000000001'
const other = '00000000-0000-7000-8000-000000000002'
const logId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const logs = [logId(1), logId(2)] as const

const message = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${seq}`,
  seq,
  rev: seq,
  content: `text ${seq}`,
  sender_id: seq % 2 ? you : other,
  sender_name: 'Asha',
  sender_avatar: null,
  from_staff: false,
  timestamp: '2026-11-12T09:00:00Z',
  edited_at: null,
  deleted_at: null,
  reply_to: null,
  attachments: [],
  mentions: [],
  ...changes,
})

/** A server's log: new messages, edits and deletions under one counter; a restore to an earlier point gives it a new id. */
function createServer() {
  let restores = 0
  let events: ChatEvent[] = []
  const messages = new Map<string, ChatMessage>()
  const at = '2026-11-12T09:00:00Z'
  const append = (kind: ChatEvent['kind'], of: (seq: number) => ChatMessage | null) => {
    const seq = events.length + 1
    const made = of(seq)
    if (made) messages.set(made.id, made)
    events.push({ seq, kind, at, message: made })
  }
  const any = (pick: number) => [...messages.values()][pick % Math.max(1, messages.size)]
  return {
    act(pick: number) {
      const known = any(pick)
      if (pick % 5 === 0) append('access', () => null)
      else if (!known || known.deleted_at !== null || pick % 5 < 3) append('new', (seq) => message(seq))
      else if (pick % 5 === 3)
        append('edited', (rev) => ({ ...known, rev, content: `edit ${rev}`, edited_at: at }))
      else append('deleted', (rev) => ({ ...known, rev, content: '', deleted_at: at }))
    },
    restore(to: number) {
      const remaining = events.slice(0, to % (events.length + 1))
      messages.clear()
      for (const { message: made } of remaining) if (made) messages.set(made.id, made)
      events = remaining
      restores += 1
    },
    get log() {
      return logId(restores + 1)
    },
    get head() {
      return events.length
    },
    /** Messages as they are now, as when a page is read from the database. */
    frame: (from: number, to: number): ChatServerFrame => ({
      t: 'events',
      from,
      to,
      more: false,
      items: events.slice(from - 1, to).map((event) => ({
        ...event,
        message: event.message && (messages.get(event.message.id) ?? null),
      })),
    }),
    page(before = Infinity, limit = 5): ChatPage {
      const found = inOrder(messages)
        .filter(({ seq }) => seq < before)
        .toReversed()
      const data = found.slice(0, limit)
      const oldest = data.at(-1)
      const next_cursor = found.length > limit && oldest ? String(oldest.seq) : null
      return { data, next_cursor, log: logId(restores + 1), as_of: events.length }
    },
    whole: () => inOrder(messages),
  }
}

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('act' as const), pick: fc.nat(1_000) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      isNext: fc.boolean(),
      from: fc.nat(1_000),
      length: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('older' as const), late: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconnect' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), to: fc.nat(1_000) }) },
)

/** What the socket's rules and a page's requests do for it in the end. */
function catchUp(room: ChatRoomState, server: ReturnType<typeof createServer>): ChatRoomState {
  let state = withoutSocket(room)
  if (!state.loaded) state = withNewestPage(state, server.page(), state.generation)
  const isOther = state.log !== server.log || (state.loaded?.after ?? 0) > server.head
  state = withFrame(state, welcome(server), 0)
  if (isOther) state = withFrame(state, { t: 'reset', log: server.log, head: server.head, reason: 'log' }, 0)
  if (!state.loaded) state = withNewestPage(state, server.page(), state.generation)
  const after = state.loaded?.after ?? 0
  if (after < server.head) state = withFrame(state, server.frame(after + 1, server.head), 0)
  while (state.loaded && state.loaded.since > 0)
    state = withOlderPage(state, server.page(state.loaded.since), state.generation)
  return state
}
const welcome = (server: ReturnType<typeof createServer>): ChatServerFrame => ({
  t: 'welcome',
  v: 1,
  log: server.log,
  head: server.head,
  you,
  reads: [],
  limits: { text: 1, files: 1, file_bytes: 1, frame_bytes: 1, typing_every_ms: 1 },
})

test('a page ends with the server’s log, however frames are cut, doubled and reordered, and after restores', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.array(step, { maxLength: 80 }), (earlier, steps) => {
      const server = createServer()
      // More messages than a page has.
      for (let n = 0; n < earlier; n += 1) server.act(1)
      let room = withNewestPage(emptyRoom, server.page(), 0)
      let late: (() => void) | null = null
      for (const each of steps) {
        const before = room
        switch (each.do) {
          case 'act':
            server.act(each.pick)
            break
          case 'hear': {
            // Frames of a socket are of the log that it has announced.
            if (server.head === 0 || room.log !== server.log) break
            const next = Math.min(server.head, (room.loaded?.after ?? 0) + 1)
            const from = each.isNext ? next : (each.from % server.head) + 1
            room = withFrame(room, server.frame(from, Math.min(server.head, from + each.length - 1)), 0)
            break
          }
          case 'older': {
            const { generation, loaded } = room
            const page = server.page(loaded?.since)
            // Answers may come after whatever happens next.
            if (each.late) late = () => (room = withOlderPage(room, page, generation))
            else room = withOlderPage(room, page, generation)
            break
          }
          case 'reconnect':
            late?.()
            late = null
            room = catchUp(room, server)
            break
          case 'restore':
            server.restore(each.to)
            break
        }
        if (before.loaded && room.loaded && before.generation === room.generation)
          expect(room.loaded.after).toBeGreaterThanOrEqual(before.loaded.after)
      }
      late?.()
      room = catchUp(room, server)
      expect(inOrder(room.loaded?.messages ?? new Map())).toEqual(server.whole())
      expect([room.loaded?.after, isBehind(room), hasGap(room)]).toEqual([server.head, false, false])
    }),
    { numRuns: 5_000 },
  )
})

test('frames that arrive while the newest page is loading are applied after it', () => {
  const server = createServer()
  for (let times = 0; times < 3; times += 1) server.act(1)
  const page = server.page()
  server.act(1)
  const early = withFrame(emptyRoom, server.frame(4, 4), 0)
  expect([early.loaded, hasGap(early)]).toEqual([null, false])
  const room = withNewestPage(early, page, 0)
  expect([room.loaded?.after, hasGap(room), isBehind(room)]).toEqual([4, false, false])
})

test('a frame that comes too early waits for the ones before it', () => {
  const server = createServer()
  for (let times = 0; times < 4; times += 1) server.act(1)
  const start = withNewestPage(emptyRoom, { ...createServer().page(), log: server.log }, 0)
  const early = [4, 3, 1].reduce((room, at) => withFrame(room, server.frame(at, at), 0), start)
  expect([early.loaded?.after, hasGap(early), isBehind(early)]).toEqual([1, true, true])
  const whole = withFrame(early, server.frame(2, 2), 0)
  expect([whole.loaded?.after, hasGap(whole), isBehind(whole)]).toEqual([4, false, false])
})

test('a page of before a reset is not added after it', () => {
  const server = createServer()
  server.act(1)
  const page = server.page()
  const room = withNewestPage(emptyRoom, page, 0)
  const reset = withFrame(room, { t: 'reset', log: logs[1], head: 7, reason: 'log' }, 0)
  expect([reset.loaded, reset.log, reset.generation]).toEqual([null, logs[1], 1])
  expect(withNewestPage(reset, page, 0)).toBe(reset)
  // Of the same log it would leave a hole between itself and the newest page.
  const tooFar = withFrame(room, { t: 'reset', log: logs[0], head: 7, reason: 'too_far' }, 0)
  const anew = withNewestPage(tooFar, page, 1)
  expect(anew.loaded?.after).toBe(1)
  expect(withOlderPage(anew, page, 0)).toBe(anew)
})

test('an older page of another log resets the page', () => {
  const server = createServer()
  server.act(1)
  const room = withNewestPage(emptyRoom, server.page(), 0)
  server.restore(1)
  expect(withOlderPage(room, server.page(), 0)).toMatchObject({ loaded: null, log: logs[1], generation: 1 })
})

test('an older page that was read before an edit and arrives after it shows the edit, and so does a quoted message', () => {
  const server = createServer()
  for (let n = 0; n < 8; n += 1) server.act(1)
  const room = withNewestPage(emptyRoom, server.page(), 0)
  const older = server.page(room.loaded?.since)
  const edited = { ...message(1), rev: 9, content: 'Edited' }
  const event: ChatEvent = { seq: 9, kind: 'edited', at: edited.timestamp, message: edited }
  const heard = withFrame(room, { t: 'events', from: 9, to: 9, more: false, items: [event] }, 0)
  expect(messageOf(heard, 'm1')).toBeUndefined()
  expect(messageOf(withOlderPage(heard, older, 0), 'm1')).toEqual(edited)
  expect(messageOf(withQuoted(heard, message(1)), 'm1')).toEqual(edited)
})

test('a lost tail shows by the tick', () => {
  const server = createServer()
  server.act(1)
  const room = withNewestPage(emptyRoom, server.page(), 0)
  expect(isBehind(room)).toBe(false)
  expect(isBehind(withFrame(room, { t: 'tick', head: 2 }, 0))).toBe(true)
})

test('a quoted message follows its edits and deletion', () => {
  const old = message(1)
  const room = withQuoted({ ...withNewestPage(emptyRoom, createServer().page(), 0) }, old)
  const edited = { ...old, rev: 2, content: '', deleted_at: '2026-11-12T10:00:00Z' }
  const event: ChatEvent = { seq: 1, kind: 'deleted', at: old.timestamp, message: edited }
  const heard = withFrame(room, { t: 'events', from: 1, to: 1, more: false, items: [event] }, 0)
  expect(messageOf(heard, 'm1')).toEqual(edited)
  expect(messageOf(withQuoted(heard, old), 'm1')).toEqual(edited)
})

test('the answer to a request counts by its rev, like everything else', () => {
  const server = createServer()
  server.act(1)
  const room = withNewestPage(emptyRoom, server.page(), 0)
  const edited = { ...message(1), rev: 5, content: 'Edited' }
  const changed = withMessage(room, edited)
  expect(messageOf(changed, 'm1')).toEqual(edited)
  expect(messageOf(withMessage(changed, message(1)), 'm1')).toEqual(edited)
  expect(withMessage(room, message(9))).toBe(room)
})

test('marks only move forward, and those of another log are forgotten', () => {
  const room = { ...emptyRoom, log: logs[0] }
  const read = (state: ChatRoomState, seq: number) =>
    withFrame(state, { t: 'reads', items: [{ user: other, name: 'Ravi', seq }] }, 0)
  const marked = read(read(room, 5), 3)
  expect(marked.reads.get(other)?.seq).toBe(5)
  const [same, another] = [logs[0], logs[1]].map((log) =>
    withFrame(marked, { t: 'reset', log, head: 1, reason: 'too_far' }, 0),
  )
  expect([same?.reads.size, another?.reads.size]).toEqual([1, 0])
  const server = createServer()
  expect(withFrame(marked, welcome(server), 0).reads.size).toBe(1)
  server.restore(0)
  expect(withFrame(marked, welcome(server), 0)).toMatchObject({
    reads: new Map(),
    log: logs[1],
    loaded: null,
  })
})

test('unread are messages of others after the mark that weren’t deleted', () => {
  const data = [message(2), message(3), message(4, { deleted_at: '2026-11-12T10:00:00Z' }), message(6)]
  const room = withNewestPage(emptyRoom, { data, next_cursor: null, log: logs[0], as_of: 6 }, 0)
  expect(countUnread(room, you)).toBe(2)
  const marked = withFrame(room, { t: 'reads', items: [{ user: you, name: 'Asha', seq: 3 }] }, 0)
  expect(countUnread(marked, you)).toBe(1)
})

test('typing ends with the message, by the clock and with the socket', () => {
  const typing = (state: ChatRoomState) => withFrame(state, { t: 'typing', user: other, name: 'Ravi' }, 1_000)
  const room = typing(withNewestPage(emptyRoom, createServer().page(), 0))
  expect(withoutOldTyping(room, 5_000)).toBe(room)
  expect(withoutOldTyping(room, 6_001).typing.size).toBe(0)
  expect(withoutSocket(room).typing.size).toBe(0)
  const event: ChatEvent = { seq: 1, kind: 'new', at: '2026-11-12T09:00:00Z', message: message(2) }
  const spoken = withFrame(room, { t: 'events', from: 1, to: 1, more: false, items: [event] }, 1_000)
  expect(spoken.typing.size).toBe(0)
  // Said before the message, heard after it.
  expect(typing(spoken).typing.size).toBe(0)
  expect(withFrame(spoken, { t: 'typing', user: other, name: 'Ravi' }, 2_600).typing.size).toBe(1)
})
