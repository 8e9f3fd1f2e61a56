import { NewsletterSource } from '@trusswell/domain/newsletter.ts'
import { data, redirect } from 'react-router'
import { NewsletterForm } from '../../../features/shell/newsletter-form.tsx'
import { newsletterSpec } from '../../../features/shell/newsletter-spec.ts'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { submitWithoutScript } from '../../../lib/forms/submit-without-script.server.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { ConfirmStep } from '../parts/confirm-step.tsx'
import type { Route } from './+types/newsletter.ts'
import { IssueList } from './issue-list.tsx'
import { publishedIssues } from './issues.server.ts'
import { LetterScreen } from './letter-screen.tsx'
import '../contact/contact-form.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Newsletter',
    description:
      'Every issue of the {{name}} newsletter, and how to subscribe: a site, a drawing, what we learned.',
    path: '/newsletter',
    data: [breadcrumbs([['Newsletter', '/newsletter']])],
  })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  issues: await publishedIssues(context.get(visitorContext)),
})

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const source = NewsletterSource.catch('footer').parse(form.get('source'))
  const api = apiForVisitor(context.get(visitorContext))
  const reply = await submitWithoutScript(api, form, newsletterSpec(source))
  if (reply === 'sent') return redirect('/newsletter/sent', 303)
  if (reply.step === 'confirm') return reply
  return data(reply, { status: reply.failure ? 503 : 422 })
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterScreen
      title="Newsletter"
      lead="One note a month: a site, a drawing, what we learned."
      below={actionData?.step === 'confirm' ? undefined : <IssueList issues={loaderData.issues} />}
    >
      {actionData?.step === 'confirm' ? (
        <ConfirmStep
          {...actionData}
          action="/newsletter"
          titleId="letter-title"
          labels={{ email: 'Email' }}
          intro="Please check your e-mail address. When you press Send, we’ll e-mail you a link to confirm it."
        />
      ) : (
        <>
          {actionData?.failure && <ErrorPanel message="Something went wrong. Please try again." />}
          <NewsletterForm
            source="blog"
            email={actionData?.values['email'] ?? ''}
            error={actionData?.errors['email']}
          />
        </>
      )}
    </LetterScreen>
  )
}
