import type { Person } from '@trusswell/domain/actor.ts'
import { isClientField, type Project, type ProjectPatch } from '@trusswell/domain/projects.ts'
import type { TriageState } from '@trusswell/domain/triage.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { notificationRequested } from '../notifications/events.ts'
import type { ProjectRow } from './present-project.ts'
import { changedFields, recordChange } from './record-change.ts'
import { listTeam, updateProject } from './repository.ts'
import { setTeam, withManager } from './set-team.ts'

export const waitingOf = ({ triage }: Pick<ProjectRow, 'triage'>) => ({ waits: triage === 'waiting' })

/** Two people may decide at the same time, so the row is locked first. */
export async function lockWaiting(tx: Tx, id: string): Promise<void> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('triage', '=', 'waiting')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('conflict', 'This project is no longer waiting for a decision.')
}

/** Clients may send staff fields only unchanged. */
export function mustChangeFactsOnly(project: Project, body: ProjectPatch): void {
  const current = project as Record<string, unknown>
  for (const [field, value] of Object.entries(body)) {
    if (field !== 'version' && !isClientField(field) && value !== current[field])
      throw invalidField(field, 'This field cannot be changed')
  }
}

type Decision = { project: ProjectRow; version: number | undefined; today: string }

/** Assigns the manager, of which the client and the manager are notified. */
export async function acceptProject(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { project, version, today, managerId }: Decision & { managerId: string },
): Promise<void> {
  const wanted = await withManager(tx, await listTeam(tx, project.id), managerId)
  await decide(tx, actor, { project, version, today }, { triage: 'accepted' })
  await setTeam(tx, emit, actor, { project_id: project.id, wanted, today })
}

const kinds = { declined: 'project_declined', withdrawn: 'project_withdrawn' } as const

/** Cancels a project that waits. The notification says why, instead of one about the status. */
export async function closeProject(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { project, version, today, triage, reason }: Decision & { triage: keyof typeof kinds; reason: string },
): Promise<void> {
  const changes = { status: 'cancelled', triage, triage_reason: reason || null } as const
  await decide(tx, actor, { project, version, today }, changes)
  await emit(tx, notificationRequested, {
    kind: kinds[triage],
    // A project that was reopened can be declined again.
    event_key: `${kinds[triage]}:${project.id}:${project.version}`,
    subject: { type: 'project', id: project.id },
    actor_id: actor.id,
    detail: null,
  })
}

type Changes = { triage: TriageState; status?: 'cancelled'; triage_reason?: string | null }

async function decide(
  tx: Tx,
  actor: Person,
  { project, version, today }: Decision,
  changes: Changes,
): Promise<void> {
  await updateProject(tx, project.id, { version, changes, today })
  await recordChange(tx, actor, {
    project_id: project.id,
    entity: 'project',
    entity_id: project.id,
    action: 'changed',
    change: changedFields(project, changes),
  })
}
