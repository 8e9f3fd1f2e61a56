import { data } from 'react-router'
import { leadership } from '../../../content/leadership.ts'
import { contentFor } from '../../../lib/company-text.ts'
import { readCompany } from '../../../lib/company.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
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
    // The office, not the person: the names are placeholders.
    data: [
      breadcrumbs([
        ['About', '/about'],
        [title, path],
      ]),
    ],
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const leader = leadership.find(({ id }) => id === params.id)
  if (!leader) return data(null, { status: 404 })
  const others = leadership
    .filter(({ id }) => id !== leader.id)
    .map(({ id, name, title }) => ({ id, name, title }))
  const company = await readCompany(context.get(visitorContext))
  return { leader: contentFor(leader, company), others }
}

export default function LeaderPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Person not found" to="/about" link="Back to About" />
  const { leader, others } = loaderData
  return (
    <>
      <LeaderHead leader={leader} />
      <LeaderSections sections={leader.sections} />
      <OtherLeaders leaders={others} />
      <ClosingBand
        title="Talk to the people who sign"
        text="Say what the site has to do. Your message reaches the desk that answers for it."
      />
    </>
  )
}
