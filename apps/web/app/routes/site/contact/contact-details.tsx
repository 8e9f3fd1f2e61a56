import { brand } from '@trusswell/domain/brand.ts'
import { Address, MailLink, PhoneLink } from '../../../features/shell/contact-lines.tsx'
import { SocialLinks } from '../../../features/shell/social-links.tsx'
import { useCompany } from '../../../lib/document/site-data.ts'

export function ContactDetails() {
  const { email, phones } = useCompany()
  return (
    <dl className="contact-details">
      <div>
        <dt>Phone</dt>
        {phones.map((phone) => (
          <dd key={phone}>
            <PhoneLink phone={phone} />
          </dd>
        ))}
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <MailLink address={email} />
          <span>Projects and everything else</span>
        </dd>
        <dd>
          <MailLink address={brand.careers_email} />
          <span>Applications</span>
        </dd>
      </div>
      <div>
        <dt>Office</dt>
        <dd>
          <Address />
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>{brand.hours}</dd>
      </div>
      <div>
        <dt>Follow</dt>
        <dd>
          <SocialLinks />
        </dd>
      </div>
    </dl>
  )
}
