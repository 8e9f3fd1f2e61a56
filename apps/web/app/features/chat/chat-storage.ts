import { ChatAttachment, type ChatAudience } from '@trusswell/domain/chat.ts'
import { fromEarlier, type OutboxEntry } from '@trusswell/domain/chat-outbox.ts'
import { z } from 'zod'
import { personalStorage, unsentKey } from '../../lib/session/personal-storage.ts'

/** What stands in the message box. */
export type Draft = { text: string; reply_to: string | null; files: ChatAttachment[] }
export const emptyDraft: Draft = { text: '', reply_to: null, files: [] }

const StoredDraft = z.object({
  text: z.string(),
  reply_to: z.string().nullable(),
  files: z.array(ChatAttachment),
})
const StoredEntry = StoredDraft.extend({ cid: z.uuid(), at: z.iso.datetime() })

export type ChatStorage = ReturnType<typeof chatStorage>

/** Unsent messages and the draft of one room, for the next visit. Each message has a key of its own: tabs don't overwrite. */
export function chatStorage(userId: string, projectId: string, audience: ChatAudience) {
  const kept = personalStorage(userId, `chat:${projectId}:${audience}`)
  return {
    unsent: (): OutboxEntry[] =>
      kept
        .keys()
        .filter((key) => key.startsWith(unsentKey))
        .flatMap((key) => StoredEntry.safeParse(kept.read(key)).data ?? [])
        .sort((a, b) => (a.at < b.at ? -1 : 1))
        .map((written) => fromEarlier(written, Date.now())),
    keep: ({ cid, text, reply_to, files, at }: OutboxEntry): void =>
      kept.write(unsentKey + cid, { cid, text, reply_to, files, at }),
    drop: (cid: string): void => kept.write(unsentKey + cid, null),
    onDropped: (heard: (cid: string) => void): (() => void) =>
      kept.onRemoved((key) => {
        if (key.startsWith(unsentKey)) heard(key.slice(unsentKey.length))
      }),
    readDraft: (): Draft => StoredDraft.safeParse(kept.read('draft')).data ?? emptyDraft,
    writeDraft: (draft: Draft): void => {
      const isEmpty = draft.text === '' && draft.reply_to === null && draft.files.length === 0
      kept.write('draft', isEmpty ? null : draft)
    },
  }
}
