import { LiveList, type LiveMessage } from '@trusswell/domain/notifications.ts'
import type { QueryKey } from '@tanstack/react-query'

/** The first part of a live query's key: the lists, payments and the person's notifications. */
export const liveKeys: QueryKey[] = [
  ...LiveList.options.map((list) => [list]),
  ['payments'],
  ['notifications'],
]

// Overviews count the rows of every list and show the latest notifications.
const overviews: QueryKey = ['projects', 'overview']

export function keysOf(message: LiveMessage): QueryKey[] {
  switch (message.type) {
    case 'ready':
      return liveKeys
    case 'project':
      return [['projects'], ['payments']]
    case 'notification':
      return [['notifications'], overviews]
    case 'list':
      return [[message.list], overviews]
    default:
      return message satisfies never
  }
}
