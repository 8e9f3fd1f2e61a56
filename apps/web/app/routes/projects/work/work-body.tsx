import type { ReactNode, Ref } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { loadFailure } from './load-failure.ts'
import type { WorkList } from './use-work-list.ts'
import './work.css'

type WorkBodyProps<Row> = {
  list: WorkList<Row>
  /** In the plural: `milestones`. */
  noun: string
  empty: ReactNode
  /** Takes the focus when the row that had it goes away. */
  ref?: Ref<HTMLElement>
  children: (rows: Row[]) => ReactNode
}

/** The states of a list inside its card. */
export function WorkBody<Row>({ list, noun, empty, ref, children }: WorkBodyProps<Row>) {
  const { rows, loading, offline, error } = list
  return (
    <section ref={ref} tabIndex={-1} className="work-body" aria-label={`List of ${noun}`} aria-busy={loading}>
      {error && (
        <div className="work-error">
          <ErrorPanel {...loadFailure(error, noun)} onRetry={list.retry} retrying={list.retrying} />
        </div>
      )}
      {loading && !error && offline && (
        <EmptyState>There is no connection. The {noun} appear here as soon as there is one.</EmptyState>
      )}
      {loading && !error && !offline && <Skeleton rows={4} label={`Loading ${noun}`} />}
      {!loading && rows.length === 0 && <EmptyState>{empty}</EmptyState>}
      {rows.length > 0 && children(rows)}
      {list.more && (
        <LoadMore note={`${rows.length} ${noun}`} more pending={list.loadingMore} onMore={list.loadMore} />
      )}
    </section>
  )
}
