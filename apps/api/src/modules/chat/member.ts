import type { Person } from '@trusswell/domain/actor.ts'
import { chatCloseCodes, type ChatServerFrame } from '@trusswell/domain/chat-frames.ts'
import { setTimeout } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { OpenRoom } from './hub.ts'

/** A socket in a room. */
export type Member = {
  socket: WebSocket
  session_id: string
  person: Person
  name: string
  room: OpenRoom
  /** `behind` reads from the database by itself; `live` gets the room's events. */
  state: 'greeting' | 'behind' | 'live'
  /** The number of the last event that was sent. */
  sent: number
  /** Frames that the network hasn't taken yet. */
  queued: number
  alive: boolean
  typingAt: number
  syncedAt: number
  /** Read up to here, and not written yet. */
  readUpTo: number | null
}

const most = { frames: 256, bytes: 1024 * 1024 }
const drained = { frames: 16, bytes: 64 * 1024 }
const longestBehind = 30_000
/** After a deployment, so that pages don't all come back in the same second. */
const spreadMs = 10_000

export const isOpen = ({ socket }: Member) => socket.readyState === socket.OPEN

/** Bytes where many get the same: a string is encoded again for each socket. */
export const sendText = (member: Member, text: string | Buffer): void => {
  if (!isOpen(member)) return
  member.queued += 1
  member.socket.send(text, asText, () => {
    member.queued -= 1
  })
}
const asText = { binary: false }
export const sendFrame = (member: Member, frame: ChatServerFrame): void =>
  sendText(member, JSON.stringify(frame))

/** The client reads too slowly: nothing more is queued, and it catches up from the database. */
export const isFull = ({ queued, socket }: Member) =>
  queued >= most.frames || socket.bufferedAmount > most.bytes

/** False when the client took too long to read. */
export async function waitForReader(member: Member): Promise<boolean> {
  const since = Date.now()
  while (isOpen(member)) {
    if (member.queued <= drained.frames && member.socket.bufferedAmount <= drained.bytes) return true
    if (Date.now() - since > longestBehind) {
      endMember(member, 'tooSlow')
      return false
    }
    await setTimeout(50)
  }
  return false
}

export function endMember(member: Member, reason: keyof typeof chatCloseCodes): void {
  if (!isOpen(member)) return
  const retry_in_ms = reason === 'restart' ? Math.floor(Math.random() * spreadMs) : 1_000
  // A client that reads too slowly wouldn't read this frame either.
  if (reason !== 'tooSlow') sendFrame(member, { t: 'bye', retry_in_ms })
  member.socket.close(chatCloseCodes[reason])
}
