import type { ChangeRequest, ChangeState } from '@trusswell/domain/change-requests.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { Tone } from '../../../ui/badge.tsx'

export const changeTones: Record<ChangeState, Tone> = {
  proposed: 'warn',
  accepted: 'ok',
  declined: 'danger',
  withdrawn: 'neutral',
}

/** The due date before and after, of an accepted request that moved it. */
export const movedWords = ({ due_from, due_to }: ChangeRequest): string | null =>
  due_from && due_to && due_from !== due_to
    ? `Due date moved from ${formatDay(due_from)} to ${formatDay(due_to)}`
    : null
