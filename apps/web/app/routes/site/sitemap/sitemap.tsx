import { Link } from 'react-router'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { openJobs } from '../careers/open-jobs.server.ts'
import { publishedIssues } from '../newsletter/issues.server.ts'
import type { Route } from './+types/sitemap.ts'
import { siteGroups } from './site-pages.server.ts'
import './sitemap.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sitemap',
    description:
      'The pages of this site in one list: services, works, articles, the people, open positions and legal pages.',
    path: '/sitemap',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const [jobs, issues] = await Promise.all([openJobs(visitor), publishedIssues(visitor)])
  return { groups: siteGroups(jobs, issues, visitor) }
}

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Site index</p>
          <h1>Sitemap</h1>
          <p className="lead">Services, works, articles, people, open positions and legal pages.</p>
        </div>
      </section>
      <div className="wrap sitemap">
        {loaderData.groups.map(({ title, pages }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
