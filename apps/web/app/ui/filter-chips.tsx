import { Link, useSearchParams } from 'react-router'
import { searchWith } from './url-params.ts'
import './navigation.css'

type Chip = { value: string; label: string; count?: number }

type FilterChipsProps = {
  label: string
  param: string
  options: Chip[]
  all?: { label: string; count?: number }
  /** Dropped when the filter changes, because it belongs to the old list. */
  cursorParam?: string
}

export function FilterChips({
  label,
  param,
  options,
  all = { label: 'All' },
  cursorParam = 'cursor',
}: FilterChipsProps) {
  const [params] = useSearchParams()
  const current = params.get(param) ?? ''
  return (
    <nav className="ui-chips" aria-label={label}>
      <ul>
        {[{ value: '', ...all }, ...options].map((chip) => (
          <li key={chip.value}>
            <Link
              className="ui-chip"
              to={searchWith(params, { [param]: chip.value, [cursorParam]: null })}
              aria-current={chip.value === current ? 'true' : undefined}
              preventScrollReset
            >
              {chip.label}
              {chip.count !== undefined && <span className="figures ui-chip-count">{chip.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
