import { sql, type Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { invalidField, notFound, stale } from '../../platform/errors.ts'
import { dueFirst, newestFirst, type PageQuery, readPage } from '../../platform/paging.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'
import type { WorkKind, WorkRow, WorkTable } from './work.ts'

type Values = Record<string, string | number | boolean | null>
type Where = { project_id: string; id: string }

// The four tables have these columns in common; which further ones a row has is the kind's own list.
const common = (table: WorkTable) => table as 'tasks'
const named = ({ columns, names = [] }: { columns: readonly string[]; names?: readonly object[] }) =>
  [...columns, ...names] as ('id' | 'created_at' | 'due_date')[]

export async function listWork<Table extends WorkTable, Shown>(
  tx: Reader,
  kind: WorkKind<Table, Shown>,
  query: PageQuery & { project_id: string; deleted: boolean; today: string; staff?: boolean },
) {
  const { present, forClient } = kind
  const rows = tx
    .selectFrom(common(kind.table))
    .select(named(kind))
    .where('project_id', '=', query.project_id)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
  const page = await readPage(rows, query, kind.table === 'milestones' ? dueFirst : newestFirst)
  const data = (page.data as unknown as WorkRow<Table>[]).map((row) =>
    present(forClient && !query.staff ? forClient(row) : row, query.today),
  )
  return { ...page, data }
}

/** By its own and its project's id: another project's is not found here. */
export async function findWork<Table extends WorkTable>(
  tx: Reader,
  kind: WorkKind<Table>,
  { project_id, id }: Where,
): Promise<WorkRow<Table> | null> {
  const row = await tx
    .selectFrom(common(kind.table))
    .select(named(kind))
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? (row as unknown as WorkRow<Table>) : null
}

export async function insertWork<Table extends WorkTable>(
  tx: Tx,
  kind: WorkKind<Table>,
  row: Where & Values,
): Promise<WorkRow<Table>> {
  await refersToOwn(
    tx
      .insertInto(common(kind.table))
      .values(row as never)
      .execute(),
  )
  const stored = await findWork(tx, kind, row)
  if (!stored) throw notFound()
  return stored
}

export async function updateWork<Table extends WorkTable>(
  tx: Tx,
  kind: WorkKind<Table>,
  {
    where,
    version,
    values,
    today,
  }: { where: Where; version: number | undefined; values: Values; today: string },
): Promise<WorkRow<Table>> {
  const row = await refersToOwn(
    tx
      .updateTable(common(kind.table))
      .set({ ...values, version: nextVersion, updated_at: sql`now()` })
      .where('project_id', '=', where.project_id)
      .where('id', '=', where.id)
      .where(isAtVersion(version))
      .where('deleted_at', 'is', null)
      .returning(named(kind))
      .executeTakeFirst(),
  )
  if (row) return row as unknown as WorkRow<Table>
  const current = await findWork(tx, kind, where)
  if (!current || current.deleted_at) throw notFound()
  throw stale(kind.present(current, today))
}

/** Deletes or restores the row. */
export async function setWorkDeleted<Table extends WorkTable>(
  tx: Tx,
  kind: WorkKind<Table>,
  { where, deleted }: { where: Where; deleted: boolean },
): Promise<WorkRow<Table>> {
  const row = await tx
    .updateTable(common(kind.table))
    .set((each) => ({
      deleted_at: deleted ? sql`now()` : null,
      version: sql`${each.ref('version')} + 1`,
      updated_at: sql`now()`,
    }))
    .where('project_id', '=', where.project_id)
    .where('id', '=', where.id)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning(named(kind))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row as unknown as WorkRow<Table>
}

/** When a milestone's date was moved, by whom and why. */
export async function insertDateChange(tx: Tx, row: Insertable<DB['milestone_date_changes']>): Promise<void> {
  await tx.insertInto('milestone_date_changes').values(row).execute()
}

type Asking = { organisation_id: string } | { manager_id: string }
/** Completed milestones that wait for the client's answer, of an organisation or a manager, the longest-waiting first. */
export const listToAccept = (tx: Reader, of: Asking) =>
  tx
    .selectFrom('milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .select([
      'milestones.id',
      'milestones.title',
      'milestones.due_date',
      'milestones.project_id',
      'projects.title as project_title',
    ])
    .where((row) =>
      'organisation_id' in of
        ? row('projects.organisation_id', '=', of.organisation_id)
        : row('projects.manager_id', '=', of.manager_id),
    )
    .where('projects.deleted_at', 'is', null)
    .where('projects.status', '<>', 'cancelled')
    .where('milestones.acceptance', '=', 'asked')
    .where('milestones.deleted_at', 'is', null)
    .orderBy('milestones.acceptance_at')
    .limit(20)
    .execute()

/** Open risks of projects that the person is on the team of, to be reviewed by this day. */
export const listRisksToReview = (tx: Reader, userId: string, until: string) =>
  tx
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .innerJoin('risks', 'risks.project_id', 'projects.id')
    .select([
      'risks.id',
      'risks.title',
      'risks.project_id',
      'projects.title as project_title',
      (row) => row.ref('risks.review_on').$notNull().as('due_date'),
    ])
    .where('project_members.user_id', '=', userId)
    .where('projects.deleted_at', 'is', null)
    .where('projects.status', 'in', ['planning', 'in_progress', 'on_hold'])
    .where('risks.status', '=', 'open')
    .where('risks.deleted_at', 'is', null)
    .where('risks.review_on', '<=', until)
    .orderBy('risks.review_on')
    .orderBy('risks.id')
    .limit(50)
    .execute()

export async function findBill(reader: Reader, { project_id, id }: Where) {
  const row = await reader
    .selectFrom('expenses')
    .innerJoin('files', 'files.id', 'expenses.bill_id')
    .select(['files.id', 'files.name', 'files.type', 'files.size', 'files.state'])
    .where('expenses.project_id', '=', project_id)
    .where('expenses.id', '=', id)
    .where('expenses.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The project of an expense by its bill. */
export async function findProjectOfBill(reader: Reader, fileId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('expenses')
    .select('project_id')
    .where('bill_id', '=', fileId)
    .executeTakeFirst()
  return row?.project_id ?? null
}

/** Whether it is a file of the project that its client sees as well. */
export async function isSharedFile(tx: Reader, project_id: string, file_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('project_files')
    .select('file_id')
    .where('project_id', '=', project_id)
    .where('file_id', '=', file_id)
    .where('visibility', '=', 'everyone')
    .executeTakeFirst()
  return row !== undefined
}

// The keys carry the project, so an id of another one is refused by the database itself.
async function refersToOwn<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
    if (constraint === 'tasks_assignee') throw invalidField('assignee_id', 'Not on the team of this project')
    if (constraint === 'risks_owner')
      throw invalidField('owner_id', 'Choose a member of staff on the team of this project')
    if (constraint === 'tasks_milestone')
      throw invalidField('milestone_id', 'Not a milestone of this project')
    if (constraint === 'tasks_message')
      throw invalidField('message_id', 'Not a message of this project’s conversation with the client')
    throw error
  }
}
