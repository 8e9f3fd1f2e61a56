import type { Actor } from '@trusswell/domain/actor.ts'
import type { JobPatch, StaffJob } from '@trusswell/domain/jobs.ts'
import pg from 'pg'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import { idOf } from '../../platform/ids.ts'
import { getJob, updateJob } from './staff-repository.ts'

type Edit = { id: string; patch: JobPatch }

export async function editJob(tx: Tx, actor: Actor, { id, patch }: Edit): Promise<StaffJob> {
  const before = await getJob(tx, id)
  const job = await updateJob(tx, id, patch)
  if (job.version === before.version) return job
  const { version: _version, ...changes } = patch
  const isPublished = before.status === 'draft' && job.status === 'open'
  await auditJob(tx, actor, isPublished ? 'job.published' : 'job.updated', job.id, {
    fields: Object.keys(changes),
    status: job.status,
    closes_on: job.closes_on,
  })
  return job
}

/** Positions are identified by their slug; the audit log needs an id, which is derived from it. */
export const auditJob = (tx: Tx, actor: Actor, action: string, id: string, details = {}) =>
  writeAudit(tx, actor, {
    action,
    entity: 'job',
    entity_id: idOf(`job/${id}`),
    details: { job_id: id, ...details },
  })

export function refuseEarlyEnd(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.constraint === 'jobs_check') {
    throw invalidField('closes_on', 'The last day to apply can’t be before the posting date')
  }
  throw error
}
