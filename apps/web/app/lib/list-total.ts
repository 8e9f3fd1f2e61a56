import { totalLabel } from '@trusswell/domain/list-total.ts'

export { mostCounted, totalLabel } from '@trusswell/domain/list-total.ts'

/** The count of a card that loads page after page: `25+` while there are more. Empty cards have none. */
export function loadedOf({ rows, more }: { rows: unknown[]; more: boolean }): string | undefined {
  if (rows.length === 0) return undefined
  return more ? `${rows.length}+` : String(rows.length)
}

/** The count of a card that shows the first rows: `5 of 23`, or `3` if those are all. Empty cards have none. */
export function shownOf(rows: unknown[] | undefined, total: number | undefined): string | undefined {
  if (!rows || !total) return undefined
  return rows.length < total ? `${rows.length} of ${totalLabel(total)}` : totalLabel(total)
}
