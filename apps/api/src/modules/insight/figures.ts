import { analyticsRangeDays } from '@trusswell/domain/insight-values.ts'
import { milestoneStatusLabels } from '@trusswell/domain/milestone-values.ts'
import { taskStatusLabels } from '@trusswell/domain/task-values.ts'
import { addDays, daysBetween } from '@trusswell/domain/days.ts'
import type {
  AnalyticsRange,
  ProjectAnalytics,
  ProjectForecast,
  ProjectProgress,
} from '@trusswell/domain/insight.ts'
import { floorPercent, fraction, toNumber, type Fraction } from '@trusswell/domain/insight-fraction.ts'
import { healthOf } from '@trusswell/domain/insight-health.ts'
import { earnedValue } from '@trusswell/domain/insight-money.ts'
import {
  delayedOf,
  performanceOf,
  plannedOf,
  planOf,
  progressOf,
  scheduleIndices,
  scheduleVariance,
  scopeChange,
  type Plan,
  type PlanProject,
} from '@trusswell/domain/insight-plan.ts'
import { riskFigures } from '@trusswell/domain/insight-risks.ts'
import { progressOfWork } from '@trusswell/domain/insight-work.ts'
import { toRupees } from '@trusswell/domain/money.ts'
import { elapsedShare } from '@trusswell/domain/schedule.ts'
import type { Figures } from './project-figures.ts'
import type { Snapshot, WorkRows } from './repository.ts'

const rounded = (value: Fraction | null, digits: number) => value && toNumber(value, digits)
const percentOrNull = (share: Fraction | null) => share && floorPercent(share)

type ProgressRows = WorkRows & {
  snapshots: Snapshot[]
  forecast: ProjectForecast | null
  staff: boolean
}

export function toProgress(rows: ProgressRows, today: string): ProjectProgress {
  const plan = planOf(rows.project, rows.tasks, rows.milestones)
  const { health, reason } = healthOf(rows, today)
  const elapsed = elapsedShare(plan, today)
  const { delayed, delayed_by_baseline } = delayedOf(plan, today)
  return {
    metrics: {
      overall_progress: floorPercent(progressOf(plan)),
      time_elapsed: elapsed ? floorPercent(elapsed) : 0,
      completed_tasks: plan.items.filter(({ done }) => done).length,
      total_tasks: plan.items.length,
      in_progress_tasks: plan.items.filter((item) => item.in_progress).length,
      delayed_tasks: delayed,
      delayed_by_baseline,
      team_performance: percentOrNull(performanceOf(plan, today)),
      counted: plan.counted,
    },
    health,
    health_reason: reason,
    overdue: overdueOf(rows, today),
    task_distribution: distributionOf(rows),
    progress_history: rows.snapshots.map((snapshot) => ({
      date: snapshot.day,
      progress: snapshot.weight === 0 ? 0 : floorPercent(fraction(snapshot.done_weight, snapshot.weight)),
      tasks_completed: snapshot.tasks_done,
      planned: snapshot.planned,
    })),
    schedule: rows.staff ? scheduleOf(plan, rows.snapshots, today) : null,
    forecast: rows.forecast,
  }
}

const mostOverdue = 5

function overdueOf({ tasks, milestones, staff }: ProgressRows, today: string): ProjectProgress['overdue'] {
  const items = [
    ...milestones
      .filter(({ status }) => status !== 'completed')
      .map((milestone) => ({ kind: 'milestone' as const, ...milestone })),
    ...(staff ? tasks : [])
      .filter(({ status }) => status !== 'done')
      .map((task) => ({ kind: 'task' as const, ...task })),
  ]
  return items
    .flatMap(({ kind, id, title, due_date }) =>
      due_date !== null && due_date < today ? [{ kind, id, title, due_date }] : [],
    )
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date))
    .slice(0, mostOverdue)
}

/** By status, in the order of work; a status without any is left out. */
function distributionOf({ tasks, milestones }: WorkRows): ProjectProgress['task_distribution'] {
  const labels: Record<string, string> = tasks.length > 0 ? taskStatusLabels : milestoneStatusLabels
  const items: { status: string }[] = tasks.length > 0 ? tasks : milestones
  return Object.entries(labels)
    .map(([status, name]) => ({ name, value: items.filter((item) => item.status === status).length }))
    .filter(({ value }) => value > 0)
}

function scheduleOf(plan: Plan, snapshots: Snapshot[], today: string): ProjectProgress['schedule'] {
  const planned = plannedOf(plan, today)
  const { spi, earned_schedule, actual_time, spi_t } = scheduleIndices(plan, today)
  const variance = planned && scheduleVariance(progressOf(plan), planned.share)
  const { added, removed } = scopeChange(snapshots, plan.start)
  const points = (share: Fraction) => toNumber({ n: share.n * 100n, d: share.d }, 1)
  return {
    planned_progress: planned && points(planned.share),
    planned_by: planned?.by ?? null,
    variance: variance && points(variance),
    spi: rounded(spi, 2),
    earned_schedule: rounded(earned_schedule, 1),
    actual_time,
    spi_t: rounded(spi_t, 2),
    scope_added: added,
    scope_removed: removed,
  }
}

