import type { SearchAnswer, SearchKind } from '@trusswell/domain/search.ts'
import { Link } from 'react-router'
import './search-results.css'

const kinds: Record<SearchKind, string> = {
  service: 'Services',
  page: 'Pages',
  person: 'People',
  work: 'Our Works',
  post: 'Blog',
  job: 'Careers',
}

type SearchResultsProps = { groups: SearchAnswer['groups']; level?: 2 | 3; onChosen?: () => void }

export function SearchResults({ groups, level = 2, onChosen }: SearchResultsProps) {
  const Heading = `h${level}` as const
  return groups.map(({ kind, results }) => (
    <section key={kind} className="results" aria-labelledby={`results-${kind}-${level}`}>
      <Heading id={`results-${kind}-${level}`} className="eyebrow results-kind">
        {kinds[kind]}
      </Heading>
      <ul>
        {results.map(({ id, title, path, snippet }) => (
          <li key={id}>
            <Link to={path} {...(onChosen ? { onClick: onChosen } : {})}>
              <b>{title}</b>
              <span>
                {snippet.map(({ text, match }, index) => (match ? <mark key={index}>{text}</mark> : text))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
