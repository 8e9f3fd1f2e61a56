import { chatLimits } from '@trusswell/domain/chat-values.ts'
import { ChatClientFrame, chatProtocol, chatTiming } from '@trusswell/domain/chat-frames.ts'
import type { ErrorCode } from '@trusswell/domain/error-codes.ts'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError, isUnavailable } from '../../platform/errors.ts'
import { endMember, isOpen, sendFrame, type Member } from './member.ts'
import { getRoom, listReads } from './repository.ts'
import { deleteMessage, editMessage, sendMessage } from './send.ts'

type Deps = Pick<ApiDeps, 'db' | 'emit' | 'live' | 'chatLimit' | 'chatHub' | 'logger'>
type FrameOf<Type extends ChatClientFrame['t']> = Extract<ChatClientFrame, { t: Type }>

/** Frames that wait for those before them; a page sends far fewer. */
const mostWaiting = 64
const syncEvery = 500

/** Handles the frames of one socket in order. */
export function converse(deps: Deps, member: Member): void {
  const { socket } = member
  // Closed as a time-out and not as a protocol error, after which pages don't reconnect.
  const greeting = setTimeout(() => endMember(member, 'tooSlow'), chatTiming.helloMs)
  let isGreeted = false
  let waiting = 0
  let last = Promise.resolve()
  socket.on('close', () => clearTimeout(greeting))
  socket.on('message', (data: Buffer) => {
    const frame = readFrame(member, data.toString())
    if (!frame) return
    if (isGreeted === (frame.t === 'hello') || waiting >= mostWaiting) return endMember(member, 'protocol')
    isGreeted = true
    clearTimeout(greeting)
    waiting += 1
    last = last
      .then(() => answer(deps, member, frame))
      .finally(() => {
        waiting -= 1
      })
  })
}

const WithCid = z.object({ cid: z.uuid() })

/** Null if it isn't a valid frame. A frame that names its request is refused; any other closes the socket. */
function readFrame(member: Member, text: string): ChatClientFrame | null {
  const parsed = parseJson(text)
  const frame = ChatClientFrame.safeParse(parsed)
  if (frame.success) return frame.data
  const known = WithCid.safeParse(parsed)
  if (known.success) {
    const message = frame.error.issues[0]?.message ?? 'Invalid value'
    sendFrame(member, { t: 'nack', cid: known.data.cid, code: 'invalid_request', message })
  } else endMember(member, 'protocol')
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function answer(deps: Deps, member: Member, frame: ChatClientFrame): Promise<void> {
  if (!isOpen(member)) return
  try {
    await act(deps, member, frame)
  } catch (error) {
    const { code, message, retryAfter } = toRefusal(deps, error)
    if (frame.t === 'hello') return endMember(member, code === 'not_found' ? 'noAccess' : 'tooSlow')
    const cid = 'cid' in frame ? frame.cid : null
    if (cid === null) return
    const retry_in_ms = retryAfter === undefined ? {} : { retry_in_ms: retryAfter * 1_000 }
    sendFrame(member, { t: 'nack', cid, code, message, ...retry_in_ms })
  }
}

async function act(deps: Deps, member: Member, frame: ChatClientFrame): Promise<void> {
  const { person } = member
  const { room } = member.room
  switch (frame.t) {
    case 'hello':
      return greet(deps, member, frame)
    case 'send': {
      const { cid, text, reply_to = null, files = [] } = frame
      const { id, seq } = await sendMessage(deps, person, room, {
        cid,
        text,
        reply_to,
        files: [...new Set(files)],
      })
      return sendFrame(member, { t: 'ack', cid, id, seq })
    }
    case 'edit': {
      const { cid, id, rev, text } = frame
      const edited = await editMessage(deps, person, room, { id, rev, text })
      return sendFrame(member, { t: 'ack', cid, id, seq: edited.rev })
    }
    case 'delete': {
      const { cid, id } = frame
      const deleted = await deleteMessage(deps, person, room, id)
      return sendFrame(member, { t: 'ack', cid, id, seq: deleted.rev })
    }
    case 'read':
      member.readUpTo = Math.max(member.readUpTo ?? 0, frame.seq)
      return
    case 'typing':
      if (Date.now() - member.typingAt < chatLimits.typingEveryMs) return
      member.typingAt = Date.now()
      return deps.chatHub.noteTyping(member)
    case 'sync':
      if (Date.now() - member.syncedAt < syncEvery) return
      member.syncedAt = Date.now()
      return deps.chatHub.sync(member, frame.after)
  }
}

/** Reads the person's rights again, because those of the request may be cached. */
async function greet({ db, chatHub }: Deps, member: Member, { log, after }: FrameOf<'hello'>): Promise<void> {
  await member.room.ready
  if (!(await chatHub.isSignedIn(member))) return
  const [state, reads] = await db.read(member.person, (reader) =>
    Promise.all([getRoom(reader, member.room.room), listReads(reader, member.room.room)]),
  )
  const { head, log_id } = state
  sendFrame(member, {
    t: 'welcome',
    v: chatProtocol,
    log: log_id,
    head,
    you: member.person.id,
    reads,
    limits: {
      text: chatLimits.textLength,
      files: chatLimits.files,
      file_bytes: chatLimits.fileBytes,
      frame_bytes: chatLimits.frameBytes,
      typing_every_ms: chatLimits.typingEveryMs,
    },
  })
  const isOtherLog = log === null ? after > 0 : log !== log_id
  if (isOtherLog) sendFrame(member, { t: 'reset', log: log_id, head, reason: 'log' })
  chatHub.follow(member, isOtherLog ? head : after, state)
}

function toRefusal(
  { logger }: Deps,
  error: unknown,
): {
  code: ErrorCode
  message: string
  retryAfter?: number | undefined
} {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) {
    return {
      code: 'unavailable',
      message: 'This is not available right now. Please try again.',
      retryAfter: 2,
    }
  }
  logger.error({ err: error }, 'chat frame failed')
  return { code: 'internal', message: 'Something went wrong on our side. Please try again.' }
}
