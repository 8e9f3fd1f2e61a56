import { useId, type ReactNode, type Ref } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { ListError } from './list-error.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { List } from './use-list.ts'
import './list-page.css'

type ListBodyProps<Row> = {
  list: List<Row>
  label: string
  /** What the list holds, in the plural, for its counts and states: `messages`. */
  noun: string
  skeleton: ReactNode
  /** One sentence and the action that fills the list. */
  empty: ReactNode
  /** Takes the focus when a row that had it goes away. */
  ref?: Ref<HTMLElement>
  children: (rows: Row[]) => ReactNode
}

export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { list, label, noun, skeleton, empty, ref, children } = props
  const id = useId()
  return (
    <section
      ref={ref}
      id={id}
      className="list-body"
      tabIndex={-1}
      aria-label={label}
      aria-busy={list.loading || list.waiting}
    >
      {list.error && <ListError list={list} noun={noun} />}
      {list.loading && !list.error && (list.offline ? <NoConnection noun={noun} /> : skeleton)}
      {!list.loading && list.rows.length === 0 && <NothingFound list={list} noun={noun} empty={empty} />}
      {list.rows.length > 0 && (
        <>
          {children(list.rows)}
          <LoadMore
            note={`${list.rows.length} ${noun}, newest first${list.more ? '' : ', that is all'}`}
            more={list.more}
            pending={list.loadingMore}
            onMore={list.loadMore}
          />
        </>
      )}
    </section>
  )
}

const NoConnection = ({ noun }: { noun: string }) => (
  <EmptyState>There is no connection. The {noun} appear here as soon as there is one.</EmptyState>
)
