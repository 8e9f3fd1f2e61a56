import { MailButton, MailFacts, MailFrame, MailText, UrgentPhone } from '../../platform/mail-frame.tsx'
import { inKolkata } from '../../platform/moments.ts'

export const LinkUsedMail = (props: {
  name: string
  project: string
  answer: string
  at: string
  url: string
}) => (
  <MailFrame preview={`${props.answer}. Was this you?`} heading="We have your answer">
    <MailText>
      Hello {props.name}, the link in our e-mail to you was used to send us this answer in your name.
    </MailText>
    <MailFacts
      facts={[
        ['Project', props.project],
        ['Answer', props.answer],
        ['Time', inKolkata(props.at)],
      ]}
    />
    <MailButton href={props.url}>View project</MailButton>
    <MailText>
      If it wasn’t you, call us on <UrgentPhone /> or write to us. Anyone you forward such an e-mail to can
      use the link in it.
    </MailText>
  </MailFrame>
)
