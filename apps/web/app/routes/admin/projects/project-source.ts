import { healths } from '@trusswell/domain/insight-health-values.ts'
import { projectDues, projectSorts } from '@trusswell/domain/project-list-values.ts'
import { projectPriorities, projectStatuses, projectTypes } from '@trusswell/domain/project-values.ts'
import type {
  ProjectStatus,
  AdminProjectPatch,
  AdminProjectRequest,
  StatusChange,
} from '@trusswell/domain/projects.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { fileOf } from '../../../lib/api/file-of.ts'
import { idFilter, type ListQuery } from '../../../ui/lists/list-query.ts'

export const adminProjectKey = ['projects', 'admin'] as const
export const projectFilters = (params: URLSearchParams) => ({
  status: projectStatuses,
  priority: projectPriorities,
  health: healths,
  manager: idFilter(params, 'manager', 'none'),
  organisation: idFilter(params, 'organisation'),
  type: projectTypes,
  due: projectDues,
  messages: ['unanswered'] as const,
  changes: ['to_price'] as const,
  sort: projectSorts,
})

export type ProjectChanges = {
  [Name in keyof Omit<AdminProjectPatch, 'version' | 'agreed_value'>]?: Exclude<
    AdminProjectRequest[Name],
    undefined
  >
}
type NewProject = Omit<AdminProjectRequest, 'client_id' | 'organisation_id'> & { organisation_id: string }
type Query = ListQuery<ReturnType<typeof projectFilters>> & { cursor?: string }

const one = (id: string) => ({ params: { path: { id } } })

export const listProjects = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/projects', { params: { query }, signal }))

export const exportProjects = ({ deleted: _deleted, ...query }: Query) =>
  fileOf(api.GET('/api/admin/projects/export', { params: { query }, parseAs: 'blob' }))

export const readProject = (id: string) => answerOf(api.GET('/api/admin/projects/{id}', one(id)))

export const addProject = (body: NewProject, key: string) =>
  answerOf(api.POST('/api/admin/projects', { params: { header: { 'idempotency-key': key } }, body }))

export const saveProject = (id: string, version: number, changes: ProjectChanges) =>
  answerOf(api.PATCH('/api/admin/projects/{id}', { ...one(id), body: { version, ...changes } }))

export const deleteProject = (id: string) => answerOf(api.DELETE('/api/admin/projects/{id}', one(id)))

export const setStatuses = (ids: string[], status: ProjectStatus) =>
  answerOf(api.POST('/api/admin/projects/status', { body: { ids, status } }))

export const undoStatuses = (changes: StatusChange[]) =>
  answerOf(api.POST('/api/admin/projects/status/undo', { body: { changes } }))
