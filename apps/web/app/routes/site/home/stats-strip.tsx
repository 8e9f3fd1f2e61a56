import type { ShownFigure } from '../../../content/figures.ts'
import { FigureNote } from '../parts/figure-note.tsx'

/** Each figure is styled like a dimension. */
export function StatsStrip({ stats }: { stats: readonly ShownFigure[] }) {
  return (
    <section className="stats" aria-label="In figures">
      <dl className="wrap">
        {stats.map((figure) => (
          <div key={figure.id}>
            <dt>
              <span className="dim-line stats-line" aria-hidden="true" />
              {figure.label}
            </dt>
            <dd data-figure={figure.id}>
              <Value text={figure.value} />
            </dd>
            <FigureNote figure={figure} />
          </div>
        ))}
      </dl>
    </section>
  )
}

/** `500+`: the sign is smaller than the number. */
function Value({ text }: { text: string }) {
  const sign = /[+%]$/.exec(text)?.[0]
  if (!sign) return text
  return (
    <>
      {text.slice(0, -1)}
      <small>{sign}</small>
    </>
  )
}
