import { costWords, daysWords } from '@trusswell/domain/change-request-values.ts'
import type { ChangeRequest, ChangeState } from '@trusswell/domain/change-requests.ts'
import { formatDay } from '@trusswell/domain/days.ts'
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
  return `${costWords(cost_paise)}, ${days === 0 ? 'same due date' : daysWords(days)}`
}

/** The due date before and after, of an accepted request that moved it. */
export const movedWords = ({ due_from, due_to }: ChangeRequest): string | null =>
  due_from && due_to && due_from !== due_to
    ? `Due date moved from ${formatDay(due_from)} to ${formatDay(due_to)}`
    : null
