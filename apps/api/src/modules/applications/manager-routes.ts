import { Application, ApplicationProgress } from '@trusswell/domain/applications.ts'
import { ApplicationSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must } from '../../platform/must.ts'
import { editApplication } from './edit-application.ts'
import { listApplications } from './repository.ts'
import { filters, params, registerStaffRoutes } from './staff-routes.ts'

const { deleted: _deleted, ...query } = pageQuery

export const managerApplicationRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.workOnApplications(actor)))
    registerStaffRoutes(app, deps, { showDeleted: false })

    app.get(
      '/applications',
      {
        schema: {
          querystring: z.strictObject({
            ...query,
            cursor: longCursor,
            ...filters,
            sort: ApplicationSort.optional(),
          }),
          response: { 200: pageOf(Application) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listApplications(reader, { ...query, deleted: false })),
    )

    app.patch(
      '/applications/:id',
      { schema: { params, body: ApplicationProgress, response: { 200: Application } } },
      ({ actor, params, body }) =>
        db.as(actor, (tx) => editApplication(tx, emit, actor, { id: params.id, patch: body })),
    )
  }
