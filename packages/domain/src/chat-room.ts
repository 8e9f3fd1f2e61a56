import type { ChatMessage, ChatPage, ChatRead } from './chat.ts'
import type { ChatEventsFrame, ChatServerFrame } from './chat-frames.ts'
import { addPage, applyEvents, newerOf, startFrom, type LogState } from './chat-merge.ts'

type Person = { user: string; name: string }

/** A page's state of a room. Pure functions, so that tests can try every order of frames, pages and disconnects. */
export type ChatRoomState = {
  /** Counts resets, so that a page requested before a reset isn't added after it. */
  generation: number
  /** Which log the numbers belong to; null until a page was loaded. */
  log: string | null
  /** Null until the newest page is loaded, at the start and after a reset. */
  loaded: LogState<ChatMessage> | null
  /** Frames that arrived before those that they follow. */
  aside: readonly ChatEventsFrame[]
  /** The highest number that is known to exist. */
  head: number
  /** Messages that are replied to and were not loaded with a page. */
  quoted: ReadonlyMap<string, ChatMessage>
  reads: ReadonlyMap<string, ChatRead>
  present: readonly Person[]
  typing: ReadonlyMap<string, Person & { until: number }>
  /** When each person's last message arrived. */
  spokeAt: ReadonlyMap<string, number>
}

export const emptyRoom: ChatRoomState = {
  generation: 0,
  log: null,
  loaded: null,
  aside: [],
  head: 0,
  quoted: new Map(),
  reads: new Map(),
  present: [],
  typing: new Map(),
  spokeAt: new Map(),
}

const mostAside = 100
/** Longer than the three seconds after which a client repeats its typing notice. */
const typingShownMs = 5_000
/** Typing notices are sent once a second, so one may arrive after its message. */
const typingLateMs = 1_500

/** The newest page, asked for in the same generation. */
export function withNewestPage(state: ChatRoomState, page: ChatPage, generation: number): ChatRoomState {
  if (generation !== state.generation || state.loaded !== null) return state
  const loaded = { ...state, log: page.log, loaded: startFrom(page) }
  return drain({ ...loaded, head: Math.max(state.head, page.as_of) })
}

export function withOlderPage(state: ChatRoomState, page: ChatPage, generation: number): ChatRoomState {
  if (generation !== state.generation || state.loaded === null) return state
  // The database was restored, and the socket hasn't said so yet.
  if (page.log !== state.log) return startAnew(state, { log: page.log, head: page.as_of })
  return { ...state, loaded: addPage(state.loaded, page) }
}

/** A message as a request was answered with it. */
export function withMessage(state: ChatRoomState, message: ChatMessage): ChatRoomState {
  const { loaded } = state
  if (!loaded?.messages.has(message.id)) return state
  const messages = new Map(loaded.messages)
  messages.set(message.id, newerOf(messages.get(message.id), message))
  return { ...state, loaded: { ...loaded, messages } }
}

/** The answer may arrive after an event that changed the message. */
export function withQuoted(state: ChatRoomState, message: ChatMessage): ChatRoomState {
  const { id } = message
  const newest = newerOf(state.loaded?.changed.get(id), newerOf(state.quoted.get(id), message))
  return { ...state, quoted: new Map(state.quoted).set(id, newest) }
}

export const messageOf = ({ loaded, quoted }: ChatRoomState, id: string): ChatMessage | undefined =>
  loaded?.messages.get(id) ?? quoted.get(id)

export function withFrame(state: ChatRoomState, frame: ChatServerFrame, now: number): ChatRoomState {
  switch (frame.t) {
    case 'welcome': {
      const isOther = state.log !== null && state.log !== frame.log
      const room = isOther ? startAnew(state, frame) : state
      // The new socket sends again what the previous one sent out of order.
      return { ...room, aside: [], head: frame.head, reads: mergeReads(room.reads, frame.reads) }
    }
    case 'events':
      return withEvents(state, frame, now)
    case 'reset':
      return startAnew(state, frame)
    case 'tick':
      return { ...state, head: Math.max(state.head, frame.head) }
    case 'reads':
      return { ...state, reads: mergeReads(state.reads, frame.items) }
    case 'presence':
      return { ...state, present: frame.users }
    case 'typing': {
      const { user, name } = frame
      if (now - (state.spokeAt.get(user) ?? -Infinity) < typingLateMs) return state
      return { ...state, typing: new Map(state.typing).set(user, { user, name, until: now + typingShownMs }) }
    }
    case 'ack':
    case 'nack':
    case 'bye':
      return state
    default:
      return frame satisfies never
  }
}

