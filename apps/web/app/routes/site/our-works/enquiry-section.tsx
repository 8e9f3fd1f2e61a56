import type { ReactNode } from 'react'
import { MailLink, PhoneLink } from '../../../features/shell/contact-lines.tsx'
import { useCompany } from '../../../lib/document/site-data.ts'
import { ReplyTime } from '../parts/reply-time.tsx'

export function EnquirySection({ children }: { children: ReactNode }) {
  const {
    email,
    phones: [phone],
  } = useCompany()
  return (
    <section className="sheet-section" aria-labelledby="enquiry-head">
      <div className="wrap split">
        <div>
          <p className="eyebrow eyebrow-rule split-eyebrow">Enquiry</p>
          <h2 id="enquiry-head">Something like this on your site?</h2>
          <p>
            Tell us what you have and what it should do. A photograph of the panel, the plan or the nameplate
            can follow by e-mail.
          </p>
          <ul className="works-lines">
            {phone && (
              <li>
                <PhoneLink phone={phone} />
              </li>
            )}
            {email && (
              <li>
                <MailLink address={email} />
              </li>
            )}
          </ul>
        </div>
        <div className="message-card" id="enquiry">
          <h2 id="enquiry-title">Send Us a Message</h2>
          <ReplyTime />
          {children}
        </div>
      </div>
    </section>
  )
}
