import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { workKey } from './work-key.ts'

type Page<Row> = { data: Row[]; next_cursor: string | null }
export type WorkQuery = { limit: number; cursor?: string }

type Options<Row> = {
  projectId: string
  name: string
  read: (projectId: string, query: WorkQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** Reads on by itself, where what is shown needs every row. */
  whole?: boolean
}

export type WorkList<Row> = ReturnType<typeof useWorkList<Row>>

/** Milestones, tasks, expenses or risks of one project. */
export function useWorkList<Row>({ projectId, name, read, whole = false }: Options<Row>) {
  const result = useInfiniteQuery({
    queryKey: [...workKey(projectId, name), 'list'],
    queryFn: ({ pageParam, signal }) =>
      read(projectId, { limit: 100, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = result
  const readsOn = whole && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, fetchNextPage])

  return {
    rows: result.data?.pages.flatMap((page) => page.data) ?? [],
    loading: result.isPending,
    offline: result.isPaused,
    error: result.error,
    retrying: isFetching,
    retry: () => void result.refetch(),
    more: hasNextPage && !whole,
    loadingMore: result.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}
