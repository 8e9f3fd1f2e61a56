import { afterAll, beforeAll } from 'vitest'
import { startRazorpay } from '../../../bin/stand-in-gateways/razorpay.ts'
import { startStripe } from '../../../bin/stand-in-gateways/stripe.ts'
import { standInKeys } from '../src/modules/settings/stand-in-keys.ts'

export type StandIns = Awaited<ReturnType<typeof startGateways>>

/** Both stand-ins; webhooks are held until a test releases them. */
export async function startGateways(now?: () => number) {
  const clock = now ? { now } : {}
  const stripe = await startStripe({ ...standInKeys.stripe, ...clock })
  const razorpay = await startRazorpay({ ...standInKeys.razorpay, ...clock })
  for (const each of [stripe, razorpay]) each.webhooks.mode = 'hold'
  return {
    stripe,
    razorpay,
    stop: async () => {
      await stripe.stop()
      await razorpay.stop()
    },
  }
}

export function useGateways(now?: () => number): StandIns {
  const holder = {} as StandIns
  beforeAll(async () => {
    Object.assign(holder, await startGateways(now))
  })
  afterAll(() => holder.stop())
  return holder
}
