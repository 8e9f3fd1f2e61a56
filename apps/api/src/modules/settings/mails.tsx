import { MailFrame, MailText } from '../../platform/mail-frame.tsx'

export function TestMail() {
  return (
    <MailFrame preview="Your e-mail settings work." heading="Your e-mail settings work">
      <MailText>This test e-mail was sent from the settings page. You don’t need to do anything.</MailText>
    </MailFrame>
  )
}
