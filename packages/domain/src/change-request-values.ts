import { formatMoney } from './money.ts'
import { counted } from './plural.ts'
import type { ProjectStatus } from './projects.ts'
import type { ChangeState } from './change-requests.ts'

export const changeStates = ['proposed', 'accepted', 'declined', 'withdrawn'] as const

export const changeStateLabels: Record<ChangeState, string> = {
  proposed: 'Proposed',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** `+₹1,25,000.00 + GST`, as mails and screens show what a change costs. */
export const costWords = (paise: number): string =>
  paise === 0 ? 'No change in price' : `${paise > 0 ? '+' : '−'}${formatMoney(Math.abs(paise))} + GST`

/** `+₹1,25,000.00 + GST, 10 days later`, or that staff have yet to say. */
export function priceWords({ cost_paise, days }: { cost_paise: number | null; days: number | null }): string {
  if (cost_paise === null || days === null) return 'Not priced yet'
  return `${costWords(cost_paise)}, ${days === 0 ? 'same due date' : daysWords(days)}`
}

/** Whether changes of a project with this status can be proposed, priced and accepted. */
export const takesChanges = (status: ProjectStatus): boolean => changeableStatuses.includes(status)

export const changeableStatuses: ProjectStatus[] = ['planning', 'in_progress', 'on_hold']

/** How a change moves the due date. */
export const daysWords = (days: number): string =>
  days === 0 ? 'Unchanged' : `${counted(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`
