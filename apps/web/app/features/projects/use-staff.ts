import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'

/** Everyone who can be added to a team by id, managers first. */
export function useStaff() {
  const { data = [] } = useQuery({
    queryKey: ['users', 'staff'],
    queryFn: ({ signal }) => listStaff(signal),
  })
  return data
}

async function listStaff(signal: AbortSignal) {
  const roles = ['manager', 'admin'] as const
  const pages = await Promise.all(
    roles.map((role) =>
      answerOf(
        api.GET('/api/admin/users', { params: { query: { role, status: 'active', limit: 100 } }, signal }),
      ),
    ),
  )
  return pages.flatMap(({ data }) => data)
}
