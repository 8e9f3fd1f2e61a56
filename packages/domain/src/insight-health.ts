import { z } from 'zod'
import { daysBetween, formatDay } from './days.ts'
import { compare, floorPercent, fraction, minus, type Fraction } from './insight-fraction.ts'
import {
  planOf,
  plannedOf,
  progressOf,
  type Planned,
  type PlanMilestone,
  type PlanProject,
  type PlanTask,
} from './insight-plan.ts'
import { elapsedShare, projectDue, projectStart } from './schedule.ts'
import { healths } from './insight-health-values.ts'

export const Health = z.enum(healths)
export type Health = z.infer<typeof Health>

// How many points progress may be behind before the project is at risk.
const tolerance = fraction(10, 100)
const daysToPlan = 7

export type HealthFacts = PlanProject & {
  progress: Fraction
  /** Null when less than 80 % of the weight has a date; time elapsed counts then. */
  planned: Fraction | null
  /** Whether there are tasks or milestones. */
  has_work: boolean
  /** Due dates of open milestones and tasks; those in the past are overdue. */
  open_milestones: string[]
  open_tasks: string[]
  /** There are more overdue ones than these. */
  more_overdue?: boolean
}

export type HealthWithReason = { health: Health; reason: string }

/** The first that holds: by status, not started, late, at risk, on track. The reason is visible to all people on the project. */
export function projectHealth(facts: HealthFacts, today: string): HealthWithReason {
  return byStatus(facts, today) ?? late(facts, today) ?? atRisk(facts, today) ?? onTrack(facts, today)
}

function byStatus(facts: HealthFacts, today: string): HealthWithReason | null {
  if (facts.status === 'on_hold') return { health: 'paused', reason: 'The project is on hold' }
  if (facts.status === 'completed') return { health: 'done', reason: 'The project is completed' }
  if (facts.status === 'cancelled') return { health: 'cancelled', reason: 'The project was cancelled' }
  const start = projectStart(facts)
  if (today < start) return { health: 'not_started', reason: `Starts on ${formatDay(start)}` }
  return null
}

function late(facts: HealthFacts, today: string): HealthWithReason | null {
  const due = projectDue(facts)
  if (due && due.date < today) {
    const which = due.estimated ? 'estimated end date' : 'end date'
    return { health: 'late', reason: `The ${which}, ${formatDay(due.date)}, has passed` }
  }
  const reason = overdueReason(facts, 'milestone', today)
  return reason === null ? null : { health: 'late', reason }
}

function atRisk(facts: HealthFacts, today: string): HealthWithReason | null {
  const overdue = overdueReason(facts, 'task', today)
  if (overdue !== null) return { health: 'at_risk', reason: overdue }
  const planned = plannedBy(facts, today)
  if (planned && compare(minus(planned.share, facts.progress), tolerance) > 0) {
    return { health: 'at_risk', reason: comparison(facts.progress, planned) }
  }
  const noPlan = !facts.has_work && projectDue(facts) === null
  if (noPlan && daysBetween(projectStart(facts), today) >= daysToPlan) {
    return { health: 'at_risk', reason: 'There are no dates, tasks or milestones yet' }
  }
  return null
}

function onTrack(facts: HealthFacts, today: string): HealthWithReason {
  const planned = plannedBy(facts, today)
  const reason = planned ? comparison(facts.progress, planned) : 'Nothing is overdue'
  return { health: 'on_track', reason }
}

function plannedBy(facts: HealthFacts, today: string): Planned | null {
  if (facts.planned) return { share: facts.planned, by: 'plan' }
  const share = elapsedShare({ start: projectStart(facts), end: projectDue(facts)?.date ?? null }, today)
  return share && { share, by: 'time' }
}

const comparison = (progress: Fraction, { share, by }: Planned) =>
  `${floorPercent(progress)}% done, ${floorPercent(share)}% ${by === 'plan' ? 'planned by now' : 'of the time has passed'}`

function overdueReason(facts: HealthFacts, kind: 'milestone' | 'task', today: string): string | null {
  const dates = kind === 'task' ? facts.open_tasks : facts.open_milestones
  const overdue = dates.filter((date) => date < today).toSorted()
  const [first] = overdue
  if (first === undefined) return null
  if (overdue.length === 1) return `A ${kind} was due on ${formatDay(first)}`
  const count = facts.more_overdue ? `At least ${overdue.length}` : `${overdue.length}`
  return `${count} ${kind}s are overdue; the first was due on ${formatDay(first)}`
}

/** The same from all rows of a project. */
export function healthOf(
  rows: { project: PlanProject; tasks: PlanTask[]; milestones: PlanMilestone[] },
  today: string,
): HealthWithReason {
  const { project, tasks, milestones } = rows
  const plan = planOf(project, tasks, milestones)
  const planned = plannedOf(plan, today)
  const facts: HealthFacts = {
    ...project,
    progress: progressOf(plan),
    planned: planned?.by === 'plan' ? planned.share : null,
    has_work: plan.items.length > 0,
    open_milestones: milestones
      .filter(({ status }) => status !== 'completed')
      .map(({ due_date }) => due_date),
    open_tasks: tasks.flatMap(({ status, due_date }) =>
      status === 'done' || due_date === null ? [] : [due_date],
    ),
  }
  return projectHealth(facts, today)
}
