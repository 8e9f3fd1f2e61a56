import type { Tx } from '../../platform/database.ts'
import { markRemoved } from '../../platform/files/records.ts'
import type { ExportPerson } from '../manifest.ts'

/** The files stay, because they are the project's record; their uploader is anonymised. */
export async function eraseUploaders(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('project_files')
    .set({ uploaded_by: null, uploader_name: 'Former user' })
    .where('uploaded_by', 'in', ids)
    .execute()
}

/** The nightly sweep deletes files without a row. */
export async function removeProjectFiles(tx: Tx, projectId: string): Promise<void> {
  const files = await tx
    .deleteFrom('project_files')
    .where('project_id', '=', projectId)
    .returning('file_id')
    .execute()
  for (const { file_id } of files) await markRemoved(tx, file_id)
}

export const exportOwnFiles: ExportPerson = ({ db }, person) =>
  db.read(person, async (reader) => ({
    project_files: await reader
      .selectFrom('project_files')
      .innerJoin('files', 'files.id', 'project_files.file_id')
      .select(['files.id', 'project_id', 'files.name', 'files.size', 'project_files.created_at'])
      .where('uploaded_by', '=', person.id)
      .orderBy('project_files.created_at')
      .orderBy('files.id')
      .execute(),
  }))
