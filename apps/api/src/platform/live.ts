import type { LiveMessage } from '@trusswell/domain/notifications.ts'
import type { Redis } from 'ioredis'

/** A channel: a message goes to all sockets that joined it. The modules' manifests define who joins which. */
export type Audience = `${'user' | 'role' | 'organisation' | 'project'}:${string}`
export const liveChannel = (audience: Audience) => `live:${audience}`

/** Not for pages: their sockets join what the person belongs to now. */
export const rejoinText = 'rejoin'

export type LivePublisher = ReturnType<typeof createLivePublisher>

/** Publishes changes to all processes after the commit. Pages recover lost messages by fetching from the API. */
export function createLivePublisher(redis: Redis) {
  return {
    tell: (audiences: Audience[], message: LiveMessage): void => {
      const text = JSON.stringify(message)
      for (const audience of new Set(audiences)) redis.publish(liveChannel(audience), text).catch(() => {})
    },
    /** For people who were added to something or removed from it. */
    rejoin: (userIds: string[]): void => {
      for (const id of new Set(userIds)) redis.publish(liveChannel(`user:${id}`), rejoinText).catch(() => {})
    },
  }
}

/** Notifies admins and all people on the project. */
export const tellOfProject = (live: LivePublisher, id: string): void =>
  live.tell(['role:admin', `project:${id}`], { type: 'project', id })

/** Notifies the people of the organisations; staff are notified by the audited change. */
export const tellOrganisations = (live: LivePublisher, ids: string[]): void =>
  live.tell(
    ids.map((id) => `organisation:${id}` as const),
    { type: 'list', list: 'organisations' },
  )
