import { emptyDraft, type ChatStorage, type Draft } from './chat-storage.ts'

/** What stands in the message box, kept with every key. Outside of React, because an upload adds to it when it is done. */
export function createDraftStore({ readDraft, writeDraft }: Pick<ChatStorage, 'readDraft' | 'writeDraft'>) {
  const listeners = new Set<() => void>()
  let draft = readDraft()
  function set(next: Draft): void {
    draft = next
    writeDraft(draft)
    for (const listener of listeners) listener()
  }
  return {
    get: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (changes: Partial<Draft>): void => set({ ...draft, ...changes }),
    /** Empties the box and answers what was in it. */
    take: (): Draft => {
      const taken = draft
      set(emptyDraft)
      return taken
    },
  }
}
