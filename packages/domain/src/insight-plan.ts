import { daysBetween } from './days.ts'
import { compare, fraction, minus, over, plus, times, zero, type Fraction } from './insight-fraction.ts'
import type { MilestoneStatus } from './milestones.ts'
import type { ProjectStatus } from './projects.ts'
import { elapsedShare, projectDue, projectStart } from './schedule.ts'
import type { TaskStatus } from './tasks.ts'

/** What the figures need of a project's row. `created_on` is the day in India. */
export type PlanProject = {
  status: ProjectStatus
  start_date: string | null
  end_date: string | null
  estimated_duration: number | null
  created_on: string
}
export type PlanTask = {
  id: string
  weight: number
  status: TaskStatus
  /** The first due date that was set; later ones don't change it. */
  baseline_date: string | null
  due_date: string | null
  completed_on: string | null
  milestone_id: string | null
  assignee_id: string | null
}
export type PlanMilestone = {
  id: string
  weight: number
  status: MilestoneStatus
  baseline_date: string
  due_date: string
  completion_date: string | null
}

/** A task, or a milestone of a project without tasks. */
export type PlanItem = {
  id: string
  weight: number
  /** Has a date of its own or its milestone's; the planned end only fills the gap. */
  dated: boolean
  baseline: string | null
  due: string | null
  in_progress: boolean
  done: boolean
  done_on: string | null
  member: string | null
}
export type Plan = {
  start: string
  /** The end date, else start plus duration. */
  end: string | null
  counted: 'tasks' | 'milestones' | 'none'
  items: PlanItem[]
}

/** Tasks count; without any the milestones do. A task without a date takes its milestone's, else the planned end. */
export function planOf(project: PlanProject, tasks: PlanTask[], milestones: PlanMilestone[]): Plan {
  const end = projectDue(project)?.date ?? null
  const start = projectStart(project)
  if (tasks.length === 0)
    return {
      start,
      end,
      counted: milestones.length > 0 ? 'milestones' : 'none',
      items: milestones.map((milestone) => ({
        id: milestone.id,
        weight: milestone.weight,
        dated: true,
        baseline: milestone.baseline_date,
        due: milestone.due_date,
        in_progress: milestone.status === 'in_progress',
        done: milestone.status === 'completed',
        done_on: milestone.completion_date,
        member: null,
      })),
    }
  const byId = new Map(milestones.map((milestone) => [milestone.id, milestone]))
  const items = tasks.map((task) => {
    const milestone = task.milestone_id === null ? undefined : byId.get(task.milestone_id)
    const due = task.due_date ?? milestone?.due_date ?? null
    return {
      id: task.id,
      weight: task.weight,
      dated: due !== null,
      baseline: task.baseline_date ?? milestone?.baseline_date ?? end,
      due: due ?? end,
      in_progress: task.status === 'in_progress',
      done: task.status === 'done',
      done_on: task.completed_on,
      member: task.assignee_id,
    }
  })
  return { start, end, counted: 'tasks', items }
}

/** What the planned curve and the progress along it are made of. */
type Curve = Pick<Plan, 'start' | 'end'> & {
  items: Pick<PlanItem, 'weight' | 'dated' | 'baseline' | 'done'>[]
}

const weightOf = (items: { weight: number }[]) => items.reduce((sum, { weight }) => sum + weight, 0)
const shareOf = (part: { weight: number }[], all: { weight: number }[]): Fraction =>
  all.length === 0 ? zero : fraction(weightOf(part), weightOf(all))

/** Weight of what is done over all weight. Work in progress counts nothing. */
export const progressOf = ({ items }: Pick<Curve, 'items'>): Fraction =>
  shareOf(
    items.filter(({ done }) => done),
    items,
  )

export type Planned = {
  share: Fraction
  /** `time` when less than 80 % of the weight has a date. */
  by: 'plan' | 'time'
}

/** What share of the weight should be done by now. Null when there are neither dates nor an end. */
export function plannedOf(plan: Plan, today: string): Planned | null {
  if (isDated(plan)) return { share: plannedShare(plan, today), by: 'plan' }
  const share = elapsedShare(plan, today)
  return share && { share, by: 'time' }
}

/** Whether at least 80 % of the weight has a date. */
export const isDated = ({ items }: Pick<Curve, 'items'>): boolean =>
  items.length > 0 && weightOf(items.filter(({ dated }) => dated)) * 5 >= weightOf(items) * 4

const plannedShare = ({ items }: Plan, today: string) =>
  shareOf(
    items.filter(({ baseline }) => baseline !== null && baseline <= today),
    items,
  )

/** Progress minus planned progress, as a share: -0.13 is 13 points behind. */
export const scheduleVariance = (progress: Fraction, planned: Fraction): Fraction => minus(progress, planned)

