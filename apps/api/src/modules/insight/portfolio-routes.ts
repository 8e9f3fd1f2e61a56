import { Health } from '@trusswell/domain/insight-health.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { ManagerLoad, PortfolioGroup, PortfolioProject } from '@trusswell/domain/portfolio.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must } from '../../platform/must.ts'
import { listLoads, listPortfolio } from './portfolio-repository.ts'

const { limit, count, search } = pageQuery
const query = z.strictObject({
  cursor: longCursor,
  limit,
  count,
  search,
  group: PortfolioGroup.default('manager'),
  health: Health.optional(),
  manager: z.union([z.literal('none'), z.uuid()]).optional(),
  organisation: z.uuid().optional(),
})

export const portfolioRoutes =
  ({ db, can, today }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageProjects(actor)))

    app.get(
      '/portfolio',
      {
        schema: {
          summary: 'Running projects with health, forecast and cash, sorted by manager or client',
          querystring: query,
          response: { 200: pageOf(PortfolioProject) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listPortfolio(reader, query, today())),
    )

    app.get(
      '/portfolio/loads',
      {
        schema: {
          summary: 'How many running projects each manager has',
          description: 'Counted in the background and up to a minute old.',
          response: { 200: z.strictObject({ data: z.array(ManagerLoad) }) },
        },
      },
      ({ actor }) => db.read(actor, async (reader) => ({ data: await listLoads(reader) })),
    )
  }
