import { formatDay } from '@trusswell/domain/days.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { MailFrame, MailText } from '../../platform/mail-frame.tsx'

export function DigestMail(props: {
  name: string
  day: string
  items: { message: string; url: string }[]
  settingsUrl: string
}) {
  const count = props.items.length
  return (
    <MailFrame preview={props.items[0]?.message ?? ''} heading={`You have ${counted(count, 'update')}`}>
      <MailText>
        Hello {props.name}, here is your summary for {formatDay(props.day)}.
      </MailText>
      {props.items.map((item, index) => (
        <MailText key={index}>
          <a href={item.url}>{item.message}</a>
        </MailText>
      ))}
      <MailText>
        We send this summary on working days at 8 am when there is something new. You can change that in your{' '}
        <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}
