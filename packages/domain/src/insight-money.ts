import { compare, fraction, minus, over, plus, times, type Fraction } from './insight-fraction.ts'

/** All amounts are paise without GST. */
export type EarnedValue = {
  earned: Fraction
  /** Earned over actual cost, by weight. Null while nothing was spent. */
  cpi: Fraction | null
  /** What the project is likely to cost in the end. */
  estimate_at_completion: Fraction
}

const enoughProgress = fraction(15, 100)

/** Needs a cost budget: the client's price has our margin in it. */
export function earnedValue(progress: Fraction, costs: { budget: number; spent: number }): EarnedValue {
  const budget = fraction(costs.budget)
  const spent = fraction(costs.spent)
  const earned = times(progress, budget)
  const cpi = over(earned, spent)
  const left = minus(budget, earned)
  // Before 15 % the index says little, so the rest is expected to cost what was planned.
  const rest = cpi && compare(progress, enoughProgress) >= 0 ? over(left, cpi) : left
  return { earned, cpi, estimate_at_completion: plus(spent, rest ?? left) }
}

/** Positive: billed ahead of the work; negative: work not yet billed. */
export const billingPosition = (
  progress: Fraction,
  { invoiced, agreed }: { invoiced: number; agreed: number },
): Fraction => minus(fraction(invoiced), times(progress, fraction(agreed)))

/** For clients what they paid of the agreed value, for staff what was spent of the cost budget. */
export const budgetUse = ({ used, budget }: { used: number; budget: number | null }): Fraction | null =>
  budget === null ? null : over(fraction(used), fraction(budget))
