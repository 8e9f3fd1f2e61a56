import { takesChanges } from '@trusswell/domain/change-request-values.ts'
import { projectStatusLabels } from '@trusswell/domain/project-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type {
  ChangeDecision,
  ChangeRequest,
  ChangeRequestInput,
  ChangeRequestPatch,
  ChangeState,
} from '@trusswell/domain/change-requests.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { AppError, invalidField, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { must } from '../../platform/must.ts'
import { changesNothing, mustRepeat, noteVersion } from '../../platform/versioned.ts'
import { notificationRequested } from '../notifications/events.ts'
import { insertActivity } from './activity-repository.ts'
import {
  getChangeRequest,
  insertChangeRequest,
  presentChange,
  updateChangeRequest,
} from './change-requests-repository.ts'
import type { ProjectRow } from './present-project.ts'
import { changedFields, recordChange } from './record-change.ts'
import { getProjectRow } from './repository.ts'

type Deps = Pick<ApiDeps, 'can' | 'emit' | 'now'>
type Where = { project_id: string; id: string }

export async function proposeChange(
  { can, emit }: Deps,
  tx: Tx,
  actor: Person,
  { project_id, body }: { project_id: string; body: ChangeRequestInput },
): Promise<ChangeRequest> {
  assertOpen(await getProjectRow(tx, project_id))
  const { cost, days, ...fields } = body
  const prices = can.priceChanges(actor)
  if (!prices && (cost !== undefined || days !== undefined))
    throw new AppError('forbidden', 'Only staff can enter the cost of a change.')
  if (prices && cost === undefined)
    throw invalidField('cost', 'Enter an amount, or 0 if the price doesn’t change')
  if (prices && days === undefined)
    throw invalidField('days', 'Enter a number of days, or 0 if the due date doesn’t change')
  const row = await insertChangeRequest(tx, {
    id: newId(),
    project_id,
    ...fields,
    cost_paise: cost === undefined ? null : toPaise(cost),
    days: days ?? null,
    proposed_by: actor.id,
    proposed_by_client: !prices,
  })
  await record(tx, actor, row, 'proposed')
  await notify(emit, tx, actor, { kind: 'change_requested', id: row.id, detail: null })
  return presentChange(row)
}

/** Staff correct an open request, or price one of the client's. */
export async function editChange(
  { emit }: Deps,
  tx: Tx,
  actor: Person,
  { where, body }: { where: Where; body: ChangeRequestPatch },
): Promise<ChangeRequest> {
  assertOpen(await getProjectRow(tx, where.project_id))
  const before = await getOpen(tx, where, body.version)
  const { version = before.version, cost, ...fields } = body
  const values = {
    ...defined(fields),
    ...(cost === undefined ? {} : { cost_paise: toPaise(cost) }),
  }
  const after = { ...before, ...values }
  if ((after.cost_paise === null) !== (after.days === null))
    throw invalidField(after.days === null ? 'days' : 'cost', 'Enter both the cost and the days')
  if (changesNothing(before, values, version)) return presentChange(before)
  const row = await updateChangeRequest(tx, where, version, values)
  await record(tx, actor, row, 'changed', Object.keys(changedFields(before, values)))
  await notify(emit, tx, actor, { kind: 'change_requested', id: row.id, detail: 'changed' })
  return presentChange(row)
}

/** Owners accept. Each side declines the other's requests and withdraws its own. */
export async function closeChange(
  { can, emit, now }: Deps,
  tx: Tx,
  actor: Person,
  { where, body }: { where: Where; body: ChangeDecision },
): Promise<ChangeRequest> {
  const before = await getOpen(tx, where, body.version)
  const { state, version = before.version } = body
  must(actor, can.closeChange(actor, state, before))
  const project = await getProjectRow(tx, where.project_id)
  if (state === 'accepted') assertAcceptable(project, before)
  const closed = { state, closed_by: actor.id, closed_at: new Date(now()).toISOString() }
  const row = await updateChangeRequest(tx, where, version, closed)
  await record(tx, actor, row, state)
  if (state === 'accepted') {
    // A trigger has changed the project.
    const { agreed_value_paise, end_date, estimated_duration } = await getProjectRow(tx, where.project_id)
    await recordChange(tx, actor, {
      project_id: project.id,
      entity: 'project',
      entity_id: project.id,
      action: 'changed',
      change: changedFields(project, { agreed_value_paise, end_date, estimated_duration }),
    })
  }
  await notify(emit, tx, actor, { kind: 'change_answered', id: row.id, detail: state })
  return presentChange(row)
}

async function getOpen(tx: Tx, where: Where, version: number | undefined) {
  const row = await getChangeRequest(tx, where)
  noteVersion(version)
  await mustRepeat(() => presentChange(row))
  if (version !== undefined && version !== row.version) throw stale(presentChange(row))
  if (row.state !== 'proposed') throw new AppError('conflict', 'This change request is closed.')
  return row
}

function assertOpen({ status }: ProjectRow): void {
  if (!takesChanges(status))
    throw new AppError(
      'conflict',
      `This project is ${projectStatusLabels[status].toLowerCase()}, so it can no longer be changed.`,
    )
}

function assertAcceptable(
  project: ProjectRow,
  { cost_paise, days }: { cost_paise: number | null; days: number | null },
): void {
  assertOpen(project)
  if (cost_paise === null || days === null)
    throw new AppError('conflict', 'Our staff haven’t entered the cost and the days of this change yet.')
  if (cost_paise !== 0 && project.agreed_value_paise === null)
    throw new AppError('conflict', 'This project has no agreed value yet. Our staff must enter it first.')
  if ((project.agreed_value_paise ?? 0) + cost_paise < 0)
    throw new AppError('conflict', 'The agreed value would be less than 0.')
  const { start_date, end_date, estimated_duration } = project
  const endsBefore =
    end_date === null
      ? (estimated_duration ?? Infinity) + days < 1
      : start_date !== null && days < 0 && addDays(end_date, days) < start_date
  if (endsBefore) throw new AppError('conflict', 'The project would end before it starts.')
}

async function record(
  tx: Tx,
  actor: Person,
  row: {
    id: string
    project_id: string
    state: ChangeState
    cost_paise: number | null
    days: number | null
  },
  action: string,
  fields: string[] = [],
): Promise<void> {
  await insertActivity(tx, actor, {
    project_id: row.project_id,
    entity: 'change_request',
    entity_id: row.id,
    action: action === 'proposed' ? 'added' : 'changed',
    change: { state: row.state },
  })
  await writeAudit(tx, actor, {
    action: `change_request.${action}`,
    entity: 'change_request',
    entity_id: row.id,
    details: { project_id: row.project_id, fields, cost_paise: row.cost_paise, days: row.days },
  })
}

const notify = (
  emit: Deps['emit'],
  tx: Tx,
  actor: Person,
  { kind, id, detail }: { kind: 'change_requested' | 'change_answered'; id: string; detail: string | null },
) =>
  emit(tx, notificationRequested, {
    kind,
    event_key: `${kind}:${newId()}`,
    subject: { type: 'change_request', id },
    actor_id: actor.id,
    detail,
  })
