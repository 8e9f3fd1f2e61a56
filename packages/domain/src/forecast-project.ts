import { daysBetween } from './days.ts'
import type { ForecastProject } from './forecast.ts'
import { planOf, type Plan, type PlanMilestone, type PlanProject, type PlanTask } from './insight-plan.ts'

export type ForecastRows = {
  project: PlanProject
  tasks: (PlanTask & { title: string })[]
  milestones: (PlanMilestone & { title: string })[]
}

/** What the forecast takes from a project's rows. */
export function forecastProject(id: string, { project, tasks, milestones }: ForecastRows): ForecastProject {
  const plan = planOf(project, tasks, milestones)
  const titles = new Map([...milestones, ...tasks].map((item) => [item.id, item.title]))
  return {
    id,
    start_date: plan.start,
    planned_end: plan.end ?? lastBaseline(plan) ?? plan.start,
    is_running: isRunning(project),
    items: plan.items.map((item) => ({
      id: item.id,
      title: titles.get(item.id) ?? '',
      weight: item.weight,
      baseline_date: item.dated ? item.baseline : null,
      due_date: item.dated ? item.due : null,
      completed_on: item.done ? (item.done_on ?? plan.start) : null,
    })),
  }
}

export const isRunning = ({ status }: Pick<PlanProject, 'status'>): boolean =>
  status === 'planning' || status === 'in_progress'

type Outcome = { finished_on: string; planned_days: number; actual_days: number }

/**
 * How long a completed project took, until its last item was done, and how long its first dates had planned. Null when
 * that is unknown: it isn't completed, has open items or no date.
 */
export function outcomeOf({ project, tasks, milestones }: ForecastRows): Outcome | null {
  const plan = planOf(project, tasks, milestones)
  const finished_on = latest(plan.items.map((item) => item.done_on))
  const planned_end = lastBaseline(plan) ?? plan.end
  if (project.status !== 'completed' || plan.items.some(({ done }) => !done)) return null
  if (finished_on === null || planned_end === null) return null
  const planned_days = daysBetween(plan.start, planned_end) + 1
  const actual_days = daysBetween(plan.start, finished_on) + 1
  return planned_days < 1 || actual_days < 1 ? null : { finished_on, planned_days, actual_days }
}

const lastBaseline = ({ items }: Plan) => latest(items.map(({ baseline }) => baseline))
const latest = (dates: (string | null)[]) =>
  dates.reduce((last, date) => (last === null || (date !== null && date > last) ? date : last), null)

/** Progress, in percent, at which forecasts are compared with the finish. */
export const forecastStages = [25, 50, 75] as const
type ForecastStage = (typeof forecastStages)[number]

type Made = { day: string; progress: number; earliest: string | null; latest: string | null }

/** Whether the first range made at each stage, before the next one, held the finish; null where none was made. */
export function heldAt(made: Made[], finished_on: string): Record<ForecastStage, boolean | null> {
  const heldOf = (stage: ForecastStage) => {
    const first = made
      .filter(({ day, progress }) => day < finished_on && progress >= stage && progress < stage + 25)
      .filter(({ earliest }) => earliest !== null)
      .toSorted((a, b) => a.day.localeCompare(b.day))[0]
    return first ? first.earliest! <= finished_on && finished_on <= first.latest! : null
  }
  return { 25: heldOf(25), 50: heldOf(50), 75: heldOf(75) }
}
