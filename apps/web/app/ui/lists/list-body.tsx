import { totalLabel } from '../../lib/list-total.ts'
import type { ReactNode, Ref } from 'react'
import { EmptyState } from '../empty-state.tsx'
import { LoadMore } from '../load-more.tsx'
import { ListError, listErrorMessage } from './list-error.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useFirstRows } from './use-first-rows.ts'
import type { Rows } from './use-rows.ts'
import './lists.css'

/** `narrowed` and `deleted` for lists with search, filters or a bin. */
type List<Row> = Rows<Row> & { narrowed?: boolean; deleted?: boolean }

type ListBodyProps<Row> = {
  list: List<Row>
  label: string
  /** The plural noun for counts and states: `messages`. */
  noun: string
  skeleton: ReactNode
  /** One sentence and the action that fills the list. */
  empty: ReactNode
  /** A custom load error; by default a sentence with the noun and the server's message. */
  errorMessage?: (error: unknown) => string
  /** Its rows are cards, so that few of them fill a screen. */
  cards?: boolean
  /** Inside a card: without a count below a complete list, unless it names the order. */
  inCard?: boolean
  /** Describes the first rows of a list without a total; by default `newest`, and `first` in a card. */
  shown?: string
  /** Named after the count: `newest first`. For lists whose order can't be chosen. */
  order?: string
  /** Takes the focus when a focused row is removed. */
  ref?: Ref<HTMLElement>
  /** Called with the first rows alone, then with all: what counts, sums, sorts or selects uses `list.rows`. */
  children: (rows: Row[]) => ReactNode
}

export function ListBody<Row>(props: ListBodyProps<Row>) {
  const {
    list,
    label,
    noun,
    skeleton,
    empty,
    errorMessage,
    cards = false,
    inCard = false,
    order,
    ref,
    children,
  } = props
  const rows = useFirstRows({ ...list, cards })
  return (
    <section
      ref={ref}
      className={inCard ? 'list-in-card' : 'list-body'}
      tabIndex={-1}
      aria-label={label}
      aria-busy={list.loading || list.waiting}
    >
      {list.error && (
        <ListError list={list} message={errorMessage?.(list.error) ?? listErrorMessage(list, noun)} />
      )}
      {list.loading && !list.error && (list.offline ? <NoConnection noun={noun} /> : skeleton)}
      {!list.loading && !list.error && list.rows.length === 0 && (
        <NothingFound list={list} noun={noun} empty={empty} />
      )}
      {rows.length > 0 && children(rows)}
      {rows.length > 0 &&
        rows.length === list.rows.length &&
        (list.more || !inCard || (order && list.rows.length > 1)) && (
          <LoadMore
            note={countOf(list, props)}
            more={list.more}
            pending={list.loadingMore}
            onMore={list.loadMore}
          />
        )}
    </section>
  )
}

const NoConnection = ({ noun }: { noun: string }) => (
  <EmptyState>You’re offline. The {noun} will appear here when you’re back online.</EmptyState>
)

type Noun = { noun: string; inCard?: boolean; shown?: string; order?: string }

function countOf(
  { rows, more, total }: { rows: unknown[]; more: boolean; total?: number | undefined },
  { noun, inCard = false, order, shown = inCard || order ? 'first' : 'newest' }: Noun,
): string {
  const ordered = order ? `${noun}, ${order}` : noun
  if (more && total !== undefined) return `Showing ${rows.length} of ${totalLabel(total)} ${ordered}`
  if (rows.length === 1) return 'Showing 1 result'
  return more ? `Showing the ${shown} ${rows.length} ${ordered}` : `Showing all ${rows.length} ${ordered}`
}
