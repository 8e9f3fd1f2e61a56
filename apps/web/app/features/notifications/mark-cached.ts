import type { Notification } from '@trusswell/domain/notifications.ts'

type Rows = { data: Notification[] }
type Cached =
  { pages: Rows[] } | { notifications: Notification[]; unread: number } | { unread: number } | undefined

/** The same answer with these notifications read or unread, for any of the three kinds of answer. */
export function markCached(cached: Cached, read: boolean, id?: string): Cached {
  if (!cached) return cached
  const mark = (rows: Notification[]) =>
    rows.map((row) => (id === undefined || row.id === id ? { ...row, read } : row))
  if ('pages' in cached) {
    return { ...cached, pages: cached.pages.map((page) => ({ ...page, data: mark(page.data) })) }
  }
  const unread = id === undefined ? 0 : Math.max(0, cached.unread + (read ? -1 : 1))
  if ('notifications' in cached) {
    return { ...cached, unread, notifications: mark(cached.notifications) }
  }
  return { ...cached, unread }
}
