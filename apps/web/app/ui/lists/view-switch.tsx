import { LayoutGrid, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { searchWith } from '../url-params.ts'
import type { View } from './use-view.ts'
import './lists.css'

export type ViewChoice<Name extends string> = {
  value: Name
  label: string
  icon: ReactNode
  /** Parameters that change with the view. */
  params?: Record<string, string | null>
}

type ViewSwitchProps<Name extends string> = {
  views: readonly ViewChoice<Name>[]
  view: Name
  onChoose: (view: Name) => void
}

export const cardsOrTable: readonly ViewChoice<View>[] = [
  { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden="true" /> },
]

export function ViewSwitch<Name extends string>({ views, view, onChoose }: ViewSwitchProps<Name>) {
  const [params] = useSearchParams()
  return (
    <nav aria-label="View" className="list-views">
      {views.map(({ value, label, icon, params: changes }) => (
        <Link
          key={value}
          className="ui-chip"
          to={searchWith(params, { ...changes, view: value, open: null })}
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
