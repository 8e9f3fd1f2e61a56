import { invoiceMessages } from '@trusswell/domain/payment-file-messages.ts'
import { InvoiceUpload, invoiceLimitBytes } from '@trusswell/domain/payment-invoices.ts'
import { Payment } from '@trusswell/domain/payments.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { invalidField } from '../../platform/errors.ts'
import { checkDocument, documentTooLarge } from '../../platform/files/check-document.ts'
import { assertClean, binaryContent, sendFile } from '../../platform/files/send-file.ts'
import { withStoredFile } from '../../platform/files/store-upload.ts'
import { takeForms } from '../../platform/files/upload-form.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { attachInvoice, findInvoice, removeInvoice } from './invoices.ts'
import { getPayment } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const rules = { field: 'file', purpose: 'invoice', types: ['pdf'], messages: invoiceMessages } as const

/** The tax invoice or receipt voucher of a payment, made in the accounting and attached here. */
export const invoiceRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, live, storage, today } = deps
    const tooLarge = () => documentTooLarge(rules)
    const readForm = await takeForms(app, deps, { limitBytes: invoiceLimitBytes, tooLarge })

    app.put(
      '/payments/:id/invoice',
      {
        preValidation: readForm,
        schema: {
          summary: 'Attach the tax invoice or receipt voucher, or replace it',
          consumes: ['multipart/form-data'],
          params,
          body: InvoiceUpload,
          response: { 200: Payment },
        },
      },
      async ({ actor, params: { id }, body }) => {
        const person = mustBePerson(actor)
        await db.read(actor, (reader) => getPayment(reader, id, today()))
        must(actor, can.billClients(actor))
        const checked = await checkDocument(body.file, rules)
        if (!checked) throw invalidField('file', invoiceMessages.missing)
        const payment = await withStoredFile(storage, checked, async (store, keep) => {
          await store()
          return db.as(actor, async (tx) => {
            await attachInvoice(deps, tx, person, { id, body, file: checked.file })
            const row = await getPayment(tx, id, today())
            keep()
            return row
          })
        })
        tellOfProject(live, payment.project_id)
        return payment
      },
    )

    app.get(
      '/payments/:id/invoice',
      {
        schema: {
          summary: 'The attached tax invoice or receipt voucher',
          params,
          response: { 200: { content: { 'application/pdf': binaryContent } } },
        },
      },
      async ({ actor, params: { id } }, reply) => {
        mustBePerson(actor)
        const file = await db.read(actor, async (reader) => {
          await getPayment(reader, id, today())
          return assertClean(await findInvoice(reader, id))
        })
        return sendFile(storage, reply, file)
      },
    )

    app.delete(
      '/payments/:id/invoice',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params: { id } }, reply) => {
        const person = mustBePerson(actor)
        const { project_id } = await db.read(actor, (reader) => getPayment(reader, id, today()))
        must(actor, can.managePayments(actor))
        await db.as(actor, (tx) => removeInvoice(emit, tx, person, id))
        tellOfProject(live, project_id)
        return reply.status(204).send()
      },
    )
  }
