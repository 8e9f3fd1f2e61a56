import { ChatFound, ChatSearchQuery, type ChatAudience } from '@trusswell/domain/chat.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { mustBePerson } from '../../platform/must.ts'
import { toMessage } from './present.ts'
import { getRoom } from './repository.ts'
import { findMessages } from './search.ts'

const params = z.strictObject({ id: z.uuid() })

export const chatSearchRoutes =
  ({ db }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const add = (audience: ChatAudience, url: string) =>
      app.get(
        url,
        {
          schema: {
            summary: 'Search messages, newest first',
            params,
            querystring: ChatSearchQuery,
            response: { 200: ChatFound },
          },
        },
        async ({ actor, params: { id }, query: { q, before, limit } }) => {
          mustBePerson(actor)
          const room = { project_id: id, audience }
          const rows = await db.read(actor, async (reader) => {
            await getRoom(reader, room)
            return findMessages(reader, room, { words: q, before, limit: limit + 1 })
          })
          const shown = rows.slice(0, limit)
          const oldest = shown.at(-1)
          return {
            data: shown.map(toMessage),
            next_cursor: rows.length > limit && oldest ? String(oldest.seq) : null,
          }
        },
      )
    add('everyone', '/projects/:id/messages/search')
    add('internal', '/projects/:id/notes/search')
  }
