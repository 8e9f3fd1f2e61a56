import {
  ChatEdit,
  ChatEventPage,
  ChatHistory,
  ChatMessage,
  ChatPage,
  ChatPageQuery,
  ChatRead,
  ChatReadRequest,
  ChatSend,
  type ChatAudience,
} from '@trusswell/domain/chat.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { idempotencyHeaders } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import type { Room } from './log.ts'
import { toEvent, toMessage } from './present.ts'
import {
  findMessage,
  findSelf,
  getRoom,
  listTexts,
  markRead,
  readEvents,
  readMessages,
} from './repository.ts'
import { deleteMessage, editMessage, sendMessage } from './send.ts'

const params = z.strictObject({ id: z.uuid() })
const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })

/** The conversation with the client and, with the same routes, the internal notes of staff. */
export const chatRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(roomRoutes(deps, 'everyone'), { prefix: '/projects/:id/messages' })
    await app.register(roomRoutes(deps, 'internal'), { prefix: '/projects/:id/notes' })
  }

const roomRoutes =
  (deps: ApiDeps, audience: ChatAudience): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can } = deps
    const roomOf = (project_id: string): Room => ({ project_id, audience })
    const name = audience === 'everyone' ? 'messages' : 'internal notes'

    app.get(
      '',
      {
        schema: {
          summary: `Newest ${name}, or with after_seq the events that follow`,
          params,
          querystring: ChatPageQuery,
          response: { 200: z.union([ChatPage, ChatEventPage]) },
        },
      },
      async ({ actor, params: { id }, query: { before, after_seq: after, limit } }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          if (after !== undefined) {
            const { rows, head, log_id } = await readEvents(reader, roomOf(id), { after, limit })
            const last = rows.at(-1)?.number ?? after
            return {
              data: rows.map(toEvent),
              next_cursor: last < head ? String(last) : null,
              as_of: head,
              log: log_id,
            }
          }
          const { rows, head, log_id } = await readMessages(reader, roomOf(id), { before, limit: limit + 1 })
          const shown = rows.slice(0, limit)
          const oldest = shown.at(-1)
          return {
            data: shown.map(toMessage),
            next_cursor: rows.length > limit && oldest ? String(oldest.seq) : null,
            as_of: head,
            log: log_id,
          }
        })
      },
    )

    app.post(
      '',
      { schema: { params, headers: idempotencyHeaders, body: ChatSend, response: { 201: ChatMessage } } },
      async ({ actor, params: { id }, body, headers }, reply) => {
        const person = mustBePerson(actor)
        await db.read(actor, (reader) => getRoom(reader, roomOf(id)))
        await refuseForeignSender(deps, person, body)
        const message = await sendMessage(deps, person, roomOf(id), {
          cid: body.cid ?? headers['idempotency-key'] ?? newId(),
          text: body.content,
          reply_to: body.reply_to ?? null,
          files: [...new Set(body.files)],
        })
        return reply.status(201).send(message)
      },
    )

    app.get(
      '/:item',
      { schema: { summary: 'One message', params: itemParams, response: { 200: ChatMessage } } },
      async ({ actor, params: { id, item } }) => {
        mustBePerson(actor)
        const found = await db.read(actor, (reader) => findMessage(reader, roomOf(id), item))
        if (!found) throw notFound()
        return toMessage(found)
      },
    )

    app.put(
      '/:item',
      { schema: { params: itemParams, body: ChatEdit, response: { 200: ChatMessage } } },
      ({ actor, params: { id, item }, body: { content, rev } }) =>
        editMessage(deps, mustBePerson(actor), roomOf(id), { id: item, text: content, rev }),
    )

    app.delete(
      '/:item',
      { schema: { params: itemParams, response: { 204: z.void() } } },
      async ({ actor, params: { id, item } }, reply) => {
        await deleteMessage(deps, mustBePerson(actor), roomOf(id), item)
        return reply.status(204).send()
      },
    )

    app.get(
      '/:item/history',
      {
        schema: {
          summary: 'What the message said before it was edited or deleted',
          params: itemParams,
          response: { 200: ChatHistory },
        },
      },
      async ({ actor, params: { id, item } }) => {
        const person = mustBePerson(actor)
        return db.as(actor, async (tx) => {
          if (!(await findMessage(tx, roomOf(id), item))) throw notFound()
          must(actor, can.readEarlierTexts(actor))
          const data = await listTexts(tx, roomOf(id), item)
          if (data.length === 0) throw notFound()
          await writeAudit(tx, person, {
            action: 'chat.history-read',
            entity: 'chat_message',
            entity_id: item,
            details: { project_id: id, audience },
          })
          return { data }
        })
      },
    )

    app.post(
      '/read',
      {
        schema: {
          summary: 'How far the caller has read; a mark only moves forward',
          params,
          body: ChatReadRequest,
          response: { 200: ChatRead },
        },
      },
      async ({ actor, params: { id }, body }) => {
        const person = mustBePerson(actor)
        const mark = await db.as(actor, (tx) =>
          markRead(tx, roomOf(id), { user_id: person.id, seq: body.seq }),
        )
        if (!mark) throw notFound()
        return mark
      },
    )
  }

/** The sender is the session's user. A body may name the sender, but only if it is the same user. */
async function refuseForeignSender({ db }: ApiDeps, person: Person, body: ChatSend): Promise<void> {
  const { sender_id, sender_name, sender_avatar } = body
  if (sender_id !== undefined && sender_id !== person.id)
    throw invalidField('sender_id', 'This field cannot be changed')
  if (sender_name === undefined && sender_avatar === undefined) return
  const self = await db.read(person, (reader) => findSelf(reader, person.id))
  if (sender_name !== undefined && sender_name !== self?.name)
    throw invalidField('sender_name', 'This field cannot be changed')
  if (sender_avatar !== undefined && sender_avatar !== (self?.image ?? null))
    throw invalidField('sender_avatar', 'This field cannot be changed')
}
