import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Redis holds only what may be lost. A command fails at once while it is away; callers have a fallback. */
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
  const tell = (now: boolean) => {
    if (reachable !== now) logger[now ? 'info' : 'warn']({ reachable: now }, 'redis')
    reachable = now
  }
  redis.on('ready', () => tell(true))
  redis.on('error', () => tell(false))
  redis.on('close', () => tell(false))
  redis.connect().catch(() => tell(false))
  return redis
}
