import type { ProjectDraft, ProjectRequest } from '@trusswell/domain/projects.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import type { DraftContent } from './draft-saver.ts'

export const draftKey = ['project-draft']

export const readDraft = async (signal: AbortSignal): Promise<ProjectDraft | null> =>
  (await answerOf(api.GET('/api/projects/draft', { signal }))).data

// `keepalive` lets the last save finish when the page is left right after typing.
export const saveDraft = ({ revision, step, fields }: DraftContent & { revision: number }) =>
  answerOf(api.PUT('/api/projects/draft', { body: { revision, step, fields }, keepalive: true }))

export const deleteDraft = () => answerOf(api.DELETE('/api/projects/draft'))

export const createProject = async (body: ProjectRequest, key: string) => {
  const { organisation_id, title, ...rest } = body
  const { client_id: _client, status: _status, current_phase: _phase, ...fields } = rest
  const answer = await answerOf(
    api.POST('/api/projects', {
      params: { header: { 'idempotency-key': key } },
      body: { title, ...fields, ...(organisation_id ? { organisation_id } : {}) },
    }),
  )
  return answer.data
}
