import { whatHappensNext } from '@trusswell/domain/applications.ts'
import { Fragment } from 'react'
import { MailButton, MailFacts, MailFrame, MailText } from '../../platform/mail-frame.tsx'
import { inKolkata } from '../../platform/moments.ts'

type Received = { position: string; reference: string; received_at: string; url: string }

/** Doesn't repeat what was typed, because the form accepts any e-mail address. */
export const ApplicationReceivedMail = ({ url, ...facts }: Received) => (
  <MailFrame preview="Your application has reached us." heading="Thank you for your application">
    <MailText>{whatHappensNext('pending', false)}</MailText>
    <Facts {...facts} />
    <MailText>
      With this link you can see its status, replace the resume, withdraw, or erase your data. Keep this mail:
      the link is the key, and it works for 180 days.
    </MailText>
    <MailButton href={url}>See my application</MailButton>
    <MailText>
      If you did not apply, your address was entered by mistake. Open the link to erase the application.
    </MailText>
  </MailFrame>
)

/** For people who applied before. The form can't say so, because that would disclose it to third parties. */
export const RenewApplicationMail = ({ url, ...facts }: Received) => (
  <MailFrame preview="Should the new one take its place?" heading="You applied for this position before">
    <MailText>
      Another application under this address has arrived. It waits; the first one counts until you say
      otherwise.
    </MailText>
    <Facts {...facts} />
    <MailButton href={url}>Use the new one instead</MailButton>
    <MailText>
      The link works for seven days. If it was not you, leave this mail alone: the new one is deleted, and
      your application stays as it is.
    </MailText>
  </MailFrame>
)

/** The link that confirmed the newer version works once; this mail contains the permanent one. */
export const ApplicationRenewedMail = ({ url, ...facts }: Received) => (
  <MailFrame preview="The newer one is what we read." heading="Your newer application counts">
    <MailText>It has taken the place of what you sent us before.</MailText>
    <Facts {...facts} />
    <MailText>
      With this link you can see its status, replace the resume, withdraw, or erase your data. It works for
      180 days.
    </MailText>
    <MailButton href={url}>See my application</MailButton>
  </MailFrame>
)

/** Uses the message written by the person who changed the status. */
export const StatusChangedMail = (props: { subject: string; body: string; url: string }) => (
  <MailFrame preview={props.subject} heading={props.subject}>
    {props.body.split(/\n{2,}/).map((paragraph, index) => (
      <MailText key={index}>
        {paragraph.split('\n').map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </MailText>
    ))}
    <MailButton href={props.url}>See my application</MailButton>
  </MailFrame>
)

const Facts = ({ position, reference, received_at }: Omit<Received, 'url'>) => (
  <MailFacts
    facts={[
      ['Position', position],
      ['Received', inKolkata(received_at)],
      ['Reference', reference],
    ]}
  />
)
