import { healthLabels } from '@trusswell/domain/insight-health-values.ts'
import { addDays, formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import type { ProjectProgress } from '@trusswell/domain/insight.ts'
import type { MilestoneDates } from '@trusswell/domain/insight-plan-changes.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { counted } from '@trusswell/domain/plural.ts'

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export function standingSentence({ health, health_reason, forecast }: ProjectProgress): string {
  const standing = `${healthLabels[health]}: ${health_reason}.`
  return forecast ? `${standing} ${forecast.sentence}` : standing
}

type Week = { from: string; to: string }
type Changes = {
  progress: ProjectProgress
  dates: MilestoneDates[]
  received: { description: string; amount_paise: number }[]
}

/** The changes in this period, as sentences. */
export function changesOf({ progress, dates, received }: Changes, { from, to }: Week): string[] {
  const isInside = (day: string) => day >= from && day <= to
  return [
    ...progressLine(progress, { from, to }),
    ...dates
      .filter(({ completion_date: day }) => day !== null && isInside(day))
      .map(({ title }) => `Completed: ${title}`),
    ...dates.flatMap(({ title, changes }) =>
      changes
        .filter(({ moved_at }) => isInside(kolkataDay(Date.parse(moved_at))))
        .map(
          ({ from_date, to_date }) => `Moved from ${formatDay(from_date)} to ${formatDay(to_date)}: ${title}`,
        ),
    ),
    ...received.map(({ description, amount_paise }) => `Paid: ${formatMoney(amount_paise)}, ${description}`),
  ]
}

function progressLine({ progress_history: days, metrics }: ProjectProgress, { from }: Week): string[] {
  const before = days.findLast(({ date }) => date < from)?.progress ?? 0
  const now = metrics.overall_progress
  return before === now ? [] : [`Progress went from ${before}% to ${now}%`]
}

export const nextMilestones = (dates: MilestoneDates[], most = 3): string[] =>
  dates
    .filter(({ status }) => status !== 'completed')
    .slice(0, most)
    .map(({ title, due_date }) => `${formatDay(due_date)}: ${title}`)

export const owedLine = (owed: { description: string; amount_paise: number; due_date: string | null }) =>
  `${formatMoney(owed.amount_paise)}, ${owed.description}${owed.due_date ? `, due ${formatDay(owed.due_date)}` : ''}`

/** `2 late, 1 at risk` */
export function needsInWords(needs: [count: number, one: string, many: string][]): string {
  const parts = needs.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many))
  return parts.length === 0 ? 'nothing is overdue' : parts.join(', ')
}
