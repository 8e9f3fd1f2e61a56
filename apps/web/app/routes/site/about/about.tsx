import { about, shownMilestone } from '../../../content/about.ts'
import { shownFigure } from '../../../content/figures.ts'
import { leadership } from '../../../content/leadership.ts'
import { withoutInvented } from '../../../content/without-invented.ts'
import { works } from '../../../content/works.ts'
import { contentFor } from '../../../lib/company-text.ts'
import { readCompany } from '../../../lib/company.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs, organization } from '../../../lib/structured-data.ts'
import { papersFor } from '../parts/papers-for.server.ts'
import { PapersSection } from '../parts/papers-section.tsx'
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
    title: 'About Us, Engineers in Hyderabad',
    description: about.description,
    path: '/about',
    data: [organization, breadcrumbs([['About', '/about']])],
  })

// Unconfirmed definitions aren't sent to the browser.
const { counters: figures, timeline, ...texts } = about

export const loader = async ({ context }: Route.LoaderArgs) => {
  const visitor = context.get(visitorContext)
  const company = await readCompany(visitor)
  const items = timeline.items.map((milestone) => shownMilestone(milestone, visitor))
  return {
    about: contentFor(texts, company),
    timeline: contentFor({ title: timeline.title, items }, company),
    counters: figures.map((figure) => shownFigure(figure, visitor)),
    leaders: withoutInvented(leadership, visitor).map(({ id, name, title, image }) => ({
      id,
      name,
      title,
      photo: pictureOf(image, visitor),
    })),
    papers: papersFor(visitor),
    works: works.map(({ id, title, category }) => ({ id, title, category })),
  }
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { about: page, leaders, works: shown } = loaderData
  return (
    <>
      <AboutHead eyebrow={page.eyebrow} title={page.title} story={page.story} />
      <Counters counters={loaderData.counters} />
      <CoreValues {...page.values} />
      <Milestones {...loaderData.timeline} />
      <WhyChoose {...page.why} />
      {leaders.length > 0 && <Leaders {...page.leaders} leaders={leaders} />}
      <PapersSection papers={loaderData.papers} />
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
