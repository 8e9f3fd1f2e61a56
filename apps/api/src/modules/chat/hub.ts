import type { Person } from '@trusswell/domain/actor.ts'
import { chatTiming, type ChatServerFrame } from '@trusswell/domain/chat-frames.ts'
import type { Redis } from 'ioredis'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { FindValidSessions } from '../../platform/socket-sessions.ts'
import { createAccess } from './access.ts'
import { createChannel, roomKey, toWireEvent, type Notice, type WireEvent } from './channel.ts'
import type { Room } from './log.ts'
import { endMember, isOpen, sendFrame, sendUnlessFull, waitForReader, type Member } from './member.ts'
import { toEvent } from './present.ts'
import { createPresence } from './presence.ts'
import { findRoom, listHeads, markRead, readEvents, type RoomState } from './repository.ts'

const pageSize = 200
/** A page that missed more events than this reloads the newest messages instead. */
const furthestBehind = 1_000
const checkHeadsEvery = 2_000
const pingEvery = 30_000
const mostOfOnePerson = 30

/** A room with at least one open socket on this process. */
export type OpenRoom = {
  room: Room
  key: string
  members: Set<Member>
  /** Resolves when the room is subscribed and has read the log's head. */
  ready: Promise<void>
  log: string
  /** The last event that was passed on. */
  last: number
  /** The highest number that is known to exist. */
  known: number
  waiting: Map<number, WireEvent>
  isPassingOn: boolean
  /** Rooms get their ticks at different times, because frames to all sockets of a process at once would delay messages. */
  tickAt: number
  pingAt: number
}

/** Reads once for all members of a room. A member who is behind reads with their own rights. */
const asProcess: Person = { kind: 'user', id: '00000000-0000-7000-8000-0000000000c4', role: 'admin' }

/**
 * This process's sockets in conversations. Events come from the process itself, from Redis, and from the database, which
 * is asked for the heads of the open rooms every two seconds: a lost message is found with and without Redis. A socket
 * only ever gets the event that follows the last one it was sent.
 */
