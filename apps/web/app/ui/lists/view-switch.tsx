import { LayoutGrid, Table2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { searchWith } from '../url-params.ts'
import type { View } from './use-view.ts'
import './lists.css'

type ViewSwitchProps = { view: View; onChoose: (view: View) => void }

const views = [
  { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden="true" /> },
] as const

export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const [params] = useSearchParams()
  return (
    <nav aria-label="View" className="list-views">
      {views.map(({ value, label, icon }) => (
        <Link
          key={value}
          className="ui-chip"
          to={searchWith(params, { view: value, open: null })}
          aria-current={value === view ? 'true' : undefined}
          onClick={() => onChoose(value)}
          preventScrollReset
        >
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  )
}
