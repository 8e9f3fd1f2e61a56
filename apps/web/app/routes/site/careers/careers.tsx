import { brand } from '@trusswell/domain/brand.ts'
import { careerAreaIds } from '@trusswell/domain/services.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Route } from './+types/careers.ts'
import { areaTitle } from './area-title.ts'
import { JobCell } from './job-cell.tsx'
import { openJobs } from './open-jobs.server.ts'
import { toOpening } from './openings.ts'
import './careers.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Careers',
    description: `Open positions at ${brand.name} in Hyderabad, for engineers, technicians and the people who run buildings.`,
    path: '/careers',
    data: [breadcrumbs([['Careers', '/careers']])],
  })

export async function loader({ context }: Route.LoaderArgs) {
  const jobs = await openJobs(context.get(visitorContext))
  const areas = careerAreaIds.map((id) => ({
    id,
    title: areaTitle(id),
    count: jobs.filter(({ area }) => area === id).length,
  }))
  return { jobs: jobs.map(toOpening), areas: areas.filter(({ count }) => count > 0) }
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { jobs, areas } = loaderData
  return (
    <>
      <section className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Careers</p>
          <h1>Open positions</h1>
          <p className="lead">Work on live sites, beside the people who drew them.</p>
        </div>
      </section>
      <div className="wrap careers-list">
        <ul className="area-links" aria-label="By area">
          {areas.map(({ id, title, count }) => (
            <li key={id}>
              <TextLink to={`/careers/service/${id}`}>{title}</TextLink>{' '}
              <span className="figures">{count}</span>
            </li>
          ))}
        </ul>
        {jobs.length === 0 && <p>The list cannot be shown right now. Please come back in a minute.</p>}
        <ul className="cells" aria-label="Positions" hidden={jobs.length === 0}>
          {jobs.map((job) => (
            <JobCell key={job.id} job={job} level={2} />
          ))}
        </ul>
      </div>
    </>
  )
}
