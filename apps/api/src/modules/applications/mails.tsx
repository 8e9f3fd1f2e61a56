import { whatHappensNext } from '@trusswell/domain/applications.ts'
import { MailButton, MailFacts, MailFrame, MailParagraphs, MailText } from '../../platform/mail-frame.tsx'
import { inKolkata } from '../../platform/moments.ts'

type Received = { position: string; reference: string | null; received_at: string; url: string }

/** Doesn't repeat what was typed, because the form accepts any e-mail address. */
export const ApplicationReceivedMail = ({ url, ...facts }: Received) => (
  <MailFrame preview="We’ve received your application." heading="Thank you for your application">
    <MailText>{whatHappensNext('pending', false)}</MailText>
    <Facts {...facts} />
    <MailText>
      Use this link to check its status, replace your resume, withdraw it or erase your data. Keep this
      e-mail: the link works for 180 days, and anyone who has it can open your application.
    </MailText>
    <MailButton href={url}>View my application</MailButton>
    <MailText>
      If you didn’t apply, your address was entered by mistake. Open the link to erase the application.
    </MailText>
  </MailFrame>
)

/** For people who applied before. The form can't say so, because that would disclose it to third parties. */
export const RenewApplicationMail = ({ url, ...facts }: Received) => (
  <MailFrame
    preview="Do you want to replace it with the new one?"
    heading="You’ve already applied for this position"
  >
    <MailText>
      We’ve received another application from this e-mail address. We’ll use your first one unless you choose
      the new one.
    </MailText>
    <Facts {...facts} />
    <MailButton href={url}>Use the new application</MailButton>
    <MailText>
      This link expires in 7 days. If it wasn’t you, you can ignore this e-mail. We’ll delete the new
      application and leave your first one as it is.
    </MailText>
  </MailFrame>
)

/** The link that confirmed the newer version works once; this mail contains the permanent one. */
export const ApplicationRenewedMail = ({ url, ...facts }: Received) => (
  <MailFrame preview="It replaces your first application." heading="We’re using your newer application">
    <MailText>It replaces the one you sent us before.</MailText>
    <Facts {...facts} />
    <MailText>
      Use this link to check its status, replace your resume, withdraw it or erase your data. It works for 180
      days.
    </MailText>
    <MailButton href={url}>View my application</MailButton>
  </MailFrame>
)

/** Uses the message written by the person who changed the status. */
export type StatusMailProps = { subject: string; body: string; reference: string | null; url: string }

export const StatusChangedMail = (props: StatusMailProps) => (
  <MailFrame preview={props.subject} heading={props.subject}>
    <MailParagraphs text={props.body} />
    <MailFacts facts={referenceFact(props.reference)} />
    <MailButton href={props.url}>View my application</MailButton>
  </MailFrame>
)

const Facts = ({ position, reference, received_at }: Omit<Received, 'url'>) => (
  <MailFacts
    facts={[['Position', position], ['Received', inKolkata(received_at)], ...referenceFact(reference)]}
  />
)

const referenceFact = (reference: string | null): [string, string][] =>
  reference === null ? [] : [['Reference', reference]]
