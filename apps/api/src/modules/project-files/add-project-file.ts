import type { Person } from '@trusswell/domain/actor.ts'
import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { insertActivity } from '../projects/activity-repository.ts'
import { insertProjectFile } from './repository.ts'

type Upload = {
  project_id: string
  file: { id: string; name: string }
  visibility: ChatAudience
  uploader_name: string
}

/** Adds a stored file to a project, with its line in the history and in the audit log. */
export async function addProjectFile(
  tx: Tx,
  person: Person,
  { project_id, file, visibility, uploader_name }: Upload,
): Promise<void> {
  await insertProjectFile(tx, {
    file_id: file.id,
    project_id,
    visibility,
    uploaded_by: person.id,
    uploader_name,
  })
  await insertActivity(tx, person, {
    project_id,
    entity: 'project_file',
    entity_id: file.id,
    action: 'added',
    change: { name: file.name, visibility },
  })
  await writeAudit(tx, person, {
    action: 'project.file-uploaded',
    entity: 'project_file',
    entity_id: file.id,
    details: { project_id, visibility },
  })
}
