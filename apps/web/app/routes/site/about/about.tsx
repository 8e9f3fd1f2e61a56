import { about } from '../../../content/about.ts'
import { leadership } from '../../../content/leadership.ts'
import { works } from '../../../content/works.ts'
import { contentFor } from '../../../lib/company-text.ts'
import { readCompany } from '../../../lib/company.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs, organization } from '../../../lib/structured-data.ts'
import { ClosingBand } from '../parts/closing-band.tsx'
import type { Route } from './+types/about.ts'
import { AboutHead } from './about-head.tsx'
import { CoreValues } from './core-values.tsx'
import { Counters } from './counters.tsx'
import { Leaders } from './leaders.tsx'
import { Milestones } from './milestones.tsx'
import { WhyChoose } from './why-choose.tsx'
import { WorksTeaser } from './works-teaser.tsx'
import './about.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About',
    description: about.description,
    path: '/about',
    data: [organization, breadcrumbs([['About', '/about']])],
  })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  about: contentFor(about, await readCompany(context.get(visitorContext))),
  leaders: leadership.map(({ id, name, title }) => ({ id, name, title })),
  works: works.map(({ id, title, category }) => ({ id, title, category })),
})

export default function About({ loaderData }: Route.ComponentProps) {
  const { about: page, leaders, works: shown } = loaderData
  return (
    <>
      <AboutHead eyebrow={page.eyebrow} title={page.title} story={page.story} />
      <Counters counters={page.counters} />
      <CoreValues {...page.values} />
      <Milestones {...page.timeline} />
      <WhyChoose {...page.why} />
      <Leaders {...page.leaders} leaders={leaders} />
      <WorksTeaser {...page.works} works={shown} />
      <ClosingBand
        title={page.contact.title}
        text={page.contact.text}
        action={page.contact.action.label}
        to={page.contact.action.to}
      />
    </>
  )
}
