import type { QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { useListChanges } from './use-list-changes.ts'

type Removal = {
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  words: { removed: string; removeFailed: string; restored: string; restoreFailed: string }
}

// The dialog gives the focus back to the row's button when it has faded out; by then that is gone.
const fadeMs = 400

/** Delete with Undo; both hide the row from where it was. */
export function useRemoval(key: QueryKey, { remove, restore, words }: Removal) {
  const { hide } = useListChanges(key)
  const region = useRef<HTMLElement>(null)

  function keepFocus() {
    setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
    }, fadeMs)
  }

  function bringBack(id: string) {
    void hide(id, () => restore(id), { done: words.restored, failed: words.restoreFailed })
    keepFocus()
  }

  function takeAway(id: string) {
    const wording = { done: words.removed, failed: words.removeFailed }
    void hide(
      id,
      () => remove(id),
      wording,
      () => bringBack(id),
    )
    keepFocus()
  }

  return { region, remove: takeAway, restore: bringBack }
}
