import { MailButton, MailFacts, MailFrame, MailText } from './mail-frame.tsx'

/** What a mail says beside the notification's sentence. */
export type MailDetails = { text: string; facts: [label: string, value: string][]; button: string }

export function NotificationMail(props: {
  name: string
  message: string
  details?: MailDetails | undefined
  url: string
  settingsUrl: string
}) {
  const { details } = props
  return (
    <MailFrame preview={props.message} heading={props.message}>
      <MailText>Hello {props.name},</MailText>
      <MailText>{details?.text ?? `${props.message}.`}</MailText>
      {details && <MailFacts facts={details.facts} />}
      <MailButton href={props.url}>{details?.button ?? 'View details'}</MailButton>
      <MailText>
        Choose which e-mails you receive in your <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}
