import { Mail, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useCompany } from '../../lib/document/site-data.ts'
import { phoneHref } from '../../lib/phone-href.ts'
import { whatsappHref } from '../../lib/whatsapp-href.ts'
import { enquiryPath } from './enquiry-path.ts'
import { WhatsAppIcon } from './social-links.tsx'
import './reach-bar.css'

// On these pages people sign in, use a mailed link or work, so contact links aren't needed.
const pagesWithoutBar =
  /^\/(?:login|signup|forgot-password|reset-password|verify-email|invite|answer|application|dashboard|admin|manager|client)(?:\/|$)/

/** Contact links at the bottom of a phone's screen. */
export function ReachBar() {
  const { pathname } = useLocation()
  const {
    phones: [phone],
    whatsapp,
  } = useCompany()
  if (pagesWithoutBar.test(pathname)) return null
  return (
    <nav className="reach-bar" aria-label="Reach us">
      <ul>
        {phone && (
          <li>
            <a href={phoneHref(phone)}>
              <Phone aria-hidden="true" />
              Call
            </a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a href={whatsappHref(whatsapp)} rel="noopener noreferrer">
              <WhatsAppIcon />
              WhatsApp
            </a>
          </li>
        )}
        <li className="reach-enquire">
          <Link to={enquiryPath(pathname)}>
            <Mail aria-hidden="true" />
            Enquire
          </Link>
        </li>
      </ul>
    </nav>
  )
}
