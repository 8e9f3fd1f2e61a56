import { visitorContext } from '../../../lib/document/visitor.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import type { Route } from './+types/unsubscribe.ts'
import { actOnLink } from './act-on-link.server.ts'
import { LetterScreen } from './letter-screen.tsx'
import { LinkForm } from './link-form.tsx'

export const meta = privateMeta('Unsubscribe')

export const action = ({ request, context }: Route.ActionArgs) =>
  actOnLink(context.get(visitorContext), request, (api, token) =>
    api.POST('/api/newsletter/unsubscribe', { params: { query: { token } } }),
  )

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  if (actionData?.done) {
    return (
      <LetterScreen
        title="You’re unsubscribed"
        lead="We won’t send you any more issues. Your address will be deleted in 30 days."
        answers
      />
    )
  }
  return (
    <LetterScreen
      title="Unsubscribe from the newsletter"
      lead="Press the button to stop receiving the newsletter."
    >
      <LinkForm label="Unsubscribe" pendingLabel="One moment…" failure={actionData?.failure ?? null} />
    </LetterScreen>
  )
}
