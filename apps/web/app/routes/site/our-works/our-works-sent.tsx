import { visitorContext } from '../../../lib/document/visitor.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import type { Route } from './+types/our-works-sent.ts'
import { SentPanel } from './sent-panel.tsx'
import { WorksForm } from './works-form.tsx'
import { referenceList, worksList } from './works-list.ts'
import { WorksPage } from './works-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Message sent',
    description: 'We’ve received your message.',
    path: '/our-works/sent',
    indexed: false,
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  works: worksList(),
  references: referenceList(context.get(visitorContext)),
})

/** The page after a message without script; reloading it sends nothing again. */
export default function OurWorksSent({ loaderData }: Route.ComponentProps) {
  return (
    <WorksPage {...loaderData}>
      <SentPanel />
      <WorksForm reply={undefined} />
    </WorksPage>
  )
}
