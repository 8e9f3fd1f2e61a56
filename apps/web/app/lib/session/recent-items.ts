import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useAuth } from './auth-provider.tsx'
import { personalStorage } from './personal-storage.ts'

export type RecentKind = 'project' | 'organisation' | 'person' | 'application' | 'contact' | 'payment'
export type RecentItem = { path: string; label: string; kind: RecentKind }

const most = 8
const changed = 'recent-items-changed'
const kinds: string[] = [
  'project',
  'organisation',
  'person',
  'application',
  'contact',
  'payment',
] satisfies RecentKind[]

/** Remembers an opened item for the palette, on this device until the person signs out. */
export function useRecentItem(item: RecentItem | null | undefined): void {
  const { user } = useAuth()
  const userId = user?.id
  const { path, label, kind } = item ?? {}
  useEffect(() => {
    if (!userId || !path || !label || !kind) return
    const storage = storageOf(userId)
    storage.write('items', withItem(readRecentItems(userId), { path, label, kind }))
    dispatchEvent(new Event(changed))
  }, [userId, path, label, kind])
}

/** Newest first; also those that another tab opened. */
export function useRecentItems(userId: string): RecentItem[] {
  // Compared by value: a new array would re-render each time.
  const stored = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readRecentItems(userId)),
    () => '[]',
  )
  return useMemo(() => JSON.parse(stored) as RecentItem[], [stored])
}

export function readRecentItems(userId: string): RecentItem[] {
  const stored = storageOf(userId).read('items')
  return Array.isArray(stored) ? stored.filter(isItem) : []
}

export const withItem = (known: RecentItem[], item: RecentItem): RecentItem[] =>
  [item, ...known.filter(({ path }) => path !== item.path)].slice(0, most)

const storageOf = (userId: string) => personalStorage(userId, 'recent')

function isItem(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false
  const { path, label, kind } = value as Record<string, unknown>
  return (
    typeof path === 'string' && path.startsWith('/') && typeof label === 'string' && kinds.includes(`${kind}`)
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}
