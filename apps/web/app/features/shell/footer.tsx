import { brand } from '@trusswell/domain/brand.ts'
import { Link, useLocation } from 'react-router'
import { useCompany, useSiteData } from '../../lib/document/site-data.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { BrandLink } from './brand-link.tsx'
import { Address, MailLink, PhoneLink } from './contact-lines.tsx'
import { buildingLinks, legalLinks, type NavLink, quickLinks } from './nav-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SocialLinks } from './social-links.tsx'
import './footer.css'

export function Footer({ year }: { year: number | undefined }) {
  const company = useCompany()
  const { pathname } = useLocation()
  const site = useSiteData()
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-columns">
        <div>
          <BrandLink />
          <p className="site-footer-about">{brand.description}</p>
          <SocialLinks />
        </div>
        <div className="site-footer-links">
          <LinkList id="footer-links" title="Quick Links" links={quickLinks} />
          <LinkList id="footer-buildings" title="For your building" links={buildingLinks} />
        </div>
        <div>
          <h2>Contact Info</h2>
          <address>
            {company.address.length > 0 && (
              <p>
                <Address />
              </p>
            )}
            <ul>
              {company.emergency_phone && (
                <li>
                  Emergency: <PhoneLink phone={company.emergency_phone} />
                  {company.emergency_hours && (
                    <span className="site-footer-hours">{company.emergency_hours}</span>
                  )}
                </li>
              )}
              {company.phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink phone={phone} />
                </li>
              ))}
              {company.phones.length === 0 && !company.email && (
                <li>
                  <Link to="/contact#message">Send us a message</Link>
                </li>
              )}
              {company.email && (
                <li>
                  <MailLink address={company.email} />
                </li>
              )}
            </ul>
          </address>
        </div>
        <div>
          <h2>Newsletter</h2>
          <p>One note a month: a site, a drawing, what we learned.</p>
          <NewsletterForm source="footer" />
          <p className="site-footer-issues">
            <Link to="/newsletter">Past issues</Link>
          </p>
        </div>
      </div>
      <div className="site-legal">
        <div className="wrap">
          <span>
            © {year} {company.legal_name}
          </span>
          <span className="on-paper">
            {site?.site_url}
            {pathname}
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

const LinkList = ({ id, title, links }: { id: string; title: string; links: readonly NavLink[] }) => (
  <nav aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
)
