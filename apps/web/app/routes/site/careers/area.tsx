import { careerAreaIds } from '@trusswell/domain/services.ts'
import { data } from 'react-router'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { missingMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import type { Route } from './+types/area.ts'
import { areaTitle } from './area-title.ts'
import { JobCell } from './job-cell.tsx'
import { openJobs } from './open-jobs.server.ts'
import { toOpening } from './openings.ts'
import './careers.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return missingMeta('Career area not found')
  const { id, title } = loaderData
  const path = `/careers/service/${id}`
  return pageMeta(matches, {
    title: `Careers in ${title}`,
    description: `Open positions in ${title} in Hyderabad: what the work is, the experience we ask for, and how to apply.`,
    path,
    data: [
      breadcrumbs([
        ['Careers', '/careers'],
        [title, path],
      ]),
    ],
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = careerAreaIds.find((area) => area === params.id)
  if (!id) return data(null, { status: 404 })
  const jobs = await openJobs(context.get(visitorContext))
  return { id, title: areaTitle(id), jobs: jobs.filter(({ area }) => area === id).map(toOpening) }
}

export default function CareerArea({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Career area not found" to="/careers" link="Back to Careers" />
  const { title, jobs } = loaderData
  return (
    <>
      <section className="page-head page-head-back">
        <div className="wrap">
          <TextLink to="/careers" arrow="back">
            Back to Careers
          </TextLink>
          <p className="eyebrow">Careers</p>
          <h1>{title}</h1>
        </div>
      </section>
      <div className="wrap careers-list">
        {jobs.length === 0 && <p>No position is open in this area right now.</p>}
        <ul className="cells" aria-label="Positions" hidden={jobs.length === 0}>
          {jobs.map((job) => (
            <JobCell key={job.id} job={job} level={2} />
          ))}
        </ul>
      </div>
    </>
  )
}
