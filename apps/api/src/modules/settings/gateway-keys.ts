import type { Gateway } from '@trusswell/domain/settings.ts'
import type { Reader } from '../../platform/database.ts'
import type { Vault } from '../../platform/vault.ts'
import { readGateways } from './repository.ts'
import { readSecret } from './secrets.ts'

/** What is needed to speak to the gateways. A gateway without keys is null. */
export type GatewayKeys = {
  preferred: Gateway
  enabled: Record<Gateway, boolean>
  stripe: { secretKey: string } | null
  razorpay: { keyId: string; keySecret: string } | null
  /** The current one and, for some days, the one before. */
  webhookSecrets: Record<Gateway, string[]>
}

export async function readGatewayKeys(reader: Reader, vault: Vault): Promise<GatewayKeys> {
  const { preferred, stripe, razorpay } = await readGateways(reader)
  const secretKey = await readSecret(reader, vault, 'stripe.secretKey')
  const keySecret = await readSecret(reader, vault, 'razorpay.keySecret')
  const webhookSecrets = async (gateway: Gateway) => {
    // One whose key is lost verifies nothing, and must not keep the other from doing so.
    const secrets = [
      await readSecret(reader, vault, `${gateway}.webhookSecret`).catch(() => null),
      await readSecret(reader, vault, `${gateway}.previousWebhookSecret`).catch(() => null),
    ]
    return secrets.filter((secret) => secret !== null)
  }
  return {
    preferred,
    enabled: { stripe: stripe.enabled, razorpay: razorpay.enabled },
    stripe: secretKey === null ? null : { secretKey },
    razorpay: keySecret === null || razorpay.keyId === '' ? null : { keyId: razorpay.keyId, keySecret },
    webhookSecrets: { stripe: await webhookSecrets('stripe'), razorpay: await webhookSecrets('razorpay') },
  }
}
