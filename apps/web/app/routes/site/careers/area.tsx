import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { plainLead } from '@trusswell/domain/markdown-blocks.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { hiddenMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import { Plan } from '../parts/plan.tsx'
import type { Route } from './+types/area.ts'
import { AreaJobs } from './area-jobs.tsx'
import { areaDrawing } from './area-drawing.ts'
import { openJobs } from './open-jobs.server.ts'
import { relatedTo, toOpening } from './openings.ts'
import './careers.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return hiddenMeta(matches, 'Service Not Found')
  const { id, title } = loaderData.area
  const path = `/careers/service/${id}`
  return pageMeta(matches, {
    title: `Careers in ${title}, Hyderabad`,
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

/** The query only opens a dialog, so it needn't reload the data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export async function loader({ params, context }: Route.LoaderArgs) {
  const area = careerAreas.find(({ id }) => id === params.id)
  if (!area) return data(null, { status: 404 })
  const jobs = await openJobs(context.get(visitorContext))
  return {
    area,
    jobs: jobs
      .filter((job) => job.area === area.id)
      .map((job) => ({
        ...toOpening(job),
        description: plainLead(job.description),
        requirements: job.requirements,
      })),
    related: relatedTo(area.title, jobs).map(({ id, title }) => ({ id, title })),
  }
}

export default function CareerArea({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return <MissingPage title="Service Not Found" to="/careers" link="Return to Careers Page" />
  const { area, jobs, related } = loaderData
  const drawing = areaDrawing(area.id)
  return (
    <>
      <section className="page-head">
        <div className="wrap">
          <TextLink to="/careers" arrow="back">
            Back to Careers
          </TextLink>
          <div className="page-head-two">
            <div>
              <p className="eyebrow">Careers</p>
              <h1>{area.title}</h1>
              <p className="lead">{area.description}</p>
            </div>
            {drawing && <Plan drawing={drawing} label={area.title} />}
          </div>
        </div>
      </section>
      <AreaJobs jobs={jobs} related={related} />
    </>
  )
}
