import { mostUnread } from '@trusswell/domain/chat-values.ts'
import type { ChatEventPage, ChatMessage } from '@trusswell/domain/chat.ts'
import {
  chatCloseCodes,
  chatProtocol,
  chatTiming,
  reconnectDelay,
  type ChatClientFrame,
  type ChatServerFrame,
} from '@trusswell/domain/chat-frames.ts'
import {
  acknowledged,
  afterReset,
  nextToSend,
  refused,
  sending,
  settled,
  toEntry,
  unanswered,
  waiting,
  without,
  type Outbox,
  type OutboxEntry,
} from '@trusswell/domain/chat-outbox.ts'
import {
  countUnread,
  emptyRoom,
  hasGap,
  isBehind,
  withFrame,
  withMessage,
  withNewestPage,
  withOlderPage,
  withQuoted,
  withoutOldTyping,
  withoutSocket,
  type ChatRoomState,
} from '@trusswell/domain/chat-room.ts'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import type { ChatSource } from './chat-source.ts'
import { readServerFrame } from './read-server-frame.ts'

type Socket = Pick<WebSocket, 'addEventListener' | 'close' | 'send'>

export type ChatDeps = {
  source: Pick<ChatSource, 'newest' | 'older' | 'events' | 'send' | 'one'>
  open: () => Socket
  /** Runs `act` later; the returned function cancels it. */
  after: (milliseconds: number, act: () => void) => () => void
  now: () => number
  random: () => number
  newId: () => string
  stored: {
    /** Messages written on an earlier visit and not sent. */
    unsent: () => OutboxEntry[]
    keep: (entry: OutboxEntry) => void
    drop: (cid: string) => void
    /** Another tab sent or discarded the message. */
    onDropped: (heard: (cid: string) => void) => () => void
  }
}

/** `waiting`: disconnected for long enough to tell the person. The last three states don't recover by themselves. */
export type ChatConnection = 'connecting' | 'live' | 'waiting' | 'signed-out' | 'no-access' | 'outdated'

export type ChatSnapshot = {
  room: ChatRoomState
  outbox: Outbox
  connection: ChatConnection
  /** It is known how far the person has read. */
  isMarkKnown: boolean
  /** The unread line is drawn after this sequence number. */
  newAfter: number | null
  /** The newest page couldn't be loaded. */
  loadError: unknown
  isLoadingOlder: boolean
  olderError: unknown
}

const steadyMs = 5_000
const noticeAfterMs = 3_000
const behindMs = 3_000
const syncPauseMs = 600
const answerWithinMs = 15_000
const typingEveryMs = 3_000
const readEveryMs = 1_000
const readWithinMs = 500
/** The server sends something every 20 seconds; after a longer sleep the socket is considered dead. */
const wokenAfterMs = 25_000
const spreadMs = 10_000

