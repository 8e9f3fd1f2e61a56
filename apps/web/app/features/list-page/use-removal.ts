import type { QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { useListChanges } from './use-list-changes.ts'

type Removal = {
  remove: (id: string) => Promise<unknown>
  words: { removed: string; removeFailed: string }
  /** Left out where deleting is final. */
  undo?: { restore: (id: string) => Promise<unknown>; restored: string; restoreFailed: string }
}

// The dialog gives the focus back to the row's button when it has faded out; by then that is gone.
const fadeMs = 400

/** Delete, with Undo where there is one; both hide the row from where it was. */
export function useRemoval(key: QueryKey, { remove, words, undo }: Removal) {
  const { hide } = useListChanges(key)
  const region = useRef<HTMLElement>(null)

  function keepFocus() {
    setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
    }, fadeMs)
  }

  function bringBack(id: string) {
    if (!undo) return
    void hide(id, () => undo.restore(id), { done: undo.restored, failed: undo.restoreFailed })
    keepFocus()
  }

  function takeAway(id: string) {
    const wording = { done: words.removed, failed: words.removeFailed }
    void hide(id, () => remove(id), wording, undo ? () => bringBack(id) : undefined)
    keepFocus()
  }

  return { region, remove: takeAway, restore: bringBack }
}
