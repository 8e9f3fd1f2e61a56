import { applicationSorts } from '@trusswell/domain/list-sort-values.ts'
import { applicationStatuses, interviewFilters } from '@trusswell/domain/application-values.ts'
import type {
  ApplicationStatus,
  InterviewFilter,
  NewApplication,
  StatusMail,
} from '@trusswell/domain/applications.ts'
import type { ApplicationStatusChange, BulkApplicationStatus } from '@trusswell/domain/bulk-applications.ts'
import type { Versioned } from '@trusswell/domain/input.ts'
import type { Interview, InterviewPatch, NewInterview } from '@trusswell/domain/interviews.ts'
import type { ApplicationSort } from '@trusswell/domain/list-sorts.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { fileOf } from '../../lib/api/file-of.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { asked, type StaffArea } from '../../lib/api/staff-area.ts'
import { changeInBatches } from '../../lib/batches.ts'
import type { Place } from '../../ui/lists/use-rows.ts'
import type { ParsedApplication } from './application-values.ts'
import type { PreviewMail } from './use-status-mail.ts'

type Query = Place & {
  status?: ApplicationStatus
  sort?: ApplicationSort
  job?: string
  interview?: InterviewFilter
  search?: string
  deleted?: 'true'
}

/** Any position can be requested; an unknown one has no applications. */
export const applicationFilters = (params: URLSearchParams) => ({
  status: applicationStatuses,
  job: [params.get('job') ?? ''],
  interview: interviewFilters,
  sort: applicationSorts,
})

const one = (id: string) => ({ params: { path: { id } } })

export type ApplicationSource = ReturnType<typeof applicationSource>

export function applicationSource(area: StaffArea) {
  const applications = `/api/${area}/applications` as const
  const application = `/api/${area}/applications/{id}` as const
  const preview: PreviewMail = (id, request) =>
    answerOf(api.POST(`/api/${area}/applications/{id}/mail-preview`, { ...one(id), body: defined(request) }))
  return {
    area,
    key: ['applications', area] as const,
    list: (query: Query, signal: AbortSignal) =>
      answerOf(api.GET(applications, { params: { query: asked(area, query) }, signal })),
    read: (id: string) => answerOf(api.GET(application, one(id))),
    save: (id: string, version: number, changes: ParsedApplication & { mail?: StatusMail }) =>
      answerOf(api.PATCH(application, { ...one(id), body: { version, ...defined(changes) } })),
    setStatuses: (ids: string[], change: Omit<BulkApplicationStatus, 'ids'>) =>
      changeInBatches(ids, (batch) =>
        answerOf(api.POST(`${applications}/status`, { body: defined({ ...change, ids: batch }) })),
      ),
    undoStatuses: (changes: ApplicationStatusChange[]) =>
      answerOf(api.POST(`${applications}/status/undo`, { body: { changes } })),
    preview,
    history: async (id: string) =>
      (await answerOf(api.GET(`/api/${area}/applications/{id}/history`, one(id)))).data,
    interviews: async (id: string) =>
      (await answerOf(api.GET(`/api/${area}/applications/{id}/interviews`, one(id)))).data,
    /** Staff who can hold an interview. */
    interviewers: async () => (await answerOf(api.GET(`/api/${area}/contacts/assignees`))).data,
    planInterview: (id: string, body: NewInterview, key: string) =>
      answerOf(
        api.POST(`/api/${area}/applications/{id}/interviews`, {
          params: { path: { id }, header: { 'idempotency-key': key } },
          body,
        }),
      ),
    changeInterview: ({ application_id: id, id: interviewId }: Interview, body: Versioned<InterviewPatch>) =>
      answerOf(
        api.PATCH(`/api/${area}/applications/{id}/interviews/{interviewId}`, {
          params: { path: { id, interviewId } },
          body: defined(body),
        }),
      ),
    cancelInterview: ({ application_id: id, id: interviewId, version }: Interview) =>
      answerOf(
        api.POST(`/api/${area}/applications/{id}/interviews/{interviewId}/cancel`, {
          params: { path: { id, interviewId } },
          body: { version },
        }),
      ),
    resumeUrl: (id: string) => `/api/${area}/applications/${id}/resume`,
  }
}

/** For admins only. */
export const addApplication = ({ job_id = null, ...fields }: NewApplication, key: string) =>
  answerOf(
    api.POST('/api/admin/applications', {
      params: { header: { 'idempotency-key': key } },
      body: { ...fields, job_id },
    }),
  )

/** For admins only. */
export const applicationRemoval = {
  remove: (id: string) => answerOf(api.DELETE('/api/admin/applications/{id}', one(id))),
  restore: (id: string) => answerOf(api.POST('/api/admin/applications/{id}/restore', one(id))),
}

/** For admins only: the filtered list as a file. */
export const exportApplications = (query: Pick<Query, 'status' | 'job' | 'interview' | 'search'>) =>
  fileOf(
    api.GET('/api/admin/applications/export.csv', { params: { query: defined(query) }, parseAs: 'blob' }),
  )
