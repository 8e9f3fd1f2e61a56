import { useSiteData } from '../../lib/document/site-data.ts'
import './demo-banner.css'

/** Shown on every page of an installation created with `infra/trusswell init --demo`. */
export function DemoBanner() {
  return useSiteData()?.demo ? (
    <aside className="demo-banner" aria-label="Demo">
      <p>
        <strong>Demo</strong> with sample data. Don’t enter personal data.
      </p>
    </aside>
  ) : null
}
