import type { Role } from '@trusswell/domain/actor.ts'
import { Link, useLocation } from 'react-router'
import { LogoMark } from '../../illustrations/logo.tsx'
import { useCompany } from '../../lib/document/site-data.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { currentEntry } from './current-entry.ts'
import { EntryLink } from './entry-link.tsx'
import { navEntries } from './nav-entries.tsx'
import { roleNames } from './role-names.ts'
import { useNavCounts } from './use-nav-counts.ts'

export function Rail({ role }: { role: Role }) {
  const { pathname } = useLocation()
  const { name } = useCompany()
  const entries = navEntries(role)
  const counts = useNavCounts(role)
  const current = currentEntry(entries, pathname)
  return (
    <aside className="dashboard-rail" aria-label="Sidebar">
      <Link className="dashboard-logo" to="/">
        <LogoMark width={32} />
        {name}
        <span className="sr-only">, home</span>
      </Link>
      <nav aria-label={`${roleNames[role]} areas`}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} current={entry === current} counts={counts} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="dashboard-rail-foot">
        <ThemeSwitch />
      </div>
    </aside>
  )
}
