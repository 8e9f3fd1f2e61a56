import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { markRemoved } from '../../platform/files/records.ts'
import { deleteDiary } from './diary-repository.ts'

/** Deleted a month ago and not emptied yet. */
export const listDeletedProjects = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .selectFrom('projects')
    .select('id')
    .where('deleted_at', '<', sql<string>`now() - interval '30 days'`)
    .where((row) =>
      row.exists(row.selectFrom('project_activity').select('seq').whereRef('project_id', '=', 'projects.id')),
    )
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

/** Deletes everything except records that the law requires: the project's row, its expenses and its payments. */
export async function emptyDeletedProject(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tasks').where('project_id', '=', id).execute()
  await tx.deleteFrom('milestones').where('project_id', '=', id).execute()
  await tx.deleteFrom('change_requests').where('project_id', '=', id).execute()
  for (const file of await deleteDiary(tx, id)) await markRemoved(tx, file)
  await tx.deleteFrom('risks').where('project_id', '=', id).execute()
  await tx.deleteFrom('project_members').where('project_id', '=', id).execute()
  await tx.deleteFrom('project_activity').where('project_id', '=', id).execute()
}
