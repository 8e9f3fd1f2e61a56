import type { ReactNode } from 'react'
import { Address, MailLink, PhoneLink } from '../../../features/shell/contact-lines.tsx'
import { SocialLinks } from '../../../features/shell/social-links.tsx'
import { useCompany } from '../../../lib/document/site-data.ts'
import { whatsappHref } from '../../../lib/whatsapp-href.ts'

/** Missing contact details have no row. */
export function ContactDetails() {
  const company = useCompany()
  const { phones, whatsapp, emergency_phone: emergency, careers_email: careers } = company
  return (
    <dl className="contact-details">
      <Row term="Emergency" if={emergency}>
        <dd>
          <PhoneLink phone={emergency} />
          {company.emergency_hours && <span className="contact-details-note">{company.emergency_hours}</span>}
        </dd>
      </Row>
      <Row term="Phone" if={phones[0]}>
        {phones.map((phone) => (
          <dd key={phone}>
            <PhoneLink phone={phone} />
          </dd>
        ))}
      </Row>
      <Row term="WhatsApp" if={whatsapp}>
        <dd>
          <a href={whatsappHref(whatsapp)} rel="noopener noreferrer">
            {whatsapp}
          </a>
        </dd>
      </Row>
      <Row term="E-mail" if={company.email || careers}>
        {company.email && (
          <dd>
            <MailLink address={company.email} />
            <span className="contact-details-note">Projects and everything else</span>
          </dd>
        )}
        {careers && (
          <dd>
            <MailLink address={careers} />
            <span className="contact-details-note">Applications</span>
          </dd>
        )}
      </Row>
      <Row term="Office" if={company.address[0]}>
        <dd>
          <Address />
        </dd>
      </Row>
      <Row term="Hours" if={company.hours}>
        <dd>{company.hours}</dd>
      </Row>
      <Row term="Follow" if={Object.values(company.social).join('') || whatsapp}>
        <dd>
          <SocialLinks />
        </dd>
      </Row>
    </dl>
  )
}

function Row({ term, if: known, children }: { term: string; if: string | undefined; children: ReactNode }) {
  if (!known) return null
  return (
    <div>
      <dt>{term}</dt>
      {children}
    </div>
  )
}
