import { dayInIndia } from '../../../lib/dates.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { IssueLine } from './issues.server.ts'
import './issues.css'

export function IssueList({ issues }: { issues: readonly IssueLine[] }) {
  return (
    <section className="letter-issues" aria-labelledby="issues-title">
      <h2 id="issues-title">Past issues</h2>
      {issues.length === 0 ? (
        <p className="ui-muted">No issues yet. The first one will appear here once it is sent.</p>
      ) : (
        <ul>
          {issues.map(({ slug, subject, published_at }) => (
            <li key={slug}>
              <time className="figures" dateTime={published_at}>
                {dayInIndia(published_at)}
              </time>
              <TextLink to={`/newsletter/${slug}`}>{subject}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
