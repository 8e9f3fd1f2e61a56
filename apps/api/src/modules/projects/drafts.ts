import type { ProjectDraft } from '@trusswell/domain/projects.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { stale } from '../../platform/errors.ts'

const columns = ['revision', 'step', 'fields', 'saved_at'] as const
type Draft = { revision: number; step: number; fields: ProjectDraft['fields'] }

export async function findDraft(tx: Reader, userId: string): Promise<ProjectDraft | null> {
  const row = await tx
    .selectFrom('project_drafts')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? present(row) : null
}

/** Written only over the revision that the device knows; a later one of another device is shown instead. */
export async function saveDraft(tx: Tx, userId: string, draft: Draft): Promise<ProjectDraft> {
  const values = { step: draft.step, fields: JSON.stringify(draft.fields) }
  const row =
    draft.revision === 0
      ? await tx
          .insertInto('project_drafts')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning(columns)
          .executeTakeFirst()
      : await tx
          .updateTable('project_drafts')
          .set({ ...values, revision: draft.revision + 1, saved_at: sql`now()` })
          .where('user_id', '=', userId)
          .where('revision', '=', draft.revision)
          .returning(columns)
          .executeTakeFirst()
  if (row) return present(row)
  const current = await findDraft(tx, userId)
  // The draft was submitted or discarded on another device, so this one starts a new draft.
  if (!current) return saveDraft(tx, userId, { ...draft, revision: 0 })
  throw stale(current)
}

export async function deleteDraft(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('project_drafts').where('user_id', '=', userId).execute()
}

const present = (row: {
  revision: number
  step: number
  fields: unknown
  saved_at: string
}): ProjectDraft => ({
  ...row,
  fields: row.fields as ProjectDraft['fields'],
})
