import { daysBetween } from '@trusswell/domain/days.ts'

type Bar = {
  starts_on: string
  planned_end: string | null
  forecast: { earliest: string; latest: string } | null
}

// A project planned until 2040 must not compress all others.
const monthsBefore = 18
const monthsAfter = 24
const mostLabels = 8
const mostLabelsWhereNarrow = 4

export type TimeAxis = {
  from: string
  /** The first day after the axis. */
  to: string
  /** A minor label is shown only where the table is wide. */
  months: { day: string; at: number; label: 'major' | 'minor' | null }[]
  /** The start of a day in percent of the width. Days outside are clamped to the edge. */
  at: (day: string) => number
}

/** Whole months that contain all bars and today, at most a year and a half back and two years ahead. */
export function timeAxis(bars: Bar[], today: string): TimeAxis {
  const days = [today, ...bars.flatMap(daysOf)].toSorted()
  const first = monthStart(days[0] ?? today)
  const last = monthStart(days.at(-1) ?? today, 1)
  const from = later(first, monthStart(today, -monthsBefore))
  const to = earlier(last, monthStart(today, monthsAfter + 1))
  const length = daysBetween(from, to)
  const at = (day: string) => Math.min(100, Math.max(0, (daysBetween(from, day) / length) * 100))
  const starts: string[] = []
  for (let day = from; day < to; day = monthStart(day, 1)) starts.push(day)
  const step = Math.ceil(starts.length / mostLabels)
  const majorStep = step * Math.ceil(starts.length / step / mostLabelsWhereNarrow)
  const labelAt = (index: number) => {
    // The last label needs as much room as the others.
    if (index % step > 0 || index + step > starts.length) return null
    return index % majorStep === 0 ? 'major' : 'minor'
  }
  return {
    from,
    to,
    months: starts.map((day, index) => ({ day, at: at(day), label: labelAt(index) })),
    at,
  }
}

const daysOf = ({ starts_on, planned_end, forecast }: Bar) => [
  starts_on,
  planned_end ?? starts_on,
  ...(forecast ? [forecast.earliest, forecast.latest] : []),
]

function monthStart(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)
