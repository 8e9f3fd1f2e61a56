import { BulkJobStatus, JobStatusChange, UndoJobStatus } from '@trusswell/domain/bulk-jobs.ts'
import { text } from '@trusswell/domain/input.ts'
import { CareerArea, jobIdOf, JobId, JobPatch, JobStatus, NewJob, StaffJob } from '@trusswell/domain/jobs.ts'
import { JobSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { must } from '../../platform/must.ts'
import { setStatuses, undoStatuses } from './bulk-status.ts'
import { auditJob, editJob, refuseEarlyEnd } from './edit-job.ts'
import { getJob, insertJob, listJobs, setJobDeleted } from './staff-repository.ts'

const params = z.strictObject({ id: text(200) })
const { deleted, ...query } = pageQuery
const sort = JobSort.optional()
const filters = { status: JobStatus.optional(), area: CareerArea.optional() }

export const adminJobRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageJobs(actor)))
    registerJobRoutes(app, deps, { showDeleted: true })

    app.get(
      '/jobs',
      {
        schema: {
          querystring: z.strictObject({ ...query, ...filters, sort, cursor: longCursor, deleted }),
          response: { 200: pageOf(StaffJob) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listJobs(reader, { ...query, deleted: query.deleted === 'true' })),
    )

    app.delete(
      '/jobs/:id',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await db.as(actor, async (tx) => {
          await setJobDeleted(tx, params.id, true)
          await auditJob(tx, actor, 'job.deleted', params.id)
        })
        return reply.status(204).send()
      },
    )

    app.post('/jobs/:id/restore', { schema: { params, response: { 200: StaffJob } } }, ({ actor, params }) =>
      db.as(actor, async (tx) => {
        await setJobDeleted(tx, params.id, false)
        await auditJob(tx, actor, 'job.restored', params.id)
        return getJob(tx, params.id)
      }),
    )
  }

export const managerJobRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.workOnJobs(actor)))
    registerJobRoutes(app, deps, { showDeleted: false })

    app.get(
      '/jobs',
      {
        schema: {
          querystring: z.strictObject({ ...query, ...filters, sort, cursor: longCursor }),
          response: { 200: pageOf(StaffJob) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listJobs(reader, { ...query, deleted: false })),
    )
  }

/** Routes that admins and managers share. */
function registerJobRoutes(
  scope: FastifyInstance,
  { db, today }: ApiDeps,
  { showDeleted }: { showDeleted: boolean },
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.get('/jobs/:id', { schema: { params, response: { 200: StaffJob } } }, ({ actor, params }) =>
    db.read(actor, async (reader) => {
      const job = await getJob(reader, params.id)
      if (job.deleted_at && !showDeleted) throw notFound()
      return job
    }),
  )

  app.post(
    '/jobs',
    {
      schema: {
        summary: 'Open a position, or save it as a draft',
        headers: idempotencyHeaders,
        body: NewJob,
        response: { 201: StaffJob },
      },
    },
    (request, reply) => {
      const { actor, body } = request
      const id = JobId.safeParse(body.id ?? jobIdOf(body.title))
      if (!id.success) throw invalidField('id', 'Use only letters, digits and dashes in the URL')
      return createOnce(db, request, reply, {
        work: async (tx) => {
          const added = await insertJob(tx, { ...body, id: id.data })
          await auditJob(tx, actor, added.status === 'draft' ? 'job.drafted' : 'job.opened', added.id)
          return added
        },
      }).catch(refuseEarlyEnd)
    },
  )

  app.patch(
    '/jobs/:id',
    {
      schema: {
        summary: 'Edit a position; publishes, closes and reopens it by its status',
        params,
        body: JobPatch,
        response: { 200: StaffJob },
      },
    },
    ({ actor, params, body }) =>
      db.as(actor, (tx) => editJob(tx, actor, { id: params.id, patch: body })).catch(refuseEarlyEnd),
  )

  app.post(
    '/jobs/status',
    {
      schema: {
        summary: 'Close or reopen several positions',
        description:
          'Drafts, and positions that have the status already, stay as they are. Returns the changed positions for an undo.',
        body: BulkJobStatus,
        response: {
          200: z.strictObject({ data: z.array(StaffJob), changed: z.array(JobStatusChange) }),
        },
      },
    },
    ({ actor, body }) => db.as(actor, (tx) => setStatuses(tx, actor, body, today())),
  )

  app.post(
    '/jobs/status/undo',
    {
      schema: {
        summary: 'Undo the closing or reopening of several positions',
        description: 'Positions that were changed since stay as they are.',
        body: UndoJobStatus,
        response: { 200: z.strictObject({ data: z.array(StaffJob) }) },
      },
    },
    ({ actor, body: { changes } }) =>
      db.as(actor, async (tx) => ({ data: await undoStatuses(tx, actor, changes) })).catch(refuseEarlyEnd),
  )
}
