import type { LiveMessage } from '@trusswell/domain/notifications.ts'
import type { Redis } from 'ioredis'

/** Whom a message is for: one person, or everybody of a role. */
export type Audience = `user:${string}` | 'role:admin'
export const liveChannel = (audience: Audience) => `live:${audience}`

/** Tells all processes what changed, after it did. What gets lost is made up for by asking the API. */
export function createLivePublisher(redis: Redis) {
  return {
    tell: (audiences: Audience[], message: LiveMessage): void => {
      const text = JSON.stringify(message)
      for (const audience of new Set(audiences)) redis.publish(liveChannel(audience), text).catch(() => {})
    },
  }
}
