import { type ChangeRequest, type ChangeState } from '@trusswell/domain/change-requests.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { days as dayCount } from '../../../lib/dates.ts'
import type { Tone } from '../../../ui/badge.tsx'

export const changeTones: Record<ChangeState, Tone> = {
  proposed: 'warn',
  accepted: 'ok',
  declined: 'danger',
  withdrawn: 'neutral',
}

/** `+₹1,25,000.00 + GST, 10 days later`, or that staff have yet to say. */
export function priceWords({ cost_paise, days }: ChangeRequest): string {
  if (cost_paise === null || days === null) return 'Not priced yet'
  const cost =
    cost_paise === 0
      ? 'No change in price'
      : `${cost_paise > 0 ? '+' : '−'}${formatMoney(Math.abs(cost_paise))} + GST`
  const time = days === 0 ? 'same due date' : `${dayCount(Math.abs(days))} ${days > 0 ? 'later' : 'earlier'}`
  return `${cost}, ${time}`
}

/** The due date before and after, of an accepted request that moved it. */
export const movedWords = ({ due_from, due_to }: ChangeRequest): string | null =>
  due_from && due_to && due_from !== due_to
    ? `Due date moved from ${formatDay(due_from)} to ${formatDay(due_to)}`
    : null
