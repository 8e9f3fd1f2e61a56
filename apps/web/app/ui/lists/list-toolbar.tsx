import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { UrlSearchField } from '../url-search-field.tsx'
import { ListViews } from './list-views.tsx'
import { SortPlace } from './sort-choice.tsx'
import '../navigation.css'
import './lists.css'

type ListToolbarProps = {
  /** Also the placeholder, which has to fit beside the Filters button of a phone. */
  search: string
  /** What the search looks at. */
  searchHint?: string
  /** Where the URL has the search, on a page with several lists. */
  param?: string
  /** Filters. A phone shows them below a button. */
  children?: ReactNode
}

export function ListToolbar({ search, searchHint, param = 'q', children }: ListToolbarProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="list-toolbar">
      <UrlSearchField
        label={search}
        hint={searchHint}
        param={param}
        cursorParam="pages"
        className="list-search"
        leadsToRows
      />
      {children && (
        <>
          <Button
            tone="secondary"
            className="list-filters-button"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Filters
          </Button>
          <div className="list-filters" id={id} data-open={open || undefined}>
            {children}
            <SortPlace />
            <ListViews />
          </div>
        </>
      )}
    </div>
  )
}
