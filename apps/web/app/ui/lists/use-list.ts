import { useSearchParams } from 'react-router'
import type { LiveKey } from '../../lib/live/live-keys.ts'
import { withParam } from '../url-params.ts'
import { listQueryOf, pagesWanted, type Filters, type ListQuery } from './list-query.ts'
import { useRows, type Page } from './use-rows.ts'

type ListSource<Row, F extends Filters> = {
  key: LiveKey
  filters: F
  read: (query: ListQuery<F> & { cursor?: string }, signal: AbortSignal) => Promise<Page<Row>>
}

/** A list whose search, filters and length are in the URL. */
export function useList<Row, F extends Filters>({ key, filters, read }: ListSource<Row, F>) {
  const [params, setParams] = useSearchParams()
  const query = listQueryOf(params, filters)
  const list = useRows({
    key,
    query,
    read: (place, signal) => read({ ...query, ...place }, signal),
    counted: true,
    // A bookmark or Back loads as many pages as were open.
    pages: pagesWanted(params),
  })

  function loadMore() {
    list.loadMore()
    setParams((now) => withParam(now, 'pages', String(list.loaded + 1)), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return {
    ...list,
    deleted: query.deleted === 'true',
    narrowed: Object.keys(query).some((name) => name !== 'deleted' && name !== 'sort'),
    loadMore,
  }
}