/** Clears presence and typing, which are unknown without a socket. */
export const withoutSocket = (state: ChatRoomState): ChatRoomState => ({
  ...state,
  aside: [],
  present: [],
  typing: new Map(),
})

export function withoutOldTyping(state: ChatRoomState, now: number): ChatRoomState {
  const typing = new Map([...state.typing].filter(([, { until }]) => until > now))
  return typing.size === state.typing.size ? state : { ...state, typing }
}

/** Events are missing between the last applied and a received one: request them at once. */
export const hasGap = ({ loaded, aside }: ChatRoomState): boolean => loaded !== null && aside.length > 0

/** More exists than was applied. It may be on its way; after a while the page asks for it. */
export const isBehind = ({ loaded, head }: ChatRoomState): boolean => loaded !== null && head > loaded.after

/** Messages of others that the person hasn't read, of those that are loaded. */
export function countUnread({ loaded, reads }: ChatRoomState, you: string): number {
  if (!loaded) return 0
  const mark = reads.get(you)?.seq ?? 0
  let count = 0
  for (const message of loaded.messages.values()) if (isUnread(message, you, mark)) count += 1
  return count
}

export const isUnread = ({ seq, sender_id, deleted_at }: ChatMessage, you: string, mark: number): boolean =>
  seq > mark && sender_id !== you && deleted_at === null

function startAnew(state: ChatRoomState, { log, head }: { log: string; head: number }): ChatRoomState {
  const { present, generation } = state
  // Numbers of another log mean other messages.
  const reads = log === state.log ? state.reads : emptyRoom.reads
  return { ...emptyRoom, generation: generation + 1, log, head, reads, present }
}

function withEvents(state: ChatRoomState, frame: ChatEventsFrame, now: number): ChatRoomState {
  const updated = { ...state, head: Math.max(state.head, frame.to), ...stoppedTyping(state, frame, now) }
  const aside = [...state.aside, frame].sort((a, b) => a.from - b.from).slice(0, mostAside)
  return drain({ ...updated, aside })
}

/** Applies frames that continue the log; the others are stored until they do. */
function drain(state: ChatRoomState): ChatRoomState {
  if (!state.loaded) return state
  let loaded: LogState<ChatMessage> = state.loaded
  let { quoted } = state
  const aside: ChatEventsFrame[] = []
  for (const frame of state.aside) {
    const applied = applyEvents(loaded, frame)
    loaded = applied.state
    if (applied.missing) aside.push(frame)
    else quoted = newerQuoted(quoted, frame)
  }
  return { ...state, loaded, quoted, aside }
}

function newerQuoted(quoted: ChatRoomState['quoted'], { items }: ChatEventsFrame): ChatRoomState['quoted'] {
  const changed = items.flatMap(({ message }) => (message && quoted.has(message.id) ? [message] : []))
  if (changed.length === 0) return quoted
  const newer = new Map(quoted)
  for (const message of changed) newer.set(message.id, newerOf(newer.get(message.id), message))
  return newer
}

/** The sender of a message is no longer typing. */
function stoppedTyping(
  { typing, spokeAt }: ChatRoomState,
  { items }: ChatEventsFrame,
  now: number,
): Pick<ChatRoomState, 'typing' | 'spokeAt'> {
  const senders = items.flatMap(({ kind, message }) =>
    kind === 'new' && message?.sender_id ? [message.sender_id] : [],
  )
  if (senders.length === 0) return { typing, spokeAt }
  return {
    typing: new Map([...typing].filter(([user]) => !senders.includes(user))),
    spokeAt: new Map([...spokeAt, ...senders.map((sender) => [sender, now] as const)]),
  }
}

/** A mark only moves forward, in whatever order it arrives. */
function mergeReads(known: ChatRoomState['reads'], items: readonly ChatRead[]): ChatRoomState['reads'] {
  const merged = new Map(known)
  for (const mark of items) if (mark.seq >= (merged.get(mark.user)?.seq ?? -1)) merged.set(mark.user, mark)
  return merged
}
