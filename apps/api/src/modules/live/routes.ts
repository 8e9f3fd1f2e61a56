import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { mustBePerson } from '../../platform/must.ts'

/** One socket for each tab. It only says what changed; pages ask the API, so that every rule holds as ever. */
export const liveRoutes =
  ({ liveHub, origins }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/live',
      schema: { hide: true },
      // All of it before the upgrade: afterwards there is no status to answer with.
      preHandler: async ({ actor, headers }) => {
        mustBePerson(actor)
        // A browser always says where it comes from; another site's page could use the cookie.
        if (!headers.origin || !origins.includes(headers.origin)) {
          throw new AppError('forbidden', 'This request came from another site')
        }
        if (headers.upgrade && !liveHub.ready()) {
          throw new AppError('unavailable', 'Live updates are not available right now', { retryAfter: 5 })
        }
      },
      handler: async () => {
        throw new AppError('invalid_request', 'Please connect by WebSocket')
      },
      wsHandler: (socket, { actor, session }) => {
        const person = mustBePerson(actor)
        void liveHub.join(socket, { session_id: session?.id ?? person.id, person })
      },
    })
  }
