import type { Claim } from '@trusswell/domain/brand.ts'

/** Each figure is a dimension. */
export function StatsStrip({ stats }: { stats: readonly Claim[] }) {
  return (
    <section className="stats" aria-label="In figures">
      <dl className="wrap">
        {stats.map(({ figure, label }) => (
          <div key={label}>
            <dt>
              <span className="dim-line block" aria-hidden="true" />
              {label}
            </dt>
            <dd>
              <Figure text={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** `500+`: the sign is set smaller than the number. */
function Figure({ text }: { text: string }) {
  const sign = /[+%]$/.exec(text)?.[0]
  if (!sign) return text
  return (
    <>
      {text.slice(0, -1)}
      <small>{sign}</small>
    </>
  )
}
