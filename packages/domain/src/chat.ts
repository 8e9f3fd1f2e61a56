import { z } from 'zod'
import { day, int4, paragraph, text } from './input.ts'
import { Duty } from './team.ts'
import { pageOf } from './paging.ts'
import { SearchQuery } from './search.ts'
import { chatLimits, mostUnread } from './chat-values.ts'

/** Each has a log of its own; `internal` is for staff. */
export const ChatAudience = z.enum(['everyone', 'internal'])
export type ChatAudience = z.infer<typeof ChatAudience>

/** Numbers of events; far below what a JavaScript number can hold. */
export const chatSeq = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

export const ChatAttachment = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    url: z.string(),
    type: z.string(),
    size: z.int(),
    /** Only a clean file can be downloaded. */
    state: z.enum(['quarantined', 'clean', 'infected', 'removed']),
    thumbnail_url: z.string().nullable(),
    /** Of the thumbnail, in pixels. */
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'ChatAttachment' })
export type ChatAttachment = z.infer<typeof ChatAttachment>

export const ChatMessage = z
  .strictObject({
    id: z.uuid(),
    /** The numbers of the events that created it and changed it last. Of two versions the higher `rev` counts. */
    seq: chatSeq,
    rev: chatSeq,
    /** Empty once it is deleted. */
    content: z.string(),
    /** Null when the person was erased. */
    sender_id: z.uuid().nullable(),
    sender_name: z.string(),
    sender_avatar: z.string().nullable(),
    from_staff: z.boolean(),
    timestamp: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    deleted_at: z.iso.datetime().nullable(),
    reply_to: z.uuid().nullable(),
    attachments: z.array(ChatAttachment),
    mentions: z.array(z.uuid()),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatEvent = z
  .strictObject({
    seq: chatSeq,
    kind: z.enum(['new', 'edited', 'deleted', 'access']),
    at: z.iso.datetime(),
    /** As it is now, which may be later than this event. Null for `access`. */
    message: ChatMessage.nullable(),
  })
  .meta({ id: 'ChatEvent' })
export type ChatEvent = z.infer<typeof ChatEvent>

export const chatText = paragraph(
  'Enter a message',
  1,
  chatLimits.textLength,
  'Messages can have at most 8,000 characters',
)
export const chatFiles = z.array(z.uuid()).max(chatLimits.files, 'Attach at most 10 files')

export const ChatSend = z
  .strictObject({
    content: chatText,
    /** Made by the sender. Sent again with the same one, a message is stored once. */
    cid: z.uuid().optional(),
    reply_to: z.uuid().nullable().optional(),
    files: chatFiles.optional(),
    /** Must be what the session says. */
    sender_id: z.uuid().optional(),
    sender_name: text(200).optional(),
    sender_avatar: text(2_000).nullable().optional(),
  })
  .meta({ id: 'ChatSend' })
export type ChatSend = z.infer<typeof ChatSend>

export const ChatEdit = z
  .strictObject({
    content: chatText,
    /** The `rev` that the sender last saw; without it the last write wins. */
    rev: chatSeq.optional(),
  })
  .meta({ id: 'ChatEdit' })
export type ChatEdit = z.infer<typeof ChatEdit>

export const ChatRead = z
  .strictObject({ user: z.uuid(), name: z.string(), seq: chatSeq })
  .meta({ id: 'ChatRead' })
export type ChatRead = z.infer<typeof ChatRead>

/** Who takes part, as far as the caller sees them. They can be mentioned. */
export const ChatPerson = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    avatar: z.string().nullable(),
    from_staff: z.boolean(),
    /** On the project's team; null for the client's people and for admins. */
    duty: Duty.nullable(),
  })
  .meta({ id: 'ChatPerson' })
export type ChatPerson = z.infer<typeof ChatPerson>

const waiting = z
  .strictObject({
    message_id: z.uuid(),
    since: z.iso.datetime(),
    /** The latest message. Marking it also covers the earlier ones. */
    newest_id: z.uuid(),
  })
  .nullable()
/** The client's message that waits for an answer. */
export const ChatWaiting = z.strictObject({ unanswered: waiting }).meta({ id: 'ChatWaiting' })

/** The head of a log, the read marks and the people in the room. */
export const ChatState = z
  .strictObject({
    log: z.uuid(),
    head: chatSeq,
    reads: z.array(ChatRead),
    /** Messages of others after the caller's mark. */
    unread: z.int().max(mostUnread),
    people: z.array(ChatPerson),
    /** The client's message that waits for an answer; for staff only. */
    unanswered: waiting,
  })
  .meta({ id: 'ChatState' })
export type ChatState = z.infer<typeof ChatState>

export const ChatReadRequest = z.strictObject({ seq: chatSeq }).meta({ id: 'ChatReadRequest' })

const readFrom = {
  /** Which log the numbers belong to. */
  log: z.uuid(),
  /** The last event when this was read: what follows it is still to come. */
  as_of: chatSeq,
}

/** Newest first. */
export const ChatPage = z
  .strictObject({ data: z.array(ChatMessage), next_cursor: z.string().nullable(), ...readFrom })
  .meta({ id: 'ChatPage' })
export type ChatPage = z.infer<typeof ChatPage>

/** Oldest first, without holes. */
export const ChatEventPage = z
  .strictObject({ data: z.array(ChatEvent), next_cursor: z.string().nullable(), ...readFrom })
  .meta({ id: 'ChatEventPage' })
export type ChatEventPage = z.infer<typeof ChatEventPage>

const seqInUrl = z.coerce.number().pipe(chatSeq)
export const ChatPageQuery = z
  .strictObject({
    /** Messages older than this number. */
    before: seqInUrl.optional(),
    /** Events after this number, instead of messages. */
    after_seq: seqInUrl.optional(),
    limit: z.coerce.number().pipe(int4().min(1).max(200)).default(50),
  })
  .refine((query) => query.before === undefined || query.after_seq === undefined, {
    path: ['before'],
    message: 'Use before or after_seq, not both',
  })

export const ChatSearchQuery = z.strictObject({
  /** Every word begins one of the message's. */
  q: SearchQuery.shape.q,
  /** Messages older than this number. */
  before: seqInUrl.optional(),
  limit: z.coerce.number().pipe(int4().min(1).max(50)).default(25),
})

/** Days of India, both included. */
export const TranscriptQuery = z
  .strictObject({ from: day('Choose a date').optional(), to: day('Choose a date').optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'Choose a day that isn’t before the first',
  })

/** What was found, newest first. */
export const ChatFound = pageOf(ChatMessage).meta({ id: 'ChatFound' })
export type ChatFound = z.infer<typeof ChatFound>

/** What a message said, from each of its events on. */
export const ChatHistory = z
  .strictObject({
    data: z.array(z.strictObject({ seq: chatSeq, at: z.iso.datetime(), content: z.string() })),
  })
  .meta({ id: 'ChatHistory' })

export const ChatUpload = z
  .strictObject({ file: z.unknown().optional().meta({ type: 'string', format: 'binary' }) })
  .meta({ id: 'ChatUpload' })
