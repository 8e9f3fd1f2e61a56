import type { ReactNode } from 'react'
import { takeLostFocus } from '../../../../lib/take-lost-focus.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { StatusReply } from './status-reply.ts'
import './status.css'

/** Before the token was used. With script the request is sent automatically; without, by a button. */
export function LookScreen() {
  const live = useHydrated()
  return (
    <LinkScreen title="Your application">
      <p className="lead" data-hydrate="">
        Check its status, replace your resume, withdraw it or erase your data.
      </p>
      {live ? (
        <div className="status-waiting">
          <Skeleton lines={5} label="Opening your application" />
        </div>
      ) : (
        // Without an `action` the browser posts to the page's own URL, which contains the token.
        <form className="screen-actions" method="post" encType="multipart/form-data">
          <input type="hidden" name="look" value="1" />
          <Button type="submit">Show my application</Button>
        </form>
      )}
    </LinkScreen>
  )
}

export function ErasedScreen() {
  return (
    <LinkScreen title="Your data has been erased" answers>
      <p className="lead" role="status">
        Your application, your resume and all our notes about it have been deleted. The link no longer works.
        If you had an interview scheduled, it has been cancelled. Please delete it from your calendar.
      </p>
      <BackToCareers />
    </LinkScreen>
  )
}

type FailedProps = {
  reply: Extract<StatusReply, { state: 'failed' }>
  onRetry: () => void
  retrying: boolean
}

export function FailedScreen({ reply, onRetry, retrying }: FailedProps) {
  const passing = reply.status >= 500
  return (
    <LinkScreen title={passing ? 'We can’t show your application right now' : 'This link doesn’t work'}>
      <div className="status-failure">
        <ErrorPanel message={reply.failure} {...(passing ? { onRetry, retrying } : {})} />
      </div>
      {!passing && (
        <p className="status-failure-note">
          It may be older than 180 days, or the application may have been erased. Use the link in the latest
          e-mail about it.
        </p>
      )}
      <BackToCareers />
    </LinkScreen>
  )
}

type LinkScreenProps = {
  title: string
  /** It replaces the button that was pressed. */
  answers?: boolean
  children: ReactNode
}

export function LinkScreen({ title, answers = false, children }: LinkScreenProps) {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Careers</p>
      <h1 ref={answers ? takeLostFocus : undefined} tabIndex={answers ? -1 : undefined}>
        {title}
      </h1>
      {children}
    </div>
  )
}

const BackToCareers = () => (
  <div className="screen-actions">
    <ButtonLink tone="secondary" to="/careers">
      Back to Careers
    </ButtonLink>
  </div>
)
