import { answerOf } from '../../../../lib/api/answer-of.ts'
import { api } from '../../../../lib/api/browser-api.ts'
import type { Place } from '../../../../ui/lists/use-rows.ts'
import { userKey } from '../user-source.ts'

const few = { limit: 8 }

export const onePersonKey = (id: string) => [...userKey, id] as const

export const listUserProjects = (id: string, query: Place, signal: AbortSignal) =>
  answerOf(
    api.GET('/api/admin/users/{id}/projects', {
      params: { path: { id }, query: query.cursor ? query : { ...few, ...query } },
      signal,
    }),
  )

export const listUserActivity = (id: string, { cursor }: Place, signal: AbortSignal) =>
  answerOf(
    api.GET('/api/admin/users/{id}/activity', {
      params: { path: { id }, query: cursor ? { cursor: Number(cursor) } : few },
      signal,
    }),
  )
