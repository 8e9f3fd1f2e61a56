import { markdownBlocks, plainLead } from '@trusswell/domain/markdown-blocks.ts'
import { MailBlocks } from '../../platform/mail-blocks.tsx'
import {
  CompanyName,
  MailButton,
  MailFrame,
  MailLink,
  MailNote,
  MailText,
} from '../../platform/mail-frame.tsx'

export const ConfirmSubscriptionMail = ({ url }: { url: string }) => (
  <MailFrame preview="One click and it starts." heading="Confirm your subscription">
    <MailText>
      This address was entered for the <CompanyName /> newsletter. Please confirm that it was you. The link
      works for seven days.
    </MailText>
    <MailButton href={url}>Confirm subscription</MailButton>
    <MailText>
      If it was not you, leave this mail alone: nothing will be sent, and the address is deleted after 30
      days.
    </MailText>
  </MailFrame>
)

export const WelcomeMail = ({ unsubscribeUrl }: { unsubscribeUrl: string }) => (
  <MailFrame preview="Your subscription is confirmed." heading="Welcome to our newsletter">
    <MailText>
      From now on you get our notes on engineering and on keeping buildings running. We use your address for
      nothing else.
    </MailText>
    <EndIt url={unsubscribeUrl} />
  </MailFrame>
)

/** For subscribers who subscribe again. The form can't say so, because that would disclose who is subscribed. */
export const AlreadySubscribedMail = ({ unsubscribeUrl }: { unsubscribeUrl: string }) => (
  <MailFrame preview="There is nothing to confirm." heading="You are subscribed already">
    <MailText>
      This address was entered for the <CompanyName /> newsletter again. It is already subscribed, so nothing
      changed.
    </MailText>
    <EndIt url={unsubscribeUrl} />
  </MailFrame>
)

type IssueProps = {
  subject: string
  /** Markdown. */
  body: string
  pageUrl: string
  unsubscribeUrl: string
}

export const IssueMail = ({ subject, body, pageUrl, unsubscribeUrl }: IssueProps) => (
  <MailFrame preview={plainLead(body).slice(0, 140) || subject} heading={subject}>
    <MailNote>
      <MailLink href={pageUrl}>Read in the browser</MailLink>
    </MailNote>
    <MailBlocks blocks={markdownBlocks(body)} />
    <MailNote>
      You get this mail because you subscribed to the <CompanyName /> newsletter.{' '}
      <MailLink href={unsubscribeUrl}>Unsubscribe</MailLink> at any time.
    </MailNote>
  </MailFrame>
)

const EndIt = ({ url }: { url: string }) => (
  <MailText>
    You no longer want it? <MailLink href={url}>Unsubscribe</MailLink> at any time.
  </MailText>
)
