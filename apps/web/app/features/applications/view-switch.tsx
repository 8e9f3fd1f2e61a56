import { LayoutList, SquareKanban } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { searchWith } from '../../ui/url-params.ts'

const views = [
  { value: null, label: 'List', icon: <LayoutList aria-hidden="true" /> },
  { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden="true" /> },
] as const

export function ViewSwitch() {
  const [params] = useSearchParams()
  const current = params.get('view') === 'board' ? 'board' : null
  return (
    <nav aria-label="View" className="application-views">
      {views.map(({ value, label, icon }) => (
        <Link
          key={label}
          className="ui-chip"
          to={searchWith(params, { view: value, status: null, pages: null, deleted: null, open: null })}
          aria-current={value === current ? 'true' : undefined}
          preventScrollReset
        >
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  )
}
