import { Link, useLocation } from 'react-router'
import type { NavEntry } from './nav-entries.tsx'

export function EntryLink({ entry, current }: { entry: NavEntry; current: boolean }) {
  const { pathname } = useLocation()
  const mark = pathname === entry.to ? 'page' : 'true'
  return (
    <Link to={entry.to} aria-current={current ? mark : undefined}>
      {entry.icon}
      <span>{entry.label}</span>
    </Link>
  )
}
