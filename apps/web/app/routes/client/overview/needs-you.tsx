import { useId } from 'react'
import { todayInIndia } from '../../../lib/dates.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NeedLine } from './need-line.tsx'
import { needsOf } from './needs.ts'
import type { Overview } from './overview-source.ts'
import './needs-you.css'

export function NeedsYou({ overview }: { overview: Overview | undefined }) {
  const id = useId()
  const needs = overview && needsOf(overview, todayInIndia())
  return (
    <section className="blueprint needs-you" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          Needs you {needs && needs.length > 0 && <span className="figures">{needs.length}</span>}
        </h2>
        <span className="eyebrow">most urgent first</span>
      </header>
      {!needs && <Skeleton rows={2} label="Loading what needs you" />}
      {needs?.length === 0 && (
        <p className="needs-none">
          Nothing needs you today. Bills to pay and questions to answer appear here.
        </p>
      )}
      {needs && needs.length > 0 && (
        <ol>
          {needs.map((need, at) => (
            <NeedLine key={need.id} need={need} number={at + 1} />
          ))}
        </ol>
      )}
    </section>
  )
}
