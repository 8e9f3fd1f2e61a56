import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { AccountArea } from './account-area.tsx'
import { BrandLink } from './brand-link.tsx'
import { enquiryPath } from './enquiry-path.ts'
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
        <ButtonLink className="site-talk" to={enquiryPath(pathname)} size="small">
          Talk to an engineer
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  )
}
