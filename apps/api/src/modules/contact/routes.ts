import type { CallWindow } from '@trusswell/domain/call-windows.ts'
import {
  CallBackRequest,
  ContactReceipt,
  ContactRequest,
  OurWorksRequest,
  splitName,
  type ContactFields,
  type ContactSource,
} from '@trusswell/domain/contact.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { createOnce, idempotencyHeaders, retryIdOf } from '../../platform/idempotency.ts'
import { submitContact } from './submit-contact.ts'

export const contactRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      headers: idempotencyHeaders,
      response: { 201: ContactReceipt },
    }

    app.post(
      '/contact',
      { schema: { summary: 'Send the company a message', body: ContactRequest, ...schema } },
      (request, reply) => {
        const {
          form_token,
          proof,
          website: _website,
          status: _status,
          consent_notice,
          ...fields
        } = request.body
        return receive(deps, request, reply, { form_token, proof, consent_notice, fields, source: 'contact' })
      },
    )

    app.post(
      '/contact/our-works',
      { schema: { summary: 'Ask about our works', body: OurWorksRequest, ...schema } },
      (request, reply) => {
        const { form_token, proof, consent_notice, name, email, phone, message } = request.body
        const subject = 'Our Works enquiry'
        const fields = { ...splitName(name), email, phone, company: null, subject, message }
        return receive(deps, request, reply, {
          form_token,
          proof,
          consent_notice,
          fields,
          source: 'our-works',
        })
      },
    )

    app.post(
      '/contact/call-back',
      { schema: { summary: 'Ask to be called back', body: CallBackRequest, ...schema } },
      (request, reply) => {
        const { form_token, proof, consent_notice, name, email, phone, message, call_window } = request.body
        const subject = 'Call-back request'
        return receive(deps, request, reply, {
          form_token,
          proof,
          consent_notice,
          fields: { ...splitName(name), email, phone, company: null, subject, message },
          source: 'call-back',
          call_window,
        })
      },
    )
  }

type Message = {
  form_token: string
  proof: string | undefined
  consent_notice: string
  fields: ContactFields
  source: ContactSource
  call_window?: CallWindow
}

function receive(
  { db, emit, formGuard }: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { form_token: token, proof, ...message }: Message,
): Promise<ContactReceipt> {
  const { email } = message.fields
  return createOnce(db, request, reply, {
    before: () =>
      formGuard.check({
        form: 'contact',
        token,
        proof,
        email,
        ip: request.ip,
        retryId: retryIdOf(request),
      }),
    work: (tx) => submitContact(tx, emit, request.actor, message),
  })
}
