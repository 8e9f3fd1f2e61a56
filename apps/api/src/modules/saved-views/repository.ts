import {
  savedViewLimits,
  type NewSavedView,
  type SavedView,
  type SavedViewPatch,
} from '@trusswell/domain/saved-views.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'

const columns = ['id', 'list', 'name', 'query', 'is_default', 'created_at'] as const

/** All of a person's, in the order in which they were saved. */
export const listViews = (reader: Reader, userId: string): Promise<SavedView[]> =>
  reader
    .selectFrom('saved_views')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function insertView(tx: Tx, user_id: string, view: NewSavedView): Promise<SavedView> {
  // Two tabs must not both add the last one.
  await sql`select pg_advisory_xact_lock(hashtext('saved_views'), hashtext(${user_id}))`.execute(tx)
  const { n } = await tx
    .selectFrom('saved_views')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (n >= savedViewLimits.views) {
    throw new AppError(
      'conflict',
      `You can save up to ${savedViewLimits.views} views. Delete one to save another.`,
    )
  }
  if (view.is_default) await clearDefault(tx, user_id, view.list)
  return tx
    .insertInto('saved_views')
    .values({ id: newId(), user_id, ...view })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function updateView(
  tx: Tx,
  { id, user_id }: { id: string; user_id: string },
  changes: SavedViewPatch,
): Promise<SavedView> {
  const view = await tx
    .selectFrom('saved_views')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!view) throw notFound()
  if (Object.values(changes).every((value) => value === undefined)) return view
  if (changes.is_default) await clearDefault(tx, user_id, view.list)
  return tx
    .updateTable('saved_views')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function deleteView(tx: Tx, { id, user_id }: { id: string; user_id: string }): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
}

/** A list has one default at most. */
const clearDefault = (tx: Tx, user_id: string, list: string) =>
  tx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute()
