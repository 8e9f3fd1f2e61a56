import { afterAll, beforeAll } from 'vitest'
import { startRazorpay } from '../../../bin/stand-in-gateways/razorpay.ts'
import { startStripe } from '../../../bin/stand-in-gateways/stripe.ts'
import type { WorkerDeps } from '../src/deps.ts'
import { seedGatewayKeys } from '../src/modules/settings/seed.ts'
import { standInKeys } from '../src/modules/settings/stand-in-keys.ts'
import type { TestApi } from './harness.ts'

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

/** As an admin would have saved them. */
export async function saveStandInKeys(
  { deps: { db: app, vault } }: TestApi,
  { db }: WorkerDeps,
  admin: string,
) {
  const managers: [string, string] = [admin, admin]
  const people = { admin, client: admin, otherClient: admin, managers, account: () => admin }
  const emitAt = () => async () => {}
  const on = <T>(_day: string, work: () => Promise<T>) => work()
  const keepPdf = () => Promise.reject(new Error('no file is stored here'))
  const today = '2026-11-16'
  await seedGatewayKeys({ app, worker: db, people, vault, today, demo: false, emitAt, on, keepPdf })
}

export function useGateways(now?: () => number): StandIns {
  const holder = {} as StandIns
  beforeAll(async () => {
    Object.assign(holder, await startGateways(now))
  })
  afterAll(() => holder.stop())
  return holder
}
