import type { RiskCategory, RiskSeverity } from './risks.ts'

export type ShownSeverity = 'low' | 'medium' | 'high'
export type RiskFigure = { category: RiskCategory; count: number; severity: ShownSeverity }

const ranks: Record<RiskSeverity, number> = { low: 0, medium: 1, high: 2, critical: 3 }
const shown: readonly ShownSeverity[] = ['low', 'medium', 'high', 'high']

/** Open risks by category with the highest severity among them, worst first. Critical shows as high. */
export function riskFigures(
  open: { category: RiskCategory; severity: RiskSeverity; count: number }[],
): RiskFigure[] {
  return [...Map.groupBy(open, ({ category }) => category)]
    .map(([category, own]) => ({
      category,
      count: own.reduce((sum, { count }) => sum + count, 0),
      rank: Math.max(...own.map(({ severity }) => ranks[severity])),
    }))
    .toSorted((a, b) => b.rank - a.rank || b.count - a.count || a.category.localeCompare(b.category))
    .map(({ category, count, rank }) => ({ category, count, severity: shown[rank] ?? 'high' }))
}
