import type { ChatServerFrame } from '@trusswell/domain/chat-frames.ts'

const kinds = ['welcome', 'events', 'reset', 'ack', 'nack', 'reads', 'typing', 'presence', 'tick', 'bye']

/**
 * Null for what a later version of the server may say. Not held against the schema: a page from before a deployment would
 * refuse every message that has a new field, and a message is text that was parsed when it was sent.
 */
export function readServerFrame(data: unknown): ChatServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data))
    return isFrame(frame) ? frame : null
  } catch {
    return null
  }
}

const isFrame = (frame: unknown): frame is ChatServerFrame =>
  typeof frame === 'object' && frame !== null && 't' in frame && kinds.includes(String(frame.t))
