import type { LiveMessage } from '@trusswell/domain/notifications.ts'
import type { QueryKey } from '@tanstack/react-query'

/** What follows the socket: everything about projects and money, and the person's notifications. */
export const liveKeys: QueryKey[] = [['projects'], ['payments'], ['notifications']]

export function keysOf({ type }: LiveMessage): QueryKey[] {
  switch (type) {
    case 'ready':
      return liveKeys
    case 'project':
      return [['projects'], ['payments']]
    case 'notification':
      // An overview shows the latest ones.
      return [['notifications'], ['projects', 'overview']]
    default:
      return type satisfies never
  }
}
