import type {
  ChangeDecision,
  ChangeRequestInput,
  ChangeRequestPatch,
} from '@trusswell/domain/change-requests.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { projectKey, type WorkQuery } from '../work/work-source.ts'

const changes = '/api/projects/{id}/change-requests'

export const changeKey = (projectId: string) => [...projectKey(projectId), 'change-requests'] as const

export const listChanges = (id: string, query: WorkQuery, signal: AbortSignal) =>
  answerOf(api.GET(changes, { params: { path: { id }, query }, signal }))

export const proposeChange = (id: string, body: ChangeRequestInput, key: string) =>
  answerOf(
    api.POST(changes, {
      params: { path: { id }, header: { 'idempotency-key': key } },
      body: defined(body),
    }),
  )

export const editChange = (id: string, item: string, body: ChangeRequestPatch) =>
  answerOf(api.PATCH(`${changes}/{item}`, { params: { path: { id, item } }, body: defined(body) }))

export const closeChange = (id: string, item: string, body: ChangeDecision) =>
  answerOf(api.PUT(`${changes}/{item}/state`, { params: { path: { id, item } }, body: defined(body) }))
