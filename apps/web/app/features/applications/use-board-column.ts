import type { Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

type Query = { status: ApplicationStatus; search?: string; job?: string; cursor?: string }
type Page = { data: Application[]; next_cursor: string | null }
export type ReadApplications = (query: Query, signal: AbortSignal) => Promise<Page>

/** One status of the board; search and position come from the address, as in the list. */
export function useBoardColumn(
  { key, read }: { key: readonly unknown[]; read: ReadApplications },
  status: ApplicationStatus,
) {
  const [params] = useSearchParams()
  const search = params.get('q')?.trim().slice(0, 100)
  const job = params.get('job')
  const query = { status, ...(search ? { search } : {}), ...(job ? { job } : {}) }
  const result = useInfiniteQuery({
    // Below the lists' own key, so that a change to a row reaches it here too.
    queryKey: [...key, 'list', 'board', query],
    queryFn: ({ pageParam, signal }) =>
      read({ ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
  return {
    // A row that was just moved stays out of its old column before the server is asked again.
    rows: result.data?.pages.flatMap((page) => page.data).filter((row) => row.status === status) ?? [],
    loading: result.isPending,
    error: result.error,
    more: result.hasNextPage,
    loadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
    retrying: result.isFetching,
  }
}
