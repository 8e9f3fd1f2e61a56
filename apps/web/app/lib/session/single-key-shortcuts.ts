import { useSyncExternalStore } from 'react'

/** Unlike drafts, this choice stays after signing out, because some people can't work with single-key shortcuts. */
const keyOf = (userId: string) => `shortcuts-off:${userId}`
const changed = 'shortcuts-changed'

/** Whether single-key shortcuts are on for this person in this browser. */
export function useSingleKeyShortcuts(userId: string): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => isOn(userId),
    () => true,
  )
  return [on, (next) => store(userId, next)]
}

// Used when storage is blocked; the choice then lasts until the page is closed.
const blocked = new Map<string, boolean>()

function isOn(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === null && blocked.get(userId) !== false
  } catch {
    return blocked.get(userId) ?? true
  }
}

function store(userId: string, on: boolean): void {
  try {
    if (on) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), '1')
    blocked.delete(userId)
  } catch {
    blocked.set(userId, on)
  }
  dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}
