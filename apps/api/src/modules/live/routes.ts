import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { mustBePerson } from '../../platform/must.ts'
import { assertMayUpgrade } from '../../platform/upgrades.ts'

/** One socket for each tab. It only says what changed; pages fetch it from the API, which checks access. */
export const liveRoutes =
  ({ liveHub, origins }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/live',
      schema: { hide: true },
      preHandler: async (request) => {
        assertMayUpgrade(request, origins)
        if (request.headers.upgrade && !liveHub.ready()) {
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
