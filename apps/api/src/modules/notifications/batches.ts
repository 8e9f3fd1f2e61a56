import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Batch } from './events.ts'

/** Events of a batch that come within this time of its first one are one notification. */
export const batchSeconds = 3_600
const mostItems = 1_000

/** Two events of one batch must not both find that it hasn't begun. */
export async function lockBatch(tx: Tx, { key }: Batch): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/**
 * Adds an event to the readers' running batches. Returns the readers who have one, and which notifications changed; the same
 * thing again changes nothing, so that a job can run twice.
 */
export async function joinBatches(
  tx: Tx,
  { key, messageOf, pathOf }: Batch,
  { readers, item }: { readers: string[]; item: string },
) {
  if (readers.length === 0) return []
  const running = await tx
    .selectFrom('notifications')
    .select(['id', 'user_id', 'items'])
    .where('user_id', 'in', readers)
    .where('batch', '=', key)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${batchSeconds})`)
    .execute()
  for (const { id, items } of running) {
    if (items.includes(item) || items.length >= mostItems) continue
    const now = [...items, item]
    await tx
      .updateTable('notifications')
      .set({
        items: now,
        message: messageOf(now.length).slice(0, 500),
        path: pathOf(now.length),
        read_at: null,
      })
      .where('id', '=', id)
      .execute()
  }
  return running.map(({ id, user_id }) => ({ id, user_id }))
}
