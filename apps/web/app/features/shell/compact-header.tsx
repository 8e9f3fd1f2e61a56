import { Spinner } from '../../ui/spinner.tsx'
import { BrandLink } from './brand-link.tsx'
import './header.css'

/** While it is not yet known who is there, on a page that needs to know. */
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
