import { whatHappensNext } from '@trusswell/domain/applications.ts'
import { Fragment } from 'react'
import { MailButton, MailFacts, MailFrame, MailText } from '../../platform/mail-frame.tsx'
import { inKolkata } from '../../platform/moments.ts'

type Received = { position: string; reference: string; received_at: string; url: string }

/** Echoes nothing that was typed: anybody can enter somebody else's address. */
export const ApplicationReceivedMail = ({ url, ...facts }: Received) => (
  <MailFrame preview="Your application has reached us." heading="Thank you for your application">
    <MailText>{whatHappensNext('pending', false)}</MailText>
    <Facts {...facts} />
    <MailText>
      With this link you see where it stands, replace the resume, withdraw, or erase your data. Keep this
      mail: the link is the key, and it works for 180 days.
    </MailText>
    <MailButton href={url}>See my application</MailButton>
    <MailText>
      If you did not apply, somebody entered your address by mistake: open the link and erase the application.
    </MailText>
  </MailFrame>
)

/** For whoever applied before: the form can't say so without telling strangers. */
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

/** The link to the newer one was good for one press; this one is for all that comes after. */
export const ApplicationRenewedMail = ({ url, ...facts }: Received) => (
  <MailFrame preview="The newer one is what we read." heading="Your newer application counts">
    <MailText>It has taken the place of what you sent us before.</MailText>
    <Facts {...facts} />
    <MailText>
      With this link you see where it stands, replace the resume, withdraw, or erase your data. It works for
      180 days.
    </MailText>
    <MailButton href={url}>See my application</MailButton>
  </MailFrame>
)

/** In the words of whoever changed the status. */
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
