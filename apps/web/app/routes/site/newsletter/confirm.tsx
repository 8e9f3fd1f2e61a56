import { visitorContext } from '../../../lib/document/visitor.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Route } from './+types/confirm.ts'
import { actOnLink } from './act-on-link.server.ts'
import { LetterScreen } from './letter-screen.tsx'
import { LinkForm } from './link-form.tsx'

export const meta = privateMeta('Confirm your subscription')

export const action = ({ request, context }: Route.ActionArgs) =>
  actOnLink(context.get(visitorContext), request, (api, token) =>
    api.POST('/api/newsletter/confirm', { body: { token } }),
  )

export default function ConfirmSubscription({ actionData }: Route.ComponentProps) {
  if (actionData?.done) {
    return (
      <LetterScreen title="You’re subscribed" lead="We’ll send the next issue to your inbox." answers>
        <TextLink to="/blogs" arrow="forward">
          Read the articles
        </TextLink>
      </LetterScreen>
    )
  }
  return (
    <LetterScreen
      title="Confirm your subscription"
      lead="Please confirm that this e-mail address is yours. You’ll then receive one note a month."
    >
      <LinkForm
        label="Confirm subscription"
        pendingLabel="Confirming…"
        failure={actionData?.failure ?? null}
      />
    </LetterScreen>
  )
}
