import { OwnPaymentSort } from '@trusswell/domain/list-sorts.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import {
  ClientPaymentStatus,
  Payment,
  PaymentRequest,
  PaymentTotals,
  ProjectPaymentTotals,
  projectTotals,
} from '@trusswell/domain/payments.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson, mustHaveOrganisation } from '../../platform/must.ts'
import { getProjectRow } from '../projects/repository.ts'
import { createPayment } from './create-payment.ts'
import {
  getPayment,
  listPayments,
  readManagerTotals,
  readOrganisationTotals,
  readProjectTotals,
} from './repository.ts'

const { cursor, limit, count, search } = pageQuery
const params = z.strictObject({ id: z.uuid() })
const response = { 200: pageOf(Payment) }
const querystring = z.strictObject({ cursor, limit, count, status: ClientPaymentStatus.optional() })
const ownQuerystring = querystring.extend({ search, sort: OwnPaymentSort.optional() })

export const paymentRoutes =
  ({ db, can, emit, live, today }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/projects/:id/payments',
      { schema: { params, querystring, response } },
      async ({ actor, params, query }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, params.id)
          return listPayments(reader, { project_id: params.id }, query, today())
        })
      },
    )

    app.post(
      '/projects/:id/payments',
      {
        schema: {
          summary: 'Begin a payment; staff ask the client for one',
          params,
          headers: idempotencyHeaders,
          body: PaymentRequest,
          response: { 201: Payment },
        },
      },
      async (request, reply) => {
        const { actor, params, body } = request
        const person = mustBePerson(actor)
        const payment = await createOnce(db, request, reply, {
          authorise: async () => {
            await db.read(actor, (reader) => getProjectRow(reader, params.id))
            must(actor, can.addPayment(actor))
          },
          work: async (tx) => {
            const project = await getProjectRow(tx, params.id)
            const id = await createPayment(emit, tx, person, project, body)
            return getPayment(tx, id, today())
          },
        })
        tellOfProject(live, params.id)
        return payment
      },
    )

    app.get(
      '/projects/:id/payments/totals',
      { schema: { params, response: { 200: ProjectPaymentTotals } } },
      async ({ actor, params }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          const { agreed_tax_rate: rate, ...project } = await getProjectRow(reader, params.id)
          const totals = await readProjectTotals(reader, params.id)
          return projectTotals(totals, { ...project, agreed_tax_rate: rate === null ? null : Number(rate) })
        })
      },
    )

    app.get(
      '/client/payments/totals',
      { schema: { response: { 200: PaymentTotals } } },
      async ({ actor }) => {
        must(actor, can.useClientArea(actor))
        const { id } = mustHaveOrganisation(actor)
        return db.read(actor, (reader) => readOrganisationTotals(reader, id))
      },
    )

    app.get(
      '/manager/payments/totals',
      { schema: { response: { 200: PaymentTotals } } },
      async ({ actor }) => {
        must(actor, can.useManagerArea(actor))
        const { id } = mustBePerson(actor)
        return db.read(actor, (reader) => readManagerTotals(reader, id))
      },
    )

    app.get(
      '/client/payments',
      { schema: { querystring: ownQuerystring, response } },
      async ({ actor, query }) => {
        must(actor, can.useClientArea(actor))
        const { id: organisation_id } = mustHaveOrganisation(actor)
        return db.read(actor, (reader) => listPayments(reader, { organisation_id }, query, today()))
      },
    )

    app.get(
      '/manager/payments',
      { schema: { querystring: ownQuerystring, response } },
      async ({ actor, query }) => {
        must(actor, can.useManagerArea(actor))
        const { id } = mustBePerson(actor)
        return db.read(actor, (reader) => listPayments(reader, { manager_id: id }, query, today()))
      },
    )
  }