export function createChatHub({
  db,
  redis,
  subscriber,
  findValid,
  logger,
}: {
  db: Database
  redis: Redis
  subscriber: Redis
  findValid: FindValidSessions
  logger: Logger
}) {
  const rooms = new Map<string, OpenRoom>()
  const socketsOf = new Map<string, number>()
  const channel = createChannel(redis, subscriber, {
    onEvent: (key, event) => receive(rooms.get(key), [event]),
    onNotice: (key, from, notice) => {
      const open = rooms.get(key)
      if (open) presence.onNotice(open, from, notice)
    },
    openRooms: () => rooms.keys(),
  })
  const broadcast = ({ members }: Pick<OpenRoom, 'members'>, frame: ChatServerFrame, except?: string) => {
    const text = Buffer.from(JSON.stringify(frame))
    for (const member of members)
      // Frames without a number may be lost: they are dropped for sockets whose buffer is full.
      if (member.state !== 'greeting' && member.person.id !== except) sendUnlessFull(member, text)
  }
  const presence = createPresence({
    process: channel.process,
    publish: (open: OpenRoom, notice: Notice) => channel.publishNotice(open.key, notice),
    broadcast,
  })
  const access = createAccess({ db, findValid })
  const allMembers = () => [...rooms.values()].flatMap(({ members }) => [...members])

  // Passing on, in order.

  function receive(open: OpenRoom | undefined, events: WireEvent[]): void {
    if (!open) return
    for (const event of events) {
      open.known = Math.max(open.known, event.seq)
      if (event.seq > open.last) open.waiting.set(event.seq, event)
    }
    void passOn(open).catch((error: unknown) => logger.warn({ err: error }, 'chat events wait'))
  }

  async function passOn(open: OpenRoom): Promise<void> {
    if (open.isPassingOn) return
    open.isPassingOn = true
    try {
      await open.ready
      while (open.known > open.last) {
        const next = open.waiting.get(open.last + 1)
        if (!next) {
          if (!(await readHole(open))) return
          continue
        }
        open.waiting.delete(next.seq)
        // Later events must not reach members who have lost access.
        if (next.kind === 'access') await access.recheck(open)
        open.last = next.seq
        const bytes = Buffer.from(next.text)
        for (const member of open.members) deliver(member, next.seq, bytes)
      }
    } finally {
      open.isPassingOn = false
    }
  }

  async function readHole(open: OpenRoom): Promise<boolean> {
    const { rows } = await db
      .read(asProcess, (reader) => readEvents(reader, open.room, { after: open.last, limit: pageSize }))
      .catch(async (error: unknown) => {
        // The project was deleted, so no member has access any more.
        if (isNotFound(error)) await access.recheck(open)
        throw error
      })
    for (const event of rows.map(toEvent).map(toWireEvent)) open.waiting.set(event.seq, event)
    return rows.length > 0
  }

  function deliver(member: Member, seq: number, bytes: Buffer): void {
    if (member.state !== 'live' || seq <= member.sent) return
    if (seq !== member.sent + 1 || !sendUnlessFull(member, bytes)) return fallBehind(member)
    member.sent = seq
  }

  function fallBehind(member: Member): void {
    if (member.state === 'behind') return
    member.state = 'behind'
    void catchUp(member)
  }

  // Catching up, each by themselves.

  async function catchUp(member: Member): Promise<void> {
    const since = Date.now()
    while (isOpen(member) && (await waitForReader(member))) {
      try {
        if (await sendPage(member)) return
      } catch (error) {
        if (isNotFound(error)) return endMember(member, 'noAccess')
        // The database is unavailable: keep the socket open for a while.
        if (Date.now() - since > 30_000) return endMember(member, 'tooSlow')
        await setTimeout(500)
      }
    }
  }

  /** True when the member has everything that the room has passed on. */
  async function sendPage(member: Member): Promise<boolean> {
    const { room: open } = member
    const { rows, head, log_id } = await db.read(member.person, (reader) =>
      readEvents(reader, open.room, { after: member.sent, limit: pageSize }),
    )
    const reason = resetReason(open, member.sent, { head, log_id })
    if (reason === 'log') restart(open, { head, log_id })
    else if (reason) {
      member.sent = head
      sendFrame(member, { t: 'reset', log: log_id, head, reason })
    }
    if (reason) return false
    // Events after a change of access may only be sent to members who still have access.
    if (rows.some(({ kind }) => kind === 'access') && !(await access.isAllowed(member))) return true
    const last = rows.at(-1)?.number
    if (last !== undefined) {
      const from = member.sent + 1
      member.sent = last
      sendFrame(member, { t: 'events', from, to: last, more: last < head, items: rows.map(toEvent) })
      if (last < head) return false
    }
    if (member.sent < open.last) return false
    member.state = 'live'
    return true
  }

  // The clock.

  async function checkHeads(): Promise<void> {
    // Read before the query, because events that arrive while it runs aren't in its result.
    const open = [...rooms.values()].map((each) => ({ each, passedOn: each.last }))
    if (open.length === 0) return
    const heads = await db.read(asProcess, (reader) =>
      listHeads(
        reader,
        open.map(({ each }) => each.room),
      ),
    )
    const byKey = new Map(heads.map((head) => [roomKey(head), head]))
    for (const { each, passedOn } of open) {
      const now = byKey.get(each.key)
      if (!now) await access.recheck(each)
      else if (each.log !== '' && (now.log_id !== each.log || now.head < passedOn)) restart(each, now)
      else if (now.head > each.known) {
        each.known = now.head
        receive(each, [])
      } else if (each.known > each.last) receive(each, [])
    }
  }

  /** The database was restored to an earlier point, so pages may show messages that no longer exist. */
  function restart(open: OpenRoom, { head, log_id }: { head: number; log_id: string }): void {
    const reason = log_id === open.log ? 'ahead' : 'log'
    open.log = log_id
    open.last = head
    open.known = head
    open.waiting.clear()
    for (const member of open.members) {
      if (member.state === 'greeting') continue
      member.sent = head
      sendFrame(member, { t: 'reset', log: log_id, head, reason })
    }
  }

  /** At most one write a second for each reader, and one frame for each room. */
  async function writeReads(): Promise<void> {
    for (const member of allMembers()) {
      const { readUpTo, person, room: open } = member
      if (readUpTo === null) continue
      const mark = await db.as(person, (tx) => markRead(tx, open.room, { user_id: person.id, seq: readUpTo }))
      // Failed writes are tried again after a second.
      if (member.readUpTo === readUpTo) member.readUpTo = null
      if (mark) presence.noteRead(open, mark)
    }
  }

  function tick(open: OpenRoom, now: number): void {
    open.tickAt = now + chatTiming.tickEveryMs
    broadcast(open, { t: 'tick', head: open.last })
    presence.renew(open)
  }

  function ping(open: OpenRoom, now: number): void {
    open.pingAt = now + pingEvery
    for (const member of open.members) {
      if (!member.alive) member.socket.terminate()
      member.alive = false
      member.socket.ping()
    }
  }

  /** Never runs twice at the same time. */
  const every = (ms: number, work: () => unknown) => {
    let isRunning = false
    return setInterval(() => {
      if (isRunning) return
      isRunning = true
      void (async () => work())()
        .catch((error: unknown) => logger.warn({ err: error }, 'chat upkeep'))
        .finally(() => (isRunning = false))
    }, ms).unref()
  }
  const timers = [
    every(checkHeadsEvery, checkHeads),
    every(1_000, async () => {
      await access.checkAll(allMembers())
      await writeReads()
      for (const open of rooms.values()) presence.flush(open)
    }),
    every(1_000, () => {
      const now = Date.now()
      for (const open of rooms.values()) {
        if (open.tickAt <= now) tick(open, now)
        if (open.pingAt <= now) ping(open, now)
      }
    }),
  ]

  /** Subscribes before it reads, so that events committed in between aren't missed. */
  async function locate(open: OpenRoom): Promise<void> {
    await channel.subscribe(open.key)
    while (rooms.get(open.key) === open) {
      try {
        const found = await db.read(asProcess, (reader) => findRoom(reader, open.room))
        if (!found) return
        open.log = found.log_id
        open.last = found.head
        open.known = Math.max(open.known, found.head)
        return
      } catch (error) {
        logger.warn({ err: error }, 'chat room waits for the database')
        await setTimeout(500)
      }
    }
  }

  function openRoom(room: Room): OpenRoom {
    const key = roomKey(room)
    const known = rooms.get(key)
    if (known) return known
    const open: OpenRoom = {
      room,
      key,
      members: new Set(),
      ready: Promise.resolve(),
      log: '',
      last: 0,
      known: 0,
      waiting: new Map(),
      isPassingOn: false,
      tickAt: Date.now() + Math.random() * chatTiming.tickEveryMs,
      pingAt: Date.now() + Math.random() * pingEvery,
    }
    rooms.set(key, open)
    open.ready = locate(open)
    presence.ask(open)
    return open
  }

  function leave(member: Member): void {
    const { room: open } = member
    open.members.delete(member)
    const others = (socketsOf.get(member.person.id) ?? 1) - 1
    if (others > 0) socketsOf.set(member.person.id, others)
    else socketsOf.delete(member.person.id)
    presence.noteLeft(member)
    if (open.members.size > 0) return
    presence.flush(open)
    rooms.delete(open.key)
    channel.unsubscribe(open.key)
  }

  return {
    /** Null when this person has too many sockets here. */
    join(room: Room, who: Pick<Member, 'socket' | 'session_id' | 'person' | 'name'>): Member | null {
      const own = socketsOf.get(who.person.id) ?? 0
      if (own >= mostOfOnePerson) return null
      socketsOf.set(who.person.id, own + 1)
      const member: Member = {
        ...who,
        room: openRoom(room),
        state: 'greeting',
        sent: 0,
        queued: 0,
        alive: true,
        typingAt: 0,
        syncedAt: 0,
        readUpTo: null,
      }
      member.room.members.add(member)
      member.socket.on('close', () => leave(member))
      member.socket.on('error', () => member.socket.terminate())
      member.socket.on('pong', () => (member.alive = true))
      return member
    },
    isSignedIn: access.isSignedIn,
    /**
     * Runs after `hello`: sends the events after `after`, then new ones. `read` is the head that was read on joining, so that
     * a member who is up to date, as most are when reconnecting, needs no further query.
     */
    follow(member: Member, after: number, read: RoomState | null = null): void {
      const { room: open } = member
      member.sent = after
      const hasAll = read?.head === after && read.log_id === open.log && open.last <= after
      member.state = hasAll ? 'live' : 'greeting'
      if (!hasAll) fallBehind(member)
      presence.noteCame(member)
    },
    /** The events that the page hasn't received. */
    sync(member: Member, after: number): void {
      if (member.state === 'behind') return
      member.sent = after
      fallBehind(member)
    },
    noteTyping: (member: Member) => presence.noteTyping(member.room, member),
    /** After the commit. Sockets of this process don't wait for Redis. */
    publish(room: Room, event: Parameters<typeof toWireEvent>[0]): void {
      const wire = toWireEvent(event)
      channel.publishEvent(roomKey(room), wire)
      receive(rooms.get(roomKey(room)), [wire])
    },
    /** Closes all sockets with a code that tells pages to reconnect to another process. */
    retire: () => {
      for (const member of allMembers()) endMember(member, 'restart')
    },
    close: () => {
      for (const timer of timers) clearInterval(timer)
      for (const member of allMembers()) endMember(member, 'restart')
    },
  }
}

const isNotFound = (error: unknown) => error instanceof AppError && error.code === 'not_found'

function resetReason(open: OpenRoom, after: number, { head, log_id }: { head: number; log_id: string }) {
  if (open.log !== '' && log_id !== open.log) return 'log'
  if (after > head) return 'ahead'
  return head - after > furthestBehind ? 'too_far' : null
}
