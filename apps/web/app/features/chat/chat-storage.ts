import { ChatAttachment, type ChatAudience } from '@trusswell/domain/chat.ts'
import { fromEarlier, type OutboxEntry } from '@trusswell/domain/chat-outbox.ts'
import { z } from 'zod'
import { draftKey, personalStorage, unsentKey } from '../../lib/session/personal-storage.ts'

/** The content of the message box. */
export type Draft = { text: string; reply_to: string | null; files: ChatAttachment[] }
export const emptyDraft: Draft = { text: '', reply_to: null, files: [] }

const StoredDraft = z.object({
  text: z.string(),
  reply_to: z.string().nullable(),
  files: z.array(ChatAttachment),
})
const StoredEntry = StoredDraft.extend({ cid: z.uuid(), at: z.iso.datetime() })

export type ChatStorage = ReturnType<typeof chatStorage>

/** Unsent messages and the draft of one room, for the next visit. Each message has its own key because of parallel tabs. */
export function chatStorage(userId: string, projectId: string, audience: ChatAudience) {
  const storage = personalStorage(userId, `chat:${projectId}:${audience}`)
  return {
    unsent: (): OutboxEntry[] =>
      storage
        .keys()
        .filter((key) => key.startsWith(unsentKey))
        .flatMap((key) => StoredEntry.safeParse(storage.read(key)).data ?? [])
        .sort((a, b) => (a.at < b.at ? -1 : 1))
        .map((written) => fromEarlier(written, Date.now())),
    keep: ({ cid, text, reply_to, files, at }: OutboxEntry): void =>
      storage.write(unsentKey + cid, { cid, text, reply_to, files, at }),
    drop: (cid: string): void => storage.write(unsentKey + cid, null),
    onDropped: (heard: (cid: string) => void): (() => void) =>
      storage.onRemoved((key) => {
        if (key.startsWith(unsentKey)) heard(key.slice(unsentKey.length))
      }),
    readDraft: (): Draft => StoredDraft.safeParse(storage.read(draftKey)).data ?? emptyDraft,
    writeDraft: (draft: Draft): void => {
      const isEmpty = draft.text === '' && draft.reply_to === null && draft.files.length === 0
      storage.write(draftKey, isEmpty ? null : draft)
    },
  }
}
