import type { ChatEventsFrame } from './chat-frames.ts'

type Versioned = { id: string; seq: number; rev: number }

/** Of two versions of a message the one with the higher `rev` counts, in whatever order they arrive. */
export const newerOf = <Message extends Versioned>(known: Message | undefined, incoming: Message): Message =>
  known !== undefined && known.rev >= incoming.rev ? known : incoming

export function mergeMessages<Message extends Versioned>(
  known: ReadonlyMap<string, Message>,
  incoming: Iterable<Message>,
): Map<string, Message> {
  const merged = new Map(known)
  for (const message of incoming) merged.set(message.id, newerOf(merged.get(message.id), message))
  return merged
}

/** The part of a log that a page has: the events it applied after `since`, and the pages it loaded. */
export type LogState<Message extends Versioned> = {
  /** The last event that was applied. */
  after: number
  /** Messages that are older than this number were not loaded. */
  since: number
  messages: ReadonlyMap<string, Message>
  /** The newest versions of messages that were not loaded: their page may have been read before a change and arrive after it. */
  changed: ReadonlyMap<string, Message>
}

type EventsOf<Message> = Pick<ChatEventsFrame, 'from' | 'to'> & {
  items: readonly { seq: number; message: Message | null }[]
}

/**
 * Applies a frame that continues the log. `missing` means that earlier events are missing: the page stores the frame and
 * requests them. Changes of messages that were not loaded are stored until their page is.
 */
export function applyEvents<Message extends Versioned>(
  state: LogState<Message>,
  frame: EventsOf<Message>,
): { state: LogState<Message>; missing: boolean } {
  if (frame.to <= state.after) return { state, missing: false }
  if (frame.from > state.after + 1) return { state, missing: true }
  const incoming = frame.items.flatMap(({ message }) => message ?? [])
  const isLoaded = ({ id, seq }: Message) => seq >= state.since || state.messages.has(id)
  const messages = mergeMessages(state.messages, incoming.filter(isLoaded))
  const changed = mergeMessages(
    state.changed,
    incoming.filter((message) => !isLoaded(message)),
  )
  return { state: { ...state, after: frame.to, messages, changed }, missing: false }
}

type PageOf<Message> = { data: readonly Message[]; next_cursor: string | null }

/** The newest page, at the start and after a reset; the log goes on from its `as_of`. */
export const startFrom = <Message extends Versioned>(
  page: PageOf<Message> & { as_of: number },
): LogState<Message> =>
  addPage(
    { after: page.as_of, since: Number.MAX_SAFE_INTEGER, messages: new Map(), changed: new Map() },
    page,
  )

/** Adds a page of older messages. */
export function addPage<Message extends Versioned>(
  state: LogState<Message>,
  page: PageOf<Message>,
): LogState<Message> {
  const oldest = page.data.reduce((least, { seq }) => Math.min(least, seq), state.since)
  const data = page.data.map((message) => newerOf(state.changed.get(message.id), message))
  return {
    ...state,
    since: page.next_cursor === null ? 0 : oldest,
    messages: mergeMessages(state.messages, data),
  }
}

/** In the order in which they were sent. */
export const inOrder = <Message extends Versioned>(messages: ReadonlyMap<string, Message>): Message[] =>
  [...messages.values()].sort((a, b) => a.seq - b.seq)
