import { DiaryEntryRequest } from '@trusswell/domain/site-diary.ts'
import { z } from 'zod'
import { draftKey, personalStorage, unsentKey } from '../../lib/session/personal-storage.ts'
import { announceUnsent, diaryArea } from './projects-with-unsent.ts'

const DiaryPhoto = z.object({
  /** Of the browser's copy. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Once it is uploaded. */
  file_id: z.string().nullable(),
})
export type DiaryPhoto = z.infer<typeof DiaryPhoto>

const UnsentEntry = z.object({
  /** The idempotency key: sent twice, the entry is stored once. */
  key: z.uuid(),
  project_id: z.uuid(),
  at: z.iso.datetime(),
  body: DiaryEntryRequest.omit({ photos: true }),
  photos: z.array(DiaryPhoto),
  /** Why the server refused it. It isn't sent again before it is edited. */
  problem: z.string().nullable(),
})
export type UnsentEntry = z.infer<typeof UnsentEntry>

const Draft = z.object({
  at: z.iso.datetime(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  photos: z.array(DiaryPhoto),
})
export type DiaryDraft = z.infer<typeof Draft>

/** Entries that wait for a connection and the draft of one project, in this browser. */
export function diaryStorage(userId: string, projectId: string) {
  const storage = personalStorage(userId, `${diaryArea}:${projectId}`)
  return {
    readDraft: (): DiaryDraft | null => Draft.safeParse(storage.read(draftKey)).data ?? null,
    writeDraft: (draft: DiaryDraft | null): void => storage.write(draftKey, draft),
    unsent: (): UnsentEntry[] =>
      storage
        .keys()
        .filter((key) => key.startsWith(unsentKey))
        .flatMap((key) => UnsentEntry.safeParse(storage.read(key)).data ?? [])
        .sort((a, b) => (a.at < b.at ? -1 : 1)),
    find: (key: string): UnsentEntry | null =>
      UnsentEntry.safeParse(storage.read(unsentKey + key)).data ?? null,
    keep: (entry: UnsentEntry): void => {
      storage.write(unsentKey + entry.key, entry)
      announceUnsent()
    },
    drop: (key: string): void => {
      storage.write(unsentKey + key, null)
      announceUnsent()
    },
  }
}
