import { CareerArea, JobStatus, type JobPatch, type NewJob } from '@trusswell/domain/jobs.ts'
import type { ListQuery } from '../../../features/list-page/list-query.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const jobKey = ['admin', 'jobs']
export const jobFilters = { status: JobStatus.options, area: CareerArea.options }

type Query = ListQuery<typeof jobFilters> & { cursor?: string }
type Changes = { [Name in keyof JobPatch]?: Exclude<JobPatch[Name], undefined> }

const one = (id: string) => ({ params: { path: { id } } })

export const listJobs = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/jobs', { params: { query }, signal }))

export const readJob = (id: string) => answerOf(api.GET('/api/admin/jobs/{id}', one(id)))

export const addJob = (body: Omit<NewJob, 'id'>) => answerOf(api.POST('/api/admin/jobs', { body }))

export const changeJob = (id: string, version: number, changes: Omit<Changes, 'version'>) =>
  answerOf(api.PATCH('/api/admin/jobs/{id}', { ...one(id), body: { ...changes, version } }))

export const deleteJob = (id: string) => answerOf(api.DELETE('/api/admin/jobs/{id}', one(id)))

export const restoreJob = (id: string) => answerOf(api.POST('/api/admin/jobs/{id}/restore', one(id)))
