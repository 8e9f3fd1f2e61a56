import { kolkataDay } from '@trusswell/domain/days.ts'
import type { ForecastRows } from '@trusswell/domain/forecast-project.ts'
import type { RiskCategory, RiskSeverity } from '@trusswell/domain/risks.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'

// Everything here is found by the project's key, and the policies show clients only what was shared with them.

const planColumns = ['status', 'start_date', 'end_date', 'estimated_duration', 'created_at'] as const

export type WorkRows = ForecastRows

/** What progress, plan and health are computed from. Null when the project isn't there. */
export async function readWork(reader: Reader, projectId: string): Promise<WorkRows | null> {
  const [project, tasks, milestones] = await Promise.all([
    reader
      .selectFrom('projects')
      .select(planColumns)
      .where('id', '=', projectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
    reader
      .selectFrom('tasks')
      .select([
        'id',
        'title',
        'weight',
        'status',
        'baseline_date',
        'due_date',
        'completed_on',
        'milestone_id',
        'assignee_id',
      ])
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    reader
      .selectFrom('milestones')
      .select(['id', 'title', 'weight', 'status', 'baseline_date', 'due_date', 'completion_date'])
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  if (!project) return null
  const { created_at, ...rest } = project
  return { project: { ...rest, created_on: kolkataDay(Date.parse(created_at)) }, tasks, milestones }
}

export type Snapshot = {
  day: string
  weight: number
  done_weight: number
  tasks_total: number
  tasks_done: number
  planned: number | null
}

export const listSnapshots = (reader: Reader, projectId: string): Promise<Snapshot[]> =>
  reader
    .selectFrom('project_snapshots')
    .select(['day', 'weight', 'done_weight', 'tasks_total', 'tasks_done', 'planned'])
    .where('project_id', '=', projectId)
    .orderBy('day')
    .execute()

/** All that was spent until this day; what is dated later isn't spent yet. */
export async function sumSpent(reader: Reader, projectId: string, until: string): Promise<number> {
  const row = await reader
    .selectFrom('expenses')
    .select(sql<string>`coalesce(sum(amount_paise), 0)`.as('paise'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('spent_on', '<=', until)
    .executeTakeFirstOrThrow()
  return Number(row.paise)
}

/** The gravest first. */
export const listOpenRisks = (
  reader: Reader,
  projectId: string,
): Promise<
  {
    title: string
    category: RiskCategory
    severity: RiskSeverity
    review_on: string | null
    owner: string | null
  }[]
> =>
  reader
    .selectFrom('risks')
    .select([
      'title',
      'category',
      'severity',
      'review_on',
      sql<string | null>`(select name from project_members where project_members.id = risks.owner_id)`.as(
        'owner',
      ),
    ])
    .where('project_id', '=', projectId)
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .orderBy(sql`array_position(array['critical', 'high', 'medium', 'low'], severity::text)`)
    .orderBy('id')
    .execute()

/** The latest first. */
export const listPayments = (reader: Reader, projectId: string) =>
  reader
    .selectFrom('payments')
    .select(['description', 'amount_paise', 'due_date', 'paid_at', 'status'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Throws 404 for clients, as if the object didn't exist. */
export async function mustBeStaff(reader: Reader): Promise<void> {
  const { rows } = await sql<{ staff: boolean }>`select app_is_staff() as staff`.execute(reader)
  if (!rows[0]?.staff) throw notFound()
}

/** Staff alone see it. */
export async function findCostBudget(reader: Reader, projectId: string) {
  const row = await reader
    .selectFrom('project_cost_budgets')
    .select(['amount_paise', 'version', 'updated_at'])
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  return row ?? null
}

export const listDateChanges = (reader: Reader, projectId: string) =>
  reader
    .selectFrom('milestone_date_changes as change')
    .leftJoin('users', 'users.id', 'change.moved_by')
    // Clients see the names of the team, not the accounts of staff.
    .leftJoin('project_members as member', (join) =>
      join
        .onRef('member.project_id', '=', 'change.project_id')
        .onRef('member.user_id', '=', 'change.moved_by'),
    )
    .select([
      'change.id',
      'change.milestone_id',
      'change.from_date',
      'change.to_date',
      'change.moved_at',
      'change.reason',
    ])
    .select(({ fn }) => fn.coalesce('users.name', 'member.name').as('moved_by'))
    .where('change.project_id', '=', projectId)
    .orderBy('change.moved_at')
    .orderBy('change.id')
    .execute()

export const listMilestoneTitles = (reader: Reader, projectId: string) =>
  reader
    .selectFrom('milestones')
    .select(['id', 'title', 'baseline_date', 'due_date', 'status', 'completion_date'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('due_date')
    .orderBy('id')
    .execute()
