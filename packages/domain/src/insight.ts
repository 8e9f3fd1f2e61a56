import { z } from 'zod'
import { ApplicationStatus } from './applications.ts'
import { ExpenseCategory } from './expenses.ts'
import { ForecastMissing } from './forecast.ts'
import { Health } from './insight-health.ts'
import { ProjectStatus } from './projects.ts'
import { RiskCategory } from './risks.ts'
import { analyticsRanges } from './insight-values.ts'

/** What the figures count: tasks, or milestones of a project without tasks. */
const counted = z.enum(['tasks', 'milestones', 'none'])
const percent = z.int().min(0).max(100)

/** For staff. Days count from 1; `null` where there is nothing to compare with. */
const Schedule = z.strictObject({
  /** In percent, with one digit. */
  planned_progress: z.number().nullable(),
  /** `time` when less than 80 % of the weight has a date. */
  planned_by: z.enum(['plan', 'time']).nullable(),
  /** In points: negative is behind. */
  variance: z.number().nullable(),
  spi: z.number().nullable(),
  earned_schedule: z.number().nullable(),
  actual_time: z.int(),
  spi_t: z.number().nullable(),
  /** Weight added and removed after the start. */
  scope_added: z.int(),
  scope_removed: z.int(),
})

/** When a running project is likely to finish. The range should hold it in 80 % of cases. */
export const ProjectForecast = z
  .strictObject({
    /** For all people on the project. */
    sentence: z.string(),
    /** The day on which it was made. */
    made_on: z.string(),
    /** For staff. */
    numbers: z
      .strictObject({
        /** `other_projects`: the project itself says too little yet. */
        basis: z.enum(['own', 'other_projects', 'none']),
        missing: z.array(ForecastMissing),
        earliest: z.string().nullable(),
        middle: z.string().nullable(),
        latest: z.string().nullable(),
        planned_end: z.string(),
        /** In what share of the runs an item was the last, in percent. */
        decides: z.array(z.strictObject({ title: z.string(), share: z.int().min(0).max(100) })),
        /** Of ours, that it was weighed against. */
        finished_projects: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'ProjectForecast' })
export type ProjectForecast = z.infer<typeof ProjectForecast>

export const ProjectProgress = z
  .strictObject({
    metrics: z.strictObject({
      overall_progress: percent,
      time_elapsed: percent,
      completed_tasks: z.int(),
      total_tasks: z.int(),
      in_progress_tasks: z.int(),
      /** Open after their date, or done after it. */
      delayed_tasks: z.int(),
      /** The same by the first date that was set. */
      delayed_by_baseline: z.int(),
      /** `null` while nothing was due or done. */
      team_performance: percent.nullable(),
      counted,
    }),
    health: Health,
    health_reason: z.string(),
    /** The first open items after their date, at most five; tasks for staff only. */
    overdue: z.array(
      z.strictObject({
        kind: z.enum(['milestone', 'task']),
        id: z.uuid(),
        title: z.string(),
        due_date: z.string(),
      }),
    ),
    task_distribution: z.array(z.strictObject({ name: z.string(), value: z.int() })),
    /** Only days on which something changed. */
    progress_history: z.array(
      z.strictObject({
        date: z.string(),
        progress: percent,
        tasks_completed: z.int(),
        planned: percent.nullable(),
      }),
    ),
    schedule: Schedule.nullable(),
    /** `null` when the project isn't running, and in the first minute of a new one. */
    forecast: ProjectForecast.nullable(),
  })
  .meta({ id: 'ProjectProgress' })
export type ProjectProgress = z.infer<typeof ProjectProgress>

export const AnalyticsRange = z.enum(analyticsRanges)
export type AnalyticsRange = z.infer<typeof AnalyticsRange>

export const ProjectAnalytics = z
  .strictObject({
    range: AnalyticsRange,
    from: z.string(),
    to: z.string(),
    project_metrics: z.strictObject({
      /** In rupees. */
      spent_budget: z.number(),
      total_budget: z.number().nullable(),
      /** `cost`: expenses and our cost budget, for staff. `price`: what was paid of the agreed value, both with GST. */
      budget_of: z.enum(['cost', 'price']),
      completed_tasks: z.int(),
      total_tasks: z.int(),
      counted,
      /** Days since the start, and of the whole project. */
      time_elapsed: z.int(),
      project_duration: z.int().nullable(),
      team_size: z.int(),
    }),
    /** Of the range. Clients get what was shared with them. */
    cost_breakdown: z.array(z.strictObject({ category: ExpenseCategory, amount: z.number() })),
    /** The state before the range, if any, and each day in it on which something changed. */
    task_completion: z.array(z.strictObject({ date: z.string(), completed: z.int(), total: z.int() })),
    /** `member` is null for unassigned tasks. */
    team_performance: z.array(
      z.strictObject({
        member: z.string().nullable(),
        tasks_completed: z.int(),
        tasks_delayed: z.int(),
        performance: percent.nullable(),
      }),
    ),
    risk_metrics: z.array(
      z.strictObject({
        category: RiskCategory,
        count: z.int(),
        severity: z.enum(['low', 'medium', 'high']),
      }),
    ),
    /** In rupees, by weight. For staff, and only with a cost budget. */
    earned_value: z
      .strictObject({
        budget: z.number(),
        spent: z.number(),
        earned: z.number(),
        cpi: z.number().nullable(),
        estimate_at_completion: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'ProjectAnalytics' })
export type ProjectAnalytics = z.infer<typeof ProjectAnalytics>

/** What waits for an admin; each is the length of a filtered list, at most `mostCounted`. */
export const NeedsYou = z
  .strictObject({
    /** Of clients, waiting to be accepted or declined. */
    new_requests: z.int(),
    without_manager: z.int(),
    late: z.int(),
    at_risk: z.int(),
    /** Projects with a client's change request that staff haven't priced. */
    changes_to_price: z.int(),
    /** Projects in whose conversation a client waits for an answer. */
    unanswered_messages: z.int(),
    payments_to_confirm: z.int(),
    parked_events: z.int(),
    new_enquiries: z.int(),
    new_applications: z.int(),
    /** Today or tomorrow in India. */
    coming_interviews: z.int(),
    /** End within two days, or ended in the last fourteen. */
    lapsing_invitations: z.int(),
  })
  .meta({ id: 'NeedsYou' })
export type NeedsYou = z.infer<typeof NeedsYou>

/** The same by area, for the navigation of staff; a project counts once however much it needs. */
export const NavCounts = z
  .strictObject({
    projects: z.int(),
    /** Part of the projects; only admins decide on them. */
    new_requests: z.int(),
    applications: z.int(),
    contacts: z.int(),
    payments: z.int(),
  })
  .meta({ id: 'NavCounts' })
export type NavCounts = z.infer<typeof NavCounts>

export const AdminOverview = z
  .strictObject({
    stats: z.strictObject({
      total_users: z.int(),
      active_users: z.int(),
      /** Of this month in India, in rupees: received less refunded. */
      monthly_revenue: z.number(),
      total_applications: z.int(),
    }),
    /** The last twelve months, oldest first; `month` is its first day. */
    revenue_by_month: z.array(z.strictObject({ month: z.string(), revenue: z.number() })),
    projects_by_status: z.array(z.strictObject({ status: ProjectStatus, count: z.int() })),
    applications_by_status: z.array(z.strictObject({ status: ApplicationStatus, count: z.int() })),
    /** How many finished projects ended within the range forecast at each stage of progress, in percent. */
    forecast_record: z.array(z.strictObject({ stage: z.int(), forecasts: z.int(), held: z.int() })),
    needs_you: NeedsYou,
  })
  .meta({ id: 'AdminOverview' })
export type AdminOverview = z.infer<typeof AdminOverview>
