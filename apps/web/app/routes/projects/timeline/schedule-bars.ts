import { addDays, daysBetween } from '@trusswell/domain/days.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { shortMonth } from '../../../lib/dates.ts'

type Span = { start: number; end: number }

export type Bar = {
  milestone: Milestone
  /** In percent of the chart's width. */
  bar: Span
  baseline: Span
  /** Share of the bar before today. */
  gone: number
  /** No time passes between it and the previous one: a point in time. */
  point: boolean
}

export type Schedule = { bars: Bar[]; months: { label: string; at: number }[]; today: number }

/** Each milestone's bar starts where the previous one ends. Milestones are sorted by date. */
export function scheduleBars(milestones: Milestone[], start: string | null, today: string): Schedule {
  const dates = milestones.flatMap(({ due_date, baseline_date, completion_date }) => [
    due_date,
    baseline_date,
    ...(completion_date ? [completion_date] : []),
  ])
  const [first = today] = dates.toSorted()
  const [firstPlanned = today] = milestones.map(({ baseline_date }) => baseline_date).toSorted()
  const origin = start ?? addDays(first, -14)
  // From the baseline alone, so that completing a milestone doesn't move what was planned.
  const plannedFrom = start && start < firstPlanned ? start : addDays(firstPlanned, -14)
  const ends = milestones.map((milestone) => endOf(milestone, today))
  const from = monthStart([first, origin, plannedFrom, today].toSorted()[0] ?? today)
  const to = nextMonth([...dates, ...ends, today].toSorted().at(-1) ?? today)
  const width = daysBetween(from, to)
  const at = (day: string) => round((daysBetween(from, day) * 100) / width)

  const bars = milestones.map((milestone, index) => {
    const end = ends[index] ?? milestone.due_date
    const before = [origin, ...ends.slice(0, index)].toSorted().at(-1) ?? origin
    const begin = before < end ? before : end
    const previous = milestones[index - 1]?.baseline_date ?? plannedFrom
    const { baseline_date } = milestone
    return {
      milestone,
      bar: { start: at(begin), end: at(end) },
      baseline: { start: at(previous < baseline_date ? previous : baseline_date), end: at(baseline_date) },
      gone: goneOf(begin, end, today),
      point: begin === end,
    }
  })
  return {
    bars,
    months: monthsBetween(from, to).map((day) => ({ label: shortMonth(day), at: at(day) })),
    today: at(today),
  }
}

/** An overdue bar extends to today, which shows how late it is. */
function endOf({ completion_date, due_date, due_state }: Milestone, today: string): string {
  return completion_date ?? (due_state === 'overdue' ? today : due_date)
}

function goneOf(begin: string, end: string, today: string): number {
  const all = daysBetween(begin, end)
  return all <= 0 ? 100 : Math.min(100, Math.max(0, round((daysBetween(begin, today) * 100) / all)))
}

const monthStart = (day: string) => `${day.slice(0, 8)}01`
const nextMonth = (day: string) => monthStart(addDays(monthStart(day), 31))

function monthsBetween(from: string, to: string): string[] {
  const months = [from]
  for (let day = nextMonth(from); day < to; day = nextMonth(day)) months.push(day)
  // A chart of several years labels quarters or years only.
  const every = months.length > 48 ? 12 : months.length > 14 ? 3 : 1
  return months.filter((_, index) => index % every === 0)
}

const round = (value: number) => Math.round(value * 100) / 100

/** Where the label fits: after the bar, before it, or below one that leaves no room on either side. */
export function notePlace({ start, end }: Span): { left?: string; right?: string; below: boolean } {
  if (end <= 72) return { left: `${end}%`, below: false }
  if (start >= 24) return { right: `${round(100 - start)}%`, below: false }
  return { right: `${round(100 - end)}%`, below: true }
}
