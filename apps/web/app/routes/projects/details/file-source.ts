import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { projectKey, type WorkQuery } from '../work/work-source.ts'

const files = '/api/projects/{id}/files'

export const fileKey = (projectId: string) => [...projectKey(projectId), 'files'] as const

export const listFiles = (id: string, query: WorkQuery, signal: AbortSignal) =>
  answerOf(api.GET(files, { params: { path: { id }, query }, signal }))

export const deleteFile = (id: string, item: string) =>
  answerOf(api.DELETE(`${files}/{item}`, { params: { path: { id, item } } }))

export const uploadPath = (id: string, visibility: ChatAudience) =>
  `${files.replace('{id}', id)}?visibility=${visibility}`
