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

type BatchReader = { user_id: string; digest: boolean }

/**
 * Adds an event to the readers' running batches and returns these. The same thing again changes nothing, so that a job can run
 * twice. A batch that was in a daily summary has ended for those who want one, because its mail won't come again.
 */
export async function joinBatches(
  tx: Tx,
  { key, messageOf, pathOf }: Batch,
  { readers, item }: { readers: BatchReader[]; item: string },
) {
  if (readers.length === 0) return []
  const begun = await tx
    .selectFrom('notifications')
    .select(['id', 'user_id', 'items', 'digest'])
    .where(
      'user_id',
      'in',
      readers.map(({ user_id }) => user_id),
    )
    .where('batch', '=', key)
    .where('created_at', '>', sql<string>`now() - make_interval(secs => ${batchSeconds})`)
    .execute()
  const wantsDigest = (id: string) => readers.some(({ user_id, digest }) => user_id === id && digest)
  const running = begun.filter(({ user_id, digest }) => digest || !wantsDigest(user_id))
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
