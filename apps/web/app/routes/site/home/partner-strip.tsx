import { Pause, Play } from 'lucide-react'
import './partner-strip.css'

type PartnerStripProps = { title: string; subtitle: string; names: readonly string[] }

/** Moves and pauses by style alone, so that it can be stopped before and without script. */
export function PartnerStrip({ title, subtitle, names }: PartnerStripProps) {
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
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {names.map((name) => (
              <li key={name} aria-hidden="true">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
