import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const statsQuery = queryOptions({
  queryKey: ['projects', 'overview', 'admin'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/stats', { signal })),
})
