import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { codeMinutes, mostOpen, mostTries } from './sign-in-codes.ts'

const stillValid = sql<boolean>`created_at > now() - make_interval(mins => ${codeMinutes})`

type NewRequest = {
  user_id: string | null
  address: string
  browser: string
  user_agent: string | null
  ip_address: string
}

/**
 * A new code voids the one that this browser asked for before. Those of other browsers stay valid there, so that nobody voids
 * the code that the owner is typing; all of an address, known or not, are the newest few. Without a person the row only
 * counts tries.
 */
export async function insertSignInCode(
  tx: Tx,
  replacedBrowser: string,
  request: NewRequest,
): Promise<string> {
  const id = newId()
  await tx
    .deleteFrom('sign_in_codes')
    .where((row) =>
      row.or([
        row('browser', '=', replacedBrowser),
        row(
          'id',
          'in',
          row
            .selectFrom('sign_in_codes')
            .select('id')
            .where('address', '=', request.address)
            .orderBy('created_at', 'desc')
            .offset(mostOpen - 1),
        ),
      ]),
    )
    .execute()
  await tx
    .insertInto('sign_in_codes')
    .values({ id, ...request })
    .execute()
  return id
}

export async function deleteSignInCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute()
}

/** What the worker mails a code for. Null when a newer one of the browser or a changed account has voided it. */
export const findSignInCode = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('sign_in_codes')
    .select(['id', 'user_id', 'browser', 'user_agent', 'ip_address', 'created_at'])
    .where('id', '=', id)
    .where(stillValid)
    .executeTakeFirst()) ?? null

/** Counts a try and locks the row, so that tries at the same time are counted one after the other. */
export const takeTry = async (tx: Tx, browser: string) =>
  (await tx
    .updateTable('sign_in_codes')
    .set((row) => ({ tries: sql`${row.ref('tries')} + 1` }))
    .where('browser', '=', browser)
    .where('tries', '<', mostTries)
    .where(stillValid)
    .returning(['id', 'user_id', 'address', 'browser', 'tries'])
    .executeTakeFirst()) ?? null
