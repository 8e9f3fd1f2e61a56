import { formatDay } from '@trusswell/domain/days.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { diaryStorage, UnsentEntry } from '../../../features/diary/diary-storage.ts'
import { onUnsentChange, projectsWithUnsent } from '../../../features/diary/projects-with-unsent.ts'
import { createRetriedImport } from '../../../lib/retried-import.ts'
import { Button } from '../../../ui/button.tsx'

// With zod, which the page doesn't need unless there is something to check.
const storageImport = createRetriedImport(() => import('../../../features/diary/diary-storage.ts'))

export function useUnsentEntries(userId: string, projectId: string) {
  const [storageOf, setStorageOf] = useState<typeof diaryStorage | null>(null)
  const storage = storageOf?.(userId, projectId)
  const hasUnsent = useSyncExternalStore(onUnsentChange, () => projectsWithUnsent(userId).includes(projectId))
  const stored = useSyncExternalStore(onUnsentChange, () => JSON.stringify(storage?.unsent() ?? []))
  useEffect(() => {
    if (hasUnsent) void storageImport.load().then((loaded) => setStorageOf(() => loaded.diaryStorage))
  }, [hasUnsent])
  const entries = useMemo(() => JSON.parse(stored) as UnsentEntry[], [stored])
  return { entries, drop: (key: string) => storage?.drop(key) }
}

type UnsentEntriesProps = {
  entries: UnsentEntry[]
  onEdit: (entry: UnsentEntry) => void
  onDelete: (entry: UnsentEntry) => void
}

/** Entries that are on this device only. */
export function UnsentEntries({ entries, onEdit, onDelete }: UnsentEntriesProps) {
  if (entries.length === 0) return null
  return (
    <ul className="diary-unsent" aria-label="Entries that haven’t been sent">
      {entries.map((entry) => (
        <li key={entry.key} data-refused={entry.problem === null ? undefined : ''}>
          {entry.problem === null ? <CloudUpload aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          <div>
            <strong>{formatDay(entry.body.entry_date)}</strong>
            {entry.photos.length > 0 && `, ${counted(entry.photos.length, 'photo')}`}
            <p>{entry.problem ?? 'Stored on this device. It will be sent when you’re online.'}</p>
          </div>
          {entry.problem !== null && (
            <>
              <Button tone="secondary" size="small" onClick={() => onEdit(entry)}>
                Edit entry
              </Button>
              <Button tone="quiet" size="small" onClick={() => onDelete(entry)}>
                Delete
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
