import type { ReactNode } from 'react'
import './facts.css'

export type Fact = { term: string; value: ReactNode; wide?: boolean }

/** A list of terms and values; missing values are marked as missing. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, value, wide }) => (
        <div key={term} data-wide={wide ? '' : undefined}>
          <dt>{term}</dt>
          <dd>{value === null || value === '' ? <span className="facts-none">Not given</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
