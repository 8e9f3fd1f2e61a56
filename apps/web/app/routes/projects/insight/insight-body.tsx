import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { InsightSkeleton } from './insight-skeleton.tsx'

type InsightBodyProps<Data> = {
  query: UseQueryResult<Data>
  failed: string
  loading: string
  empty: string
  /** What fills it. */
  hint: string
  isEmpty: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** Loaded figures stay below the banner when a later request fails. */
export function InsightBody<Data>(props: InsightBodyProps<Data>) {
  const { query, failed, loading, empty, hint, isEmpty, children } = props
  const { data, error } = query
  return (
    <>
      {error && <QueryError query={query} message={failed} />}
      {query.isPending && <InsightSkeleton label={loading} />}
      {data !== undefined &&
        (isEmpty(data) ? (
          <Card>
            <EmptyState outline="bars">
              {empty}. {hint}
            </EmptyState>
          </Card>
        ) : (
          children(data)
        ))}
    </>
  )
}
