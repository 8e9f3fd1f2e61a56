import { isUnavailable } from '../errors.ts'
import type { Storage } from './storage.ts'
import type { Upload } from './upload.ts'

/**
 * Runs what stores the row, with the means to store the file before it. When no row came of it, the file goes
 * again; when nobody knows (the connection broke while committing), the daily sweep finds out.
 */
export async function withStoredFile<Result>(
  storage: Storage,
  { upload, file }: { upload: Upload; file: { id: string } },
  work: (store: () => Promise<void>, keep: () => void) => Promise<Result>,
): Promise<Result> {
  let stored = false
  let kept = false
  const store = async () => {
    stored = true
    await storage.quarantine(file.id, upload)
  }
  const clear = async () => {
    // Storage that is away can't be cleared either; the sweep does it.
    if (stored) await storage.drop('quarantine', file.id).catch(() => {})
  }
  try {
    const result = await work(store, () => {
      kept = true
    })
    // Somebody else's request under the same key was faster.
    if (!kept) await clear()
    return result
  } catch (error) {
    if (!isUnavailable(error)) await clear()
    throw error
  }
}
