import type { Gateway } from '@trusswell/domain/settings.ts'
import type { Reader } from '../../platform/database.ts'
import type { Vault } from '../../platform/vault.ts'
import { readGateways } from './repository.ts'
import { readSecret, type SecretName } from './secrets.ts'

/** The keys of the gateways. A gateway without keys is null. */
export type GatewayKeys = {
  preferred: Gateway
  enabled: Record<Gateway, boolean>
  stripe: { secretKey: string } | null
  razorpay: { keyId: string; keySecret: string } | null
  /** The current one and, for some days, the one before. */
  webhookSecrets: Record<Gateway, string[]>
}

/** Read in parallel, because a webhook may wait for them and has to be answered within two seconds. */
export async function readGatewayKeys(reader: Reader, vault: Vault): Promise<GatewayKeys> {
  // A secret that can't be decrypted must not prevent verification with the other one.
  const webhookSecret = (name: SecretName) => readSecret(reader, vault, name).catch(() => null)
  const [gateways, secretKey, keySecret, ...webhookSecrets] = await Promise.all([
    readGateways(reader),
    readSecret(reader, vault, 'stripe.secretKey'),
    readSecret(reader, vault, 'razorpay.keySecret'),
    webhookSecret('stripe.webhookSecret'),
    webhookSecret('stripe.previousWebhookSecret'),
    webhookSecret('razorpay.webhookSecret'),
    webhookSecret('razorpay.previousWebhookSecret'),
  ])
  const { preferred, stripe, razorpay } = gateways
  const isSet = (secret: string | null) => secret !== null
  return {
    preferred,
    enabled: { stripe: stripe.enabled, razorpay: razorpay.enabled },
    stripe: secretKey === null ? null : { secretKey },
    razorpay: keySecret === null || razorpay.keyId === '' ? null : { keyId: razorpay.keyId, keySecret },
    webhookSecrets: {
      stripe: webhookSecrets.slice(0, 2).filter(isSet),
      razorpay: webhookSecrets.slice(2).filter(isSet),
    },
  }
}
