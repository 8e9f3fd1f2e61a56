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
  <MailFrame preview="Confirm your e-mail address to receive it." heading="Confirm your subscription">
    <MailText>
      Someone entered this e-mail address to subscribe to the <CompanyName /> newsletter. If it was you,
      confirm your subscription. This link expires in 7 days.
    </MailText>
    <MailButton href={url}>Confirm subscription</MailButton>
    <MailText>
      If it wasn’t you, you can ignore this e-mail. We won’t send the newsletter, and we’ll delete the address
      after 30 days.
    </MailText>
  </MailFrame>
)

export const WelcomeMail = ({ unsubscribeUrl }: { unsubscribeUrl: string }) => (
  <MailFrame preview="Your subscription is confirmed." heading="Welcome to our newsletter">
    <MailText>
      We’ll send you our notes on engineering and on keeping buildings running. We won’t use your address for
      anything else.
    </MailText>
    <EndIt url={unsubscribeUrl} />
  </MailFrame>
)

/** For subscribers who subscribe again. The form can't say so, because that would disclose who is subscribed. */
export const AlreadySubscribedMail = ({ unsubscribeUrl }: { unsubscribeUrl: string }) => (
  <MailFrame preview="You don’t need to do anything." heading="You’re already subscribed">
    <MailText>
      Someone entered this e-mail address for the <CompanyName /> newsletter again. It’s already subscribed,
      so nothing has changed.
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
      You receive this e-mail because you subscribed to the <CompanyName /> newsletter.{' '}
      <MailLink href={unsubscribeUrl}>Unsubscribe</MailLink> at any time.
    </MailNote>
  </MailFrame>
)

const EndIt = ({ url }: { url: string }) => (
  <MailText>
    No longer want it? <MailLink href={url}>Unsubscribe</MailLink> at any time.
  </MailText>
)
