import { NavLink, type To } from 'react-router'
import './tabs.css'

type TabLink = { to: To; label: string; count?: number; end?: boolean }

export function TabNav({ label, links }: { label: string; links: TabLink[] }) {
  return (
    <nav aria-label={label} className="ui-tab-list">
      {links.map(({ to, label: text, count, end = false }) => (
        <NavLink key={text} to={to} end={end} className="ui-tab" preventScrollReset>
          {text}
          {count !== undefined && <span className="ui-count">{count}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
