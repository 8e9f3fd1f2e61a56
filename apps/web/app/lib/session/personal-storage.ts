/** What the browser stores of a person between visits: unsent messages and drafts. Removed when they sign out. */

const prefix = 'personal:'
/** See `personal-blobs.ts`. */
export const photoDatabase = 'personal-photos'
/** The key prefix of unsent messages and diary entries. */
export const unsentKey = 'unsent:'
/** The key of a message or diary entry that is still being written. */
export const draftKey = 'draft'

export function personalStorage(userId: string, area: string) {
  const start = `${prefix}${userId}:${area}:`
  return {
    read: (key: string): unknown => attempt(() => JSON.parse(localStorage.getItem(start + key) ?? 'null')),
    /** Null removes. */
    write: (key: string, value: unknown): void =>
      void attempt(() =>
        value === null
          ? localStorage.removeItem(start + key)
          : localStorage.setItem(start + key, JSON.stringify(value)),
      ),
    keys: (): string[] =>
      ownKeys()
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length)),
    /** Another tab removed one of these keys. */
    onRemoved(heard: (key: string) => void): () => void {
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(start) && newValue === null) heard(key.slice(start.length))
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
  }
}

/** Removes the values and photos of all people. */
export function forgetPersonal(): void {
  for (const key of ownKeys()) attempt(() => localStorage.removeItem(key))
  attempt(() => indexedDB.deleteDatabase(photoDatabase))
}

/** Removes the values of other people. Returns whether there were any. */
export function forgetOtherValues(userId: string): boolean {
  const others = ownKeys().filter((key) => !key.startsWith(`${prefix}${userId}:`))
  for (const key of others) attempt(() => localStorage.removeItem(key))
  return others.length > 0
}

/** Messages and diary entries, also half-written ones, that signing out would delete. */
export const countUnsent = (): number =>
  ownKeys().filter((key) => key.includes(`:${unsentKey}`) || key.endsWith(`:${draftKey}`)).length

const ownKeys = (): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? []

/** Storage may be blocked or full; values then last until the page is closed. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
