import type { Person } from '@trusswell/domain/actor.ts'
import {
  hasProof,
  type Milestone,
  type MilestoneAnswer,
  type MilestoneStatus,
  proofMissing,
} from '@trusswell/domain/milestones.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField, notFound, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { must } from '../../platform/must.ts'
import { mustRepeat, noteVersion } from '../../platform/versioned.ts'
import { notificationRequested } from '../notifications/events.ts'
import { findEarlierRejection } from './activity-repository.ts'
import { changedFields, recordChange } from './record-change.ts'
import { milestoneKind } from './work.ts'
import { findWork, isSharedFile, updateWork } from './work-repository.ts'

type Where = { project_id: string; id: string }

const unanswered = {
  acceptance_by: null,
  acceptance_remarks: '',
  acceptance_on_behalf: false,
  acceptance_reason: '',
  acceptance_file_id: null,
  acceptance_file_given: false,
  acceptance_reminded_at: null,
}

/** Completing a milestone asks the client to accept it. */
export const askedFor = (status: MilestoneStatus, now: number) =>
  status === 'completed'
    ? { ...unanswered, acceptance: 'asked', acceptance_at: new Date(now).toISOString() }
    : {}

/**
 * Leaving that status withdraws the question and its answer. If there was no answer yet, the client's rejection before it
 * holds again.
 */
export async function acceptanceAfter(
  tx: Tx,
  before: { project_id: string; id: string; status: string; acceptance: string },
  after: MilestoneStatus,
  now: number,
) {
  if ((before.status === 'completed') === (after === 'completed')) return {}
  if (after === 'completed') return askedFor(after, now)
  const rejection = before.acceptance === 'asked' ? await findEarlierRejection(tx, before) : null
  return { ...unanswered, ...(rejection ?? { acceptance: 'none', acceptance_at: null }) }
}

/** An owner's answer, or one that staff record. A rejected milestone goes back to in progress. */
export async function answerMilestone(
  { can, emit, today, now }: Pick<ApiDeps, 'can' | 'emit' | 'today' | 'now'>,
  tx: Tx,
  actor: Person,
  { where, body }: { where: Where; body: MilestoneAnswer },
): Promise<Milestone> {
  const before = await getLiveMilestone(tx, where)
  const records = can.recordAcceptance(actor)
  must(actor, records || can.acceptMilestones(actor))
  await mustRepeat(() => milestoneKind.present(before, today()))
  noteVersion(body.version)
  const { answer, remarks, reason = '', file_id = null, version = before.version } = body
  if (version !== before.version) throw stale(milestoneKind.present(before, today()))
  if (before.acceptance !== 'asked')
    throw new AppError('conflict', 'This milestone isn’t waiting for an answer.')
  if (records && !hasProof(body)) throw invalidField('reason', proofMissing)
  if (!records && reason !== '') throw invalidField('reason', 'Only staff can give a reason')
  if (file_id !== null && !(records && (await isSharedFile(tx, where.project_id, file_id))))
    throw invalidField('file_id', 'Choose a file of this project that the client can see')
  const values = {
    ...(answer === 'rejected' ? { status: 'in_progress', completion_date: null } : {}),
    acceptance: answer,
    acceptance_at: new Date(now()).toISOString(),
    acceptance_by: actor.id,
    acceptance_remarks: answer === 'accepted' ? '' : remarks,
    ...(records
      ? {
          acceptance_on_behalf: true,
          acceptance_reason: reason,
          acceptance_file_id: file_id,
          acceptance_file_given: file_id !== null,
        }
      : {}),
  }
  const row = await updateWork(tx, milestoneKind, { where, version, values, today: today() })
  await recordChange(tx, actor, {
    project_id: where.project_id,
    entity: 'milestone',
    entity_id: row.id,
    action: 'changed',
    change: changedFields(before, values),
  })
  await emit(tx, notificationRequested, {
    kind: 'milestone_answered',
    event_key: `milestone_answered:${newId()}`,
    subject: { type: 'milestone', id: row.id },
    actor_id: actor.id,
    detail: answer,
  })
  return milestoneKind.present(row, today())
}

export async function getLiveMilestone(tx: Tx, where: Where) {
  const row = await findWork(tx, milestoneKind, where)
  if (!row || row.deleted_at) throw notFound()
  return row
}
