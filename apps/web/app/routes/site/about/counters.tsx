import type { CountedClaim } from '@trusswell/domain/brand.ts'
import { CountUp } from './count-up.tsx'

/** Figures in a circle, as a drawing marks a diameter. */
export function Counters({ counters }: { counters: readonly CountedClaim[] }) {
  return (
    <section className="band counters" aria-label="In figures">
      <dl className="wrap">
        {counters.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 240 240" aria-hidden="true">
                <path d="M120 0v240M0 120h240" />
                <circle cx="120" cy="120" r="104" />
                <path d="M40 40l13 13M187 187l13 13" className="counter-tick" />
              </svg>
              <CountUp target={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
