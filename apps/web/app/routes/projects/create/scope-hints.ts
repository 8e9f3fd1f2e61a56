import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { estimatedEnd, formatDuration } from '@trusswell/domain/schedule.ts'
import { isDay, todayInIndia, weekdayFromNow } from '../../../lib/dates.ts'
import { inCrore, numberOf } from '../../../ui/group-digits.ts'
import type { ProjectValues } from './create-values.ts'

/** `9.7 crore, about ₹2,309.52 per sq ft built up`. */
export function costHint({ estimated_cost, built_up_area }: ProjectValues): string {
  const cost = numberOf(estimated_cost)
  const area = numberOf(built_up_area)
  if (cost === undefined || cost <= 0) return 'In rupees; an estimate is enough'
  const each = area && area > 0 ? `about ${formatMoney(toPaise(cost / area))} per sq ft built up` : null
  return [inCrore(cost), each].filter(Boolean).join(', ') || 'In rupees'
}

/** `Tuesday, in 19 days`. */
export const dateHint = ({ start_date }: ProjectValues): string =>
  isDay(start_date) ? weekdayFromNow(start_date, todayInIndia()) : 'When work should begin on site'

/** `about 6 months, until 29 May 2027`. */
export function durationHint({ start_date, estimated_duration }: ProjectValues): string {
  const count = numberOf(estimated_duration)
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > 36_500) return 'In days'
  const months = /\(([^()]*)\)/.exec(formatDuration(count))?.[1]
  const end = isDay(start_date) ? `until ${formatDay(estimatedEnd(start_date, count))}` : null
  return [months, end].filter(Boolean).join(', ') || 'In days'
}
