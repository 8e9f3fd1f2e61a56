import type { Tx } from '../../platform/database.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import { recordChange } from './record-change.ts'
import { markProjectDeleted } from './repository.ts'

/** Can't be undone. The project is hidden at once and its contents are purged after a month; money records stay. */
export async function deleteProject(tx: Tx, person: Person, id: string): Promise<void> {
  await recordChange(tx, person, { project_id: id, entity: 'project', entity_id: id, action: 'removed' })
  await markProjectDeleted(tx, id)
}
