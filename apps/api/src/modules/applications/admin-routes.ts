import {
  Application,
  ApplicationPatch,
  ApplicationStatus,
  MailTemplate,
  MailTemplateEdit,
  NewApplication,
} from '@trusswell/domain/applications.ts'
import { ApplicationSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { exportDetails, writeAudit } from '../../platform/audit.ts'
import { csvFile, sendCsv } from '../../platform/csv.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { idOf } from '../../platform/ids.ts'
import { must } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { addApplication, editApplication, refuseSecond } from './edit-application.ts'
import { applicationsCsv } from './export-csv.ts'
import { cancelUpcoming } from './interviews.ts'
import { listApplications, markApplicationDeleted, restoreApplication } from './repository.ts'
import { filters, params, registerStaffRoutes } from './staff-routes.ts'
import { getTemplate, listTemplates, saveTemplate } from './templates.ts'

const entity = 'job_application'

export const adminApplicationRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, identityDb } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageApplications(actor)))
    registerStaffRoutes(app, deps, { showDeleted: true })

    app.get(
      '/applications',
      {
        schema: {
          querystring: z.strictObject({
            ...pageQuery,
            cursor: longCursor,
            ...filters,
            sort: ApplicationSort.optional(),
          }),
          response: { 200: pageOf(Application) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listApplications(reader, { ...query, deleted: query.deleted === 'true' })),
    )

    app.get(
      '/applications/export.csv',
      {
        config: { costly: 'export' },
        schema: {
          summary: 'The filtered list as CSV',
          querystring: z.strictObject({ search: pageQuery.search, ...filters }),
          response: { 200: csvFile },
        },
      },
      async ({ actor, session, query }, reply) => {
        await mustBeFresh(identityDb, session)
        await db.as(actor, (tx) =>
          writeAudit(tx, actor, {
            action: 'application.exported',
            entity: 'job_applications',
            entity_id: idOf('job_applications'),
            details: exportDetails(query),
          }),
        )
        await sendCsv(reply, 'applications.csv', applicationsCsv(db, actor, { ...query, deleted: false }))
        return reply
      },
    )

    app.post(
      '/applications',
      { schema: { headers: idempotencyHeaders, body: NewApplication, response: { 201: Application } } },
      (request, reply) =>
        createOnce(db, request, reply, {
          work: (tx) => addApplication(tx, request.actor, request.body),
        }).catch(refuseSecond),
    )

    app.patch(
      '/applications/:id',
      { schema: { params, body: ApplicationPatch, response: { 200: Application } } },
      ({ actor, params, body }) =>
        db
          .as(actor, (tx) => editApplication(tx, emit, actor, { id: params.id, patch: body }))
          .catch(refuseSecond),
    )

    app.delete(
      '/applications/:id',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await db.as(actor, async (tx) => {
          await markApplicationDeleted(tx, params.id)
          await cancelUpcoming(tx, emit, actor, params.id)
          await writeAudit(tx, actor, { action: 'application.deleted', entity, entity_id: params.id })
        })
        return reply.status(204).send()
      },
    )

    app.post(
      '/applications/:id/restore',
      { schema: { params, response: { 200: Application } } },
      ({ actor, params }) =>
        db
          .as(actor, async (tx) => {
            const application = await restoreApplication(tx, params.id)
            await writeAudit(tx, actor, { action: 'application.restored', entity, entity_id: params.id })
            return application
          })
          .catch(refuseSecond),
    )

    app.get(
      '/application-templates',
      { schema: { response: { 200: z.strictObject({ data: z.array(MailTemplate) }) } } },
      ({ actor }) => db.read(actor, async (reader) => ({ data: await listTemplates(reader) })),
    )

    app.put(
      '/application-templates/:status',
      {
        schema: {
          params: z.strictObject({ status: ApplicationStatus }),
          body: MailTemplateEdit,
          response: { 200: MailTemplate },
        },
      },
      ({ actor, params, body }) =>
        db.as(actor, async (tx) => {
          const before = await getTemplate(tx, params.status)
          const template = await saveTemplate(tx, params.status, body)
          if (template.version === before.version) return template
          await writeAudit(tx, actor, {
            action: 'application-template.updated',
            entity: 'application_template',
            entity_id: idOf(`application-template/${params.status}`),
            details: { status: params.status, version: template.version },
          })
          return template
        }),
    )
  }
