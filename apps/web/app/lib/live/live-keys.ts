import { liveLists } from '@trusswell/domain/notification-values.ts'
import type { LiveList, LiveMessage } from '@trusswell/domain/notifications.ts'
import type { QueryKey } from '@tanstack/react-query'

/** The key of a list starts with what it shows, so that messages about it reach the list. */
export type LiveKey = readonly [LiveList | 'notifications', ...unknown[]]

export const liveKeys: LiveKey[] = [...liveLists.map((list) => [list] as const), ['notifications']]

// Overviews count the rows of every list and show the latest notifications.
const overviews: LiveKey = ['projects', 'overview']
// A person's activity is what they changed in any list.
const everyChange: LiveKey[] = [overviews, ['users', 'activity']]

/** Other lists that show names or numbers of these rows. */
const alsoShownIn: Partial<Record<LiveList, LiveKey[]>> = {
  applications: [['jobs']],
  organisations: [['projects'], ['payments'], ['users']],
  projects: [['organisations'], ['users']],
  users: [['organisations']],
}

export function keysOf(message: LiveMessage): QueryKey[] {
  switch (message.type) {
    case 'ready':
      return liveKeys
    case 'project':
      return [['projects'], ['payments'], ...everyChange]
    case 'notification':
      return [['notifications'], overviews]
    case 'list':
      return [[message.list], ...(alsoShownIn[message.list] ?? []), ...everyChange]
    default:
      return message satisfies never
  }
}
