import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

const person = [
  'id',
  'name',
  'email',
  'email_verified',
  'pending_email',
  'role',
  'two_factor_enabled',
  'created_at',
] as const

export const findUser = async (tx: Tx, id: string) =>
  (await tx.selectFrom('users').select(person).where('id', '=', id).executeTakeFirst()) ?? null

export const findUserByEmail = async (tx: Tx, email: string) =>
  (await tx.selectFrom('users').select(person).where('email', '=', email).executeTakeFirst()) ?? null

type NewUser = {
  name: string
  email: string
  role: 'admin' | 'manager' | 'client'
  email_verified: boolean
  password_hash: string
}

/** Null when the address has an account already. */
export async function insertUser(tx: Tx, { password_hash, ...user }: NewUser): Promise<string | null> {
  const id = newId()
  const result = await tx
    .insertInto('users')
    .values({ id, ...user })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .executeTakeFirst()
  if (result.numInsertedOrUpdatedRows !== 1n) return null
  await tx
    .insertInto('accounts')
    .values({ id: newId(), user_id: id, account_id: id, provider_id: 'credential', password: password_hash })
    .execute()
  return id
}

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.password ?? null
}

export async function updatePassword(tx: Tx, userId: string, password: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute()
}

export async function updateUser(
  tx: Tx,
  id: string,
  changes: { email?: string; email_verified?: boolean; pending_email?: string | null; name?: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({ ...changes, version: sql`${row.ref('version')} + 1`, updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
}

export async function deleteSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  let sessions = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (except !== undefined) sessions = sessions.where('id', '<>', except)
  await sessions.execute()
}

export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const listSessions = (tx: Tx, userId: string) =>
  tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('updated_at', 'desc')
    .execute()

export async function markAuthenticated(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ authenticated_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

export const findSession = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

export const findOpenInvitation = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('invitations')
    .select(['id', 'email', 'name', 'role', 'expires_at'])
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()) ?? null

export async function markInvitationAccepted(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('invitations')
    .set({ accepted_at: sql`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Those of these sessions that hold, with the role they hold for. */
export async function findValidSessions(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.role'])
    .where('sessions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('users.deactivated_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, role }) => [id, role]))
}
