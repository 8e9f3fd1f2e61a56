import { mailedLinkDays } from '@trusswell/domain/mailed-links.ts'
import type { MailDetails } from './mail-details.ts'
import { MailButton, MailFacts, MailFrame, MailLink, MailText } from './mail-frame.tsx'

export function NotificationMail(props: {
  name: string
  message: string
  details?: MailDetails | undefined
  url: string
  /** Where the button answers without signing in. */
  answerUrl?: string | undefined
  settingsUrl: string
}) {
  const { details } = props
  return (
    <MailFrame preview={props.message} heading={props.message}>
      <MailText>Hello {props.name},</MailText>
      <MailText>{details?.text ?? `${props.message}.`}</MailText>
      {details && <MailFacts facts={details.facts} />}
      <MailButton href={props.answerUrl ?? props.url}>{details?.button ?? 'View details'}</MailButton>
      {props.answerUrl && (
        <MailText>
          You don’t need to sign in. This link is for you only, so please don’t forward this e-mail. It works
          once and expires in {mailedLinkDays} days. You can also{' '}
          <MailLink href={props.url}>open it in the portal</MailLink>.
        </MailText>
      )}
      <MailText>
        Choose which e-mails you receive in your <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}
