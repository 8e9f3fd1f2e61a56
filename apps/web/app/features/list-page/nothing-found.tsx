import type { ReactNode } from 'react'
import { NoResults } from '../../illustrations/scenes/no-results.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { List } from './use-list.ts'

type NothingFoundProps<Row> = { list: List<Row>; noun: string; empty: ReactNode }

export function NothingFound<Row>({ list, noun, empty }: NothingFoundProps<Row>) {
  if (list.narrowed) {
    return (
      <EmptyState
        figure={<NoResults className="list-figure" />}
        action={
          <ButtonLink tone="secondary" to={list.deleted ? '?deleted=true' : '?'} preventScrollReset>
            Clear search and filters
          </ButtonLink>
        }
      >
        No {noun} match the search and filters.
      </EmptyState>
    )
  }
  if (list.deleted) {
    return (
      <EmptyState
        action={
          <ButtonLink tone="secondary" to="?" preventScrollReset>
            Show current {noun}
          </ButtonLink>
        }
      >
        Nothing was deleted in the last 30 days.
      </EmptyState>
    )
  }
  return <>{empty}</>
}
