import type { PaymentGateway } from '@trusswell/domain/payments.ts'
import { system } from '@trusswell/domain/actor.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { idOf } from '../../platform/ids.ts'
import { gatewayObjectChanged } from './events.ts'
import { UnreadableEventError, type VerifyWebhook, type WebhookEvent } from './gateways/gateway.ts'
import { verifyRazorpayWebhook } from './gateways/razorpay.ts'
import { verifyStripeWebhook } from './gateways/stripe.ts'

const verifiers: Record<PaymentGateway, VerifyWebhook> = {
  stripe: verifyStripeWebhook,
  razorpay: verifyRazorpayWebhook,
}

/**
 * Stores a signed event and responds; the worker processes it. Events with a wrong signature or an unreadable body are only
 * counted.
 */
export const webhookRoutes =
  ({ db, emit, gateways, metrics }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    // Signatures are over the bytes as they were sent.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    for (const gateway of ['stripe', 'razorpay'] as const) {
      app.post(`/webhooks/${gateway}`, { schema: { hide: true } }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const secrets = await gateways.webhookSecrets(gateway)
        const event = readEvent(() => verifiers[gateway](body, request.headers, secrets))
        if (event === null || event === 'unreadable') {
          metrics.webhooks.inc({ gateway, outcome: event ?? 'refused' })
          const message = event ? 'This event can’t be read.' : 'The signature isn’t valid.'
          throw new AppError('invalid_request', message)
        }
        const id = idOf(`${gateway}/${event.event_id}`)
        await db.as(system, async (tx) => {
          const storing = tx
            .insertInto('payment_events')
            .values({
              id,
              source: 'webhook',
              gateway,
              event_id: event.event_id,
              event_type: event.type.slice(0, 100),
              object_kind: event.object ? kinds[event.object.kind] : 'other',
              object_id: event.object?.id ?? null,
              livemode: event.livemode,
              raw: body.toString(),
              happened_at: event.happened_at,
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
          // Both are sent at once; the id lets a repeated delivery add nothing.
          const asking = event.object
            ? emit(tx, gatewayObjectChanged, { gateway, ...event.object, event_id: id }, { id })
            : undefined
          await Promise.all([storing, asking])
        })
        metrics.webhooks.inc({ gateway, outcome: 'stored' })
        return reply.status(200).send({ received: true })
      })
    }
  }

function readEvent(read: () => WebhookEvent | null): WebhookEvent | 'unreadable' | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableEventError) return 'unreadable'
    throw error
  }
}

const kinds = {
  page: 'attempt',
  payment: 'payment',
  refund: 'refund',
  dispute: 'dispute',
  settlement: 'settlement',
} as const
