import { sql, type Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Tx } from '../../platform/database.ts'
import { momentInSql, stamp } from '../../platform/request-context.ts'

const columns = ['id', 'email', 'status'] as const

export async function insertSubscription(
  tx: Tx,
  row: Insertable<DB['newsletter_subscriptions']>,
): Promise<void> {
  await tx
    .insertInto('newsletter_subscriptions')
    .values({ ...row, ...stamp('created_at') })
    .execute()
}

/** Limits the rest of the transaction to the link's subscription. */
export async function openLink(tx: Tx, id: string): Promise<void> {
  await sql`select set_config('app.link_subject', ${id}, true)`.execute(tx)
}

export async function findSubscription(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function findConfirmed(tx: Tx, email: string) {
  const row = await tx
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('email', '=', email)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  return row ?? null
}

/** False when it was confirmed or ended before. */
export async function confirmSubscription(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscriptions')
    .set({
      status: 'confirmed',
      confirmed_at: momentInSql(),
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when it was ended before, or is deleted by now. */
export async function endSubscription(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscriptions')
    .set({ status: 'unsubscribed', unsubscribed_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '<>', 'unsubscribed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes subscriptions that stayed unconfirmed or ended 30 days ago, as the notice beside the form promises. */
export async function purgeSubscriptions(tx: Tx): Promise<string[]> {
  const rows = await tx
    .deleteFrom('newsletter_subscriptions')
    .where('status', '<>', 'confirmed')
    .where(sql<string>`coalesce(unsubscribed_at, created_at)`, '<', sql<string>`now() - interval '30 days'`)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
