import type { ChatServerFrame } from '@trusswell/domain/chat-frames.ts'

const kinds = ['welcome', 'events', 'reset', 'ack', 'nack', 'reads', 'typing', 'presence', 'tick', 'bye']

/**
 * Null for frames of a later server version. Not validated against the schema: a page from before a deployment would
 * reject every message with a new field, and the message was already parsed when it was sent.
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
