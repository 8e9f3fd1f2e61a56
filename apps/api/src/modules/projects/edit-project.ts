import { toPaise } from '@trusswell/domain/money.ts'
import type { ProjectStatus } from '@trusswell/domain/projects.ts'
import type { Updateable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { changesNothing } from '../../platform/versioned.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { ProjectRow } from './present-project.ts'
import { changedFields, recordChange } from './record-change.ts'
import { updateProject } from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { notificationRequested } from '../notifications/events.ts'
import { readTaxRate } from '../settings/repository.ts'

type Changes = Omit<Updateable<DB['projects']>, 'id' | 'version' | 'deleted_at'>

export async function editProject(
  tx: Tx,
  emit: Emit,
  actor: Person,
  edit: {
    project: ProjectRow
    version: number | undefined
    changes: Changes
    /** Something beside the row changes with it. */
    changesTeam?: boolean
    today: string
  },
): Promise<ProjectRow> {
  const { project, changesTeam = false, ...update } = edit
  if (!changesTeam && changesNothing(project, update.changes, update.version)) return project
  const after = await updateProject(tx, project.id, update)
  const change = changedFields(project, {
    ...(edit.changes as Record<string, string | number | null>),
    // A trigger decides on a project that waits when it gets a status or a manager.
    triage: after.triage,
    triage_reason: after.triage_reason,
  })
  await recordChange(tx, actor, {
    project_id: project.id,
    entity: 'project',
    entity_id: project.id,
    action: 'changed',
    change,
  })
  if (after.status !== project.status) await notifyOfStatus(tx, emit, actor, after)
  return after
}

export const notifyOfStatus = (
  tx: Tx,
  emit: Emit,
  actor: Person,
  project: { id: string; status: ProjectStatus },
  { undoSeconds = 0 } = {},
): Promise<void> =>
  emit(
    tx,
    notificationRequested,
    {
      kind: 'status_changed',
      event_key: `status_changed:${newId()}`,
      subject: { type: 'project', id: project.id },
      actor_id: actor.id,
      detail: project.status,
      undoable: undoSeconds > 0,
    },
    { afterSeconds: undoSeconds },
  )

/** The agreed value with the tax rate of today; an unchanged value keeps the rate it has. */
export async function agreedValueChange(
  tx: Tx,
  project: ProjectRow,
  { agreed_value, today }: { agreed_value: number | null | undefined; today: string },
): Promise<Changes> {
  if (agreed_value === undefined) return {}
  if (agreed_value === null) return { agreed_value_paise: null, agreed_tax_rate: null }
  const agreed_value_paise = toPaise(agreed_value)
  if (agreed_value_paise === project.agreed_value_paise) return {}
  const rate = await readTaxRate(tx, today)
  return { agreed_value_paise, agreed_tax_rate: rate.toFixed(2) }
}
