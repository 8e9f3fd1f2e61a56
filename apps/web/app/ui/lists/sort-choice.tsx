import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Column } from '../table.tsx'
import { SelectFilter } from './select-filter.tsx'
import './lists.css'

/** The place of `SortChoice` in the toolbar. */
export const SortPlace = () => <div className="list-sort" data-sort-place />

type SortChoiceProps = {
  columns: Pick<Column<never>, 'key' | 'header' | 'sortable'>[]
  /** The API's order without a choice. */
  usual?: string
  /** For rows that are cards on wide screens too. */
  always?: boolean
}

/**
 * The order of a table as a field, shown where its rows are cards and the header is hidden. The list renders it, because
 * it may be loaded later than the toolbar.
 */
export function SortChoice({ columns, usual = '-created', always = false }: SortChoiceProps) {
  const place = useSyncExternalStore(noChanges, findPlace, () => null)
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, header }) => [
      { value: key, label: `${header}, ascending` },
      { value: `-${key}`, label: `${header}, descending` },
    ])
  if (!place || options.length === 0) return null
  const first =
    usual === '-created' ? 'Newest first' : (options.find(({ value }) => value === usual)?.label ?? 'Sort by')
  return createPortal(
    <div data-always={always || undefined}>
      <SelectFilter
        label="Sort by"
        param="sort"
        all={first}
        options={options.filter(({ value }) => value !== usual)}
      />
    </div>,
    place,
  )
}

/** The toolbar is on the page as long as its list. */
const noChanges = () => () => {}
const findPlace = () => document.querySelector('[data-sort-place]')
