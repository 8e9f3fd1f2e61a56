import { data } from 'react-router'
import { answerOf } from '../../../../lib/api/answer-of.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { apiForVisitor } from '../../../../lib/api/for-visitor.ts'
import { visitorContext } from '../../../../lib/document/visitor.ts'
import { privateHeaders, privateMeta } from '../../../../lib/private-page.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import type { Route } from './+types/renew.ts'
import { LinkScreen } from './link-screens.tsx'
import { failed } from './status-reply.ts'

export const meta = privateMeta('Use the newer application')

export const headers = privateHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const api = apiForVisitor(context.get(visitorContext))
  try {
    await answerOf(api.POST('/api/applications/by-token/renew', { body: { token } }))
    return data({ failure: null })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ failure: error.message || failed }, { status: error.status || 503 })
  }
}

/** For a person who applied twice; until the button is pressed the first application counts. */
export default function Renew({ actionData: reply }: Route.ComponentProps) {
  if (reply && !reply.failure) {
    return (
      <LinkScreen title="We’re using your newer application" answers>
        <p className="lead" role="status">
          It has replaced the first one. We’ve e-mailed you its link.
        </p>
        <div className="screen-actions">
          <ButtonLink tone="secondary" to="/careers">
            Back to Careers
          </ButtonLink>
        </div>
      </LinkScreen>
    )
  }
  return (
    <LinkScreen title="Use the newer application?">
      <p className="lead">
        You applied for this position twice. Press the button to replace the first application with the newer
        one.
      </p>
      {reply?.failure && <ErrorPanel message={reply.failure} />}
      {/* Without an `action` the browser posts to the page's own URL, which contains the token. Our own Form sets one,
          and the server renders it without the query. */}
      <form className="screen-actions" method="post" encType="multipart/form-data">
        <Button type="submit">Use the newer application</Button>
      </form>
    </LinkScreen>
  )
}
