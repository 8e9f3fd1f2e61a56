import type { Role } from '@trusswell/domain/actor.ts'
import type { NavCounts } from '@trusswell/domain/insight.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'

const navCountsQuery = queryOptions({
  // As the overviews: asked for again with every list that changes.
  queryKey: ['projects', 'overview', 'counts'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/needs-you', { signal })),
})

/** What waits for staff, by area; nothing until it is known. */
export function useNavCounts(role: Role): NavCounts | undefined {
  return useQuery({ ...navCountsQuery, enabled: role !== 'client' }).data
}
