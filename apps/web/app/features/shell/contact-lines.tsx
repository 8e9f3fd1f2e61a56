import { useCompany } from '../../lib/document/site-data.ts'
import { phoneHref } from '../../lib/phone-href.ts'
import './contact-lines.css'

export function Address() {
  return useCompany().address.map((line) => (
    <span key={line} className="address-line">
      {line}
    </span>
  ))
}

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={phoneHref(phone)}>{phone}</a>
}

export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
