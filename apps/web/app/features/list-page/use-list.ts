import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withParam } from '../../ui/url-params.ts'
import { listQueryOf, pagesWanted, type Filters, type ListQuery } from './list-query.ts'

export type Page<Row> = { data: Row[]; next_cursor: string | null }

type ListSource<Row, F extends Filters> = {
  key: QueryKey
  filters: F
  read: (query: ListQuery<F> & { cursor?: string }, signal: AbortSignal) => Promise<Page<Row>>
}

export type List<Row> = ReturnType<typeof useList<Row, Filters>>

/** A list whose search, filters and length are in the URL. */
export function useList<Row, F extends Filters>({ key, filters, read }: ListSource<Row, F>) {
  const [params, setParams] = useSearchParams()
  const query = listQueryOf(params, filters)
  const result = useInfiniteQuery({
    queryKey: [...key, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      read({ ...query, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = result
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0)
  const reopens = loaded > 0 && loaded < pagesWanted(params) && hasNextPage && !isFetching && !isError

  // A kept address or Back asks for as many pages as were open.
  useEffect(() => {
    if (reopens) void fetchNextPage()
  }, [reopens, fetchNextPage])

  function loadMore() {
    void fetchNextPage()
    setParams((now) => withParam(now, 'pages', String(loaded + 1)), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return {
    rows: data?.pages.flatMap((page) => page.data) ?? [],
    deleted: query.deleted === 'true',
    narrowed: Object.keys(query).some((name) => name !== 'deleted'),
    more: hasNextPage,
    loadingMore: result.isFetchingNextPage,
    loadMore,
    loading: result.isPending,
    waiting: isPlaceholderData,
    offline: result.isPaused,
    error: result.error,
    retrying: isFetching,
    retry: () => void (result.isFetchNextPageError ? fetchNextPage() : result.refetch()),
    refetch: result.refetch,
  }
}
