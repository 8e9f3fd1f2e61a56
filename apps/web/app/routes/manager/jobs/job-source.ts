import { CareerArea, JobStatus, type JobPatch, type NewJob } from '@trusswell/domain/jobs.ts'
import type { ListQuery } from '../../../features/list-page/list-query.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const jobKey = ['manager', 'jobs']
export const jobFilters = { status: JobStatus.options, area: CareerArea.options }

type Query = ListQuery<typeof jobFilters> & { cursor?: string }
type Changes = { [Name in keyof JobPatch]?: Exclude<JobPatch[Name], undefined> }

const one = (id: string) => ({ params: { path: { id } } })

// A manager's list has no deleted rows to ask for.
export const listJobs = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/manager/jobs', { params: { query }, signal }))

export const readJob = (id: string) => answerOf(api.GET('/api/manager/jobs/{id}', one(id)))

export const addJob = (body: Omit<NewJob, 'id'>) => answerOf(api.POST('/api/manager/jobs', { body }))

export const changeJob = (id: string, version: number, changes: Omit<Changes, 'version'>) =>
  answerOf(api.PATCH('/api/manager/jobs/{id}', { ...one(id), body: { ...changes, version } }))
