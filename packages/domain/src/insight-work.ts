import { addDays } from './days.ts'
import { fraction, zero, type Fraction } from './insight-fraction.ts'
import { memberFigures, type MemberFigures, type Plan } from './insight-plan.ts'

/** What analytics show of the work of a project, in a form that can be stored. */
export type WorkFigures = {
  counted: Plan['counted']
  total: number
  done: number
  weight: number
  done_weight: number
  members: (Omit<MemberFigures, 'performance'> & { performance: [n: number, d: number] | null })[]
}

export function workFigures(plan: Plan, today: string): WorkFigures {
  const done = plan.items.filter((item) => item.done)
  const weigh = (items: { weight: number }[]) => items.reduce((sum, { weight }) => sum + weight, 0)
  return {
    counted: plan.counted,
    total: plan.items.length,
    done: done.length,
    weight: weigh(plan.items),
    done_weight: weigh(done),
    members: memberFigures(plan, today).map(({ performance, ...figures }) => ({
      ...figures,
      performance: performance && [Number(performance.n), Number(performance.d)],
    })),
  }
}

/** As `progressOf` of the plan. */
export const progressOfWork = ({ weight, done_weight }: WorkFigures): Fraction =>
  weight === 0 ? zero : fraction(done_weight, weight)

/** The first day after today on which the figures differ although nothing changed. Null when there is none. */
export function nextChangeOn({ items }: Pick<Plan, 'items'>, today: string): string | null {
  const days = items
    .filter(({ done }) => !done)
    .flatMap(({ baseline, due }) => [
      // Late from the day after it was due, and judged from the day of the first date.
      ...(due !== null && due >= today ? [addDays(due, 1)] : []),
      ...(baseline !== null && baseline > today ? [baseline] : []),
    ])
  return days.toSorted()[0] ?? null
}
