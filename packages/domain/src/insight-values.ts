import type { AnalyticsRange } from './insight.ts'

export const analyticsRanges = ['week', 'month', 'year'] as const

export const analyticsRangeLabels: Record<AnalyticsRange, string> = {
  week: 'Last Week',
  month: 'Last Month',
  year: 'Last Year',
}

/** How many days a range covers, today included. */
export const analyticsRangeDays: Record<AnalyticsRange, number> = { week: 7, month: 30, year: 365 }

/** What `spent_budget` and `total_budget` are, by `budget_of`. */
export const budgetBases = {
  cost: 'Expenses against our cost budget',
  price: 'Payments against the project price',
} as const

/** What waits is counted up to here: shown as `99+`. */
export const mostCounted = 100

export const countShown = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : String(count)
