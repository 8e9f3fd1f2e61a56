import { visitorContext } from '../../../lib/document/visitor.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { SearchOutcome, SearchStarts } from '../../../features/shell/search-outcome.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import type { Route } from './+types/search.ts'
import { findPages } from './find-pages.server.ts'
import { SearchForm } from './search-form.tsx'
import './search.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.q ? `Search: ${loaderData.q}` : 'Search',
    description: 'Search services, people, works, articles and open positions.',
    path: '/search',
    indexed: false,
  })

/** The only public page that depends on its query, so it isn't cached. */
export const headers = privateHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  return { q, ...(await findPages(context.get(visitorContext), q, searchParams.has('typing'))) }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, fit, groups, failure } = loaderData
  return (
    <div className="wrap search-page">
      <h1>Search</h1>
      <SearchForm key={q} q={q} />
      {failure && <ErrorPanel message={failure} />}
      {q && !failure && <SearchOutcome q={q} fit={fit} groups={groups} />}
      {!q && <SearchStarts />}
    </div>
  )
}
