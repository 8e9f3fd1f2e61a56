import type { Seed } from '../manifest.ts'
import { lockSettings, readGateways, readStored, updateSections } from './repository.ts'
import { seedCompany } from './seed-company.ts'
import { listSecretStates, saveSecrets } from './secrets.ts'
import { standInKeys } from './stand-in-keys.ts'

export const seedSettings: Seed = async (context) => {
  const added = [await seedCompany(context), await seedGatewayKeys(context)]
  return added.filter((line) => line !== null).join('\n')
}

/** Keys of the stand-in gateways, in development only and if no others were entered. */
export const seedGatewayKeys: Seed = async ({ app, people, vault }) => {
  if (!vault) return null
  const admin = { kind: 'user', id: people.admin, role: 'admin' } as const
  return app.as(admin, async (tx) => {
    await lockSettings(tx)
    const { stripe, razorpay } = await readGateways(tx)
    const secrets = await listSecretStates(tx)
    const isTouched =
      stripe.publicKey !== '' ||
      razorpay.keyId !== '' ||
      secrets['stripe.secretKey'].set ||
      secrets['razorpay.keySecret'].set
    if (isTouched) return null
    const { version: _version, updated_at: _saved, ...sections } = await readStored(tx)
    await updateSections(tx, undefined, {
      ...sections,
      payment_gateway: {
        ...sections.payment_gateway,
        stripe: { ...stripe, publicKey: standInKeys.stripe.publicKey },
        razorpay: { ...razorpay, keyId: standInKeys.razorpay.keyId },
      },
    })
    await saveSecrets(
      tx,
      vault,
      {
        'stripe.secretKey': standInKeys.stripe.secretKey,
        'stripe.webhookSecret': standInKeys.stripe.webhookSecret,
        'razorpay.keySecret': standInKeys.razorpay.keySecret,
        'razorpay.webhookSecret': standInKeys.razorpay.webhookSecret,
      },
      people.admin,
    )
    return 'keys of the stand-in payment gateways added'
  })
}
