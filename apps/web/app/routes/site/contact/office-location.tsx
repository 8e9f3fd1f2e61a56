import { brand } from '@trusswell/domain/brand.ts'
import { Address } from '../../../features/shell/contact-lines.tsx'
import { OfficeMap } from '../../../illustrations/office-map.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'

export function OfficeLocation() {
  return (
    <div className="wrap contact-location">
      <div data-item>
        <p className="eyebrow eyebrow-rule">Location plan</p>
        <h2 id="contact-map-title">Find the office</h2>
        <address>
          <Address />
        </address>
        <p>
          <ExternalLink href={brand.map_url}>Open in OpenStreetMap</ExternalLink>
        </p>
      </div>
      <div data-item>
        <OfficeMap />
      </div>
    </div>
  )
}
