import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

const toldOfChanges = sql<string>`now() - interval '7 days'`

/** Stores the replaced address and returns all addresses to notify. */
export async function insertPreviousEmail(
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<{ id: string }[]> {
  await tx.insertInto('previous_emails').values({ id: newId(), user_id: userId, email: from }).execute()
  return tx
    .selectFrom('previous_emails')
    .distinctOn('email')
    .select('id')
    .where('user_id', '=', userId)
    .where('email', '<>', to)
    .where('replaced_at', '>', toldOfChanges)
    .orderBy('email')
    .execute()
}

export const findPreviousEmail = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('previous_emails')
    .select(['user_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

export const listPreviousEmails = (tx: Tx, userId: string) =>
  tx
    .selectFrom('previous_emails')
    .select(['email', 'replaced_at'])
    .where('user_id', '=', userId)
    .orderBy('replaced_at')
    .execute()
