import type { Gateway, TestOutcome } from '@trusswell/domain/settings.ts'
import Stripe from 'stripe'
import { openRazorpay, openStripe, razorpayFailure, type GatewayUrls } from '../../platform/gateway-sdks.ts'

type Keys = { keyId: string; secret: string }

type Connection = { name: string; isLive: boolean }

/** Asks the gateway for something harmless with these keys. */
export async function testGateway(
  urls: GatewayUrls,
  gateway: Gateway,
  keys: Keys,
  liveOnly = false,
): Promise<TestOutcome> {
  const answer = await (gateway === 'stripe'
    ? testStripe(urls.stripe, keys)
    : testRazorpay(urls.razorpay, keys))
  if ('ok' in answer) return answer
  const { name, isLive } = answer
  return isLive || !liveOnly
    ? { ok: true, message: `Connected to ${name} in ${isLive ? 'live' : 'test'} mode.` }
    : failed(`Clients can’t pay with test keys. Enter the live keys of ${name}.`)
}

type Answer = TestOutcome | Connection

async function testStripe(url: string | undefined, { secret }: Keys): Promise<Answer> {
  try {
    const { livemode } = await openStripe(url, secret).balance.retrieve()
    return { name: 'Stripe', isLive: livemode }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return failed('Stripe refused the secret key.')
    if (error instanceof Stripe.errors.StripePermissionError)
      return failed('Stripe accepted this key, but it can’t read the balance. Use a secret key.')
    if (error instanceof Stripe.errors.StripeConnectionError) return unreachable('Stripe')
    if (error instanceof Stripe.errors.StripeError) return answeredWith('Stripe', error.statusCode)
    throw error
  }
}

async function testRazorpay(url: string | undefined, keys: Keys): Promise<Answer> {
  try {
    await openRazorpay(url, keys).payments.all({ count: 1 })
    return { name: 'Razorpay', isLive: keys.keyId.startsWith('rzp_live_') }
  } catch (error) {
    const failure = razorpayFailure(error)
    if (!failure) throw error
    if (failure.status === null) return unreachable('Razorpay')
    return failure.status === 401
      ? failed('Razorpay refused the key ID or the key secret.')
      : answeredWith('Razorpay', failure.status)
  }
}

const failed = (message: string): TestOutcome => ({ ok: false, message })
const unreachable = (name: string) => failed(`${name} didn’t answer. Please try again in a few minutes.`)
const answeredWith = (name: string, status: number | undefined) =>
  failed(`${name} couldn’t answer${status ? ` (code ${status})` : ''}. Please try again in a few minutes.`)
