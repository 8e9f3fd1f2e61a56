import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { SettledPayment, Settlement } from '@trusswell/domain/settlements.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must } from '../../platform/must.ts'
import { objectId } from './gateways/signed-event.ts'
import { getSettlement, listSettledPayments, listSettlements } from './settlements-repository.ts'

const params = z.strictObject({ id: objectId })
const { limit, count, search } = pageQuery
const page = { cursor: longCursor, limit, count }

export const settlementRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.managePayments(actor)))

    app.get(
      '/settlements',
      {
        schema: {
          summary: 'Payouts of the payment gateways to our bank account; search takes a UTR',
          querystring: z.strictObject({ ...page, search }),
          response: { 200: pageOf(Settlement) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listSettlements(reader, query)),
    )

    app.get(
      '/settlements/:id',
      { schema: { params, response: { 200: Settlement } } },
      ({ actor, params: { id } }) => db.read(actor, (reader) => getSettlement(reader, id)),
    )

    app.get(
      '/settlements/:id/payments',
      {
        schema: {
          summary: 'The payments and refunds that a payout contains',
          params,
          querystring: z.strictObject(page),
          response: { 200: pageOf(SettledPayment) },
        },
      },
      ({ actor, params: { id }, query }) =>
        db.read(actor, async (reader) => {
          await getSettlement(reader, id)
          return listSettledPayments(reader, id, query)
        }),
    )
  }
