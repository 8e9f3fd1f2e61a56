import { Pause, Play } from 'lucide-react'
import type { LogoData } from '../../../lib/picture.ts'
import './partner-strip.css'

type Shown = { name: string; logo?: LogoData | undefined }
type PartnerStripProps = { title: string; subtitle: string; items: readonly Shown[] }

/** Moves and pauses by CSS only, so that it can be paused without script. */
export function PartnerStrip({ title, subtitle, items }: PartnerStripProps) {
  return (
    <section className="partners band" aria-labelledby="partners-title">
      <div className="wrap partners-head">
        <div>
          <h2 id="partners-title">{title}</h2>
          <p>{subtitle}</p>
        </div>
        <label className="partners-pause">
          <input type="checkbox" aria-label="Pause the partner strip" />
          <Pause aria-hidden="true" />
          <Play aria-hidden="true" />
        </label>
      </div>
      <div className="wrap">
        <div className="partners-window">
          <ul className="partners-strip">
            {items.map((partner) => (
              <li key={partner.name}>
                <PartnerName {...partner} />
              </li>
            ))}
            {items.map((partner) => (
              <li key={partner.name} aria-hidden="true">
                <PartnerName {...partner} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** The logo, or the name in type. */
function PartnerName({ name, logo }: Shown) {
  if (!logo) return name
  return <img {...logo} alt={name} className="partner-logo" loading="lazy" decoding="async" />
}
