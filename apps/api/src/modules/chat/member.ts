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
  /** Frames sent since the socket's buffer was last empty. */
  queued: number
  alive: boolean
  typingAt: number
  syncedAt: number
  /** Read up to here, and not written yet. */
  readUpTo: number | null
}

const most = { frames: 256, bytes: 1024 * 1024 }
/** A client that was too slow gets frames again once its buffer is below this many bytes. */
const drained = 64 * 1024
const longestBehind = 30_000
/** After a deployment, so that pages don't all come back in the same second. */
const spreadMs = 10_000

export const isOpen = ({ socket }: Member) => socket.readyState === socket.OPEN

/**
 * Bytes where many get the same: a string is encoded again for each socket. Without a callback, which would cost a tenth
 * of the time of a delivery.
 */
const sendText = (member: Member, text: string | Buffer, buffered = member.socket.bufferedAmount): void => {
  if (!isOpen(member)) return
  member.queued = buffered === 0 ? 1 : member.queued + 1
  member.socket.send(text, asText)
}
const asText = { binary: false }
export const sendFrame = (member: Member, frame: ChatServerFrame): void =>
  sendText(member, JSON.stringify(frame))

/** False, and nothing is sent, when the client reads too slowly. */
export function sendUnlessFull(member: Member, text: Buffer): boolean {
  const buffered = member.socket.bufferedAmount
  if (buffered > most.bytes || (buffered > 0 && member.queued >= most.frames)) return false
  sendText(member, text, buffered)
  return true
}

/** False when the client took too long to read. */
export async function waitForReader(member: Member): Promise<boolean> {
  const since = Date.now()
  while (isOpen(member)) {
    if (member.socket.bufferedAmount <= drained) {
      member.queued = 0
      return true
    }
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
