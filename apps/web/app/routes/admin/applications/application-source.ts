import { ApplicationStatus, type NewApplication, type StatusMail } from '@trusswell/domain/applications.ts'
import type { ParsedApplication } from '../../../features/applications/application-values.ts'
import type { PreviewMail } from '../../../features/applications/use-status-mail.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const applicationKey = ['admin', 'applications']

/** Any position may be asked for; one that nobody knows has no applications. */
export const applicationFilters = (params: URLSearchParams) => ({
  status: ApplicationStatus.options,
  job: [params.get('job') ?? ''],
})

type Query = {
  status?: ApplicationStatus
  job?: string
  search?: string
  deleted?: 'true'
  cursor?: string
}

const one = (id: string) => ({ params: { path: { id } } })

export const listApplications = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/applications', { params: { query }, signal }))

export const readApplication = (id: string) => answerOf(api.GET('/api/admin/applications/{id}', one(id)))

export const addApplication = ({ job_id = null, ...fields }: NewApplication) =>
  answerOf(api.POST('/api/admin/applications', { body: { ...fields, job_id } }))

export const saveApplication = (
  id: string,
  version: number,
  changes: ParsedApplication & { mail?: StatusMail },
) => answerOf(api.PATCH('/api/admin/applications/{id}', { ...one(id), body: { version, ...given(changes) } }))

export const deleteApplication = (id: string) => answerOf(api.DELETE('/api/admin/applications/{id}', one(id)))

export const restoreApplication = (id: string) =>
  answerOf(api.POST('/api/admin/applications/{id}/restore', one(id)))

export const previewMail: PreviewMail = (id, { status, subject, body }) =>
  answerOf(
    api.POST('/api/admin/applications/{id}/mail-preview', {
      ...one(id),
      body: { status, ...given({ subject, body }) },
    }),
  )

export const resumeUrl = (id: string) => `/api/admin/applications/${id}/resume`

/** What the list shows, as a file. */
export function exportUrl(params: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const [from, to] of [
    ['q', 'search'],
    ['status', 'status'],
    ['job', 'job'],
  ] as const) {
    const value = params.get(from)
    if (value) query.set(to, value)
  }
  return `/api/admin/applications/export.csv${query.size > 0 ? `?${query}` : ''}`
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>
}
