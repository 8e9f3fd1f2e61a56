import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { usePreservedFocus } from './use-preserved-focus.ts'
import { useListChanges } from './use-list-changes.ts'

type Messages = { removed: string; removeFailed: string; restored?: string; restoreFailed?: string }

type Removal<Row> = {
  remove: (id: string) => Promise<unknown>
  /** Left out if deleting is final. */
  restore?: (id: string) => Promise<unknown>
  messages: Messages | ((row: Row) => Messages)
  /** Receives a failed deletion instead of a toast. */
  onFailed?: (error: unknown) => void
  affects?: QueryKey
}

/** Deletes, with Undo if available; both hide the row from the list it was in. */
export function useRemoval<Row extends { id: string }>(key: QueryKey, removal: Removal<Row>) {
  const { remove, restore, messages, onFailed, affects } = removal
  const { hide } = useListChanges<Row>(key, { affects })
  const [asked, setAsked] = useState<Row | null>(null)
  const { region, preserveFocus } = usePreservedFocus()
  const messagesOf = (row: Row) => (typeof messages === 'function' ? messages(row) : messages)

  function restoreRow(row: Row) {
    if (!restore) return
    const { restored = '', restoreFailed = '' } = messagesOf(row)
    void hide(row.id, () => restore(row.id), { done: restored, failed: restoreFailed })
    preserveFocus()
  }

  function removeRow(row: Row) {
    const { removed, removeFailed } = messagesOf(row)
    void hide(
      row.id,
      () => remove(row.id),
      { done: removed, failed: removeFailed },
      { ...(restore ? { undo: () => restoreRow(row) } : {}), ...(onFailed ? { onFailed } : {}) },
    )
    preserveFocus()
  }

  return {
    region,
    preserveFocus,
    remove: removeRow,
    restore: restoreRow,
    /** Asks for confirmation with a dialog that takes `confirmation`. */
    ask: setAsked,
    asked,
    confirmation: {
      isOpen: asked !== null,
      confirmLabel: 'Delete',
      onCancel: () => setAsked(null),
      onConfirm: () => {
        setAsked(null)
        if (asked) removeRow(asked)
      },
    },
  }
}
