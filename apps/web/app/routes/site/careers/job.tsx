import { data } from 'react-router'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { missingMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { MissingPage } from '../parts/missing-page.tsx'
import type { Route } from './+types/job.ts'
import { areaTitle } from './area-title.ts'
import { JobText } from './job-text.tsx'
import { openJobs } from './open-jobs.server.ts'
import './careers.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return missingMeta('Job not found')
  const { id, title, location, type, experience } = loaderData.job
  const path = `/careers/${id}`
  return pageMeta(matches, {
    title: `${title}, Careers`,
    description: `${title} in ${location}: ${type}, ${experience}. What the work is, what we ask for, and how to apply.`,
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
  const jobs = await openJobs(context.get(visitorContext))
  // Nothing known is not the same as nothing there: the edge shows its old copy instead.
  if (jobs.length === 0) throw data('The positions cannot be read right now.', { status: 503 })
  const job = jobs.find(({ id }) => id === params.jobId)
  return job ? { job, area: job.area && areaTitle(job.area) } : data(null, { status: 404 })
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Job not found" to="/careers" link="Back to Careers" />
  return <JobText job={loaderData.job} area={loaderData.area} />
}
