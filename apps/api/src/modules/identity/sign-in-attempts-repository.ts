import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

type Attempt = {
  user_id: string | null
  /** See `addressOf` of the sign-in codes. */
  address: string
  ip_address: string
  outcome: 'ok' | 'wrong_password' | 'wrong_code' | 'unknown_account' | 'limited'
}

export async function insertAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  await tx
    .insertInto('sign_in_attempts')
    .values({ id: newId(), ...attempt })
    .execute()
}

export const listAttempts = (tx: Reader, userId: string) =>
  tx
    .selectFrom('sign_in_attempts')
    .select(['at', 'ip_address', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .execute()

/** Of the last 24 hours. */
export async function countFailures(tx: Reader, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('sign_in_attempts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('outcome', 'in', ['wrong_password', 'wrong_code'])
    .where('at', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const today = sql<string>`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`

/** The people at whose accounts somebody failed to sign in this often today. */
export const listGuessedAt = (tx: Reader, least: number) =>
  tx
    .selectFrom('sign_in_attempts')
    .select(sql<string>`user_id`.as('user_id'))
    .where('user_id', 'is not', null)
    .where('outcome', 'in', ['wrong_password', 'wrong_code'])
    .where('at', '>=', today)
    .groupBy('user_id')
    .having((having) => having.fn.countAll(), '>=', least)
    .execute()

/** How often it failed today, and the last time. */
export const findFailuresOfToday = async (tx: Reader, userId: string) =>
  (await tx
    .selectFrom('sign_in_attempts')
    .select(['at', 'ip_address', sql<number>`(count(*) over ())::int`.as('count')])
    .where('user_id', '=', userId)
    .where('outcome', 'in', ['wrong_password', 'wrong_code'])
    .where('at', '>=', today)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null
