import { Spinner } from '../../ui/spinner.tsx'
import { BrandLink } from './brand-link.tsx'
import './header.css'

/** Shown while the session is being loaded, on a page that needs it. */
export function CompactHeader() {
  return (
    <header className="site-header">
      <div className="wrap site-header-bar">
        <BrandLink />
        <span className="site-header-wait">
          <Spinner label="Loading" />
        </span>
      </div>
    </header>
  )
}
