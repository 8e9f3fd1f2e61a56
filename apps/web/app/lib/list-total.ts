import { totalLabel } from '@trusswell/domain/list-total.ts'

export { mostCounted, totalLabel } from '@trusswell/domain/list-total.ts'

/** The count of a card that shows the first rows: `5 of 23`, or `3` if those are all. Empty cards have none. */
export function shownOf(rows: unknown[] | undefined, total: number | undefined): string | undefined {
  if (!rows || !total) return undefined
  return rows.length < total ? `${rows.length} of ${totalLabel(total)}` : totalLabel(total)
}
