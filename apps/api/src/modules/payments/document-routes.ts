import { text } from '@trusswell/domain/input.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../platform/errors.ts'
import { binaryContent, sendDownload } from '../../platform/files/send-file.ts'
import { mustBePerson } from '../../platform/must.ts'
import { receiptFileName } from './receipt-content.ts'
import { findReceipt } from './receipts-repository.ts'

export const paymentDocumentRoutes =
  ({ db }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/payments/:id/receipt',
      {
        config: { costly: 'receipt' },
        schema: {
          summary: 'The receipt as a PDF, once the payment was credited',
          params: z.strictObject({ id: z.uuid() }),
          querystring: z.strictObject({ number: text(16).optional() }),
          response: { 200: { content: { 'application/pdf': binaryContent } } },
        },
      },
      async ({ actor, params, query }, reply) => {
        mustBePerson(actor)
        const content = await db.read(actor, (reader) => findReceipt(reader, params.id, query.number))
        if (!content) throw notFound()
        const { renderReceipt } = await import('./receipt-pdf.ts')
        const file = { name: receiptFileName(content.number), type: 'application/pdf' }
        return sendDownload(reply, file, await renderReceipt(content))
      },
    )
  }
