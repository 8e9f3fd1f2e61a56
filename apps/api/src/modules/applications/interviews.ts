import type { Actor, Person } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import {
  type Interview,
  type InterviewPatch,
  momentInKolkata,
  type NewInterview,
  videoLink,
} from '@trusswell/domain/interviews.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { AppError, invalidField, notFound, stale } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { listStaffNames } from '../users/repository.ts'
import { interviewCancelled, interviewPlanned } from './events.ts'
import {
  findUpcoming,
  getInterview,
  insertInterview,
  listInterviewerIds,
  listUpcoming,
  setInterviewers,
  updateInterview,
} from './interview-repository.ts'

type Ids = { application_id: string; id: string }

/** An application has at most one future interview; the next round is scheduled after it. */
export async function planInterview(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { application_id, plan }: { application_id: string; plan: NewInterview },
): Promise<Interview> {
  await lockOpenApplication(tx, application_id)
  if (await findUpcoming(tx, application_id))
    throw new AppError('conflict', 'An interview is already scheduled. Change that one instead.')
  const { day, time, interviewer_ids, ...fields } = plan
  const ids = await staffOf(tx, interviewer_ids, [])
  const id = newId()
  await insertInterview(tx, {
    id,
    application_id,
    ...fields,
    place: placeOf(plan),
    starts_at: momentAhead(day, time),
  })
  await setInterviewers(tx, id, ids)
  const interview = await getInterview(tx, application_id, id)
  await note(tx, actor, 'application.interview-planned', interview)
  await invite(tx, emit, interview, { ids, before: [] })
  return interview
}

/** Everyone who stays invited gets the new version, everyone else a cancellation. */
export async function changeInterview(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { application_id, id, patch }: Ids & { patch: InterviewPatch },
): Promise<Interview> {
  const before = await getInterview(tx, application_id, id)
  await mustRepeat(() => before)
  const { version, interviewer_ids, ...fields } = patch
  const wanted = interviewer_ids ? [...new Set(interviewer_ids)].toSorted() : before.interviewer_ids
  if (changesNothing(before, { ...fields, interviewer_ids: wanted }, version)) return before
  if (version !== undefined && version !== before.version) throw stale(before)
  mustBeAhead(before)
  await lockOpenApplication(tx, application_id)
  const { day = before.day, time = before.time, ...changes } = fields
  const isMoved = day !== before.day || time !== before.time
  const ids = await staffOf(tx, wanted, before.interviewer_ids)
  const isSaved = await updateInterview(tx, id, version, {
    ...changes,
    place: placeOf({ ...before, ...defined(changes) }),
    ...(isMoved ? { starts_at: momentAhead(day, time) } : {}),
  })
  if (!isSaved) throw stale(await getInterview(tx, application_id, id))
  const removed = await setInterviewers(tx, id, ids)
  const interview = await getInterview(tx, application_id, id)
  await note(tx, actor, 'application.interview-changed', interview)
  await invite(tx, emit, interview, { ids, before: before.interviewer_ids })
  for (const user_id of removed)
    await uninvite(tx, emit, { ...interview, starts_at: before.starts_at }, { user_id, removed: true })
  return interview
}

export async function cancelInterview(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { application_id, id, version }: Ids & { version: number | undefined },
): Promise<Interview> {
  const before = await getInterview(tx, application_id, id)
  if (before.cancelled_at) return before
  if (version !== undefined && version !== before.version) throw stale(before)
  mustBeAhead(before)
  if (!(await cancel(tx, emit, actor, before))) throw stale(await getInterview(tx, application_id, id))
  return getInterview(tx, application_id, id)
}

/**
 * For an application that is rejected, withdrawn, deleted or erased. The caller has locked its row, so no interview is scheduled or
 * changed meanwhile. One that a colleague cancels at the same moment stays cancelled.
 */
