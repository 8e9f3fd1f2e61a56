import type { Role } from '@trusswell/domain/actor.ts'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Drawer } from '../../ui/drawer.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { currentEntry } from './current-entry.ts'
import { EntryLink } from './entry-link.tsx'
import { navEntries } from './nav-entries.tsx'
import { roleNames } from './role-names.ts'
import { useNavCounts } from './use-nav-counts.ts'
import './bottom-bar.css'

const shown = 4

/** The navigation on a phone: four areas and a drawer with the rest. */
export function BottomBar({ role }: { role: Role }) {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const entries = navEntries(role)
  const counts = useNavCounts(role)
  const current = currentEntry(entries, pathname)
  const others = entries.slice(shown)
  return (
    <nav className="dashboard-bar" aria-label={`${roleNames[role]} areas, small screen`}>
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} current={entry === current} counts={counts} />
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            data-current={current && others.includes(current) ? '' : undefined}
            onClick={() => setOpenOn(pathname)}
          >
            <Ellipsis aria-hidden="true" />
            <span>More</span>
          </button>
        </li>
      </ul>
      {/* The drawer is bound to the page it was opened on, so navigation closes it. */}
      <Drawer title="More" isOpen={openOn === pathname} onOpenChange={() => setOpenOn(null)}>
        <ul className="dashboard-more">
          {others.map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} current={entry === current} counts={counts} />
            </li>
          ))}
        </ul>
        <ThemeSwitch />
      </Drawer>
    </nav>
  )
}
