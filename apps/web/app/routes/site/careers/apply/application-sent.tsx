import type { ReactNode, Ref } from 'react'
import { SentReference } from '../../parts/sent-reference.tsx'

type Props = {
  position?: string
  reference?: string | undefined
  heading?: Ref<HTMLHeadingElement>
  level?: 1 | 2
  children?: ReactNode
}

export function ApplicationSent({ position, reference, heading, level = 2, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="apply-sent" role="status">
      <svg viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="32" cy="32" r="30" strokeWidth="1.5" />
        <path d="M20 33l8.5 8.5L45 24" strokeWidth="3" />
      </svg>
      <Heading ref={heading} tabIndex={-1}>
        Application Submitted!
      </Heading>
      <p>
        {position ? `We’ve received your application for ${position}.` : 'We’ve received your application.'}{' '}
        We’ve e-mailed you a link to check its status, replace your resume or withdraw it.
      </p>
      {reference && <SentReference reference={reference} />}
      {children && <div className="apply-sent-next">{children}</div>}
    </div>
  )
}
