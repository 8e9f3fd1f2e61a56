import { ErrorBody } from '@trusswell/domain/error-codes.ts'
import { CareerArea, Job } from '@trusswell/domain/jobs.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findJob, listOpenJobs } from './repository.ts'

const { cursor, limit } = pageQuery
const errors = { '4xx': ErrorBody, '5xx': ErrorBody }

export const jobRoutes =
  ({ db }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/jobs',
      {
        schema: {
          summary: 'Open positions, newest first',
          querystring: z.strictObject({ cursor, limit, area: CareerArea.optional() }),
          response: { 200: pageOf(Job), ...errors },
        },
      },
      ({ actor, query }) => db.as(actor, (tx) => listOpenJobs(tx, query)),
    )

    app.get(
      '/jobs/:id',
      {
        schema: {
          summary: 'One open position',
          params: z.strictObject({ id: z.string() }),
          response: { 200: Job, ...errors },
        },
      },
      ({ actor, params }) =>
        db.as(actor, async (tx) => {
          const found = await findJob(tx, params.id)
          if (!found) throw notFound()
          const { open, ...job } = found
          if (!open) throw new AppError('gone', 'This position is no longer open')
          return job
        }),
    )
  }
