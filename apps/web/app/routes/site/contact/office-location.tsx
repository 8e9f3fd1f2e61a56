import { brand } from '@trusswell/domain/brand.ts'
import { Address } from '../../../features/shell/contact-lines.tsx'
import { useCompany } from '../../../lib/document/site-data.ts'
import { OfficeMap } from '../../../illustrations/office-map.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { OfficeMapOnRequest } from './office-map-on-request.tsx'

/** The plan is drawn for the brand file's address; any other address has a link to a map service and the map. */
export function OfficeLocation() {
  const { address } = useCompany()
  const isDrawn = address.join() === brand.address.join()
  return (
    <div className="wrap contact-location">
      <div data-item>
        <p className="eyebrow eyebrow-rule">Location plan</p>
        <h2 id="contact-map-title">Find the office</h2>
        <address>
          <Address />
        </address>
        <p>
          <ExternalLink href={isDrawn ? brand.map_url : mapSearch(address)}>
            Open in OpenStreetMap
          </ExternalLink>
        </p>
      </div>
      <div data-item>
        <OfficeMapOnRequest>{isDrawn && <OfficeMap />}</OfficeMapOnRequest>
      </div>
    </div>
  )
}

const mapSearch = (address: readonly string[]) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.join(', ') }).toString()}`
