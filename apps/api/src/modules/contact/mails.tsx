import { callWindows, type CallWindow } from '@trusswell/domain/call-windows.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { replyTime } from '@trusswell/domain/reply-time.ts'
import { inKolkata } from '../../platform/moments.ts'
import { MailFacts, MailFrame, MailParagraphs, MailText, UrgentPhone } from '../../platform/mail-frame.tsx'

/** Doesn't repeat what was typed, because the form accepts any e-mail address. */
export function SenderConfirmation(props: {
  reference: string
  received_at: string
  call_window: CallWindow | null
}) {
  const next = props.call_window ? 'We’ll call you on the next working day.' : replyTime
  return (
    <MailFrame
      preview={next}
      heading={props.call_window ? 'We will call you back' : 'Thank you for your message'}
    >
      <MailText>
        Your {props.call_window ? 'request' : 'message'} has reached our team in Hyderabad. {next}
      </MailText>
      <MailFacts
        facts={[
          ...callFact(props.call_window),
          ['Received', inKolkata(props.received_at)],
          ['Reference', props.reference],
        ]}
      />
      <MailText>
        If you didn’t write to us, your address was entered by mistake and you can ignore this e-mail. If it’s
        urgent, call <UrgentPhone />.
      </MailText>
    </MailFrame>
  )
}

/**
 * What a member of staff wrote, above the message that it answers. The first reply to an address doesn't repeat what was
 * typed, because the form accepts any e-mail address.
 */
export function ContactReplyMail(props: {
  contact: ContactSubmission
  text: string
  author: string | null
  quotes: boolean
}) {
  const { contact, text, author, quotes } = props
  return (
    <MailFrame preview={text.slice(0, 120)} heading="Your enquiry">
      <MailParagraphs text={text} />
      {author && <MailText>{author}</MailText>}
      <MailFacts
        facts={[
          ...(quotes ? quoteOf(contact) : []),
          ['Received', inKolkata(contact.created_at)],
          ['Reference', contact.reference],
        ]}
      />
    </MailFrame>
  )
}

const quoteOf = ({ subject, message }: ContactSubmission): [string, string][] => [
  ['Subject', subject],
  ['Your message', message],
]

const callFact = (window: CallWindow | null): [string, string][] =>
  window ? [['Call between', `${callWindows[window]}, next working day`]] : []
