import type { Actor } from '@trusswell/domain/actor.ts'
import type { BulkJobStatus, JobStatusChange } from '@trusswell/domain/bulk-jobs.ts'
import { changesJob, lastDayOnReopening } from '@trusswell/domain/job-values.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import type { Tx } from '../../platform/database.ts'
import { editJob } from './edit-job.ts'
import { lockJobs } from './staff-repository.ts'

/** Closes the open ones, or reopens those that are closed or past their last day. `changed` is what an undo needs. */
export async function setStatuses(
  tx: Tx,
  actor: Actor,
  { ids, status }: BulkJobStatus,
  today: string,
): Promise<{ data: StaffJob[]; changed: JobStatusChange[] }> {
  const data: StaffJob[] = []
  const changed: JobStatusChange[] = []
  for (const { id, version, ...before } of await lockJobs(tx, ids)) {
    if (before.status === 'draft' || !changesJob(before, status, today)) continue
    const ends = status === 'open' ? { closes_on: lastDayOnReopening(before, today) } : {}
    const job = await editJob(tx, actor, { id, patch: { version, status, ...ends } })
    data.push(job)
    changed.push({ id, version: job.version, status: before.status, closes_on: before.closes_on })
  }
  return { data, changed }
}

/** Restores status and last day of those that weren't changed since. */
export async function undoStatuses(tx: Tx, actor: Actor, changes: JobStatusChange[]): Promise<StaffJob[]> {
  const rows = await lockJobs(
    tx,
    changes.map(({ id }) => id),
  )
  const restored: StaffJob[] = []
  for (const { id, version, status } of rows) {
    const before = changes.find((each) => each.id === id && each.version === version)
    if (before && status !== 'draft')
      restored.push(await editJob(tx, actor, { id, patch: { ...patchOf(before), version } }))
  }
  return restored
}

const patchOf = ({ status, closes_on }: JobStatusChange) => ({ status, closes_on })
