import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { markRemoved } from '../../platform/files/records.ts'

/** Of a project, or without one those of earlier days. The nightly sweep deletes files without a row. */
export async function removeReports(tx: Tx, projectId?: string): Promise<void> {
  const old = sql<boolean>`created_at < now() - interval '2 days'`
  const rows = await tx
    .deleteFrom('project_reports')
    .where((row) => (projectId === undefined ? old : row('project_id', '=', projectId)))
    .returning('file_id')
    .execute()
  for (const { file_id } of rows) if (file_id !== null) await markRemoved(tx, file_id)
}