const rangeUntil = (range: AnalyticsRange, today: string) => ({
  from: addDays(today, 1 - analyticsRangeDays[range]),
  to: today,
})

type AnalyticsRows = {
  range: AnalyticsRange
  project: PlanProject & { team: { id: string; name: string }[] }
  figures: Figures
  snapshots: Snapshot[]
  /** What was paid of the price, in paise, as the payments tab shows it. */
  paid: { paid_paise: number; total_budget_paise: number | null }
  /** Null for clients, and until a cost budget is set. */
  budget_paise: number | null
}

export function toAnalytics(rows: AnalyticsRows, today: string): ProjectAnalytics {
  const { from, to } = rangeUntil(rows.range, today)
  const { paid, project } = rows
  const { work, parts } = rows.figures
  const cost =
    rows.budget_paise === null ? null : { budget: rows.budget_paise, spent: spentUntil(parts, today) }
  const total = cost ? cost.budget : paid.total_budget_paise
  const names = new Map(project.team.map(({ id, name }) => [id, name]))
  return {
    range: rows.range,
    from,
    to,
    project_metrics: {
      spent_budget: toRupees(cost ? cost.spent : paid.paid_paise),
      total_budget: total === null ? null : toRupees(total),
      budget_of: cost ? 'cost' : 'price',
      completed_tasks: work.done,
      total_tasks: work.total,
      counted: work.counted,
      ...daysOf(planOf(project, [], []), today),
      team_size: project.team.length,
    },
    cost_breakdown: costsIn(parts, { from, to }),
    task_completion: completionIn(rows.snapshots, { from, to }),
    team_performance: work.members
      .filter(({ member }) => work.counted === 'tasks' || member !== null)
      .map(({ member, completed, delayed, performance }) => ({
        member: member === null ? null : (names.get(member) ?? null),
        tasks_completed: completed,
        tasks_delayed: delayed,
        performance: performance && floorPercent(fraction(...performance)),
      })),
    risk_metrics: riskFigures(parts.flatMap(({ risks }) => risks)),
    earned_value: cost && valueOf(progressOfWork(work), cost),
  }
}

const sum = (values: number[]) => values.reduce((all, each) => all + each, 0)

/** Expenses with a later date aren't spent yet. */
const spentUntil = (parts: Figures['parts'], today: string) =>
  sum(
    parts.flatMap(({ costs, earlier_paise }) => [
      earlier_paise,
      ...costs.filter(({ day }) => day <= today).map(({ paise }) => paise),
    ]),
  )

/** By category, the largest first. */
function costsIn(parts: Figures['parts'], { from, to }: { from: string; to: string }) {
  const inside = parts.flatMap(({ costs }) => costs).filter(({ day }) => day >= from && day <= to)
  return [...Map.groupBy(inside, ({ category }) => category)]
    .map(([category, own]) => ({ category, paise: sum(own.map(({ paise }) => paise)) }))
    .toSorted((a, b) => b.paise - a.paise || a.category.localeCompare(b.category))
    .map(({ category, paise }) => ({ category, amount: toRupees(paise) }))
}

function daysOf({ start, end }: Plan, today: string) {
  const project_duration = end === null ? null : Math.max(1, daysBetween(start, end) + 1)
  const gone = Math.max(0, daysBetween(start, today) + 1)
  return { time_elapsed: Math.min(gone, project_duration ?? gone), project_duration }
}

/** The last snapshot before the range is used for its first day, so that the line starts at the range's edge. */
function completionIn(snapshots: Snapshot[], { from, to }: { from: string; to: string }) {
  const before = snapshots.findLast(({ day }) => day < from)
  const inside = snapshots.filter(({ day }) => day >= from && day <= to)
  const shown = before && inside[0]?.day !== from ? [{ ...before, day: from }, ...inside] : inside
  return shown.map(({ day, tasks_done, tasks_total }) => ({
    date: day,
    completed: tasks_done,
    total: tasks_total,
  }))
}

function valueOf(
  progress: Fraction,
  cost: { budget: number; spent: number },
): ProjectAnalytics['earned_value'] {
  const { earned, cpi, estimate_at_completion } = earnedValue(progress, cost)
  return {
    budget: toRupees(cost.budget),
    spent: toRupees(cost.spent),
    earned: toRupees(toNumber(earned)),
    cpi: rounded(cpi, 3),
    estimate_at_completion: toRupees(toNumber(estimate_at_completion)),
  }
}
