import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import {
  dueInThePast,
  type Milestone,
  type MilestoneEdit,
  reasonMissing,
  type MilestoneRequest,
} from '@trusswell/domain/milestones.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { must } from '../../platform/must.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import { acceptanceAfter, askedFor, getLiveMilestone } from './answer-milestone.ts'
import { changedFields, recordChange } from './record-change.ts'
import { milestoneKind } from './work.ts'
import { findWork, insertDateChange, insertWork, setWorkDeleted, updateWork } from './work-repository.ts'
import { notificationRequested } from '../notifications/events.ts'

type Deps = Pick<ApiDeps, 'can' | 'emit' | 'today' | 'now'>
type Where = { project_id: string; id: string }

export async function addMilestone(
  { can, emit, today, now }: Deps,
  tx: Tx,
  actor: Person,
  { project_id, fields }: { project_id: string; fields: MilestoneRequest },
): Promise<Milestone> {
  refuseBeyondRole(can, actor, { status: fields.status, reweighed: (fields.weight ?? 1) !== 1 })
  if (fields.due_date < today()) throw invalidField('due_date', dueInThePast)
  const values = {
    ...fields,
    weight: fields.weight ?? 1,
    baseline_date: fields.due_date,
    completion_date: fields.status === 'completed' ? today() : null,
    ...askedFor(fields.status, now()),
  }
  const row = await insertWork(tx, milestoneKind, { project_id, id: newId(), added_by: actor.id, ...values })
  await recordChange(tx, actor, {
    project_id,
    entity: 'milestone',
    entity_id: row.id,
    action: 'added',
    change: values,
  })
  await notify(emit, tx, actor, { kind: 'milestone_added', id: row.id })
  if (row.status === 'completed') await notify(emit, tx, actor, { kind: 'milestone_completed', id: row.id })
  return milestoneKind.present(row, today())
}

export async function editMilestone(
  { can, emit, today, now }: Deps,
  tx: Tx,
  actor: Person,
  { where, edit }: { where: Where; edit: MilestoneEdit },
): Promise<Milestone> {
  const before = await getLiveMilestone(tx, where)
  must(actor, can.editMilestone(actor, before))
  await mustRepeat(() => milestoneKind.present(before, today()))
  const { version, reason, undoable = false, ...fields } = edit
  const weight = fields.weight ?? before.weight
  refuseBeyondRole(can, actor, { status: fields.status, reweighed: weight !== before.weight })
  if (fields.due_date !== before.due_date && fields.due_date < today()) {
    throw invalidField('due_date', dueInThePast)
  }
  if (fields.due_date !== before.due_date && !reason && can.editWork(actor)) {
    throw invalidField('reason', reasonMissing)
  }
  const completion_date = fields.status === 'completed' ? (before.completion_date ?? today()) : null
  const values = {
    ...fields,
    weight,
    completion_date,
    ...(await acceptanceAfter(tx, before, fields.status, now())),
  }
  if (changesNothing(before, values, version)) return milestoneKind.present(before, today())
  const row = await updateWork(tx, milestoneKind, { where, version, values, today: today() })
  if (row.due_date !== before.due_date) {
    const moved = {
      from_date: before.due_date,
      to_date: row.due_date,
      moved_by: actor.id,
      reason: reason ?? '',
    }
    await insertDateChange(tx, { id: newId(), project_id: where.project_id, milestone_id: row.id, ...moved })
  }
  await recordChange(tx, actor, {
    project_id: where.project_id,
    entity: 'milestone',
    entity_id: row.id,
    action: 'changed',
    change: changedFields(before, values),
  })
  if (row.status === 'completed' && before.status !== 'completed') {
    const asked_at = undoable ? row.acceptance_at : null
    await notify(emit, tx, actor, { kind: 'milestone_completed', id: where.id, asked_at })
  }
  return milestoneKind.present(row, today())
}

/** Deletes or restores it. */
export async function setMilestoneDeleted(
  { can, today }: Deps,
  tx: Tx,
  actor: Person,
  { where, deleted }: { where: Where; deleted: boolean },
): Promise<Milestone> {
  const before = await findWork(tx, milestoneKind, where)
  if (!before) throw notFound()
  must(actor, can.editMilestone(actor, before))
  if (!deleted && !can.restoreMilestone(actor, before))
    throw new AppError('forbidden', 'Our staff deleted this milestone. Only staff can restore it.')
  const row = await setWorkDeleted(tx, milestoneKind, { where, deleted })
  await recordChange(tx, actor, {
    project_id: where.project_id,
    entity: 'milestone',
    entity_id: row.id,
    action: deleted ? 'removed' : 'restored',
  })
  return milestoneKind.present(row, today())
}

function refuseBeyondRole(can: Deps['can'], actor: Person, wanted: { status: string; reweighed: boolean }) {
  if (wanted.status === 'completed' && !can.completeMilestones(actor))
    throw new AppError('forbidden', 'Only staff can complete a milestone')
  if (wanted.reweighed && !can.weighMilestones(actor))
    throw new AppError('forbidden', 'Only staff can change a milestone’s weight')
}

async function notify(
  emit: Deps['emit'],
  tx: Tx,
  actor: Person,
  {
    kind,
    id,
    asked_at = null,
  }: {
    kind: 'milestone_added' | 'milestone_completed'
    id: string
    /** Of a completion that can be undone; another one of the same milestone has another time. */
    asked_at?: string | null
  },
): Promise<void> {
  const undoable = asked_at !== null
  await emit(
    tx,
    notificationRequested,
    {
      kind,
      event_key: `${kind}:${newId()}`,
      subject: { type: 'milestone', id },
      actor_id: actor.id,
      detail: asked_at,
      undoable,
    },
    { afterSeconds: undoable ? bulkUndoSeconds : 0 },
  )
}
