import { data } from 'react-router'
import { shownFigure } from '../../../content/figures.ts'
import { leadership } from '../../../content/leadership.ts'
import { withoutInvented } from '../../../content/without-invented.ts'
import { contentFor } from '../../../lib/company-text.ts'
import { readCompany } from '../../../lib/company.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import { hiddenMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { ClosingBand } from '../parts/closing-band.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import type { Route } from './+types/leader.ts'
import { LeaderHead } from './leader-head.tsx'
import { LeaderSections } from './leader-sections.tsx'
import { OtherLeaders } from './other-leaders.tsx'
import './leader.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return hiddenMeta(matches, 'Person not found')
  const { id, name, title, lead } = loaderData.leader
  const path = `/leadership/${id}`
  return pageMeta(matches, {
    title: `${name}, ${title}`,
    description: lead,
    path,
    // Names the role, not the person, because the names are placeholders.
    data: [
      breadcrumbs([
        ['About', '/about'],
        [title, path],
      ]),
    ],
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const leaders = withoutInvented(leadership, visitor)
  const found = leaders.find(({ id }) => id === params.id)
  if (!found) return data(null, { status: 404 })
  // Unconfirmed definitions aren't sent to the browser.
  const { highlights, sections, ...leader } = found
  const others = leaders
    .filter(({ id }) => id !== leader.id)
    .map(({ id, name, title, image }) => ({ id, name, title, photo: pictureOf(image, visitor) }))
  const company = await readCompany(visitor)
  return {
    leader: contentFor(leader, company),
    sections: contentFor(
      sections.map(({ points, ...section }) => ({
        ...section,
        points: points?.map(({ figure, ...point }) => ({
          ...point,
          figure: figure && shownFigure(figure, visitor),
        })),
      })),
      company,
    ),
    highlights: highlights.map((figure) => shownFigure(figure, visitor)),
    photo: pictureOf(leader.image, visitor),
    others,
  }
}

export default function LeaderPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Person not found" to="/about" link="Back to About" />
  const { leader, sections, highlights, photo, others } = loaderData
  return (
    <>
      <LeaderHead leader={leader} highlights={highlights} photo={photo} />
      <LeaderSections sections={sections} />
      {others.length > 0 && <OtherLeaders leaders={others} />}
      <ClosingBand
        title="Talk to the people who sign off the work"
        text="Tell us what the site has to do. Your message goes to the people responsible for it."
      />
    </>
  )
}
