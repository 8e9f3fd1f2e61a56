import { isUnavailable } from '../errors.ts'
import type { Storage } from './storage.ts'
import type { Upload } from './upload.ts'

/**
 * Runs the work that stores the row, and lets it store the file first. If no row was written, the file is deleted. If that
 * is unknown, because the connection broke while committing, the daily sweep decides.
 */
export async function withStoredFile<Result>(
  storage: Storage,
  { upload, file }: { upload: Upload; file: { id: string } },
  work: (store: () => Promise<void>, keep: () => void) => Promise<Result>,
): Promise<Result> {
  let stored = false
  let committed = false
  const store = async () => {
    stored = true
    await storage.quarantine(file.id, upload)
  }
  const clear = async () => {
    // If the storage is unavailable, the sweep deletes the file later.
    if (stored) await storage.drop('quarantine', file.id).catch(() => {})
  }
  try {
    const result = await work(store, () => {
      committed = true
    })
    // Another request with the same idempotency key was first.
    if (!committed) await clear()
    return result
  } catch (error) {
    if (!isUnavailable(error)) await clear()
    throw error
  }
}
