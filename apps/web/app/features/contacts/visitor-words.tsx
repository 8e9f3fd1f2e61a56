import { callWindows } from '@trusswell/domain/call-windows.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { EmailLink } from '../../ui/email-text.tsx'
import { fullName } from './full-name.ts'

/** The visitor's message, unchanged. */
export function VisitorWords({ contact }: { contact: ContactSubmission }) {
  return (
    <dl className="contact-facts">
      <Fact term="Name">{fullName(contact)}</Fact>
      <Fact term="Email">
        <EmailLink address={contact.email} />
      </Fact>
      <Fact term="Phone">{contact.phone ?? 'Not given'}</Fact>
      <Fact term="Company">{contact.company ?? 'Not given'}</Fact>
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
