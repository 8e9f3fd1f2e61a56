import { z } from 'zod'
import { addDays, daysBetween } from './days.ts'
import type { ProjectStatus } from './projects.ts'

const soonDays = 3
// How far progress may lag behind time before somebody should look.
const tolerance = 15

export const DueState = z.enum(['done', 'overdue', 'due_soon', 'upcoming'])
export type DueState = z.infer<typeof DueState>

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
  const exact = `${days} ${days === 1 ? 'day' : 'days'}`
  const months = Math.round(days / 30.4375)
  if (months < 1) return exact
  return `${exact} (about ${months} ${months === 1 ? 'month' : 'months'})`
}

/** How much of the planned time is over, 0 to 100. */
export function timeElapsedPercent(schedule: Schedule, today: string): number {
  const due = projectDue(schedule)
  if (!schedule.start_date || !due) return 0
  const total = daysBetween(schedule.start_date, due.date) + 1
  const gone = daysBetween(schedule.start_date, today) + 1
  if (total <= 0) return gone > 0 ? 100 : 0
  return Math.min(100, Math.max(0, Math.round((gone * 100) / total)))
}

export const Health = z.enum(['on_track', 'at_risk', 'late', 'paused', 'done'])
export type Health = z.infer<typeof Health>

type State = Schedule & { status: ProjectStatus; progress: number; next_due_date: string | null }

/** Late when a date has passed, at risk when progress lags behind time. */
export function projectHealth(project: State, today: string): Health {
  if (project.status === 'completed' || project.status === 'cancelled') return 'done'
  if (project.status === 'on_hold') return 'paused'
  const due = projectDue(project)
  const passed = (date: string | null) => date !== null && daysBetween(date, today) > 0
  if (passed(due?.date ?? null) || passed(project.next_due_date)) return 'late'
  return timeElapsedPercent(project, today) - project.progress > tolerance ? 'at_risk' : 'on_track'
}

export const healthLabels: Record<Health, string> = {
  on_track: 'On track',
  at_risk: 'At risk',
  late: 'Late',
  paused: 'Paused',
  done: 'Done',
}
