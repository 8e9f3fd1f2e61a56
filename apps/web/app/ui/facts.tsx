import type { ReactNode } from 'react'
import './facts.css'

export type Fact = { term: string; value: ReactNode; wide?: boolean }

/** What is known, as terms and their values; what nobody gave is said to be so. */
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
