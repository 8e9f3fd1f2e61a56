import { data, redirect } from 'react-router'
import { markdownBlocks, plainLead } from '@trusswell/domain/markdown-blocks.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { hiddenMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { MissingPage } from '../parts/missing-page.tsx'
import type { Route } from './+types/job.ts'
import { applyWithoutScript, statusOfReply } from './apply/apply-without-script.server.ts'
import { areaTitle } from './area-title.ts'
import { ClosedJob } from './closed-job.tsx'
import { JobHead } from './job-head.tsx'
import { jobPosting } from './job-posting.ts'
import { JobText } from './job-text.tsx'
import { ApplyCard } from './apply/apply-card.tsx'
import { toOpening } from './openings.ts'
import { readJob } from './read-job.server.ts'
import { nearestJobs, similarJobs } from './similar-jobs.ts'
import { SimilarPositions } from './similar-positions.tsx'
import './careers.css'
import './job.css'
import './apply/apply.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return hiddenMeta(matches, 'Job not found')
  if (loaderData.state === 'closed') return hiddenMeta(matches, 'Position closed')
  const { id, title, location, type, experience } = loaderData.job
  const path = `/careers/${id}`
  return pageMeta(matches, {
    title: `${title}, Job in Hyderabad`,
    description: `${title} in ${location}: ${type}, ${experience}. What the work is, what we ask for, and how to apply.`,
    path,
    data: [
      jobPosting(loaderData.job, loaderData.lead),
      breadcrumbs([
        ['Careers', '/careers'],
        [title, path],
      ]),
    ],
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readJob(context.get(visitorContext), params.jobId)
  if (found.state === 'missing') return data(null, { status: 404 })
  if (found.state === 'closed') {
    const similar = nearestJobs(found.jobs, params.jobId).map(toOpening)
    return data({ state: 'closed' as const, similar }, { status: 410 })
  }
  const { job } = found
  const [first, ...rest] = markdownBlocks(job.description)
  return {
    state: 'open' as const,
    job,
    area: job.area && areaTitle(job.area),
    lead: plainLead(job.description),
    // The text that isn't already in the lead.
    about: first?.kind === 'paragraph' ? rest : [first, ...rest].filter((block) => block !== undefined),
    similar: similarJobs(found.jobs, job).map(toOpening),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const reply = await applyWithoutScript(visitor, request, { kind: 'page', job: params.jobId })
  if (reply === 'sent') return redirect('/application/sent', 303)
  return data(reply, { status: statusOfReply(reply) })
}

export default function JobPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Job not found" to="/careers" link="Back to Careers" />
  if (loaderData.state === 'closed') return <ClosedJob similar={loaderData.similar} />
  const { job, area, lead, about, similar } = loaderData
  return (
    <>
      <JobHead job={job} lead={lead} />
      <div className="wrap job-body">
        <JobText job={job} about={about} />
        <ApplyCard
          kind="page"
          job={job.id}
          path={`/careers/${job.id}`}
          title="Apply for this Position"
          reply={actionData}
        />
      </div>
      {similar.length > 0 && <SimilarPositions jobs={similar} eyebrow={area ?? job.department} />}
    </>
  )
}
