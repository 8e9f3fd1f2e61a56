import { useMutation } from '@tanstack/react-query'
import { inBatches } from '../../lib/batches.ts'
import { showFailure, showSuccess } from '../outcome-toast.ts'

type BulkUndo<Change, Row> = {
  /** How many rows, in words. */
  countOf: (rows: number) => string
  /** How long an undo is accepted. */
  seconds: number
  /** Follows the number of rows that weren't restored. */
  notRestored: string
  /** What the undo did with a row, if it wasn't restored. */
  undone?: string
  send: (changes: Change[]) => Promise<{ data: Row[] }>
  onRestored?: (rows: Row[]) => void
  refresh: () => unknown
}

/** Shows what a bulk change did. Undo stays until its notifications are sent. */
export function useBulkUndo<Change, Row>(props: BulkUndo<Change, Row>) {
  const { countOf, seconds, notRestored, undone = 'restored', send, onRestored, refresh } = props
  const { mutate } = useMutation({
    async mutationFn(changes: Change[]) {
      const { answers } = await inBatches(changes, send)
      return answers.flatMap(({ data }) => data)
    },
    onSuccess(restored, changes) {
      onRestored?.(restored)
      const skipped = changes.length - restored.length
      if (restored.length === 0) showFailure(null, `Nothing was ${undone}; ${skipped} ${notRestored}`)
      else
        showSuccess(
          `${countOf(restored.length)} ${undone}${skipped > 0 ? `; ${skipped} ${notRestored}` : ''}`,
        )
    },
    onError: (error) => showFailure(error, 'Failed to undo the change'),
    onSettled: () => refresh(),
  })
  return (description: string, changed: Change[]) =>
    changed.length > 0 ? showSuccess(description, () => mutate(changed), seconds) : showSuccess(description)
}
