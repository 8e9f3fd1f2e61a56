import type { Versioned } from '@trusswell/domain/input.ts'
import type { AcceptProject, DeclineProject } from '@trusswell/domain/triage.ts'
import { answerOf } from '../../../../lib/api/answer-of.ts'
import { api } from '../../../../lib/api/browser-api.ts'
import type { ListQuery } from '../../../../ui/lists/list-query.ts'

export const waitingKey = ['projects', 'waiting'] as const

const one = (id: string) => ({ params: { path: { id } } })

export const listWaiting = (
  { deleted: _deleted, ...query }: ListQuery<Record<never, never>> & { cursor?: string },
  signal: AbortSignal,
) => answerOf(api.GET('/api/admin/projects/waiting', { params: { query }, signal }))

export const acceptProject = (id: string, body: Versioned<AcceptProject>) =>
  answerOf(api.POST('/api/admin/projects/{id}/accept', { ...one(id), body }))

export const declineProject = (id: string, body: Versioned<DeclineProject>) =>
  answerOf(api.POST('/api/admin/projects/{id}/decline', { ...one(id), body }))

/** Posts the question in the project's chat, once for the same `cid`. */
export const askClient = (id: string, body: { cid: string; content: string }) =>
  answerOf(api.POST('/api/projects/{id}/messages', { ...one(id), body }))
