import { ChatState, type ChatAudience } from '@trusswell/domain/chat.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { chatCloseCodes } from '@trusswell/domain/chat-frames.ts'
import type { ApiDeps } from '../../deps.ts'
import { mustBePerson } from '../../platform/must.ts'
import { assertMayUpgrade } from '../../platform/upgrades.ts'
import { converse } from './connection.ts'
import { getRoom, listReads } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })

/** The socket of a conversation, and without an upgrade where its log is and who has read how far. */
export const chatSocketRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, chatHub, origins } = deps
    const add = (audience: ChatAudience, url: string) => {
      app.route({
        method: 'GET',
        url,
        schema: {
          summary: 'Where the log is; by WebSocket, what happens',
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
            const room = { project_id: id, audience }
            const { head, log_id } = await getRoom(reader, room)
            return { log: log_id, head, reads: await listReads(reader, room) }
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
