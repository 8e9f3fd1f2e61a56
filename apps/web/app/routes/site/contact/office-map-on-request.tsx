import { useState, type ReactNode } from 'react'
import { mapOrigin, mapPage, mapUrl } from '../../../lib/document/map.ts'
import { useCompany } from '../../../lib/document/site-data.ts'
import { takeLostFocus } from '../../../lib/take-lost-focus.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Button } from '../../../ui/button.tsx'

const asked = '?map=1'
const place = '#contact-map-title'

/** The drawn plan; after `Show map` an embedded map instead. Nothing is loaded from third parties before that. */
export function OfficeMapOnRequest({ children }: { children?: ReactNode }) {
  const { name, address, map_template: template } = useCompany()
  const [pressed, setPressed] = useState(false)
  const hydrated = useHydrated()
  const shown = pressed || (hydrated && location.search === asked && mayFrame())
  const show = () => {
    const page = mapPage + asked + place
    if (mayFrame()) setPressed(true)
    // Loading a page in this tab would lose what was typed.
    else if (hasInput()) window.open(page, '_blank', 'noopener')
    else location.assign(page)
  }
  if (shown)
    return (
      <iframe
        ref={pressed ? takeLostFocus : undefined}
        className="contact-map"
        title={`Map: ${name}, ${address.join(', ')}`}
        src={mapUrl(template, address)}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
    )
  if (!mapOrigin(template)) return children
  return (
    <>
      {children}
      <div className="contact-map-ask on-screen">
        <Button tone="secondary" onClick={show}>
          Show map
        </Button>
        <p>Loads a map from {new URL(mapUrl(template, [''])).host}.</p>
      </div>
    </>
  )
}

/** The policy is that of the first loaded page, so the contact page must reload when coming from another one. */
function mayFrame(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === mapPage
}

const hasInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main form [data-field]')].some(({ value }) => value !== '')
