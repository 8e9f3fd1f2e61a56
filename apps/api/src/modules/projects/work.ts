import type { Expense } from '@trusswell/domain/expenses.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { toRupees } from '@trusswell/domain/money.ts'
import type { ActivityEntity } from '@trusswell/domain/project-activity.ts'
import type { Risk } from '@trusswell/domain/risks.ts'
import { dueState } from '@trusswell/domain/schedule.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { sql, type AliasedRawBuilder, type Selectable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import { visibleName } from './visible-name.ts'

/** The four kinds of rows below a project: where they are, and how they are shown. */
export type WorkTable = 'milestones' | 'tasks' | 'expenses' | 'risks'
export type WorkRow<Table extends WorkTable> = Omit<
  Selectable<DB[Table]>,
  | 'updated_at'
  | 'deleted_by'
  | 'message_audience'
  | 'acceptance_reminded_at'
  | 'acceptance_reminders'
  | 'acceptance_file_given'
> & {
  id: string
  deleted_at: string | null
} & (Table extends keyof Names ? Names[Table] : unknown)
/** What is read from other tables. */
type Names = {
  milestones: { acceptance_by_name: string | null; acceptance_file_name: string | null }
  expenses: { bill: Expense['bill'] }
  risks: { owner_name: string | null }
}
export type WorkKind<Table extends WorkTable = WorkTable, Shown = object> = {
  table: Table
  entity: ActivityEntity
  columns: readonly (keyof WorkRow<Table> & string)[]
  /** Selects names from other tables. */
  names?: readonly AliasedRawBuilder<unknown, string>[]
  present: (row: WorkRow<Table>, today: string) => Shown
  /** Without what is for staff only. */
  forClient?: (row: WorkRow<Table>) => WorkRow<Table>
}

const shared = ['id', 'project_id', 'version', 'created_at', 'deleted_at'] as const

export const milestoneKind: WorkKind<'milestones', Milestone> = {
  table: 'milestones',
  entity: 'milestone',
  columns: [
    ...shared,
    'title',
    'description',
    'due_date',
    'baseline_date',
    'status',
    'completion_date',
    'weight',
    'added_by',
    'added_by_client',
    'deleted_by_client',
    'acceptance',
    'acceptance_at',
    'acceptance_by',
    'acceptance_remarks',
    'acceptance_on_behalf',
    'acceptance_reason',
    'acceptance_file_id',
  ],
  names: [
    visibleName('milestones', 'acceptance_by').as('acceptance_by_name'),
    sql<string | null>`(select name from files where files.id = milestones.acceptance_file_id)`.as(
      'acceptance_file_name',
    ),
  ],
  present: (row, today) => {
    const { deleted_by_client: _deletedByClient, acceptance_by_name, acceptance_file_name, ...rest } = row
    const { acceptance_file_id, ...shown } = rest
    return {
      ...shown,
      acceptance_by: acceptance_by_name,
      acceptance_file:
        acceptance_file_id === null || acceptance_file_name === null
          ? null
          : { id: acceptance_file_id, name: acceptance_file_name },
      due_state: dueState({ due_date: row.due_date, done: row.status === 'completed' }, today),
    }
  },
}

export const taskKind: WorkKind<'tasks', Task> = {
  table: 'tasks',
  entity: 'task',
  columns: [
    ...shared,
    'title',
    'status',
    'assignee_id',
    'milestone_id',
    'due_date',
    'baseline_date',
    'completed_on',
    'weight',
    'message_id',
  ],
  present: (row, today) => ({
    ...row,
    due_state: row.due_date ? dueState({ due_date: row.due_date, done: row.status === 'done' }, today) : null,
  }),
}

export const expenseKind: WorkKind<'expenses', Expense> = {
  table: 'expenses',
  entity: 'expense',
  columns: [
    ...shared,
    'category',
    'amount_paise',
    'spent_on',
    'description',
    'shared_with_client',
    'bill_id',
  ],
  // The file's policy lets no client see it.
  names: [
    sql<Expense['bill']>`(
      select jsonb_build_object('name', name, 'size', size, 'state', state) from files where files.id = expenses.bill_id
    )`.as('bill'),
  ],
  present: ({ bill_id: _bill, ...row }) => ({ ...row, amount: toRupees(row.amount_paise) }),
}

export const riskKind: WorkKind<'risks', Risk> = {
  table: 'risks',
  entity: 'risk',
  columns: [
    ...shared,
    'title',
    'category',
    'severity',
    'status',
    'shared_with_client',
    'owner_id',
    'mitigation',
    'review_on',
  ],
  names: [
    sql<string | null>`(select name from project_members where project_members.id = risks.owner_id)`.as(
      'owner_name',
    ),
  ],
  present: (row, today) => ({
    ...row,
    review_overdue: row.status === 'open' && row.review_on !== null && row.review_on < today,
  }),
  // Owner and review date are internal. Clients see the risk and its mitigation.
  forClient: (row) => ({ ...row, owner_id: null, owner_name: null, review_on: null }),
}
