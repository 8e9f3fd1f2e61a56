import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import type { AdminProjectRequest, ProjectFields } from '@trusswell/domain/projects.ts'
import { addWorkingDays } from '@trusswell/domain/working-hours.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { ProjectClient } from './client-of-project.ts'
import { recordChange } from './record-change.ts'
import { insertMember, insertProject } from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { notificationRequested } from '../notifications/events.ts'
import { readWorkingHours } from '../settings/repository.ts'

type NewProject = Omit<ProjectFields, 'estimated_cost'> & { estimated_cost_paise: number }
type Short = Omit<
  AdminProjectRequest,
  'team' | 'client_id' | 'organisation_id' | 'project_manager_id' | 'end_date'
> & { end_date: string | null }
type Complete = NewProject & Pick<Short, 'status' | 'priority' | 'end_date'>

export const withPaise = ({ estimated_cost, ...fields }: ProjectFields): NewProject => ({
  ...fields,
  estimated_cost_paise: toPaise(estimated_cost),
})

/**
 * The row and its first line of history, in one transaction. A manager becomes its project manager; what a client creates
 * waits for a decision.
 */
export async function createProject(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { client, fields, today }: { client: ProjectClient; fields: NewProject | Short | Complete; today: string },
): Promise<string> {
  const id = newId()
  const triage = !isStaffRole(actor.role) ? await newTriage(tx, today) : {}
  await insertProject(tx, { id, ...client, created_by: actor.id, ...fields, ...triage })
  const member = newId()
  const manages = actor.role === 'manager'
  // Before anything else: it is what lets the manager see the new row.
  const row = { id: member, user_id: actor.id, duty: 'project_manager' as const }
  if (manages) await insertMember(tx, { project_id: id, ...row })
  const defaults = { status: 'planning', priority: 'normal', current_phase: 'planning' }
  await recordChange(tx, actor, {
    project_id: id,
    entity: 'project',
    entity_id: id,
    action: 'added',
    change: { ...defaults, ...client, ...fields, ...triage },
  })
  if (manages) {
    await recordChange(tx, actor, {
      project_id: id,
      entity: 'member',
      entity_id: member,
      action: 'added',
      change: { user_id: actor.id, duty: 'project_manager' },
    })
  }
  for (const kind of ['project_created', 'project_received'] as const) {
    await emit(tx, notificationRequested, {
      kind,
      event_key: `${kind}:${id}`,
      subject: { type: 'project', id },
      actor_id: actor.id,
      detail: null,
    })
  }
  return id
}

async function newTriage(tx: Tx, today: string) {
  const hours = await readWorkingHours(tx)
  return { triage: 'waiting' as const, answer_by: addWorkingDays(hours, today, hours.decideWithin) }
}
