import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const overviewQuery = queryOptions({
  queryKey: ['projects', 'overview', 'admin'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/overview', { signal })),
})
