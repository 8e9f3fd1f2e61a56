import type { JobPatch, JobStatus, NewJob, StaffJob } from '@trusswell/domain/jobs.ts'
import type { JobSort } from '@trusswell/domain/list-sorts.ts'
import { mostCounted } from '@trusswell/domain/list-total.ts'
import type { CareerAreaId } from '@trusswell/domain/services.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, invalidField, notFound, stale } from '../../platform/errors.ts'
import { byColumn, byExpression, type PageQuery, readPage } from '../../platform/paging.ts'
import { contains, findPositions, isFound, manyFound } from '../../platform/searching.ts'
import { byCreation, orderBy, type Orders } from '../../platform/sorting.ts'
import { changesNothing, isAtVersion, mustRepeat, nextVersion } from '../../platform/versioned.ts'
import { columns, slugPattern } from './repository.ts'

// As the list of a position's applications shows them, and counted as far as its total.
const applications = sql<number>`(
  select count(*)::int from (
    select from job_applications
    where job_id = jobs.id and deleted_at is null and waits_for is null and erased_at is null
    limit ${sql.lit(mostCounted + 1)}
  ) counted
)`.as('applications')
const staffColumns = [...columns, 'status', applications, 'version', 'created_at', 'deleted_at'] as const

type ListQuery = PageQuery & {
  search?: string | undefined
  status?: JobStatus | undefined
  area?: CareerAreaId | undefined
  deleted: boolean
  sort?: JobSort | undefined
}

const orders: Orders<Exclude<JobSort, `-${string}`>> = {
  created: byCreation,
  title: (direction) => byColumn('title', direction, 'text'),
  posted: (direction) => byColumn('posted_on', direction, 'date'),
  closes: (direction) =>
    byColumn(`case when closes_on is null then 'infinity'::date else closes_on end`, direction, 'date'),
  // Drafts, open, past their last day, closed. There are few positions, so this order has no index; the
  // day is asked for once, not for each row.
  status: (direction) =>
    byExpression(
      `case status when 'draft' then 0 when 'closed' then 3
        else case when closes_on < (select (now() at time zone 'Asia/Kolkata')::date) then 2 else 1 end end`,
      direction,
      'smallint',
    ),
}

export async function listJobs(tx: Reader, query: ListQuery) {
  let rows = tx
    .selectFrom('jobs')
    .select(staffColumns)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
  if (query.status) rows = rows.where('status', '=', query.status)
  if (query.area) rows = rows.where('area', '=', query.area)
  if (query.search && query.deleted) rows = rows.where(contains('search', query.search))
  const found = query.search && !query.deleted ? await findPositions(tx, query.search) : null
  if (found) rows = rows.where(isFound(found))
  const order = orderBy(orders, query.sort ?? '-created')
  return readPage(rows, query, { ...order, idPattern: slugPattern }, manyFound(found, query))
}

export async function getJob(tx: Reader, id: string): Promise<StaffJob> {
  const row = slugPattern.test(id)
    ? await tx.selectFrom('jobs').select(staffColumns).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw notFound()
  return row
}

/** In the order in which all changes of several lock them. */
export const lockJobs = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'version', 'status', 'closes_on'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    // An application refers to its position, which a stronger lock would block.
    .forNoKeyUpdate()
    .execute()

export async function insertJob(tx: Tx, { id, ...fields }: NewJob & { id: string }): Promise<StaffJob> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('jobs')
    .values({ id, ...fields, posted_on: sql`(now() at time zone 'Asia/Kolkata')::date` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) {
    throw new AppError('conflict', 'Another position already has this URL. Please choose a different one.', {
      fields: { id: 'Another position already has this URL' },
    })
  }
  return getJob(tx, id)
}

export async function updateJob(tx: Tx, id: string, { version, ...changes }: JobPatch): Promise<StaffJob> {
  const before = await getJob(tx, id)
  await mustRepeat(() => before)
  if (before.deleted_at === null && changesNothing(before, changes, version)) return before
  if (version === undefined || version === before.version) mustFollow(before.status, changes.status)
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ ...changes, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const job = await getJob(tx, id)
  if (job.deleted_at) throw notFound()
  if (numUpdatedRows > 0n) return job
  throw stale(job)
}

/** A draft is published; a published position is closed and reopened. */
function mustFollow(before: JobStatus, next: JobStatus = before): void {
  if (before === next) return
  if (next === 'draft')
    throw invalidField('status', 'A published position can’t become a draft. Close it instead.')
  if (before === 'draft' && next === 'closed')
    throw invalidField('status', 'A draft can’t be closed. Publish it or delete it.')
}

export async function setJobDeleted(tx: Tx, id: string, deleted: boolean): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set((row) => ({
      deleted_at: deleted ? sql`now()` : null,
      version: sql`${row.ref('version')} + 1`,
      updated_at: sql`now()`,
    }))
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
}
