import { text } from '@trusswell/domain/input.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../platform/errors.ts'
import { attachment } from '../../platform/files/file-name.ts'
import { mustBePerson } from '../../platform/must.ts'
import { receiptFileName } from './receipt-content.ts'
import { findReceipt } from './receipts-repository.ts'

const file = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) }

export const paymentDocumentRoutes =
  ({ db }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/payments/:id/receipt',
      {
        schema: {
          summary: 'The receipt as a PDF, once the payment was credited',
          params: z.strictObject({ id: z.uuid() }),
          querystring: z.strictObject({ number: text().max(16).optional() }),
          response: { 200: { content: { 'application/pdf': file } } },
        },
      },
      async ({ actor, params, query }, reply) => {
        mustBePerson(actor)
        const content = await db.read(actor, (reader) => findReceipt(reader, params.id, query.number))
        if (!content) throw notFound()
        const { renderReceipt } = await import('./receipt-pdf.ts')
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', attachment(receiptFileName(content.number)))
          .header('content-security-policy', "sandbox; default-src 'none'")
          .header('cross-origin-resource-policy', 'same-origin')
          .send(await renderReceipt(content))
      },
    )
  }
