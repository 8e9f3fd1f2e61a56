import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export type RateLimit = ReturnType<typeof createRateLimit>

/** Counted in Redis by all processes together; while Redis is down, each process counts by itself. */
export function createRateLimit(redis: Redis, options: { name: string; points: number; seconds: number }) {
  const shared = { keyPrefix: `limit:${options.name}`, points: options.points, duration: options.seconds }
  const limiter = new RateLimiterRedis({
    ...shared,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(shared),
  })
  return {
    /** Takes one point. */
    take: async (key: string) => toUse(await limiter.consume(key).catch(refusal), options.points),
    /** Reads the points without taking one. */
    look: async (key: string) => toUse(await limiter.get(key), options.points),
    /** Returns one point. */
    giveBack: async (key: string) => void (await limiter.reward(key)),
    forgive: async (key: string) => void (await limiter.delete(key)),
  }
}

function toUse(result: RateLimiterRes | null, points: number) {
  const used = result?.consumedPoints ?? 0
  return { used, exceeded: used > points, retryAfter: Math.ceil((result?.msBeforeNext ?? 0) / 1000) }
}

function refusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}
