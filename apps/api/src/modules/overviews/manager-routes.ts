import { Health } from '@trusswell/domain/insight-health.ts'
import { ManagerOverview } from '@trusswell/domain/overviews.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { ProjectDue, ProjectSort } from '@trusswell/domain/project-list.ts'
import { Priority, ProjectCard, ProjectStatus, ProjectType } from '@trusswell/domain/projects.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { listManagerProjects } from '../projects/repository.ts'
import { readManagerOverview } from './manager-overview.ts'

const { limit, count, search } = pageQuery

export const managerAreaRoutes =
  ({ db, can, today, now }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.useManagerArea(actor)))

    app.get(
      '/projects',
      {
        schema: {
          querystring: z.strictObject({
            cursor: longCursor,
            limit,
            count,
            search,
            status: ProjectStatus.optional(),
            priority: Priority.optional(),
            health: Health.optional(),
            type: ProjectType.optional(),
            due: ProjectDue.optional(),
            messages: z.literal('unanswered').optional(),
            changes: z.literal('to_price').optional(),
            sort: ProjectSort.optional(),
          }),
          response: { 200: pageOf(ProjectCard) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listManagerProjects(reader, mustBePerson(actor).id, query, today())),
    )

    app.get('/overview', { schema: { response: { 200: ManagerOverview } } }, ({ actor }) => {
      const { id } = mustBePerson(actor)
      return db.read(actor, (reader) => readManagerOverview(reader, id, { today: today(), now: now() }))
    })
  }
