import { callWindows } from '@trusswell/domain/call-windows.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { EmailLink } from '../../ui/email-text.tsx'
import { fullName } from './full-name.ts'
import { sentAs } from './sent-as.ts'

/** The visitor's message, unchanged, with contact data as admins corrected them and as they were sent. */
export function VisitorWords({ contact }: { contact: ContactSubmission }) {
  const { original } = contact
  return (
    <dl className="contact-facts">
      <Fact term="Name">
        {fullName(contact)}
        <SentAs now={fullName(contact)} original={original ? fullName(original) : undefined} />
      </Fact>
      <Fact term="Email">
        <EmailLink address={contact.email} />
        <SentAs now={contact.email} original={original?.email} />
      </Fact>
      <Fact term="Phone">
        {contact.phone ?? 'Not given'}
        <SentAs now={contact.phone} original={original?.phone} />
      </Fact>
      <Fact term="Company">
        {contact.company ?? 'Not given'}
        <SentAs now={contact.company} original={original?.company} />
      </Fact>
      {contact.call_window && (
        <Fact term="Call between" wide>
          {callWindows[contact.call_window]}
        </Fact>
      )}
      <Fact term="Subject" wide>
        {contact.subject}
      </Fact>
      <Fact term="Message" wide>
        {contact.message}
      </Fact>
    </dl>
  )
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: React.ReactNode }) {
  return (
    <div data-wide={wide}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** `original` is undefined where nothing was corrected. */
function SentAs({ now, original }: { now: string | null; original: string | null | undefined }) {
  const note = sentAs(now, original)
  return note && <small>{note}</small>
}
