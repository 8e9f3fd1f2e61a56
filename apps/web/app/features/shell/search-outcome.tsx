import { counted } from '@trusswell/domain/plural.ts'
import type { SearchAnswer } from '@trusswell/domain/search.ts'
import { Link } from 'react-router'
import { SearchResults } from './search-results.tsx'

/** The pages that most visitors look for. */
const starts = [
  ['/annual-maintenance', 'Annual maintenance (AMC)'],
  ['/services/facility-management', 'Facility management and housekeeping'],
  ['/services/mechanical-services', 'Air conditioning (HVAC)'],
  ['/services/electrical-services', 'Electrical work and DG sets'],
  ['/services/plumbing-services', 'Plumbing, water and STP'],
  ['/services/security-services', 'Security guards and CCTV'],
  ['/careers', 'Jobs'],
  ['/contact', 'Phone, address and enquiry form'],
] as const

type SearchOutcomeProps = { q: string; level?: 2 | 3; onChosen?: () => void } & SearchAnswer

/** The results, or suggestions if there are none. */
export function SearchOutcome({ q, fit, groups, ...list }: SearchOutcomeProps) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <>
      <p data-part="count" role="status">
        {messageOf(q, fit, count)}
      </p>
      {count === 0 && (
        <p data-part="advice">
          Try another word, or{' '}
          <Link to="/contact#message" {...(list.onChosen ? { onClick: list.onChosen } : {})}>
            ask us directly
          </Link>
          . An engineer reads every message.
        </p>
      )}
      <SearchResults groups={groups} {...list} />
      {count === 0 && <SearchStarts {...list} />}
    </>
  )
}

export function SearchStarts({ level = 2, onChosen }: { level?: 2 | 3; onChosen?: () => void }) {
  const Heading = `h${level}` as const
  return (
    <section className="results" aria-labelledby={`results-starts-${level}`}>
      <Heading id={`results-starts-${level}`} className="eyebrow">
        Popular searches
      </Heading>
      <ul>
        {starts.map(([to, label]) => (
          <li key={to}>
            <Link to={to} {...(onChosen ? { onClick: onChosen } : {})}>
              <b>{label}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function messageOf(q: string, fit: SearchAnswer['fit'], count: number): string {
  const pages = counted(count, 'page')
  if (count === 0) return `No results for “${q}”.`
  if (fit === 'similar') return `No page contains “${q}”. ${pages} with similar words:`
  if (fit === 'some') return `No page contains all the words of “${q}”. ${pages} with some of them:`
  return `${pages} for “${q}”`
}
