import type { ReactNode } from 'react'
import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noResults from '../../illustrations/scenes/no-results.tsx?drawing'
import { ButtonLink } from '../button-link.tsx'
import { EmptyState } from '../empty-state.tsx'

type NothingFoundProps = {
  list: { narrowed?: boolean; deleted?: boolean }
  noun: string
  empty: ReactNode
}

export function NothingFound({ list, noun, empty }: NothingFoundProps) {
  if (list.narrowed) {
    return (
      <EmptyState
        figure={<DrawingImage drawing={noResults} />}
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
