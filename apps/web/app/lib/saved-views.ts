import { queryOptions } from '@tanstack/react-query'
import type { NewSavedView, SavedViewPatch } from '@trusswell/domain/saved-views.ts'
import { answerOf } from './api/answer-of.ts'
import { api } from './api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'

const one = (id: string) => ({ params: { path: { id } } })

export const savedViewKey = ['saved-views']

/** The views of all lists in one request: there are few, and every list needs them. */
export const savedViewsQuery = queryOptions({
  queryKey: savedViewKey,
  queryFn: async ({ signal }) => (await answerOf(api.GET('/api/saved-views', { signal }))).data,
  staleTime: 5 * 60_000,
})

export const addView = (body: NewSavedView) => answerOf(api.POST('/api/saved-views', { body }))

export const changeView = (id: string, changes: SavedViewPatch) =>
  answerOf(api.PATCH('/api/saved-views/{id}', { ...one(id), body: defined(changes) }))

export const deleteView = (id: string) => answerOf(api.DELETE('/api/saved-views/{id}', one(id)))
