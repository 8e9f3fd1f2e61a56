import type { ChatEvent } from '@trusswell/domain/chat.ts'
import type { ChatEventsFrame } from '@trusswell/domain/chat-frames.ts'
import type { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import type { Room } from './log.ts'

/** An event as it goes to every socket: serialised once, by the process that appended or read it. */
export type WireEvent = { seq: number; kind: ChatEvent['kind']; text: string }

export const toWireEvent = (event: ChatEvent): WireEvent => {
  const frame: ChatEventsFrame = { t: 'events', from: event.seq, to: event.seq, more: false, items: [event] }
  return { seq: event.seq, kind: event.kind, text: JSON.stringify(frame) }
}

export const roomKey = ({ project_id, audience }: Room) => `${audience}:${project_id}`
const prefix = 'chat:'

/** Messages between processes that aren't part of the log. */
export type Notice =
  | { type: 'reads'; items: { user: string; name: string; seq: number }[] }
  | { type: 'typing'; user: string; name: string }
  /** Who has the conversation open on this process. */
  | { type: 'present'; users: { user: string; name: string }[] }
  /** A process has opened the room and asks the others who is present. */
  | { type: 'who' }

type Listener = {
  onEvent: (key: string, event: WireEvent) => void
  onNotice: (key: string, from: string, notice: Notice) => void
  openRooms: () => Iterable<string>
}

/**
 * Passes events between processes through Redis, which delivers at most once, so rooms also poll the database. The
 * first characters of a message say what it is, so that an event's text is passed on without being parsed.
 */
export function createChannel(redis: Redis, subscriber: Redis, { onEvent, onNotice, openRooms }: Listener) {
  const process = randomUUID()
  const publish = (key: string, text: string) => void redis.publish(prefix + key, text).catch(() => {})
  const subscribe = (keys: string[]) =>
    keys.length === 0
      ? Promise.resolve()
      : subscriber.subscribe(...keys.map((key) => prefix + key)).then(
          () => {},
          // If publishing fails, other processes find the event by polling the database.
          () => {},
        )
  subscriber.on('message', (channel: string, text: string) => {
    if (!channel.startsWith(prefix)) return
    const key = channel.slice(prefix.length)
    if (text.startsWith('e')) {
      const [head = '', seq, kind] = /^e(\d+) ([a-z]+) /.exec(text) ?? []
      if (seq && kind) {
        onEvent(key, { seq: Number(seq), kind: kind as WireEvent['kind'], text: text.slice(head.length) })
      }
    } else {
      const { from, notice } = JSON.parse(text) as { from: string; notice: Notice }
      // This process's own events were delivered directly.
      if (from !== process) onNotice(key, from, notice)
    }
  })
  subscriber.on('ready', () => void subscribe([...openRooms()]))

  return {
    process,
    subscribe: (key: string) => subscribe([key]),
    unsubscribe: (key: string) => void subscriber.unsubscribe(prefix + key).catch(() => {}),
    publishEvent: (key: string, { seq, kind, text }: WireEvent) => publish(key, `e${seq} ${kind} ${text}`),
    publishNotice: (key: string, notice: Notice) => publish(key, JSON.stringify({ from: process, notice })),
  }
}
