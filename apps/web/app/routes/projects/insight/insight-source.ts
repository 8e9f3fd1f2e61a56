import { queryOptions } from '@tanstack/react-query'
import type { AnalyticsRange } from '@trusswell/domain/insight.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { drawnFile } from '../../../lib/api/drawn-file.ts'
import { projectKey } from '../work/work-source.ts'

export const progressQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'progress'],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/projects/{id}/progress', { params: { path: { id } }, signal })),
  })

export const analyticsQuery = (id: string, range: AnalyticsRange) =>
  queryOptions({
    queryKey: [...projectKey(id), 'analytics', range],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/projects/{id}/analytics', { params: { path: { id }, query: { range } }, signal }),
      ),
    // The current figures stay until those of another range are loaded.
    placeholderData: (before) => before,
  })

export const dateChangesQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'date-changes'],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/projects/{id}/date-changes', { params: { path: { id } }, signal })),
  })

/** The PDF is drawn by the worker first. */
export const exportReport = (id: string, range: AnalyticsRange, format: 'pdf' | 'csv') =>
  drawnFile(() =>
    api.GET('/api/projects/{id}/analytics/export', {
      params: { path: { id }, query: { range, format } },
      parseAs: 'blob',
    }),
  )
