import { visitorContext } from '../../../lib/document/visitor.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { SearchResults } from '../../../features/shell/search-results.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import type { Route } from './+types/search.ts'
import { findPages } from './find-pages.server.ts'
import { SearchForm } from './search-form.tsx'
import './search.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.q ? `Search: ${loaderData.q}` : 'Search',
    description: 'Search services, works, articles and open positions.',
    path: '/search',
    indexed: false,
  })

/** The one public page that its query changes; so it is kept nowhere. */
export const headers = privateHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  return { q, ...(await findPages(context.get(visitorContext), q)) }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, groups, failure } = loaderData
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <div className="wrap search-page">
      <h1>Search</h1>
      <SearchForm key={q} q={q} />
      {failure && <ErrorPanel message={failure} />}
      {q && !failure && (
        <p className="search-count" role="status">
          {count === 0
            ? `Nothing was found for “${q}”.`
            : `${count} ${count === 1 ? 'page' : 'pages'} for “${q}”`}
        </p>
      )}
      <SearchResults groups={groups} />
    </div>
  )
}
