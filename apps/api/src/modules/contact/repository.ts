import { type ContactPatch, ContactStatus, type ContactSubmission } from '@trusswell/domain/contact.ts'
import { typedReference } from '@trusswell/domain/references.ts'
import type { ContactSort } from '@trusswell/domain/list-sorts.ts'
import { sql, type Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound, stale } from '../../platform/errors.ts'
import { byColumn, type PageQuery, readPage } from '../../platform/paging.ts'
import { contains, findIn, isFound, manyFound } from '../../platform/searching.ts'
import { byCreation, byRank, orderBy, type Orders } from '../../platform/sorting.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'

const columns = [
  'id',
  // A trigger always writes it, so it is never null.
  sql<string>`reference`.as('reference'),
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'subject',
  'message',
  'source',
  'call_window',
  'status',
  'admin_notes',
  'assignee_id',
  sql<string | null>`(select name from users where users.id = contact_submissions.assignee_id)`.as(
    'assignee_name',
  ),
  sql<ContactSubmission['original']>`original`.as('original'),
  'organisation_id',
  'project_id',
  'converted_at',
  'version',
  'created_at',
  'deleted_at',
] as const

export async function insertContact(tx: Tx, row: Insertable<DB['contact_submissions']>): Promise<void> {
  await tx.insertInto('contact_submissions').values(row).execute()
}

export async function findContact(tx: Reader, id: string): Promise<ContactSubmission | null> {
  const row = await tx
    .selectFrom('contact_submissions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function getContact(tx: Reader, id: string): Promise<ContactSubmission> {
  const contact = await findContact(tx, id)
  if (!contact) throw notFound()
  return contact
}

type ListQuery = PageQuery & {
  search?: string | undefined
  status?: ContactStatus | undefined
  /** `none`: enquiries without an assignee. */
  assignee?: string | undefined
  deleted: boolean
  sort?: ContactSort | undefined
}

const orders: Orders<Exclude<ContactSort, `-${string}`>> = {
  created: byCreation,
  name: (direction) => byColumn('first_name', direction, 'text'),
  company: (direction) => byColumn(`(case when company is null then '' else company end)`, direction, 'text'),
  subject: (direction) => byColumn('subject', direction, 'text'),
  status: (direction) => byRank('status', ContactStatus.options, direction),
}

export async function listContacts(tx: Reader, query: ListQuery) {
  let rows = tx
    .selectFrom('contact_submissions')
    .select(columns)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
  if (query.status) rows = rows.where('status', '=', query.status)
  if (query.assignee === 'none') rows = rows.where('assignee_id', 'is', null)
  else if (query.assignee) rows = rows.where('assignee_id', '=', query.assignee)
  const reference = typedReference(query.search ?? '')
  if (reference) rows = rows.where('reference', '=', reference)
  // Deleted ones are few, because a job removes them.
  else if (query.search && query.deleted) rows = rows.where(contains('search', query.search))
  const found =
    query.search && !reference && !query.deleted
      ? await findIn(tx, 'contact_submissions', query.search, { rows, query })
      : null
  if (found) rows = rows.where(isFound(found))
  return readPage(rows, query, orderBy(orders, query.sort ?? '-created'), manyFound(found, query))
}

export async function updateContact(tx: Tx, id: string, patch: ContactPatch): Promise<ContactSubmission> {
  const { version, ...changes } = patch
  const row = await tx
    .updateTable('contact_submissions')
    .set({ ...changes, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  if (row) return row
  const current = await getContact(tx, id)
  if (current.deleted_at) throw notFound()
  throw stale(current)
}

/** Hides the row; it can be restored until the purge. */
export async function markContactDeleted(tx: Tx, id: string): Promise<void> {
  const result = await setDeleted(tx, id, sql`now()`, 'is')
  if (!result) throw notFound()
}

export async function restoreContact(tx: Tx, id: string): Promise<ContactSubmission> {
  const row = await setDeleted(tx, id, sql`null`, 'is not')
  if (!row) throw notFound()
  return row
}

/** Deletes rows that were removed a month ago or are two years old. Returns the ids whose audit data has to be erased. */
export async function purgeDeletedContacts(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('contact_submissions')
    .where('id', 'in', (of) =>
      of
        .selectFrom('contact_submissions')
        .select('id')
        .where((row) =>
          row.or([
            row('deleted_at', '<', sql<string>`now() - interval '30 days'`),
            // What the notice above the form promises.
            row('created_at', '<', sql<string>`now() - interval '24 months'`),
          ]),
        )
        .limit(limit),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

function setDeleted(
  tx: Tx,
  id: string,
  deleted_at: ReturnType<typeof sql<string | null>>,
  before: 'is' | 'is not',
) {
  return tx
    .updateTable('contact_submissions')
    .set((row) => ({ deleted_at, version: sql`${row.ref('version')} + 1`, updated_at: sql`now()` }))
    .where('id', '=', id)
    .where('deleted_at', before, null)
    .returning(columns)
    .executeTakeFirst()
}
