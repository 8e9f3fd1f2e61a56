import { foldPayment } from '@trusswell/domain/payment-facts.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import {
  GatewayError,
  type Gateway,
  type NewPage,
  type Reading,
} from '../src/modules/payments/gateways/gateway.ts'
import { createRazorpayGateway } from '../src/modules/payments/gateways/razorpay.ts'
import { createStripeGateway } from '../src/modules/payments/gateways/stripe.ts'
import { standInKeys } from '../src/modules/settings/stand-in-keys.ts'
import { useGateways } from './gateways.ts'

type Name = 'stripe' | 'razorpay'

/** The providers' own libraries, against servers that answer as the providers do. */
export function openGatewayClients() {
  const standIns = useGateways()
  const open: Record<Name, (now?: () => number) => Gateway> = {
    stripe: (now = Date.now) =>
      createStripeGateway(standInKeys.stripe.secretKey, { url: standIns.stripe.url, now }),
    razorpay: (now = Date.now) =>
      createRazorpayGateway(
        { keyId: standInKeys.razorpay.keyId, secret: standInKeys.razorpay.keySecret },
        { url: standIns.razorpay.url, now },
      ),
  }
  beforeEach(() => {
    Object.assign(standIns.razorpay.orders, { hidden: false, lookup: 'right' })
    for (const each of [standIns.stripe, standIns.razorpay]) each.webhooks.held.length = 0
  })

  const payNewPage = async (name: Name, changes: Partial<NewPage> = {}) => {
    const page = newPage(changes)
    const { object_id } = await open[name]().createPage(page)
    const payment_id = standIns[name].control.pay({ page_id: object_id }) ?? ''
    return { page, object_id, payment_id }
  }
  /** Stripe's library retries once by itself when a reused connection was closed. */
  const loseAnswer = (name: Name) => standIns[name].control.lose_answers({ count: name === 'stripe' ? 2 : 1 })
  return { standIns, open, payNewPage, loseAnswer }
}

export const newPage = (changes: Partial<NewPage> = {}): NewPage => ({
  attempt_id: randomUUID(),
  paise: 1_25_000_50,
  description: 'Chiller plant, first instalment',
  email: 'finance@client.example',
  return_url: 'https://trusswell.example/payments/return',
  expires_at: new Date(Date.now() + 12 * 3_600_000),
  ...changes,
})
export const stateOf = ({ observations }: Reading) => foldPayment(observations.map(({ fact }) => fact))
export const failure = (error: unknown) => (error instanceof GatewayError ? error.reason : error)
