import type { JobStatusChange, PublishedStatus } from '@trusswell/domain/bulk-jobs.ts'
import { jobSorts } from '@trusswell/domain/list-sort-values.ts'
import { jobStatuses } from '@trusswell/domain/job-values.ts'
import type { JobPatch, NewJob } from '@trusswell/domain/jobs.ts'
import { careerAreaIds } from '@trusswell/domain/services.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { asked, type StaffArea } from '../../lib/api/staff-area.ts'
import { changeInBatches } from '../../lib/batches.ts'
import type { ListQuery } from '../../ui/lists/list-query.ts'

const filters = { status: jobStatuses, area: careerAreaIds, sort: jobSorts }

type Query = ListQuery<typeof filters> & { cursor?: string }
type Changes = { [Name in keyof JobPatch]?: Exclude<JobPatch[Name], undefined> }

const one = (id: string) => ({ params: { path: { id } } })

export type JobSource = ReturnType<typeof jobSource>

export function jobSource(area: StaffArea) {
  const jobs = `/api/${area}/jobs` as const
  const job = `/api/${area}/jobs/{id}` as const
  return {
    area,
    key: ['jobs', area] as const,
    filters,
    list: (query: Query, signal: AbortSignal) =>
      answerOf(api.GET(jobs, { params: { query: asked(area, query) }, signal })),
    read: (id: string) => answerOf(api.GET(job, one(id))),
    add: (body: Omit<NewJob, 'id'>, key: string) =>
      answerOf(api.POST(jobs, { params: { header: { 'idempotency-key': key } }, body })),
    change: (id: string, version: number, changes: Omit<Changes, 'version'>) =>
      answerOf(api.PATCH(job, { ...one(id), body: { ...changes, version } })),
    setStatuses: (ids: string[], status: PublishedStatus) =>
      changeInBatches(ids, (batch) => answerOf(api.POST(`${jobs}/status`, { body: { ids: batch, status } }))),
    undoStatuses: (changes: JobStatusChange[]) =>
      answerOf(api.POST(`${jobs}/status/undo`, { body: { changes } })),
  }
}

/** For admins only. */
export const jobRemoval = {
  remove: (id: string) => answerOf(api.DELETE('/api/admin/jobs/{id}', one(id))),
  restore: (id: string) => answerOf(api.POST('/api/admin/jobs/{id}/restore', one(id))),
}
