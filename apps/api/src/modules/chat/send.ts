import type { Person } from '@trusswell/domain/actor.ts'
import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { findMentions } from '@trusswell/domain/chat-text.ts'
import pg from 'pg'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError, invalidField, notFound, stale, tooManyRequests } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { tellOfProject } from '../../platform/live.ts'
import { notificationRequested } from '../notifications/events.ts'
import { appendChange, appendMessage, type Appended, type MessageRow, type Room } from './log.ts'
import { appendedEvent, toMessage } from './present.ts'
import { findByCid, findMessage, findUnsent, getRoom, listPeople } from './repository.ts'
import { skipWaiting } from './unanswered-repository.ts'

type Deps = Pick<ApiDeps, 'db' | 'emit' | 'live' | 'chatLimit' | 'chatHub'>
type Given = { cid: string; text: string; reply_to: string | null; files: string[] }

/** Requests and sockets send by this one function. The same `cid` again answers with the message that is there. */
export async function sendMessage(
  deps: Deps,
  person: Person,
  room: Room,
  { cid, text, reply_to, files: fileIds }: Given,
): Promise<ChatMessage> {
  const { db, emit, live, chatHub } = deps
  await takeTurn(deps, person)
  // All lookups happen before the room is locked. Most messages have neither files nor mentions.
  const isPlain = fileIds.length === 0 && !text.includes('@')
  const { files, mentions } = isPlain
    ? { files: [], mentions: [] }
    : await db.read(person, async (reader) => {
        if (fileIds.length > 0) await getRoom(reader, room)
        return {
          files: await findUnsent(reader, room, { uploaded_by: person.id, ids: fileIds }),
          mentions: text.includes('@') ? mentionedIn(text, person, await listPeople(reader, room)) : [],
        }
      })
  if (files.length < fileIds.length) {
    const sent = await db.read(person, (reader) => findByCid(reader, room, { sender_id: person.id, cid }))
    if (sent) return repeated(sent, { text, reply_to, files: fileIds })
    throw invalidField('files', 'One of the files isn’t available any more. Please upload it again.')
  }
  const id = newId()
  try {
    const appended = await db.as(person, async (tx) => {
      if (mentions.length > 0) await emit(tx, notificationRequested, mentionOf(id, person))
      const done = await appendMessage(tx, person, room, { id, cid, text, reply_to, files, mentions })
      if (!done) throw notFound()
      return done
    })
    chatHub.publish(room, appendedEvent('new', appended))
    // Overviews count what is unanswered, and lists of files have a new one.
    if (appended.moves_waiting || (files.length > 0 && room.audience === 'everyone'))
      tellOfProject(live, room.project_id)
    return toMessage(appended.message)
  } catch (error) {
    if (violates(error, 'chat_messages_reply')) {
      throw invalidField('reply_to', 'The message that you reply to isn’t in this conversation.')
    }
    if (!violates(error, 'chat_messages_once')) throw error
    const sent = await db.read(person, (reader) => findByCid(reader, room, { sender_id: person.id, cid }))
    if (!sent) throw error
    return repeated(sent, { text, reply_to, files: fileIds })
  }
}

export async function editMessage(
  deps: Deps,
  person: Person,
  room: Room,
  { id, text, rev }: { id: string; text: string; rev: number | undefined },
): Promise<ChatMessage> {
  const { db, emit } = deps
  await takeTurn(deps, person)
  const mentions = text.includes('@')
    ? mentionedIn(text, person, await db.read(person, (reader) => listPeople(reader, room)))
    : []
  const appended = await db.as(person, async (tx) => {
    const edited = await appendChange(tx, person, room, { kind: 'edited', id, rev, text, mentions })
    if (edited && mentions.length > 0) await emit(tx, notificationRequested, mentionOf(id, person))
    return edited
  })
  if (appended) {
    deps.chatHub.publish(room, appendedEvent('edited', appended))
    return toMessage(appended.message)
  }
  const current = await getOwn(deps, person, room, id)
  // The response to the same edit was lost, and the client sent it again.
  if (current.deleted_at === null && current.text === text) return toMessage(current)
  throw stale(toMessage(current))
}

/** Deleting a second time changes nothing. */
export async function deleteMessage(
  deps: Deps,
  person: Person,
  room: Room,
  id: string,
): Promise<ChatMessage> {
  await takeTurn(deps, person)
  const appended = await deps.db.as(person, async (tx): Promise<Appended | null> => {
    const deleted = await appendChange(tx, person, room, { kind: 'deleted', id })
    if (deleted) {
      if (room.audience === 'everyone' && !deleted.message.from_staff)
        await skipWaiting(tx, room.project_id, { seq: deleted.message.seq, onlyFrom: id })
      await writeAudit(tx, person, {
        action: 'chat.message-deleted',
        entity: 'chat_message',
        entity_id: id,
        details: { project_id: room.project_id, audience: room.audience, seq: deleted.seq },
      })
    }
    return deleted
  })
  if (!appended) return toMessage(await getOwn(deps, person, room, id))
  deps.chatHub.publish(room, appendedEvent('deleted', appended))
  if (room.audience === 'everyone') tellOfProject(deps.live, room.project_id)
  return toMessage(appended.message)
}

/** Explains why nothing was changed: the message doesn't exist, or another user wrote it. */
async function getOwn({ db }: Deps, person: Person, room: Room, id: string): Promise<MessageRow> {
  const current = await db.read(person, (reader) => findMessage(reader, room, id))
  if (!current) throw notFound()
  if (current.sender_id !== person.id) {
    throw new AppError('forbidden', 'Only the sender can change a message.')
  }
  return current
}

function repeated(sent: MessageRow, given: Omit<Given, 'cid'>): ChatMessage {
  const isSame =
    // After an edit or a deletion there is nothing to compare with.
    (sent.rev !== sent.seq || sent.text === given.text) &&
    sent.reply_to === given.reply_to &&
    (sent.deleted_at !== null || sameIds(sent.attachments, given.files))
  if (isSame) return toMessage(sent)
  throw new AppError('idempotency_key_reused', 'This id was used for another message')
}
const sameIds = (attachments: { id: string }[], ids: string[]) =>
  attachments.length === ids.length && attachments.every(({ id }) => ids.includes(id))

async function takeTurn({ chatLimit }: Deps, { id }: Person): Promise<void> {
  const { exceeded, retryAfter } = await chatLimit.take(id)
  if (exceeded) {
    throw tooManyRequests('You’re sending messages too quickly. Please wait a moment.', retryAfter)
  }
}

const mentionedIn = (text: string, person: Person, people: { id: string; name: string }[]) =>
  [...new Set(findMentions(text, people))].filter((id) => id !== person.id)

/** People mentioned before an edit aren't notified again, because the key stays the same. */
const mentionOf = (id: string, person: Person) => ({
  kind: 'chat_mention' as const,
  event_key: `chat_mention:${id}`,
  subject: { type: 'message' as const, id },
  actor_id: person.id,
  detail: null,
})

const violates = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.constraint === constraint
