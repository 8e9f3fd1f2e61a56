import { MailButton, MailFrame, MailText } from '../../platform/mail-frame.tsx'

export function NotificationMail(props: { name: string; message: string; url: string; settingsUrl: string }) {
  return (
    <MailFrame preview={props.message} heading={props.message}>
      <MailText>Hello {props.name},</MailText>
      <MailText>{props.message}.</MailText>
      <MailButton href={props.url}>Open the project</MailButton>
      <MailText>
        You get this mail because you asked for it. You can change that under{' '}
        <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}

export function DigestMail(props: {
  name: string
  day: string
  items: { message: string; url: string }[]
  settingsUrl: string
}) {
  const count = props.items.length
  return (
    <MailFrame
      preview={props.items[0]?.message ?? ''}
      heading={
        count === 1 ? 'One thing happened in your projects' : `${count} things happened in your projects`
      }
    >
      <MailText>
        Hello {props.name}, this is your summary up to {props.day}.
      </MailText>
      {props.items.map((item, index) => (
        <MailText key={index}>
          <a href={item.url}>{item.message}</a>
        </MailText>
      ))}
      <MailText>
        You get this summary once a day. You can change that under{' '}
        <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}
