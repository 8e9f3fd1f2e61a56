import { brand } from '@trusswell/domain/brand.ts'
import { Link } from 'react-router'
import { useCompany } from '../../lib/document/site-data.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { BrandLink } from './brand-link.tsx'
import { Address, MailLink, PhoneLink } from './contact-lines.tsx'
import { legalLinks, quickLinks } from './nav-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SocialLinks } from './social-links.tsx'
import './footer.css'

export function Footer({ year }: { year: number | undefined }) {
  const company = useCompany()
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-columns">
        <div>
          <BrandLink />
          <p className="max-w-[36ch]">{brand.description}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick Links</h2>
          <ul>
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Contact Info</h2>
          <address>
            <p>
              <Address />
            </p>
            <ul>
              {company.phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink phone={phone} />
                </li>
              ))}
              <li>
                <MailLink address={company.email} />
              </li>
            </ul>
          </address>
        </div>
        <div>
          <h2>Newsletter</h2>
          <p>One note a month: a site, a drawing, what we learned.</p>
          <NewsletterForm source="footer" />
        </div>
      </div>
      <div className="site-legal">
        <div className="wrap">
          <span>
            © {year} {company.legal_name}
          </span>
          {legalLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
