import type { NeedsYou } from '@trusswell/domain/insight.ts'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { needsOf } from './needs-you.ts'

export function NeedsYouCard({ needs }: { needs: NeedsYou }) {
  const id = useId()
  const waiting = needsOf(needs)
  return (
    <section className="blueprint admin-needs" aria-labelledby={id}>
      <header>
        <h2 id={id}>Needs you</h2>
      </header>
      {waiting.length === 0 ? (
        <p>You’re all caught up.</p>
      ) : (
        <ul>
          {waiting.map(({ title, shown, to }) => (
            <li key={title}>
              <Link to={to}>
                <span className="figures admin-needs-count">{shown}</span>
                <span>{title}</span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
