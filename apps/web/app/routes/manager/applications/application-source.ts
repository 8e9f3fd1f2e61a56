import { ApplicationStatus, type StatusMail } from '@trusswell/domain/applications.ts'
import type { ParsedApplication } from '../../../features/applications/application-values.ts'
import type { PreviewMail } from '../../../features/applications/use-status-mail.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const applicationKey = ['manager', 'applications']

/** Any position may be asked for; one that nobody knows has no applications. */
export const applicationFilters = (params: URLSearchParams) => ({
  status: ApplicationStatus.options,
  job: [params.get('job') ?? ''],
})

type Query = { status?: ApplicationStatus; job?: string; search?: string; deleted?: 'true'; cursor?: string }

const one = (id: string) => ({ params: { path: { id } } })

// A manager's list has no deleted rows to ask for.
export const listApplications = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/manager/applications', { params: { query }, signal }))

export const readApplication = (id: string) => answerOf(api.GET('/api/manager/applications/{id}', one(id)))

export const saveApplication = (
  id: string,
  version: number,
  { status, notes, mail }: ParsedApplication & { mail?: StatusMail },
) =>
  answerOf(
    api.PATCH('/api/manager/applications/{id}', {
      ...one(id),
      body: {
        version,
        ...(status ? { status } : {}),
        ...(notes === undefined ? {} : { notes }),
        ...(mail ? { mail } : {}),
      },
    }),
  )

export const previewMail: PreviewMail = (id, { status, subject, body }) =>
  answerOf(
    api.POST('/api/manager/applications/{id}/mail-preview', {
      ...one(id),
      body: { status, ...(subject ? { subject } : {}), ...(body ? { body } : {}) },
    }),
  )

export const resumeUrl = (id: string) => `/api/manager/applications/${id}/resume`
