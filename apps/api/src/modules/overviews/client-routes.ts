import { ClientOverview } from '@trusswell/domain/overviews.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { ClientProjectSort } from '@trusswell/domain/project-list.ts'
import { ProjectCard, ProjectStatus } from '@trusswell/domain/projects.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson, mustHaveOrganisation } from '../../platform/must.ts'
import { listClientProjects } from '../projects/repository.ts'
import { readClientOverview } from './client-overview.ts'

const { cursor, limit, count, search } = pageQuery

export const clientAreaRoutes =
  ({ db, can, today }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.useClientArea(actor)))

    app.get(
      '/projects',
      {
        schema: {
          querystring: z.strictObject({
            cursor,
            limit,
            count,
            search,
            status: ProjectStatus.optional(),
            sort: ClientProjectSort.optional(),
          }),
          response: { 200: pageOf(ProjectCard) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) =>
          listClientProjects(reader, mustHaveOrganisation(actor).id, query, today()),
        ),
    )

    app.get('/overview', { schema: { response: { 200: ClientOverview } } }, ({ actor }) => {
      const { id } = mustBePerson(actor)
      const { id: organisation_id } = mustHaveOrganisation(actor)
      return db.read(actor, (reader) => readClientOverview(reader, { id, organisation_id }, today()))
    })
  }
