import { daysBetween } from '@trusswell/domain/days.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { dayInIndia, days } from '../../lib/dates.ts'

type Dates = Pick<ProjectCard, 'status' | 'start_date' | 'due_date' | 'due_date_estimated'>

/** What follows from the two dates: `108 days left`, `starts in 19 days`. */
export function timelineNote(project: Dates, today: string): string | null {
  const { status, start_date, due_date, due_date_estimated } = project
  if (status === 'completed' || status === 'cancelled') return null
  const estimate = due_date && due_date_estimated ? `est. ${dayInIndia(due_date)}` : null
  if (start_date && start_date > today) {
    const starts = `starts in ${days(daysBetween(today, start_date))}`
    return estimate ? `${estimate}, ${starts}` : starts
  }
  if (!due_date) return null
  const left = daysBetween(today, due_date)
  const when = left < 0 ? `${days(-left)} over` : left === 0 ? 'ends today' : `${days(left)} left`
  return estimate ? `${estimate}, ${when}` : when
}
