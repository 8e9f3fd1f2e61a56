import { SearchMisses } from '@trusswell/domain/search.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { must } from '../../platform/must.ts'
import { listMisses } from './misses.ts'

export const adminSearchRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.seeSearchMisses(actor)))

    app.get(
      '/search-misses',
      {
        schema: {
          summary: 'Searches without a result',
          response: { 200: SearchMisses },
        },
      },
      ({ actor }) => db.read(actor, listMisses),
    )
  }
