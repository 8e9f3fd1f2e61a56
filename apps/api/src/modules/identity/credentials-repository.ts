import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.password ?? null
}

/** What a sign-in is checked against. */
export type Credentials = { id: string; email: string; password_hash: string; two_factor_enabled: boolean }

export async function findCredentials(tx: Tx, userId: string): Promise<Credentials | null> {
  const row = await credentials(tx, userId).executeTakeFirst()
  return row ? { ...row, password_hash: row.password_hash ?? '' } : null
}

/** Waits for a running change of the account. False when the account was changed or deactivated. */
export async function isUnchanged(tx: Tx, owner: Credentials): Promise<boolean> {
  const { id, email, password_hash, two_factor_enabled } = owner
  const row = await credentials(tx, id)
    .where('users.email', '=', email)
    .where(sql<string>`coalesce(accounts.password, '')`, '=', password_hash)
    .where('users.two_factor_enabled', '=', two_factor_enabled)
    .where('users.deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

const credentials = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.two_factor_enabled', 'accounts.password as password_hash'])
    .where('users.id', '=', userId)

export async function updatePassword(tx: Tx, userId: string, password: string | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute()
}
