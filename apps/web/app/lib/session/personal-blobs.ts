import { photoDatabase } from './personal-storage.ts'

/** Photos that the browser stores for a person until they are sent. Text is in `personal-storage.ts`. */

const store = 'photos'
/** For browsers that block storage: until the page is closed. */
const inMemory = new Map<string, Blob>()

/** False if the photo lasts only as long as this page. */
export async function keepBlob(userId: string, id: string, blob: Blob): Promise<boolean> {
  const key = keyOf(userId, id)
  try {
    await work('readwrite', (photos) => photos.put(blob, key))
    return true
  } catch {
    inMemory.set(key, blob)
    return false
  }
}

export async function readBlob(userId: string, id: string): Promise<Blob | null> {
  const key = keyOf(userId, id)
  const known = inMemory.get(key)
  if (known) return known
  const stored: unknown = await work('readonly', (photos) => photos.get(key)).catch(() => null)
  return stored instanceof Blob ? stored : null
}

export async function dropBlob(userId: string, id: string): Promise<void> {
  const key = keyOf(userId, id)
  inMemory.delete(key)
  await work('readwrite', (photos) => photos.delete(key)).catch(() => {})
}

/** Deletes photos of other users. */
export async function forgetOtherBlobs(userId: string): Promise<void> {
  for (const key of inMemory.keys()) if (!key.startsWith(keyOf(userId, ''))) inMemory.delete(key)
  const keys = await work('readonly', (photos) => photos.getAllKeys()).catch(() => [])
  for (const key of keys)
    if (typeof key === 'string' && !key.startsWith(keyOf(userId, '')))
      await work('readwrite', (photos) => photos.delete(key)).catch(() => {})
}

const keyOf = (userId: string, id: string) => `${userId}:${id}`

async function work<Result>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(photoDatabase, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store)
  const opened = await done(opening)
  try {
    const transaction = opened.transaction(store, mode)
    const result = await done(act(transaction.objectStore(store)))
    if (mode === 'readwrite') await committed(transaction)
    return result
  } finally {
    opened.close()
  }
}

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage failed'))
  })

/** Quota errors are reported when the transaction commits. */
const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('storage failed'))
  })
