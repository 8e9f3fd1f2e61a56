import { useEffect, useRef } from 'react'
import { NavLink, type To, useLocation } from 'react-router'
import { showTab } from './show-tab.ts'
import './tabs.css'

type TabLink = { to: To; label: string; count?: number; end?: boolean }

export function TabNav({ label, links }: { label: string; links: TabLink[] }) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => showTab(row.current?.querySelector<HTMLElement>('[aria-current]') ?? null), [pathname])
  return (
    <nav ref={row} aria-label={label} className="ui-tab-list">
      {links.map(({ to, label: text, count, end = false }) => (
        <NavLink key={text} to={to} end={end} className="ui-tab" preventScrollReset>
          <span className="ui-tab-label" data-label={text}>
            {text}
          </span>
          {count !== undefined && <span className="ui-count">{count}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
