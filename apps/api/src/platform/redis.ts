import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Redis stores only data that may be lost. While it is down, commands fail at once and callers have a fallback. */
export function connectRedis(url: string, logger: Logger, { commandTimeout = 500 } = {}): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  let reachable: boolean | undefined
  const report = (now: boolean) => {
    if (reachable !== now) logger[now ? 'info' : 'warn']({ reachable: now }, 'redis')
    reachable = now
  }
  redis.on('ready', () => report(true))
  redis.on('error', () => report(false))
  redis.on('close', () => report(false))
  redis.connect().catch(() => report(false))
  return redis
}
