import type { Role } from '@trusswell/domain/actor.ts'
import type { UserRow } from '@trusswell/domain/account.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { containing, readPage } from '../../platform/paging.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'

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

type ListQuery = {
  cursor?: string | undefined
  limit: number
  search?: string | undefined
  role?: Role | undefined
  status?: 'active' | 'inactive' | undefined
  deleted: boolean
}

export function listUsers(tx: Reader, query: ListQuery) {
  let rows = tx
    .selectFrom('users')
    .select(columns)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
  if (query.role) rows = rows.where('role', '=', query.role)
  if (query.status) rows = rows.where('deactivated_at', query.status === 'active' ? 'is' : 'is not', null)
  if (query.search) rows = rows.where('search', 'like', containing(query.search))
  return readPage(rows, query)
}

export async function getUser(tx: Reader, id: string): Promise<UserRow> {
  const row = await tx.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
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
  const row = await lastAdminKept(
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

/** Hides the person and frees the address; can be taken back for 30 days. */
export async function markUserDeleted(tx: Tx, id: string): Promise<void> {
  const result = await lastAdminKept(
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
      throw new AppError('conflict', 'The address has a new account meanwhile')
    })
  if (!row) throw notFound()
  return row
}

type NewInvitation = { name: string; email: string; role: Role; invited_by: string; days: number }

/** A new invitation to the same address replaces the open one. */
export async function insertInvitation(tx: Tx, { days, ...invitation }: NewInvitation) {
  await tx
    .deleteFrom('invitations')
    .where('email', '=', invitation.email)
    .where('accepted_at', 'is', null)
    .execute()
  return tx
    .insertInto('invitations')
    .values({ id: newId(), ...invitation, expires_at: sql`now() + make_interval(days => ${days})` })
    .returning(['id', 'name', 'email', 'role', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** Only confirmed addresses: anybody can sign up with somebody else's. */
export const listClients = (tx: Reader, search: string | undefined) => {
  let rows = tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'client')
    .where('email_verified', '=', true)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
  if (search) rows = rows.where('search', 'like', containing(search))
  return rows.orderBy('name').limit(50).execute()
}

// The database decides, also when two admins demote each other at the same moment.
async function lastAdminKept<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'TW001') {
      throw new AppError('conflict', 'The last admin cannot be removed or demoted')
    }
    throw error
  }
}

/** Admins and managers who can sign in. */
export const listActiveStaff = (tx: Reader) =>
  tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('role', 'in', ['admin', 'manager'])
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .execute()
