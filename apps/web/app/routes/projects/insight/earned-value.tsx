import type { ProjectAnalytics } from '@trusswell/domain/insight.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { Card } from '../../../ui/card.tsx'

/** For staff, once a cost budget is set. */
export function EarnedValue({ value }: { value: NonNullable<ProjectAnalytics['earned_value']> }) {
  const { budget, spent, earned, cpi, estimate_at_completion } = value
  const money = (rupees: number) => formatMoney(toPaise(rupees))
  const difference = estimate_at_completion - budget
  const figures = [
    ['Cost budget', money(budget)],
    ['Spent', money(spent)],
    ['Earned value', money(earned)],
    ['Cost index, CPI', cpi === null ? '–' : cpi.toFixed(3)],
    ['Cost at completion', money(estimate_at_completion)],
    [difference > 0 ? 'Over budget' : 'Under budget', money(Math.abs(difference))],
  ]
  return (
    <Card title="Costs">
      <dl className="insight-figures">
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="figures">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
