import { Company } from '@trusswell/domain/settings.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { readCompany } from './repository.ts'

/** The company's public details. */
export const companyRoutes =
  ({ db }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/company', { schema: { response: { 200: Company } } }, ({ actor }) =>
      db.read(actor, readCompany),
    )
  }
