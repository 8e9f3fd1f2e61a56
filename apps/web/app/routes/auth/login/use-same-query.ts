import { useLocation } from 'react-router'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/** The page that was asked for stays in the query from one sign-in page to the next. Cached pages have no query. */
export function useSameQuery(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ''
}
