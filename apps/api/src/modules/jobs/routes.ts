import { text } from '@trusswell/domain/input.ts'
import { CareerArea, Job } from '@trusswell/domain/jobs.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findJob, listOpenJobs } from './repository.ts'

const { cursor, limit } = pageQuery

export const jobRoutes =
  ({ db }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/jobs',
      {
        schema: {
          summary: 'Open positions, newest first',
          querystring: z.strictObject({ cursor, limit, area: CareerArea.optional() }),
          response: { 200: pageOf(Job) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listOpenJobs(reader, query)),
    )

    app.get(
      '/jobs/:id',
      {
        schema: {
          summary: 'One open position',
          params: z.strictObject({ id: text(200) }),
          response: { 200: Job },
        },
      },
      ({ actor, params }) =>
        db.read(actor, async (reader) => {
          const found = await findJob(reader, params.id)
          if (!found) throw notFound()
          const { open, ...job } = found
          if (!open) throw new AppError('gone', 'This position is no longer open')
          return job
        }),
    )
  }
