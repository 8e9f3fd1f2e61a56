import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { ClientPaymentStatus, Payment } from '@trusswell/domain/payments.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson, mustHaveOrganisation } from '../../platform/must.ts'
import { getProjectRow } from '../projects/repository.ts'
import { listPayments } from './repository.ts'

const { cursor, limit } = pageQuery
const response = { 200: pageOf(Payment) }
const querystring = z.strictObject({ cursor, limit, status: ClientPaymentStatus.optional() })

export const paymentRoutes =
  ({ db, can, today }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/projects/:id/payments',
      { schema: { params: z.strictObject({ id: z.uuid() }), querystring, response } },
      async ({ actor, params, query }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, params.id)
          return listPayments(reader, { project_id: params.id }, query, today())
        })
      },
    )

    app.get('/client/payments', { schema: { querystring, response } }, async ({ actor, query }) => {
      must(actor, can.useClientArea(actor))
      const { id: organisation_id } = mustHaveOrganisation(actor)
      return db.read(actor, (reader) => listPayments(reader, { organisation_id }, query, today()))
    })

    app.get('/manager/payments', { schema: { querystring, response } }, async ({ actor, query }) => {
      must(actor, can.useManagerArea(actor))
      const { id } = mustBePerson(actor)
      return db.read(actor, (reader) => listPayments(reader, { manager_id: id }, query, today()))
    })
  }
