import { startRelay } from '../apps/api/test/relay.ts'
import { standInKeys } from '../apps/api/src/modules/settings/stand-in-keys.ts'
import { startRazorpay } from '../bin/stand-in-gateways/razorpay.ts'
import { startStripe } from '../bin/stand-in-gateways/stripe.ts'
import { startKillableSystem } from './killable-system.ts'

export const password = 'harbour-lamp-52-teak'

const victims = ['api-1', 'api-2', 'worker-1', 'worker-2'] as const
export type Victim = (typeof victims)[number]
export type ChaosSystem = Awaited<ReturnType<typeof startChaosSystem>>

/** Two API processes and two workers with a database and a Redis of their own, both stand-in gateways and a mail relay. */
export async function startChaosSystem(firstPort: number) {
  const origins = [firstPort, firstPort + 1].map((port) => `http://127.0.0.1:${port}`)
  const relay = await startRelay()
  let deliveries = 0
  const deliveryListeners: ((count: number) => void)[] = []
  const webhookUrl = (gateway: string) => () => {
    deliveries += 1
    for (const listen of deliveryListeners) listen(deliveries)
    return `${origins[deliveries % origins.length]}/api/webhooks/${gateway}`
  }
  const stripe = await startStripe({ ...standInKeys.stripe, webhookUrl: webhookUrl('stripe') })
  const razorpay = await startRazorpay({ ...standInKeys.razorpay, webhookUrl: webhookUrl('razorpay') })
  for (const each of [stripe, razorpay]) each.webhooks.mode = 'hold'
  const stopOutside = () => Promise.all([stripe.stop(), razorpay.stop(), relay.close()])
  const system = await startKillableSystem({
    name: 'payments',
    firstPort,
    victims,
    environment: {
      TEST_GATEWAYS: 'true',
      STRIPE_API_URL: stripe.url,
      RAZORPAY_API_URL: razorpay.url,
      SMTP_URL: relay.url,
    },
    seedPassword: password,
  }).catch(async (error: unknown) => {
    await stopOutside()
    throw error
  })
  return {
    ...system,
    gateways: { stripe, razorpay },
    relay,
    onDelivery: (listen: (count: number) => void) => void deliveryListeners.push(listen),
    stop: async () => {
      await system.stop()
      await stopOutside()
    },
  }
}
