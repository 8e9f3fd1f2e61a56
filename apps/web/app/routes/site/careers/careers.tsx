import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { counted, nounFor } from '@trusswell/domain/plural.ts'
import { data } from 'react-router'
import { Section } from '../../../features/shell/section.tsx'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { Route } from './+types/careers.ts'
import { AreaCell } from './area-cell.tsx'
import { CareersHero } from './careers-hero.tsx'
import { chooseJobs, filtersOf, isChosen, valuesOf, withoutArea } from './choose-jobs.ts'
import { InternshipCard } from './internship-card.tsx'
import { openJobs } from './open-jobs.server.ts'
import { OpenPositions } from './open-positions.tsx'
import { toPosition } from './openings.ts'
import { WhyJoin } from './why-join.tsx'
import './careers.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Careers in Hyderabad',
    description:
      'Open positions at {{name}} in Hyderabad, for engineers, technicians and the people who run buildings.',
    path: '/careers',
    data: [breadcrumbs([['Careers', '/careers']])],
  })

/** The page is cached for everyone; a filtered one isn't cached. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const jobs = await openJobs(context.get(visitorContext))
  const chosen = filtersOf(new URL(request.url).searchParams, jobs)
  const page = {
    chosen,
    count: jobs.length,
    jobs: chooseJobs(jobs, chosen).map(toPosition),
    experience: valuesOf(jobs, 'experience'),
    types: valuesOf(jobs, 'type'),
    inNoArea: jobs.filter(({ area }) => area === null).length,
    areas: careerAreas.map(({ id, title, description }) => ({
      id,
      title,
      description,
      count: jobs.filter(({ area }) => area === id).length,
    })),
  }
  return new URL(request.url).search && isChosen(chosen)
    ? data(page, { headers: privateHeaders() })
    : data(page)
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CareersHero count={loaderData.count} />
      <WhyJoin />
      <Section className="sheet-section" aria-labelledby="areas-title">
        <div className="wrap">
          <SectionHead
            id="areas-title"
            eyebrow="Thirteen areas"
            title="Where you could work"
            lead="Every area has its own crew, tools and career path."
          />
          <ul className="area-list" aria-label="Areas">
            {loaderData.areas.map((area) => (
              <AreaCell key={area.id} {...area} />
            ))}
          </ul>
          {loaderData.inNoArea > 0 && (
            <p className="area-other">
              {counted(loaderData.inNoArea, 'more position')}{' '}
              {nounFor(loaderData.inNoArea, 'isn’t in any', 'aren’t in any')} of these areas.{' '}
              <TextLink to={`/careers?area=${withoutArea}#positions`}>
                {nounFor(loaderData.inNoArea, 'Show it', 'Show them')}
              </TextLink>
            </p>
          )}
        </div>
      </Section>
      <OpenPositions {...loaderData} />
      <InternshipCard />
    </>
  )
}
