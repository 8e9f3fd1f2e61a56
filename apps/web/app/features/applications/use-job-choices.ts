import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import type { StaffArea } from '../../lib/api/staff-area.ts'

/** Positions for the filter; if they can't be loaded, the filter has fewer options and everything else works. */
export function useJobChoices(area: StaffArea): { id: string; title: string }[] {
  const { data } = useQuery({
    queryKey: ['jobs', area, 'choices'],
    queryFn: ({ signal }) =>
      answerOf(api.GET(`/api/${area}/jobs`, { params: { query: { limit: 100 } }, signal })),
  })
  const published = data?.data.filter(({ status }) => status !== 'draft') ?? []
  return published.map(({ id, title }) => ({ id, title }))
}
