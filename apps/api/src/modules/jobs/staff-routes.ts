import type { Actor } from '@trusswell/domain/actor.ts'
import { text } from '@trusswell/domain/input.ts'
import { CareerArea, jobIdOf, JobId, JobPatch, JobStatus, NewJob, StaffJob } from '@trusswell/domain/jobs.ts'
import { JobSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import pg from 'pg'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { idOf } from '../../platform/ids.ts'
import { must } from '../../platform/must.ts'
import { getJob, insertJob, listJobs, setJobDeleted, updateJob } from './staff-repository.ts'

const params = z.strictObject({ id: text().max(200) })
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
          await note(tx, actor, 'job.deleted', params.id)
        })
        return reply.status(204).send()
      },
    )

    app.post('/jobs/:id/restore', { schema: { params, response: { 200: StaffJob } } }, ({ actor, params }) =>
      db.as(actor, async (tx) => {
        await setJobDeleted(tx, params.id, false)
        await note(tx, actor, 'job.restored', params.id)
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
  { db }: ApiDeps,
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
      if (!id.success) throw invalid('id', 'Use only letters, digits and dashes in the URL')
      return createOnce(db, request, reply, {
        work: async (tx) => {
          const added = await insertJob(tx, { ...body, id: id.data })
          await note(tx, actor, added.status === 'draft' ? 'job.drafted' : 'job.opened', added.id)
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
      db
        .as(actor, async (tx) => {
          const before = await getJob(tx, params.id)
          const job = await updateJob(tx, params.id, body)
          if (job.version === before.version) return job
          const { version: _version, ...changes } = body
          const isPublished = before.status === 'draft' && job.status === 'open'
          await note(tx, actor, isPublished ? 'job.published' : 'job.updated', job.id, {
            fields: Object.keys(changes),
            status: job.status,
            closes_on: job.closes_on,
          })
          return job
        })
        .catch(refuseEarlyEnd),
  )
}

/** Positions are identified by their slug; the audit log needs an id, which is derived from it. */
const note = (tx: Tx, actor: Actor, action: string, id: string, details = {}) =>
  writeAudit(tx, actor, {
    action,
    entity: 'job',
    entity_id: idOf(`job/${id}`),
    details: { job_id: id, ...details },
  })

function refuseEarlyEnd(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.constraint === 'jobs_check') {
    throw invalid('closes_on', 'The last day to apply can’t be before the posting date')
  }
  throw error
}

const invalid = (field: string, message: string) =>
  new AppError('invalid_request', message, { fields: { [field]: message } })
