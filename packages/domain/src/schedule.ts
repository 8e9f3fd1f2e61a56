import { addDays, daysBetween } from './days.ts'
import { floorPercent, fraction, one, zero, type Fraction } from './insight-fraction.ts'
import { counted } from './plural.ts'

const soonDays = 3

export const dueStates = ['done', 'overdue', 'due_soon', 'upcoming'] as const
export type DueState = (typeof dueStates)[number]

export function dueState(item: { due_date: string; done: boolean }, today: string): DueState {
  if (item.done) return 'done'
  const left = daysBetween(today, item.due_date)
  if (left < 0) return 'overdue'
  return left <= soonDays ? 'due_soon' : 'upcoming'
}

type Schedule = { start_date: string | null; end_date: string | null; estimated_duration: number | null }

/** The date that staff set, else start plus duration, marked as an estimate. */
export function projectDue(schedule: Schedule): { date: string; estimated: boolean } | null {
  if (schedule.end_date) return { date: schedule.end_date, estimated: false }
  if (!schedule.start_date || !schedule.estimated_duration) return null
  return { date: estimatedEnd(schedule.start_date, schedule.estimated_duration), estimated: true }
}

/** Of a project of one day the last day is the first one. */
export const estimatedEnd = (start: string, days: number): string => addDays(start, days - 1)

/** `180 days (about 6 months)`. */
export function formatDuration(days: number): string {
  const exact = counted(days, 'day')
  const months = Math.round(days / 30.4375)
  if (months < 1) return exact
  return `${exact} (about ${counted(months, 'month')})`
}

/** Without a start date the day of creation counts. */
export const projectStart = ({ start_date, created_on }: Started): string => start_date ?? created_on

type Started = { start_date: string | null; created_on: string }

/** Days of the plan that have begun over all its days, the first day being day 1. Null without an end. */
export function elapsedShare(
  { start, end }: { start: string; end: string | null },
  today: string,
): Fraction | null {
  if (end === null) return null
  const gone = Math.max(0, daysBetween(start, today) + 1)
  const all = daysBetween(start, end) + 1
  if (all <= 0) return gone > 0 ? one : zero
  return fraction(Math.min(gone, all), all)
}

/** How much of the planned time is over, 0 to 100; 0 without an end. */
export function timeElapsedPercent(schedule: Schedule & Started, today: string): number {
  const share = elapsedShare(
    { start: projectStart(schedule), end: projectDue(schedule)?.date ?? null },
    today,
  )
  return share ? floorPercent(share) : 0
}
