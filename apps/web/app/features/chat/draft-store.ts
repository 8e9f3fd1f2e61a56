import { emptyDraft, type ChatStorage, type Draft } from './chat-storage.ts'

/** The message box's content, stored with every keystroke. Outside React, because uploads add to it. */
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
    /** Empties the box and returns its content. */
    take: (): Draft => {
      const taken = draft
      set(emptyDraft)
      return taken
    },
  }
}
