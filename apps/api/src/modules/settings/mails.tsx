import { MailFrame, MailText } from '../../platform/mail-frame.tsx'

export function TestMail() {
  return (
    <MailFrame preview="Your e-mail settings work." heading="Your e-mail settings work">
      <MailText>Somebody sent this test mail from the settings page. You don’t need to do anything.</MailText>
    </MailFrame>
  )
}
