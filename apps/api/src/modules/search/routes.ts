import { SearchAnswer, SearchQuery } from '@trusswell/domain/search.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { addressBucket } from '../../platform/client-address.ts'
import { AppError } from '../../platform/errors.ts'
import { findPages } from './find-pages.ts'
import { countMiss } from './misses.ts'

export const searchRoutes =
  ({ db, searchLimit }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/search',
      {
        schema: {
          summary: 'Search the pages of the site',
          querystring: SearchQuery,
          response: { 200: SearchAnswer },
        },
      },
      async ({ actor, query, ip }) => {
        const { exceeded, retryAfter } = await searchLimit.take(addressBucket(ip))
        if (exceeded) {
          throw new AppError('too_many_requests', 'Too many searches. Please wait a moment.', {
            retryAfter: Math.max(retryAfter, 1),
          })
        }
        const answer = await db.read(actor, (reader) => findPages(reader, query.q))
        if (query.submitted === 'true' && answer.groups.length === 0) {
          await db.as(actor, (tx) => countMiss(tx, query.q))
        }
        return answer
      },
    )
  }
