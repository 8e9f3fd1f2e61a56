import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { MobileAccount } from './mobile-account.tsx'
import { currentOf, pageLinks } from './nav-links.ts'

/** Opens and closes without script; script adds closing on Escape, on blur and on navigation. */
export function MobileMenu() {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  const shownFor = useRef(pathname)

  useEffect(() => {
    // Not on hydration, because the menu may have been opened before.
    if (shownFor.current !== pathname) close(menu.current)
    shownFor.current = pathname
  }, [pathname])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close(menu.current)
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={menu}
      className="site-menu"
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          close(event.currentTarget)
      }}
    >
      <summary aria-label="Menu">
        <svg
          viewBox="0 0 20 14"
          width="20"
          height="14"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path className="bar-1" d="M0 1h20" />
          <path className="bar-2" d="M0 7h20" />
          <path className="bar-3" d="M0 13h20" />
        </svg>
      </summary>
      <nav aria-label="Main, small screen">
        {pageLinks.map(({ to, label }) => (
          <Link key={to} to={to} aria-current={currentOf(to, pathname)} onClick={() => close(menu.current)}>
            {label}
          </Link>
        ))}
        <MobileAccount />
      </nav>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false
}
