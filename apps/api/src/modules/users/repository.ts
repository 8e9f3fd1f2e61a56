import { staffRoles } from '@trusswell/domain/actor-values.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import type { UserRow } from '@trusswell/domain/account.ts'
import type { UserSort } from '@trusswell/domain/list-sorts.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { byColumn, type PageQuery, readPage } from '../../platform/paging.ts'
import { momentInSql, stamp } from '../../platform/request-context.ts'
import { contains, findIn, isFound, manyFound } from '../../platform/searching.ts'
import { byCreation, orderBy, type Orders } from '../../platform/sorting.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'
import { withLastOwnerKept } from '../organisations/repository.ts'

const columns = [
  'id',
  'name',
  'email',
  'email_verified',
  'role',
  'two_factor_enabled',
  'last_active_at',
  'version',
  'created_at',
  'deleted_at',
  sql<'active' | 'inactive'>`case when deactivated_at is null then 'active' else 'inactive' end`.as('status'),
] as const

type ListQuery = PageQuery & {
  search?: string | undefined
  role?: Role | undefined
  status?: 'active' | 'inactive' | undefined
  deleted: boolean
  sort?: UserSort | undefined
}

const orders: Orders<Exclude<UserSort, `-${string}`>> = {
  created: byCreation,
  name: (direction) => byColumn('name', direction, 'text'),
  role: (direction) => byColumn('role', direction, 'code'),
  status: (direction) =>
    byColumn('case when deactivated_at is null then 0 else 1 end', direction, 'smallint'),
  active: (direction) =>
    byColumn(
      `case when last_active_at is null then '-infinity'::timestamptz else last_active_at end`,
      direction,
      'timestamptz',
    ),
}

export async function listUsers(tx: Reader, query: ListQuery) {
  let rows = tx
    .selectFrom('users')
    .select(columns)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
  if (query.role) rows = rows.where('role', '=', query.role)
  if (query.status) rows = rows.where('deactivated_at', query.status === 'active' ? 'is' : 'is not', null)
  // Deleted ones are few, because a job removes them.
  if (query.search && query.deleted) rows = rows.where(contains('search', query.search))
  const found =
    query.search && !query.deleted ? await findIn(tx, 'users', query.search, { rows, query }) : null
  if (found) rows = rows.where(isFound(found))
  return readPage(rows, query, orderBy(orders, query.sort ?? '-created'), manyFound(found, query))
}

export async function getUser(tx: Reader, id: string): Promise<UserRow> {
  const row = await tx.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Null for staff. */
export async function findOrganisationOf(tx: Reader, userId: string) {
  const row = await tx
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .select([
      'organisations.id',
      'organisations.display_name as name',
      sql<OrganisationRole | null>`users.organisation_role`.as('role'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Row-level security lets only those lock a person who may change them. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
}

type Changes = { version: number | undefined; name?: string; role?: Role; status?: 'active' | 'inactive' }

export async function updateUser(
  tx: Tx,
  id: string,
  { version, status, ...changes }: Changes,
): Promise<UserRow> {
  const row = await lastOneKept(
    tx
      .updateTable('users')
      .set({
        ...changes,
        ...(status ? { deactivated_at: status === 'inactive' ? sql`now()` : null } : {}),
        version: nextVersion,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .where(isAtVersion(version))
      .where('deleted_at', 'is', null)
      .returning(columns)
      .executeTakeFirst(),
  )
  if (row) return row
  const current = await getUser(tx, id)
  if (current.deleted_at) throw notFound()
  throw stale(current)
}

/** Hides the person and frees the address; can be undone for 30 days. */
export async function markUserDeleted(tx: Tx, id: string): Promise<void> {
  const result = await lastOneKept(
    tx
      .updateTable('users')
      .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  )
  if (result?.numUpdatedRows !== 1n) throw notFound()
}

export async function restoreUser(tx: Tx, id: string): Promise<UserRow> {
  const row = await tx
    .updateTable('users')
    .set({ deleted_at: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning(columns)
    .executeTakeFirst()
    .catch((error: Error & { constraint?: string }) => {
      if (error.constraint !== 'users_email') throw error
      throw new AppError('conflict', 'Another account now uses this e-mail address')
    })
  if (!row) throw notFound()
  return row
}

type NewInvitation = {
  name: string
  email: string
  role: Role
  organisation_id?: string
  organisation_role?: OrganisationRole
  invited_by: string
  days: number
}

/** A new invitation to the same address replaces the open one of the same organisation, or of us. */
export async function insertInvitation(tx: Tx, { days, ...invitation }: NewInvitation) {
  await tx
    .deleteFrom('invitations')
    .where('email', '=', invitation.email)
    .where('organisation_id', 'is not distinct from', invitation.organisation_id ?? null)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  return tx
    .insertInto('invitations')
    .values({
      id: newId(),
      ...invitation,
      ...stamp('created_at'),
      expires_at: sql`${momentInSql()} + make_interval(days => ${days})`,
    })
    .returning(['id', 'name', 'email', 'role', 'expires_at'])
    .executeTakeFirstOrThrow()
}

// The database decides about the last admin and the last owner, also when two admins demote each other at the same moment.
async function lastOneKept<T>(query: Promise<T>): Promise<T> {
  try {
    return await withLastOwnerKept(query)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'TW001') {
      throw new AppError('conflict', 'The last admin can’t be removed or given another role')
    }
    throw error
  }
}

/** Admins and managers who can sign in. */
/** Admins and managers who can sign in, by name; of these ids, if they are given. */
export const listStaffNames = (tx: Reader, ids?: string[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'name'])
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .where('role', 'in', staffRoles)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute()

/** Null for the system and for people who were deleted. */
export async function findName(tx: Reader, id: string | null): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user?.name ?? null
}

export const listActiveStaff = (tx: Reader) =>
  tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', staffRoles)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .execute()
