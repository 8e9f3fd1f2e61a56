import { Link, useLocation } from 'react-router'
import { AccountArea } from './account-area.tsx'
import { BrandLink } from './brand-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { currentOf, pageLinks } from './nav-links.ts'
import { SearchLink } from './search-link.tsx'
import './header.css'

export function Header() {
  const { pathname } = useLocation()
  return (
    <header className="site-header">
      <div className="wrap site-header-bar">
        <BrandLink />
        <nav className="site-nav" aria-label="Main">
          {pageLinks.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={currentOf(to, pathname)}>
              {label}
            </Link>
          ))}
        </nav>
        <SearchLink />
        <AccountArea />
        <MobileMenu />
      </div>
    </header>
  )
}
