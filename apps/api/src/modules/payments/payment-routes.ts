import { PaymentClaimRequest, PaymentDetails, proofLimitBytes } from '@trusswell/domain/payment-claims.ts'
import { Payment } from '@trusswell/domain/payments.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader } from '../../platform/database.ts'
import { assertClean, binaryContent, sendFile } from '../../platform/files/send-file.ts'
import { withStoredFile } from '../../platform/files/store-upload.ts'
import { takeForms } from '../../platform/files/upload-form.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { cancelPayment } from './cancel-payment.ts'
import { closeOpenPage } from './checkout.ts'
import { findProof } from './claims.ts'
import { findClaim, listHistory } from './history.ts'
import { remindOfPayment } from './remind.ts'
import { getPayment } from './repository.ts'
import { assertClaimable, checkProof, proofTooLarge, stateClaim } from './state-claim.ts'

const params = z.strictObject({ id: z.uuid() })

/** One payment, for all readers of its project. */
const proofContent = {
  'application/pdf': binaryContent,
  'image/jpeg': binaryContent,
  'image/png': binaryContent,
}

export const onePaymentRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, live, storage, today } = deps
    const readForm = await takeForms(app, deps, { limitBytes: proofLimitBytes, tooLarge: proofTooLarge })

    async function readDetails(reader: Reader, id: string) {
      const payment = await getPayment(reader, id, today())
      const [claim, history] = await Promise.all([findClaim(reader, id), listHistory(reader, id, 'project')])
      return { payment, claim, history }
    }

    app.get(
      '/payments/:id',
      { schema: { params, response: { 200: PaymentDetails } } },
      async ({ actor, params }) => {
        mustBePerson(actor)
        return db.read(actor, (reader) => readDetails(reader, params.id))
      },
    )

    app.post(
      '/payments/:id/reminders',
      {
        schema: {
          summary: 'Send a request for payment again, at most once a day',
          params,
          response: { 201: Payment },
        },
      },
      async ({ actor, params: { id } }, reply) => {
        const person = mustBePerson(actor)
        await db.read(actor, (reader) => getPayment(reader, id, today()))
        must(actor, can.billClients(actor))
        const payment = await db.as(actor, async (tx) => {
          await remindOfPayment(deps, tx, person, id)
          return getPayment(tx, id, today())
        })
        return reply.status(201).send(payment)
      },
    )

    app.post(
      '/payments/:id/claims',
      {
        preValidation: readForm,
        schema: {
          summary: 'Report a bank transfer or a cheque; staff confirm it',
          consumes: ['multipart/form-data'],
          params,
          headers: idempotencyHeaders,
          body: PaymentClaimRequest,
          response: { 201: PaymentDetails },
        },
      },
      async (request, reply) => {
        const { actor, params, body } = request
        const person = mustBePerson(actor)
        const payment = await db.read(actor, (reader) => getPayment(reader, params.id, today()))
        must(actor, can.payBills(actor))
        const checked = await checkProof(body.proof)
        const claim = (store: () => Promise<void>, keep: () => void) =>
          createOnce(db, request, reply, {
            before: async () => {
              assertClaimable(payment)
              // Otherwise it could be paid a second time on a page that is still open.
              await closeOpenPage(deps, person, params.id)
              await store()
            },
            work: async (tx) => {
              const given = { payment_id: params.id, body, file: checked?.file ?? null }
              await stateClaim({ emit, live, today: today() }, tx, person, given)
              const details = await readDetails(tx, params.id)
              keep()
              return details
            },
          })
        if (checked) return withStoredFile(storage, checked, claim)
        return claim(
          async () => {},
          () => {},
        )
      },
    )

    app.post(
      '/payments/:id/cancel',
      {
        schema: {
          summary: 'Close the payment page, withdraw the report, or remove what the client began',
          params,
          response: { 204: z.void() },
        },
      },
      async ({ actor, params: { id } }, reply) => {
        const person = mustBePerson(actor)
        const payment = await db.read(actor, (reader) => getPayment(reader, id, today()))
        must(actor, can.payBills(actor))
        await cancelPayment(deps, person, payment)
        return reply.status(204).send()
      },
    )

    app.get(
      '/payments/:id/proof',
      {
        schema: {
          summary: 'The proof of the latest reported transfer or cheque',
          params,
          response: { 200: { content: proofContent } },
        },
      },
      async ({ actor, params }, reply) => {
        mustBePerson(actor)
        const file = await db.as(actor, async (tx) => {
          await getPayment(tx, params.id, today())
          const found = assertClean(await findProof(tx, params.id))
          await writeAudit(tx, actor, {
            action: 'payment.proof-viewed',
            entity: 'payment',
            entity_id: params.id,
            details: { file_id: found.id },
          })
          return found
        })
        return sendFile(storage, reply, file)
      },
    )
  }
