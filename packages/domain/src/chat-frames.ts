import { z } from 'zod'
import { ChatEvent, ChatRead, chatFiles, chatSeq, chatText } from './chat.ts'
import { ErrorCode } from './error-codes.ts'

/** The frames of a conversation's socket, as JSON. */
export const chatProtocol = 1

const cid = z.uuid()

/** What a page sends. `hello` comes first; `send`, `edit` and `delete` are answered by `ack` or `nack`. */
export const ChatClientFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    v: z.literal(chatProtocol),
    /** The log that `after` belongs to; null when the page has none yet. */
    log: z.uuid().nullable(),
    /** The last event that the page has applied; 0 for none. */
    after: chatSeq,
  }),
  z.strictObject({
    t: z.literal('send'),
    cid,
    text: chatText,
    reply_to: z.uuid().nullable().optional(),
    files: chatFiles.optional(),
  }),
  z.strictObject({ t: z.literal('edit'), cid, id: z.uuid(), rev: chatSeq, text: chatText }),
  z.strictObject({ t: z.literal('delete'), cid, id: z.uuid() }),
  z.strictObject({ t: z.literal('read'), seq: chatSeq }),
  z.strictObject({ t: z.literal('typing') }),
  /** Requests the events after this number. */
  z.strictObject({ t: z.literal('sync'), after: chatSeq }),
])
export type ChatClientFrame = z.infer<typeof ChatClientFrame>

const user = z.strictObject({ user: z.uuid(), name: z.string() })

export const ChatServerFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('welcome'),
    v: z.literal(chatProtocol),
    log: z.uuid(),
    head: chatSeq,
    you: z.uuid(),
    reads: z.array(ChatRead),
    limits: z.strictObject({
      text: z.int(),
      files: z.int(),
      file_bytes: z.int(),
      frame_bytes: z.int(),
      typing_every_ms: z.int(),
    }),
  }),
  /** Covers every number from `from` to `to`. An ack doesn't move the page's `after`; this does. */
  z.strictObject({
    t: z.literal('events'),
    from: chatSeq,
    to: chatSeq,
    more: z.boolean(),
    items: z.array(ChatEvent),
  }),
  /** Drop everything, load the last page by REST and go on from its `as_of`. */
  z.strictObject({
    t: z.literal('reset'),
    log: z.uuid(),
    head: chatSeq,
    reason: z.enum(['too_far', 'log', 'ahead']),
  }),
  z.strictObject({ t: z.literal('ack'), cid, id: z.uuid(), seq: chatSeq }),
  z.strictObject({
    t: z.literal('nack'),
    /** Null when the frame couldn't be read. */
    cid: cid.nullable(),
    code: ErrorCode,
    message: z.string(),
    retry_in_ms: z.int().optional(),
  }),
  // Not numbered: merged to at most one a second, and may be lost.
  z.strictObject({ t: z.literal('reads'), items: z.array(ChatRead) }),
  z.strictObject({ t: z.literal('typing'), ...user.shape }),
  z.strictObject({ t: z.literal('presence'), users: z.array(user) }),
  /** Lets a page notice that it has missed the last events. */
  z.strictObject({ t: z.literal('tick'), head: chatSeq }),
  /** The socket closes now. */
  z.strictObject({ t: z.literal('bye'), retry_in_ms: z.int() }),
])
export type ChatServerFrame = z.infer<typeof ChatServerFrame>
export type ChatEventsFrame = Extract<ChatServerFrame, { t: 'events' }>

/** Why the server closes a socket. */
export const chatCloseCodes = {
  /** The process ends, for instance in a deployment. */
  restart: 1012,
  /** The page reads too slowly. */
  tooSlow: 1013,
  sessionEnded: 4401,
  noAccess: 4403,
  /** A frame that the protocol doesn't allow. */
  protocol: 4409,
  tooMany: 4429,
} as const

export const chatTiming = {
  tickEveryMs: 20_000,
  /** Without any frame for this long, the page reconnects. */
  silentMs: 45_000,
  /** The first frame comes within this time. */
  helloMs: 5_000,
  mostPauseMs: 30_000,
} as const

/** How long to wait before the next try; `random` is from 0 to below 1, so that pages don't all come back at once. */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.floor(random * Math.min(chatTiming.mostPauseMs, 500 * 2 ** failures))
