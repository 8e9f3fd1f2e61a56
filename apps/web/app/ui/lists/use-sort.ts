import { useSearchParams } from 'react-router'
import type { Sort } from '../column-head.tsx'
import { searchWith } from '../url-params.ts'

/** The order in the URL, as a column with a minus for descending. A second click on a column turns it around. */
export function useSort(sorts: readonly string[], fallback: string): Sort {
  const [params] = useSearchParams()
  const asked = params.get('sort') ?? ''
  const current = sorts.includes(asked) ? asked : fallback
  const isDescending = current.startsWith('-')
  return {
    key: isDescending ? current.slice(1) : current,
    direction: isDescending ? 'descending' : 'ascending',
    to: (key) => searchWith(params, { sort: current === key ? `-${key}` : key, pages: null }),
  }
}
