import { formatNumber } from './numbers.ts'

/** Rows of a list are counted up to here; a total above it means more than that. */
export const mostCounted = 1000

/** `42`, `1,000`, and `1,000+` for everything above. */
export const totalLabel = (total: number) =>
  `${formatNumber(Math.min(total, mostCounted))}${total > mostCounted ? '+' : ''}`
