import { useEffect } from 'react'
import { data, useFetcher, useLocation } from 'react-router'
import { visitorContext } from '../../../../lib/document/visitor.ts'
import { privateHeaders, privateMeta } from '../../../../lib/private-page.ts'
import type { Route } from './+types/application.ts'
import { actOnApplication } from './act.server.ts'
import { ErasedScreen, FailedScreen, LookScreen } from './link-screens.tsx'
import { ProgressScreen } from './progress-screen.tsx'
import '../careers.css'
import '../job.css'
import '../apply/apply.css'
import './status.css'

export const meta = privateMeta('Your application')

export const headers = privateHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const reply = await actOnApplication(context.get(visitorContext), request)
  return data(reply, { status: reply.state === 'failed' ? reply.status : 200, headers: privateHeaders() })
}

/** The page behind the mailed link. It shows nothing until it has sent the token. */
export default function ApplicationPage({ actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<typeof action>()
  const reply = fetcher.data ?? actionData
  const { submit } = fetcher
  const waiting = reply === undefined

  useEffect(() => {
    if (!waiting) return
    void submit({ look: '1' }, { method: 'post', encType: 'multipart/form-data', action: pathname + search })
  }, [waiting, submit, pathname, search])

  if (!reply) return <LookScreen />
  if (reply.state === 'erased') return <ErasedScreen />
  if (reply.state === 'failed') {
    const retry = () =>
      submit({ look: '1' }, { method: 'post', encType: 'multipart/form-data', action: pathname + search })
    return <FailedScreen reply={reply} onRetry={() => void retry()} retrying={fetcher.state !== 'idle'} />
  }
  return <ProgressScreen shown={reply} fetcher={fetcher} />
}
