import { counted } from '@trusswell/domain/plural.ts'
import type { Redis } from 'ioredis'
import { tooManyRequests } from './errors.ts'
import { createRateLimit } from './rate-limits.ts'

/** How often one person may ask in an hour. A route says which of them it is: `config: { costly: 'transcript' }`. */
const perHour = {
  transcript: 10,
  report: 60,
  export: 60,
  // One for each payment; an accountant downloads those of a year.
  receipt: 300,
  'personal data': 10,
} as const

export type Costly = keyof typeof perHour
export type CostlyReads = ReturnType<typeof createCostlyReads>

declare module 'fastify' {
  interface FastifyContextConfig {
    costly?: Costly
  }
}

/** Reads that cost much more than a page does. */
export function createCostlyReads(redis: Redis) {
  const limits = Object.fromEntries(
    Object.entries(perHour).map(([name, points]) => [
      name,
      createRateLimit(redis, { name: `costly:${name}`, points, seconds: 3_600 }),
    ]),
  ) as Record<Costly, ReturnType<typeof createRateLimit>>
  return {
    async take(kind: Costly, personId: string): Promise<void> {
      const { exceeded, retryAfter } = await limits[kind].take(personId)
      if (exceeded)
        throw tooManyRequests(
          `You’ve made too many downloads within an hour. Please try again in ${counted(Math.ceil(retryAfter / 60), 'minute')}.`,
          retryAfter,
        )
    },
    /** The request was refused, or only waited for a document that was asked for before. */
    giveBack: (kind: Costly, personId: string) => limits[kind].giveBack(personId),
  }
}
