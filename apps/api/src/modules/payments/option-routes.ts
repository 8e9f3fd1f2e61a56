import { PaymentOptions, paymentOptionsOf } from '@trusswell/domain/payment-options.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { mustBePerson } from '../../platform/must.ts'
import { readPaymentSettings } from '../settings/repository.ts'

export const paymentOptionRoutes =
  ({ db, gateways }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/payment-options',
      {
        schema: {
          summary: 'How clients can pay, up to which amount and to which bank account',
          response: { 200: PaymentOptions },
        },
      },
      async ({ actor }) => {
        const person = mustBePerson(actor)
        const [settings, gateway] = await Promise.all([
          db.read(person, readPaymentSettings),
          gateways.choose(),
        ])
        return paymentOptionsOf(settings, gateway?.name ?? null, !gateway && (await gateways.isTesting()))
      },
    )
  }