/**
 * On which day of the plan its planned progress reached today's progress, between two steps in proportion.
 * Null when there is no plan to compare with.
 */
export function earnedSchedule(plan: Curve): Fraction | null {
  const progress = progressOf(plan)
  if (!isDated(plan)) {
    if (plan.end === null) return null
    return times(progress, fraction(Math.max(1, daysBetween(plan.start, plan.end) + 1)))
  }
  let before = { day: 0, share: zero }
  for (const step of stepsOf(plan)) {
    if (compare(progress, step.share) < 0) {
      const part = over(minus(progress, before.share), minus(step.share, before.share)) ?? zero
      return plus(fraction(before.day), times(part, fraction(step.day - before.day)))
    }
    before = step
  }
  return fraction(before.day)
}

/** The planned curve: after each of these days of the plan so much is due. */
export function stepsOf({ start, items }: Curve): { day: number; share: Fraction }[] {
  const all = weightOf(items)
  const due = new Map<number, number>()
  for (const { baseline, weight } of items) {
    if (baseline === null) continue
    const day = Math.max(1, daysBetween(start, baseline) + 1)
    due.set(day, (due.get(day) ?? 0) + weight)
  }
  let sum = 0
  return [...due]
    .toSorted(([a], [b]) => a - b)
    .map(([day, weight]) => {
      sum += weight
      return { day, share: fraction(sum, all) }
    })
}

/** Days since the start, the first being 1; of a finished plan until its last item was done. */
export function actualTime(plan: Plan, today: string): number {
  const finished = plan.items.length > 0 && plan.items.every(({ done }) => done)
  const last = plan.items.reduce<string>(
    (latest, { done_on }) => (done_on !== null && done_on > latest ? done_on : latest),
    '',
  )
  const until = finished && last !== '' && last < today ? last : today
  return Math.max(0, daysBetween(plan.start, until) + 1)
}

export type Indices = {
  /** Progress over planned progress; goes back to 1 at the end of a late project. */
  spi: Fraction | null
  earned_schedule: Fraction | null
  actual_time: number
  /** Earned schedule over actual time. */
  spi_t: Fraction | null
}

export function scheduleIndices(plan: Plan, today: string): Indices {
  const planned = plannedOf(plan, today)
  const earned_schedule = earnedSchedule(plan)
  const actual_time = actualTime(plan, today)
  return {
    spi: planned && over(progressOf(plan), planned.share),
    earned_schedule,
    actual_time,
    spi_t: earned_schedule && over(earned_schedule, fraction(actual_time)),
  }
}

/** Weight added and removed after the start, day by day; the first known state counts as the start's. */
export function scopeChange(
  history: { day: string; weight: number }[],
  start: string,
): { added: number; removed: number } {
  const days = history.toSorted((a, b) => a.day.localeCompare(b.day))
  const base = days.findLastIndex(({ day }) => day <= start)
  const change = { added: 0, removed: 0 }
  for (let index = Math.max(base, 0) + 1; index < days.length; index += 1) {
    const difference = (days[index]?.weight ?? 0) - (days[index - 1]?.weight ?? 0)
    if (difference > 0) change.added += difference
    else change.removed -= difference
  }
  return change
}

/** Open after its date, or done after it. */
const isLate = (item: PlanItem, date: string | null, today: string): boolean =>
  date !== null && (item.done ? (item.done_on ?? today) : today) > date

/** How many are late by the current date, and how many by the first one. */
export const delayedOf = ({ items }: Pick<Plan, 'items'>, today: string) => ({
  delayed: items.filter((item) => isLate(item, item.due, today)).length,
  delayed_by_baseline: items.filter((item) => isLate(item, item.baseline, today)).length,
})

/** Of what was due by the first date or is done: the share that was done by that date. Null when there is nothing. */
export function performanceOf({ items }: Pick<Plan, 'items'>, today: string): Fraction | null {
  const judged = items.filter(({ baseline, done }) => baseline !== null && (done || baseline <= today))
  if (judged.length === 0) return null
  return shareOf(
    judged.filter((item) => item.done && !isLate(item, item.baseline, today)),
    judged,
  )
}

export type MemberFigures = {
  member: string | null
  completed: number
  delayed: number
  performance: Fraction | null
}

/** The same for each person with a task; unassigned tasks come last. */
export function memberFigures({ items }: Pick<Plan, 'items'>, today: string): MemberFigures[] {
  const members = [...new Set(items.map(({ member }) => member))].toSorted((a, b) =>
    a === null ? 1 : b === null ? -1 : a.localeCompare(b),
  )
  return members.map((member) => {
    const own = { items: items.filter((item) => item.member === member) }
    return {
      member,
      completed: own.items.filter(({ done }) => done).length,
      delayed: delayedOf(own, today).delayed,
      performance: performanceOf(own, today),
    }
  })
}