/** One room in one tab: loads and follows it and sends messages until it is stopped. */
export function createChatClient(deps: ChatDeps, { you, you_name }: { you: string; you_name: string }) {
  const { source, open, after, now, random, stored } = deps
  const listeners = new Set<() => void>()
  let snapshot: ChatSnapshot = {
    room: emptyRoom,
    outbox: stored.unsent(),
    connection: 'connecting',
    isMarkKnown: false,
    newAfter: null,
    loadError: null,
    isLoadingOlder: false,
    olderError: null,
  }
  let socket: Socket | null = null
  let isGreeted = false
  let isRunning = false
  let isLoading = false
  let failures = 0
  let heardAt = 0
  let byeMs: number | null = null
  /** The server asked to wait before the next message. */
  let holdUntil = 0
  let typedAt = -Infinity
  let readSent = 0
  const timers = new Map<string, () => void>()

  function set(changes: Partial<ChatSnapshot>): void {
    snapshot = { ...snapshot, ...changes }
    for (const listener of listeners) listener()
  }
  const setRoom = (room: ChatRoomState) => {
    if (room !== snapshot.room) set({ room, outbox: settled(snapshot.outbox, room.loaded?.after ?? 0) })
  }
  function clear(name: string): void {
    timers.get(name)?.()
    timers.delete(name)
  }
  function later(name: string, milliseconds: number, act: () => void): void {
    clear(name)
    const cancel = after(milliseconds, () => {
      timers.delete(name)
      act()
    })
    timers.set(name, cancel)
  }
  const isOver = () => ['signed-out', 'no-access', 'outdated'].includes(snapshot.connection)
  const say = (frame: ChatClientFrame) => socket?.send(JSON.stringify(frame))

  // Loading.

  async function load(): Promise<void> {
    if (isLoading || !isRunning) return
    isLoading = true
    clear('load')
    const { generation } = snapshot.room
    try {
      const page = await source.newest()
      isLoading = false
      if (!isRunning) return
      set({ loadError: null })
      setRoom(withNewestPage(snapshot.room, page, generation))
      if (!snapshot.room.loaded) return void load()
      lookForHoles()
      flush()
      if (!socket && !timers.has('connect')) connect()
    } catch (error) {
      isLoading = false
      if (!isRunning) return
      if (isGone(error)) return end('no-access')
      set({ loadError: error })
      later('load', pause(), () => void load())
    }
  }

  let loadingOlder: Promise<void> | null = null
  /** Concurrent calls share the page that is already loading. */
  function loadOlder(limit = 50): Promise<void> {
    loadingOlder ??= readOlder(limit).finally(() => (loadingOlder = null))
    return loadingOlder
  }
  async function readOlder(limit: number): Promise<void> {
    const { generation, loaded } = snapshot.room
    if (!loaded || loaded.since === 0 || isOver()) return
    set({ isLoadingOlder: true, olderError: null })
    try {
      const page = await source.older(loaded.since, limit)
      set({ isLoadingOlder: false })
      setRoom(withOlderPage(snapshot.room, page, generation))
      if (!snapshot.room.loaded) void load()
    } catch (error) {
      set({ isLoadingOlder: false, olderError: error })
    }
  }

  // The socket.

  function connect(): void {
    clear('connect')
    if (!isRunning || isOver() || !snapshot.room.loaded) return
    const mine = open()
    socket = mine
    isGreeted = false
    byeMs = null
    listenForSilence()
    mine.addEventListener('open', () => {
      const { log, loaded } = snapshot.room
      if (mine === socket) say({ t: 'hello', v: chatProtocol, log, after: loaded?.after ?? 0 })
    })
    mine.addEventListener('message', ({ data }) => {
      if (mine !== socket) return
      listenForSilence()
      const frame = readServerFrame(data)
      if (frame) hear(frame)
    })
    mine.addEventListener('close', ({ code }) => {
      if (mine === socket) lose(code)
    })
  }

  function listenForSilence(): void {
    heardAt = now()
    later('silence', chatTiming.silentMs, () => lose())
  }

  const unread = () => countUnread(snapshot.room, you)
  /** Loads back to where the person stopped reading, unless that is too far back. */
  async function openAt(mark: number): Promise<void> {
    const { loaded, head } = snapshot.room
    if (loaded && loaded.since > mark && head - mark < mostUnread) await loadOlder(mostUnread)
    if (!snapshot.isMarkKnown) {
      set({ isMarkKnown: true })
      drawLine()
    }
  }
  /** Draws the unread line; messages read on arrival need none. */
  function drawLine(): void {
    if (unread() > 0) set({ newAfter: snapshot.room.reads.get(you)?.seq ?? 0 })
  }

  function hear(frame: ChatServerFrame): void {
    const before = snapshot.room
    const wasRead = unread() === 0
    setRoom(withFrame(before, frame, now()))
    switch (frame.t) {
      case 'welcome':
        isGreeted = true
        later('steady', steadyMs, () => (failures = 0))
        clear('notice')
        set({ connection: 'live' })
        // A read mark that was in flight when the last socket closed is sent again.
        readSent = frame.reads.find(({ user }) => user === you)?.seq ?? 0
        if (!snapshot.isMarkKnown) void openAt(readSent)
        sendRead()
        flush()
        break
      case 'reset':
        set({ outbox: afterReset(snapshot.outbox) })
        break
      case 'ack':
        clear('answer')
        stored.drop(frame.cid)
        set({ outbox: settleOwn(acknowledged(snapshot.outbox, frame.cid, frame)) })
        flush()
        break
      case 'nack':
        if (frame.cid !== null) refuse(frame.cid, frame)
        break
      case 'bye':
        byeMs = frame.retry_in_ms
        break
      case 'typing':
        forgetTypingLater()
        break
      case 'events':
        if (wasRead && snapshot.isMarkKnown && !timers.has('line')) later('line', readWithinMs, drawLine)
        break
      case 'tick':
      case 'reads':
      case 'presence':
        break
    }
    if (snapshot.room.loaded) lookForHoles()
    else if (before.loaded) void load()
  }
  const settleOwn = (outbox: Outbox) => settled(outbox, snapshot.room.loaded?.after ?? 0)

  /** Known gaps are requested at once, a lost tail after a delay. */
  function lookForHoles(): void {
    const { room } = snapshot
    if (hasGap(room)) {
      if (!timers.has('sync')) {
        sync()
        later('sync', syncPauseMs, lookForHoles)
      }
    } else if (isBehind(room)) {
      if (!timers.has('behind')) later('behind', behindMs, () => isBehind(snapshot.room) && sync())
    } else clear('behind')
  }
  function sync(): void {
    if (isGreeted && snapshot.room.loaded) say({ t: 'sync', after: snapshot.room.loaded.after })
  }

  function forgetTypingLater(): void {
    later('typing', 1_000, () => {
      setRoom(withoutOldTyping(snapshot.room, now()))
      if (snapshot.room.typing.size > 0) forgetTypingLater()
    })
  }

  /** Without a code after too long a silence, because the network may never report a closed socket. */
  function lose(code?: number): void {
    const lost = socket
    const wasGreeted = isGreeted
    socket = null
    isGreeted = false
    for (const name of ['silence', 'steady', 'sync', 'behind', 'answer', 'typing']) clear(name)
    if (code === undefined) lost?.close()
    set({ room: withoutSocket(snapshot.room), outbox: unanswered(snapshot.outbox) })
    if (code === chatCloseCodes.sessionEnded) return end('signed-out')
    if (code === chatCloseCodes.noAccess) return end('no-access')
    if (code === chatCloseCodes.protocol) return end('outdated')
    if (snapshot.connection === 'live') set({ connection: 'connecting' })
    if (!timers.has('notice') && snapshot.connection === 'connecting')
      later('notice', noticeAfterMs, () => set({ connection: 'waiting' }))
    const spread = code === chatCloseCodes.restart ? random() * spreadMs : pause()
    later('connect', byeMs ?? spread, connect)
    // A refused upgrade gives no reason, and some networks block WebSockets.
    if (!wasGreeted) void followByRequests()
  }
  const pause = () => reconnectDelay(failures++, random())

  function end(connection: 'signed-out' | 'no-access' | 'outdated'): void {
    for (const name of timers.keys()) clear(name)
    const last = socket
    socket = null
    isGreeted = false
    last?.close()
    // Messages the person may no longer see must not stay on the screen.
    const room = connection === 'no-access' ? emptyRoom : withoutSocket(snapshot.room)
    set({ connection, room, outbox: unanswered(snapshot.outbox) })
  }

  async function followByRequests(): Promise<void> {
    const { loaded, generation } = snapshot.room
    if (!loaded) return
    try {
      const page = await source.events(loaded.after)
      if (!isRunning || isGreeted || generation !== snapshot.room.generation) return
      setRoom(withFrame(snapshot.room, toFrame(page, snapshot.room, loaded.after), now()))
      if (!snapshot.room.loaded) return void load()
      if (failures > 1) await flushByRequests()
    } catch (error) {
      if (isRunning && isGone(error)) end('no-access')
    }
  }

  // Sending.

  function flush(): void {
    if (!isGreeted) return
    const next = nextToSend(snapshot.outbox)
    const { loaded } = snapshot.room
    if (!next || !loaded) return
    if (holdUntil > now()) return later('hold', holdUntil - now(), flush)
    const { cid, text, reply_to, files } = next
    set({ outbox: sending(snapshot.outbox, cid, loaded.after) })
    say({ t: 'send', cid, text, reply_to, files: files.map(({ id }) => id) })
    later('answer', answerWithinMs, () => lose())
  }

  function refuse(cid: string, { code, message, retry_in_ms }: Refusal): void {
    clear('answer')
    if (retry_in_ms !== undefined && (code === 'too_many_requests' || code === 'unavailable')) {
      holdUntil = now() + retry_in_ms
      set({ outbox: waiting(snapshot.outbox, cid) })
    } else set({ outbox: refused(snapshot.outbox, cid, message) })
    flush()
  }

  /** Uses the same ids, so that messages an earlier socket delivered aren't stored twice. */
  async function flushByRequests(): Promise<void> {
    for (;;) {
      const next = nextToSend(snapshot.outbox)
      if (!next || isGreeted || !isRunning) break
      const { cid, text, reply_to, files } = next
      set({ outbox: sending(snapshot.outbox, cid, snapshot.room.loaded?.after ?? 0) })
      try {
        const sent = await source.send({ cid, content: text, reply_to, files: files.map(({ id }) => id) })
        stored.drop(cid)
        set({ outbox: settleOwn(acknowledged(snapshot.outbox, cid, sent)) })
      } catch (error) {
        const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
        const isLater = !isFinal || error.status === 429
        const outbox = isLater
          ? waiting(snapshot.outbox, cid)
          : refused(snapshot.outbox, cid, messageOf(error, ''))
        set({ outbox })
        if (isLater) break
      }
    }
    // A socket that opened meanwhile found a message in flight and didn't send the rest.
    flush()
  }

  // Read marks.

  function sendRead(): void {
    const seq = snapshot.room.reads.get(you)?.seq ?? 0
    if (!isGreeted || seq <= readSent || timers.has('read')) return
    readSent = seq
    say({ t: 'read', seq })
    later('read', readEveryMs, sendRead)
  }

  function wake(): void {
    if (!isRunning || isOver()) return
    if (!snapshot.room.loaded) return void load()
    if (socket && now() - heardAt <= wokenAfterMs) return
    failures = 0
    if (socket) lose()
    failures = 0
    connect()
  }

  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: (): (() => void) => {
      isRunning = true
      const stopListening = stored.onDropped((cid) => set({ outbox: without(snapshot.outbox, cid) }))
      void load()
      return () => {
        isRunning = false
        stopListening()
        for (const name of timers.keys()) clear(name)
        const last = socket
        socket = null
        last?.close()
      }
    },
    /** The page is visible again, or the network is back. */
    wake,
    /** The browser reports that the network is down, which the socket would notice later. */
    sleep: () => {
      if (socket) lose()
    },
    loadOlder,
    send: (written: Pick<OutboxEntry, 'text' | 'reply_to' | 'files'>): void => {
      const entry = toEntry({ ...written, cid: deps.newId(), at: new Date(now()).toISOString() })
      stored.keep(entry)
      set({ outbox: [...snapshot.outbox, entry], newAfter: null })
      flush()
    },
    retry: (cid: string): void => {
      set({ outbox: waiting(snapshot.outbox, cid) })
      if (isGreeted) flush()
      else wake()
    },
    discard: (cid: string): void => {
      stored.drop(cid)
      set({ outbox: without(snapshot.outbox, cid) })
    },
    typing: (): void => {
      if (!isGreeted || now() - typedAt < typingEveryMs) return
      typedAt = now()
      say({ t: 'typing' })
    },
    markRead: (seq: number): void => {
      if (seq <= (snapshot.room.reads.get(you)?.seq ?? 0)) return
      const own = { user: you, name: you_name, seq }
      setRoom(withFrame(snapshot.room, { t: 'reads', items: [own] }, now()))
      sendRead()
    },
    /** Applies a message from the answer to a request. */
    changed: (message: ChatMessage) => setRoom(withMessage(snapshot.room, message)),
    /** Loads a replied-to message that isn't on any loaded page. */
    quote: async (id: string): Promise<void> => {
      const message = await source.one(id)
      setRoom(withQuoted(snapshot.room, message))
    },
  }
}

export type ChatClient = ReturnType<typeof createChatClient>

type Refusal = Pick<Extract<ChatServerFrame, { t: 'nack' }>, 'code' | 'message' | 'retry_in_ms'>

/** The project was deleted or the person lost access. */
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 403)

/** Converts a page that was read by request into the frame the socket would have sent. */
function toFrame(page: ChatEventPage, room: ChatRoomState, read: number): ChatServerFrame {
  const { data, as_of: head, log } = page
  const last = data.at(-1)?.seq ?? read
  if (log !== room.log || head < read) return { t: 'reset', log, head, reason: 'log' }
  if (data.length === 0) return { t: 'tick', head }
  return { t: 'events', from: read + 1, to: last, more: last < head, items: data }
}
