import { twoFactorDue } from '@trusswell/domain/two-factor-due.ts'
import { sql } from 'kysely'
import { longestSessionDays } from '../../platform/auth.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { deleteSignInCodes } from './sign-in-code-repository.ts'

/** Also ends the sign-ins that wait for their second factor or mailed code. */
export async function deleteSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  await deleteChallenges(tx, userId)
  await deleteSignInCodes(tx, userId)
  let sessions = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (except !== undefined) sessions = sessions.where('id', '<>', except)
  await sessions.execute()
}

/** A challenge is stored with the id of the person whose code it waits for. */
export async function deleteChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
}

export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

const oldestSignIn = sql<string>`now() - make_interval(days => ${longestSessionDays})`

export async function deleteSessionByToken(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token', '=', token).execute()
}

/** False when the code was used within the time in which it is valid. */
export async function claimTotpCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const result = await tx
    .insertInto('used_totp_codes')
    .values({ user_id: userId, code })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'code'])
        .doUpdateSet({ used_at: sql`now()` })
        .where('used_totp_codes.used_at', '<', sql<string>`now() - interval '5 minutes'`),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const listSessions = (tx: Tx, userId: string) =>
  tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .where('created_at', '>', oldestSignIn)
    .orderBy('updated_at', 'desc')
    .execute()

export async function markAuthenticated(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ authenticated_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

export const findSessionId = async (tx: Tx, token: string): Promise<string | undefined> =>
  (await tx.selectFrom('sessions').select('id').where('token', '=', token).executeTakeFirst())?.id

export const findSession = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

/** Those of these sessions that hold, with the rights they hold for. */
export async function findValidSessions(reader: Reader, ids: string[]) {
  const rows = await reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'users.role',
      'users.two_factor_enabled',
      'users.admin_since',
      'users.organisation_id',
      'users.organisation_role',
    ])
    .where('sessions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where('sessions.created_at', '>', oldestSignIn)
    .where('users.deactivated_at', 'is', null)
    .execute()
  const now = Date.now()
  return new Map(
    rows
      .filter((row) => !twoFactorDue(row, now)?.is_over)
      .map(({ id, role, organisation_id, organisation_role }) => [
        id,
        organisation_id && organisation_role
          ? { role, organisation: { id: organisation_id, role: organisation_role } }
          : { role },
      ]),
  )
}
