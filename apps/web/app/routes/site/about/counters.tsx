import { countOf, type ShownFigure } from '../../../content/figures.ts'
import { FigureNote } from '../parts/figure-note.tsx'
import { CountUp } from './count-up.tsx'

/** Figures in circles, styled like a diameter dimension. */
export function Counters({ counters }: { counters: readonly ShownFigure[] }) {
  return (
    <section className="band counters" aria-label="In figures">
      <dl className="wrap">
        {counters.map((figure) => (
          <div key={figure.id}>
            <dt>{figure.label}</dt>
            <dd data-figure={figure.id}>
              <svg viewBox="0 0 240 240" aria-hidden="true">
                <path d="M120 0v240M0 120h240" />
                <circle cx="120" cy="120" r="104" />
                <path d="M40 40l13 13M187 187l13 13" className="counter-tick" />
              </svg>
              <CountUp target={countOf(figure)} />
            </dd>
            <FigureNote figure={figure} />
          </div>
        ))}
      </dl>
    </section>
  )
}
