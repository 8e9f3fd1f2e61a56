import { ContactReceipt, ContactRequest } from '@trusswell/domain/contact.ts'
import { ErrorBody } from '@trusswell/domain/error-codes.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { createOnce, idempotencyHeaders, idempotencyKeyOf } from '../../platform/idempotency.ts'
import { submitContact } from './submit-contact.ts'

export const contactRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/contact',
      {
        schema: {
          summary: 'Send the company a message',
          headers: idempotencyHeaders,
          body: ContactRequest,
          response: { 201: ContactReceipt, '4xx': ErrorBody, '5xx': ErrorBody },
        },
      },
      (request, reply) =>
        createOnce(deps.db, request, reply, {
          before: () =>
            deps.formGuard.check({
              form: 'contact',
              token: request.body.form_token,
              proof: request.body.proof,
              email: request.body.email,
              ip: request.ip,
              idempotencyKey: idempotencyKeyOf(request),
            }),
          work: (tx) => submitContact(tx, deps.emit, request.actor, request.body),
        }),
    )
  }
