import {
  type Application,
  type ApplicationHistoryItem,
  ApplicationStatus,
  type InterviewFilter,
} from '@trusswell/domain/applications.ts'
import { typedReference } from '@trusswell/domain/references.ts'
import type { ApplicationSort } from '@trusswell/domain/list-sorts.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound, stale } from '../../platform/errors.ts'
import { byColumn, type PageQuery, readPage } from '../../platform/paging.ts'
import { momentInSql } from '../../platform/request-context.ts'
import { contains, findIn, isFound, manyFound } from '../../platform/searching.ts'
import { byCreation, byRank, orderBy, type Orders } from '../../platform/sorting.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'
import { interviewsSoon, latestInterview } from './interview-repository.ts'

type Table = DB['job_applications']
const columns = [
  // Typed here: the column is JSON that a trigger writes.
  sql<Application['resume']>`resume`.as('resume'),
  'id',
  sql<string>`reference`.as('reference'),
  'applicant_name',
  'email',
  'phone',
  'position',
  'job_id',
  'source',
  'experience',
  'skills',
  'linkedin',
  'cover_letter',
  'resume_url',
  'status',
  'notes',
  sql<Application['rejection_reason']>`rejection_reason`.as('rejection_reason'),
  'rejection_note',
  'keep_longer',
  latestInterview.as('interview'),
  'withdrawn_at',
  'version',
  'created_at',
  'deleted_at',
] as const

export async function insertApplication(tx: Tx, row: Insertable<Table>): Promise<void> {
  await tx.insertInto('job_applications').values(row).execute()
}

async function findApplication(tx: Reader, id: string): Promise<Application | null> {
  const row = await tx
    .selectFrom('job_applications')
    .select(columns)
    .where('id', '=', id)
    .where('waits_for', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function getApplication(tx: Reader, id: string): Promise<Application> {
  const application = await findApplication(tx, id)
  if (!application) throw notFound()
  return application
}

export type ApplicationFilter = {
  search?: string | undefined
  status?: ApplicationStatus | undefined
  job?: string | undefined
  interview?: InterviewFilter | undefined
  deleted: boolean
}

type ListQuery = ApplicationFilter & PageQuery & { sort?: ApplicationSort | undefined }

const orders: Orders<Exclude<ApplicationSort, `-${string}`>> = {
  created: byCreation,
  name: (direction) => byColumn('applicant_name', direction, 'text'),
  position: (direction) => byColumn('position', direction, 'text'),
  experience: (direction) => byColumn('experience', direction, 'bigint'),
  status: (direction) => byRank('status', ApplicationStatus.options, direction),
}
export async function listApplications(tx: Reader, query: ListQuery) {
  let rows = tx
    .selectFrom('job_applications')
    .select(columns)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
    .where('waits_for', 'is', null)
    .where('erased_at', 'is', null)
  if (query.status) rows = rows.where('status', '=', query.status)
  if (query.job === 'internship') rows = rows.where('source', '=', 'internship')
  else if (query.job) rows = rows.where('job_id', '=', query.job)
  if (query.interview) rows = rows.where('id', 'in', interviewsSoon(tx).select('application_id'))
  const reference = typedReference(query.search ?? '')
  if (reference) rows = rows.where('reference', '=', reference)
  // These are few; the daily job removes deleted ones.
  const areFew = query.deleted || query.interview !== undefined
  if (query.search && !reference && areFew) rows = rows.where(contains('search', query.search))
  const found =
    query.search && !reference && !areFew
      ? await findIn(tx, 'job_applications', query.search, { rows, query })
      : null
  if (found) rows = rows.where(isFound(found))
  return readPage(rows, query, orderBy(orders, query.sort ?? '-created'), manyFound(found, query))
}

export async function updateApplication(
  tx: Tx,
  id: string,
  version: number | undefined,
  changes: Updateable<Table>,
): Promise<Application> {
  const { numUpdatedRows } = await tx
    .updateTable('job_applications')
    .set({ ...changes, version: nextVersion, updated_at: momentInSql() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const current = await getApplication(tx, id)
  if (current.deleted_at) throw notFound()
  if (numUpdatedRows > 0n) return current
  throw stale(current)
}

/** Hides the row; it can be restored until the daily job erases it. */
export async function markApplicationDeleted(tx: Tx, id: string): Promise<void> {
  if (!(await setDeleted(tx, id, true))) throw notFound()
}

export async function restoreApplication(tx: Tx, id: string): Promise<Application> {
  if (!(await setDeleted(tx, id, false))) throw notFound()
  return getApplication(tx, id)
}

async function setDeleted(tx: Tx, id: string, deleted: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job_applications')
    .set((row) => ({
      deleted_at: deleted ? sql`now()` : null,
      version: sql`${row.ref('version')} + 1`,
      updated_at: sql`now()`,
    }))
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The stored file of an application's resume, if the caller may see the application. */
export async function findResume(tx: Reader, id: string) {
  const row = await tx
    .selectFrom('job_applications')
    .innerJoin('files', 'files.id', 'job_applications.resume_file')
    .select(['files.id', 'files.name', 'files.type', 'files.size', 'files.state'])
    .where('job_applications.id', '=', id)
    .where('job_applications.waits_for', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function insertMail(tx: Tx, row: Insertable<DB['application_mails']>): Promise<void> {
  await tx.insertInto('application_mails').values(row).execute()
}

export async function findMail(tx: Reader, id: string) {
  const row = await tx
    .selectFrom('application_mails')
    .select(['id', 'application_id', 'subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The id of the newest change of status. */
export async function findStatusEvent(tx: Reader, application_id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('application_events')
    .select(sql<string>`max(id)::text`.as('id'))
    .where('application_id', '=', application_id)
    .where('kind', '=', 'status')
    .executeTakeFirst()
  return row?.id ?? undefined
}

/** Oldest first, with who changed it. */
export const listHistory = (tx: Reader, id: string): Promise<ApplicationHistoryItem[]> =>
  tx
    .selectFrom('application_events')
    .select([
      'kind',
      'status',
      'interview_at',
      sql<string | null>`(select name from users where users.id = application_events.actor_id)`.as(
        'actor_name',
      ),
      'at',
    ])
    .where('application_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .limit(500)
    .execute()
