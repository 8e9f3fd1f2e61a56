import { NavCounts } from '@trusswell/domain/insight.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { countAreas, readAreas } from './waiting.ts'

export const needsRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/needs-you',
      {
        schema: {
          summary: 'Number of open items for a member of staff, by area',
          response: { 200: NavCounts },
        },
      },
      ({ actor }) => {
        const { id } = mustBePerson(actor)
        const isAdmin = can.seeStats(actor)
        must(actor, isAdmin || can.useManagerArea(actor))
        return db.read(actor, (reader) => (isAdmin ? readAreas(reader) : countAreas(reader, id)))
      },
    )
  }
