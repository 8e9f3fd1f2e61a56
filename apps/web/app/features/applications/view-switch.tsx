import { LayoutList, SquareKanban, Table2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useView } from '../../ui/lists/use-view.ts'
import { searchWith } from '../../ui/url-params.ts'

/** The name under which the choice between list and table is remembered. */
export const applicationView = 'applications'

const views = [
  { value: 'cards', label: 'List', icon: <LayoutList aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden="true" /> },
  { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden="true" /> },
] as const

/** The board has a column for each status and no order of its own. */
const notOnBoard = { status: null, sort: null, pages: null, deleted: null, open: null }

export function ViewSwitch() {
  const [params] = useSearchParams()
  const { view, remember } = useView(applicationView)
  const isBoard = params.get('view') === 'board'
  const current = isBoard ? 'board' : view
  return (
    <nav aria-label="View" className="application-views">
      {views.map(({ value, label, icon }) => (
        <Link
          key={value}
          className="ui-chip"
          to={searchWith(params, {
            ...(value === 'board' || isBoard ? notOnBoard : { open: null }),
            view: value,
          })}
          onClick={() => value !== 'board' && remember(value)}
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
