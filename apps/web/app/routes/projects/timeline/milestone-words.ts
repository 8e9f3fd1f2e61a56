import { daysBetween } from '@trusswell/domain/days.ts'
import type { Milestone, MilestoneStatus } from '@trusswell/domain/milestones.ts'
import { days } from '../../../lib/dates.ts'
import type { BadgeGlyph } from '../../../ui/badge-glyph.tsx'
import type { Tone } from '../../../ui/badge.tsx'

export const milestoneLooks: Record<MilestoneStatus, { tone: Tone; glyph: BadgeGlyph }> = {
  pending: { tone: 'neutral', glyph: 'ring' },
  in_progress: { tone: 'ok', glyph: 'half' },
  completed: { tone: 'info', glyph: 'check' },
  delayed: { tone: 'danger', glyph: 'bang' },
}

export const byDueDate = (a: Milestone, b: Milestone) =>
  a.due_date.localeCompare(b.due_date) || a.created_at.localeCompare(b.created_at)

/** `12 days overdue`, `due in 2 days`, or null if neither applies. */
export function dueNote({ due_date, due_state }: Milestone, today: string): string | null {
  const left = daysBetween(today, due_date)
  if (due_state === 'overdue') return `${days(-left)} overdue`
  if (due_state !== 'due_soon') return null
  return left === 0 ? 'due today' : `due in ${days(left)}`
}

/** The difference from the first agreed date: `+7 d`, `2 days early`, `on time`. */
export function slipNote(milestone: Milestone): string {
  const slip = daysBetween(milestone.baseline_date, milestone.completion_date ?? milestone.due_date)
  if (slip === 0) return milestone.status === 'completed' ? 'on time' : 'as planned'
  return slip > 0 ? `+${slip} d` : `${days(-slip)} early`
}
