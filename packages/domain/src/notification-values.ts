import type { LiveMessage } from './notifications.ts'

/** More unread notifications than this are shown as `99+`. */
export const mostUnread = 100

export const liveLists = [
  'applications',
  'contacts',
  'jobs',
  'newsletter',
  'organisations',
  'payments',
  'projects',
  'searches',
  'settings',
  'users',
] as const

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Whether the schema `LiveMessage` accepts it, for pages that don't load zod. */
export function isLiveMessage(value: unknown): value is LiveMessage {
  if (typeof value !== 'object' || value === null) return false
  const { type, ...rest }: { type?: unknown; id?: unknown; list?: unknown } = value
  const [first, ...more] = Object.entries(rest)
  if (more.length > 0) return false
  if (type === 'ready') return first === undefined
  if (type === 'list') return first?.[0] === 'list' && liveLists.some((list) => list === first[1])
  if (type !== 'notification' && type !== 'project') return false
  return first?.[0] === 'id' && typeof first[1] === 'string' && uuid.test(first[1])
}
