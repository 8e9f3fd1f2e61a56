import { AdminOverview } from '@trusswell/domain/insight.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { must } from '../../platform/must.ts'
import { readOverview } from './read-overview.ts'

export const adminOverviewRoutes =
  ({ db, can, today }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/overview',
      {
        schema: {
          summary: 'Totals, revenue and what waits for an admin',
          description:
            'Totals are counted in the background and up to a minute old. What waits is counted as it is now.',
          response: { 200: AdminOverview },
        },
      },
      ({ actor }) => {
        must(actor, can.seeStats(actor))
        return db.read(actor, (reader) => readOverview(reader, today()))
      },
    )
  }
