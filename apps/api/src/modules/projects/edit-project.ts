import type { ProjectStatus } from '@trusswell/domain/projects.ts'
import type { Updateable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Emit } from '../events.ts'
import type { Person } from './create-project.ts'
import type { ProjectRow } from './present-project.ts'
import { changedFields, recordChange } from './record-change.ts'
import { updateProject } from './repository.ts'

type Changes = Omit<Updateable<DB['projects']>, 'id' | 'version' | 'deleted_at'>

export async function editProject(
  tx: Tx,
  emit: Emit,
  actor: Person,
  edit: { project: ProjectRow; version: number; changes: Changes; today: string },
): Promise<ProjectRow> {
  const { project, ...update } = edit
  const after = await updateProject(tx, project.id, update)
  const change = changedFields(project, edit.changes as Record<string, string | number | null>)
  await recordChange(tx, actor, {
    project_id: project.id,
    entity: 'project',
    entity_id: project.id,
    action: 'changed',
    change,
  })
  if (after.status !== project.status) await tellStatus(tx, emit, actor, after)
  return after
}

export const tellStatus = (
  tx: Tx,
  emit: Emit,
  actor: Person,
  project: { id: string; status: ProjectStatus },
): Promise<void> =>
  emit(tx, 'project.status-changed', {
    kind: 'status_changed',
    event_key: `status_changed:${newId()}`,
    project_id: project.id,
    actor_id: actor.id,
    subject_id: null,
    detail: project.status,
  })
