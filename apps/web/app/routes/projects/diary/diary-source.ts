import type { DiaryEntryPatch } from '@trusswell/domain/site-diary.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { projectKey, type WorkQuery } from '../work/work-source.ts'

const diary = '/api/projects/{id}/diary'

export const diaryKey = (projectId: string) => [...projectKey(projectId), 'diary'] as const

export const listDiary = (id: string, query: WorkQuery & { month?: string }, signal: AbortSignal) =>
  answerOf(api.GET(diary, { params: { path: { id }, query }, signal }))

export const listDiaryMonths = (id: string, signal: AbortSignal) =>
  answerOf(api.GET(`${diary}/months`, { params: { path: { id } }, signal }))

export const editDiaryEntry = (id: string, item: string, body: DiaryEntryPatch) =>
  answerOf(api.PATCH(`${diary}/{item}`, { params: { path: { id, item } }, body: defined(body) }))

export const deleteDiaryEntry = (id: string, item: string) =>
  answerOf(api.DELETE(`${diary}/{item}`, { params: { path: { id, item } } }))

export const restoreDiaryEntry = (id: string, item: string) =>
  answerOf(api.POST(`${diary}/{item}/restore`, { params: { path: { id, item } } }))
