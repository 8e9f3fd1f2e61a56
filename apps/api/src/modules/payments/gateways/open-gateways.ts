import type { Gateway as GatewayName } from '@trusswell/domain/settings.ts'
import type { GatewayUrls } from '../../../platform/gateway-sdks.ts'
import type { Gateway } from './gateway.ts'
import { createRazorpayGateway } from './razorpay.ts'
import { createStripeGateway } from './stripe.ts'

type Keys = {
  preferred: GatewayName
  enabled: Record<GatewayName, boolean>
  stripe: { secretKey: string } | null
  razorpay: { keyId: string; keySecret: string } | null
  webhookSecrets: Record<GatewayName, string[]>
}
export type Gateways = ReturnType<typeof createGateways>

/** The gateways with the keys of the settings. */
export function createGateways({
  findKeys,
  urls,
  liveOnly,
  cachedMs = 3_000,
  now = Date.now,
}: {
  findKeys: () => Promise<Keys>
  urls: GatewayUrls
  /** Ignores test keys, because payments with them transfer no money. */
  liveOnly: boolean
  /** Keys are cached, so that a burst of webhooks doesn't query the database for each one. */
  cachedMs?: number | undefined
  now?: () => number
}) {
  let cached: { keys: Promise<Keys>; until: number } | null = null
  const currentKeys = () => {
    const moment = performance.now()
    if (cached && cached.until > moment) return cached.keys
    const keys = findKeys()
    cached = { keys, until: moment + cachedMs }
    keys.catch(() => (cached = null))
    return keys
  }
  const openWith = ({ stripe, razorpay }: Keys, name: GatewayName): Gateway | null => {
    if (name === 'stripe') return stripe && createStripeGateway(stripe.secretKey, { url: urls.stripe, now })
    return (
      razorpay &&
      createRazorpayGateway(
        { keyId: razorpay.keyId, secret: razorpay.keySecret },
        { url: urls.razorpay, now },
      )
    )
  }
  return {
    liveOnly,
    /** Null without keys. A disabled gateway can still be read for existing payments. */
    open: async (name: GatewayName) => openWith(await currentKeys(), name),
    /** The one that a client pays with: enabled and with keys, the preferred one first. */
    async choose(): Promise<Gateway | null> {
      const keys = await currentKeys()
      const other = keys.preferred === 'stripe' ? 'razorpay' : 'stripe'
      for (const name of [keys.preferred, other] as const) {
        const gateway = keys.enabled[name] ? openWith(keys, name) : null
        if (gateway && (gateway.livemode || !liveOnly)) return gateway
      }
      return null
    },
    /** Where `choose` finds none: whether there are keys, but only for tests. */
    async isTesting(): Promise<boolean> {
      const keys = await currentKeys()
      const open = (['stripe', 'razorpay'] as const).filter((name) => keys.enabled[name] && keys[name])
      return liveOnly && open.length > 0
    },
    webhookSecrets: async (name: GatewayName) => (await currentKeys()).webhookSecrets[name],
  }
}
