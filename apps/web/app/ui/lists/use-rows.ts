import { hashKey, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveKey } from '../../lib/live/live-keys.ts'

export type Page<Row> = { data: Row[]; next_cursor: string | null; total?: number | undefined }
/** Which page is asked for; the first one may ask for the number of all rows. */
export type Place = { cursor?: string; count?: 'true' }

type RowSource<Row> = {
  /** The key of everything about these rows; `useListChanges` applies to all keys below it. */
  key: LiveKey
  /** The part of the key that separates this list from others of the same rows. */
  query?: object
  read: (place: Place, signal: AbortSignal) => Promise<Page<Row>>
  /** Asks for the total; the API has to know `count`. */
  counted?: boolean
  /** Loads up to this number of pages by itself. */
  pages?: number
}

/** The rows of a list, page after page, with the states that `ListBody` shows. */
export function useRows<Row>({ key, query, read, counted = false, pages = 1 }: RowSource<Row>) {
  const queryKey = [...key, 'list', ...(query ? [query] : [])]
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read(pageParam ? { cursor: pageParam } : counted ? { count: 'true' } : {}, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
    // The previous answer stays visible while the next one loads.
    ...(query ? { placeholderData: keepPreviousData } : {}),
  })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = result
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0)
  const readsOn = loaded > 0 && loaded < pages && hasNextPage && !isFetching && !isError

  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, loaded, fetchNextPage])

  return {
    /** Differs for another search, filter or order. */
    id: hashKey(queryKey),
    rows: distinct(data?.pages.flatMap((page) => page.data) ?? []),
    total: data?.pages[0]?.total,
    loaded,
    more: hasNextPage,
    loadingMore: result.isFetchingNextPage,
    loadMore: (): void => void fetchNextPage(),
    loading: result.isPending,
    waiting: isPlaceholderData,
    offline: result.isPaused,
    error: result.error,
    retrying: isFetching,
    retry: () => void (result.isFetchNextPageError ? fetchNextPage() : result.refetch()),
  }
}

/** A row that moved between two requests can be on both pages. */
function distinct<Row>(rows: Row[]): Row[] {
  const seen = new Set<unknown>()
  return rows.filter((row) => {
    const id = (row as { id?: unknown }).id
    if (id === undefined) return true
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

export type Rows<Row> = ReturnType<typeof useRows<Row>>
