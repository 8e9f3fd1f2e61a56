import { ChatState, type ChatAudience } from '@trusswell/domain/chat.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chatCloseCodes } from '@trusswell/domain/chat-frames.ts'
import type { ApiDeps } from '../../deps.ts'
import { mustBePerson } from '../../platform/must.ts'
import { assertMayUpgrade } from '../../platform/upgrades.ts'
import { converse } from './connection.ts'
import { countUnread, getRoom, listPeople, listReads } from './repository.ts'
import { findWaiting } from './unanswered-repository.ts'

const params = z.strictObject({ id: z.uuid() })

/** The socket of a conversation, and without an upgrade where its log is, who takes part and who has read how far. */
export const chatSocketRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, chatHub, origins } = deps
    const add = (audience: ChatAudience, url: string) => {
      app.route({
        method: 'GET',
        url,
        schema: {
          summary: 'The state of a conversation, its people and unread messages; by WebSocket, its events',
          params,
          response: { 200: ChatState },
        },
        // All of it before the upgrade: afterwards there is no status to answer with.
        preHandler: async (request) => {
          const person = mustBePerson(request.actor)
          if (request.headers.upgrade) assertMayUpgrade(request, origins)
          await db.read(person, (reader) => getRoom(reader, { project_id: request.params.id, audience }))
        },
        handler: ({ actor, params: { id } }) =>
          db.read(actor, async (reader) => {
            const person = mustBePerson(actor)
            const room = { project_id: id, audience }
            const { head, log_id } = await getRoom(reader, room)
            const isAsked = audience === 'everyone' && can.closeQuestions(person)
            const [reads, unread, people, unanswered] = await Promise.all([
              listReads(reader, room),
              countUnread(reader, room, person.id),
              listPeople(reader, room),
              isAsked ? findWaiting(reader, id) : null,
            ])
            return { log: log_id, head, reads, unread, people, unanswered }
          }),
        wsHandler: (socket, request) => {
          const person = mustBePerson(request.actor)
          const { id } = request.params as z.infer<typeof params>
          const { session } = request
          const member = chatHub.join(
            { project_id: id, audience },
            { socket, session_id: session?.id ?? person.id, person, name: session?.name ?? '' },
          )
          if (member) converse(deps, member)
          else socket.close(chatCloseCodes.tooMany)
        },
      })
    }
    add('everyone', '/projects/:id/chat')
    add('internal', '/projects/:id/notes/chat')
  }
