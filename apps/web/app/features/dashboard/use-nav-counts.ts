import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import type { NavCounts } from '@trusswell/domain/insight.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'

const navCountsQuery = queryOptions({
  // Invalidated with every list, as the overviews are.
  queryKey: ['projects', 'overview', 'counts'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/needs-you', { signal })),
})

/** The number of items waiting for staff, by area; empty until it is loaded. */
export function useNavCounts(role: Role): NavCounts | undefined {
  return useQuery({ ...navCountsQuery, enabled: isStaffRole(role) }).data
}
