import { replyTime } from '@trusswell/domain/reply-time.ts'
import type { ReactNode, Ref } from 'react'
import { SentReference } from '../parts/sent-reference.tsx'

type ThankYouProps = {
  name?: string
  reference?: string | undefined
  /** A call-back was requested instead of a reply. */
  callBack?: boolean
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function ThankYou({ name, reference, callBack = false, heading, children }: ThankYouProps) {
  return (
    <div className="contact-sent" role="status">
      <svg viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="32" cy="32" r="30" strokeWidth="1.5" />
        <path d="M20 33l8.5 8.5L45 24" strokeWidth="3" pathLength={1} />
      </svg>
      <h2 ref={heading} tabIndex={-1}>
        Thank You!
      </h2>
      <p>
        {callBack
          ? 'Your request has reached us. An engineer will call you on the next working day, at the time you chose.'
          : `${name ? `${name}, your` : 'Your'} message has reached us. ${replyTime}`}{' '}
        A confirmation is on its way to your inbox.
      </p>
      {reference && <SentReference reference={reference} />}
      <div className="contact-sent-next">{children}</div>
    </div>
  )
}
