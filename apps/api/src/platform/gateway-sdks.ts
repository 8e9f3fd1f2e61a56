import Razorpay from 'razorpay'
import Stripe from 'stripe'

/** Where the payment gateways are; other URLs than their own are for tests and development. */
export type GatewayUrls = { stripe?: string | undefined; razorpay?: string | undefined }

const timeout = 8_000

export const openStripe = (url: string | undefined, secret: string) =>
  new Stripe(secret, { timeout, maxNetworkRetries: 0, telemetry: false, ...stripeHost(url) })

function stripeHost(url: string | undefined) {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

type RazorpayKeys = { keyId: string; secret: string }

/** The library has no option for a time-out, another host or a request's headers, and would wait without a limit. */
export function openRazorpay(
  url: string | undefined,
  { keyId, secret }: RazorpayKeys,
  headers: Record<string, string> = {},
) {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: secret })
  const { defaults } = (razorpay as unknown as { api: { rq: { defaults: RequestDefaults } } }).api.rq
  defaults.timeout = timeout
  if (url !== undefined) defaults.baseURL = url
  Object.assign(defaults.headers, headers)
  return razorpay
}
type RequestDefaults = { timeout: number; baseURL: string; headers: Record<string, unknown> }

/** What the library throws: its reading of the answer, or a TypeError when there was none to read. */
export function razorpayFailure(error: unknown): { status: number | null; description: string } | null {
  if (error instanceof TypeError) return { status: null, description: error.message }
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null
  const { statusCode, error: body } = error as { statusCode: number; error?: { description?: string } }
  return { status: statusCode, description: body?.description ?? '' }
}
