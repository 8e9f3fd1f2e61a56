import { useEffect } from 'react'

export type RecentPage = { path: string; label: string }

const most = 5
const storageKey = 'recent-pages'

/** The pages visited in this tab, newest first, without the current one; stored per person. */
export function useRecentPages(userId: string, open: RecentPage | null): RecentPage[] {
  const path = open?.path
  const label = open?.label
  useEffect(() => {
    if (path === undefined || label === undefined) return
    write(userId, withPage(read(userId), { path, label }))
  }, [userId, path, label])
  return read(userId).filter((page) => page.path !== path)
}

export const withPage = (known: RecentPage[], page: RecentPage): RecentPage[] =>
  [page, ...known.filter(({ path }) => path !== page.path)].slice(0, most + 1)

function read(userId: string): RecentPage[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, RecentPage[]>
    return stored[userId] ?? []
  } catch {
    return []
  }
}

function write(userId: string, pages: RecentPage[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ [userId]: pages }))
  } catch {
    // Storage may be blocked; the list then lasts until the page is closed.
  }
}
