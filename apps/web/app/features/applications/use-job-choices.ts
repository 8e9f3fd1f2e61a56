import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import type { StaffArea } from '../../lib/api/staff-area.ts'

/** Positions to choose from; without them the filter has fewer choices, and everything else works. */
export function useJobChoices(area: StaffArea): { id: string; title: string }[] {
  const { data } = useQuery({
    queryKey: ['jobs', area, 'choices'],
    queryFn: ({ signal }) =>
      answerOf(api.GET(`/api/${area}/jobs`, { params: { query: { limit: 100 } }, signal })),
  })
  return data?.data.map(({ id, title }) => ({ id, title })) ?? []
}
