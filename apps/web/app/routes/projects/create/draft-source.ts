import type { ProjectDraft, ProjectRequest } from '@trusswell/domain/projects.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import type { DraftContent } from './draft-saver.ts'

export const draftKey = ['project-draft']

let saving: Promise<unknown> = Promise.resolve()

/** After the last save, which may still be on its way when the page is left and opened again. */
export async function readDraft(signal: AbortSignal): Promise<ProjectDraft | null> {
  await saving
  return (await answerOf(api.GET('/api/projects/draft', { signal }))).data
}

export function saveDraft({ revision, step, fields }: DraftContent & { revision: number }) {
  // `keepalive` lets the last save finish when the page is left right after typing.
  const saved = answerOf(
    api.PUT('/api/projects/draft', { body: { revision, step, fields }, keepalive: true }),
  )
  saving = saved.catch(() => {})
  return saved
}

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