export async function cancelUpcoming(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  application_id: string,
): Promise<void> {
  for (const interview of await listUpcoming(tx, application_id)) await cancel(tx, emit, actor, interview)
}

type Planned = Pick<Interview, 'id' | 'application_id' | 'starts_at' | 'minutes' | 'version'>

async function cancel(tx: Tx, emit: Emit, actor: Actor, interview: Planned): Promise<boolean> {
  const isSaved = await updateInterview(tx, interview.id, interview.version, 'cancel')
  if (!isSaved) return false
  const cancelled = { ...interview, version: interview.version + 1 }
  await note(tx, actor, 'application.interview-cancelled', cancelled)
  for (const user_id of [null, ...(await listInterviewerIds(tx, interview.id))])
    await uninvite(tx, emit, cancelled, { user_id, removed: false })
  return true
}

/** `changed` only for people who were invited before. The applicant has no user id. */
async function invite(
  tx: Tx,
  emit: Emit,
  { id, application_id, version }: Interview,
  interviewers: { ids: string[]; before: string[] },
) {
  for (const user_id of [null, ...interviewers.ids])
    await emit(tx, interviewPlanned, {
      interview_id: id,
      application_id,
      version,
      user_id,
      changed: user_id === null ? version > 1 : interviewers.before.includes(user_id),
    })
}

const uninvite = (
  tx: Tx,
  emit: Emit,
  interview: Planned,
  recipient: { user_id: string | null; removed: boolean },
) =>
  emit(tx, interviewCancelled, {
    interview_id: interview.id,
    application_id: interview.application_id,
    version: interview.version,
    ...recipient,
    starts_at: new Date(interview.starts_at).toISOString(),
    minutes: interview.minutes,
  })

/** Place and note aren't logged, because they may be about a person. */
const note = (tx: Tx, actor: Actor, action: string, interview: Planned) =>
  writeAudit(tx, actor, {
    action,
    entity: 'job_application',
    entity_id: interview.application_id,
    details: { interview_id: interview.id, starts_at: interview.starts_at, minutes: interview.minutes },
  })

/** Locks the application, so that two colleagues can't schedule an interview at the same time. */
async function lockOpenApplication(tx: Tx, id: string): Promise<void> {
  const application = await tx
    .selectFrom('job_applications')
    .select(['status', 'withdrawn_at', 'deleted_at'])
    .where('id', '=', id)
    .where('waits_for', 'is', null)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!application || application.deleted_at) throw notFound()
  if (application.status === 'rejected' || application.withdrawn_at)
    throw new AppError('conflict', 'This application is closed, so you can’t schedule an interview.')
}

function mustBeAhead({ starts_at, cancelled_at }: Interview): void {
  if (cancelled_at) throw new AppError('conflict', 'This interview has been cancelled.')
  if (Date.parse(starts_at) <= Date.now())
    throw new AppError('conflict', 'This interview has already started. It can no longer be changed.')
}

function momentAhead(day: string, time: string): string {
  const moment = momentInKolkata(day, time)
  const now = Date.now()
  if (day < kolkataDay(now)) throw invalidField('day', 'Choose today or a later day')
  if (Date.parse(moment) <= now) throw invalidField('time', 'Choose a time in the future')
  return moment
}

function placeOf({ kind, place }: Pick<NewInterview, 'kind' | 'place'>): string {
  if (kind !== 'video') return place
  const link = videoLink.safeParse(place)
  if (link.success) return link.data
  throw invalidField('place', link.error.issues[0]?.message ?? 'Enter a link')
}

/** People who have left the staff can stay interviewers, but can't be added. */
async function staffOf(tx: Tx, ids: string[], present: string[]): Promise<string[]> {
  const added = [...new Set(ids)].filter((id) => !present.includes(id))
  const known = added.length > 0 ? await listStaffNames(tx, added) : []
  if (known.length < added.length) throw invalidField('interviewer_ids', 'Choose admins or managers')
  return [...new Set(ids)].toSorted()
}
