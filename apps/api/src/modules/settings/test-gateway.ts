import type { Gateway, TestOutcome } from '@trusswell/domain/settings.ts'
import Razorpay from 'razorpay'
import Stripe from 'stripe'

/** Where the gateways are; anything but their own addresses is for tests. */
export type GatewayUrls = { stripe?: string | undefined; razorpay?: string | undefined }
type Keys = { keyId: string; secret: string }

const timeout = 8_000

/** Asks the gateway for something harmless with these keys. */
export const testGateway = (urls: GatewayUrls, gateway: Gateway, keys: Keys): Promise<TestOutcome> =>
  gateway === 'stripe' ? testStripe(urls.stripe, keys) : testRazorpay(urls.razorpay, keys)

async function testStripe(url: string | undefined, { secret }: Keys): Promise<TestOutcome> {
  try {
    const stripe = new Stripe(secret, { timeout, maxNetworkRetries: 0, telemetry: false, ...stripeHost(url) })
    const { livemode } = await stripe.balance.retrieve()
    return connected('Stripe', livemode)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return failed('Stripe refused the secret key.')
    if (error instanceof Stripe.errors.StripePermissionError)
      return failed('Stripe knows this key, but it has no permission to read the balance. Use a secret key.')
    if (error instanceof Stripe.errors.StripeConnectionError) return unreachable('Stripe')
    if (error instanceof Stripe.errors.StripeError) return answeredWith('Stripe', error.statusCode)
    throw error
  }
}

function stripeHost(url: string | undefined) {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

async function testRazorpay(url: string | undefined, { keyId, secret }: Keys): Promise<TestOutcome> {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: secret })
  // The library has neither option and would wait for ever.
  const { defaults } = (
    razorpay as unknown as { api: { rq: { defaults: { timeout: number; baseURL: string } } } }
  ).api.rq
  defaults.timeout = timeout
  if (url !== undefined) defaults.baseURL = url
  try {
    await razorpay.payments.all({ count: 1 })
    return connected('Razorpay', keyId.startsWith('rzp_live_'))
  } catch (error) {
    // The library reads the answer of a request that got none.
    if (error instanceof TypeError) return unreachable('Razorpay')
    const { statusCode } = error as { statusCode?: number }
    if (statusCode === undefined) throw error
    return statusCode === 401
      ? failed('Razorpay refused the key ID or the key secret.')
      : answeredWith('Razorpay', statusCode)
  }
}

const connected = (name: string, isLive: boolean): TestOutcome => ({
  ok: true,
  message: `Connected to ${name} in ${isLive ? 'live' : 'test'} mode.`,
})
const failed = (message: string): TestOutcome => ({ ok: false, message })
const unreachable = (name: string) => failed(`${name} didn’t answer. Please try again in a few minutes.`)
const answeredWith = (name: string, status: number | undefined) =>
  failed(`${name} couldn’t answer${status ? ` (code ${status})` : ''}. Please try again in a few minutes.`)
