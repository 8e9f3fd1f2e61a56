import type { ReactNode } from 'react'
import { Section } from '../../../features/shell/section.tsx'
import { contactIntro } from '../../../content/contact.ts'
import { useCompany } from '../../../lib/document/site-data.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { ReplyTime } from '../parts/reply-time.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactFaq } from './contact-faq.tsx'
import { OfficeLocation } from './office-location.tsx'
import './contact.css'
import './contact-form.css'

type ContactPageProps = { heading?: string; intro?: ReactNode; children: ReactNode }

/** The page around the form in any state. */
export function ContactPage({ heading = 'Send Us a Message', intro, children }: ContactPageProps) {
  const { address } = useCompany()
  return (
    <>
      <section className="contact-head">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">{contactIntro.eyebrow}</p>
          <h1>{contactIntro.title}</h1>
          <p className="lead">{contactIntro.lead}</p>
        </div>
        <div className="wrap contact-body">
          <div className="message-card message-card-first" id="message">
            <h2 id="contact-form-title">{heading}</h2>
            {intro ?? (
              <ReplyTime>
                Prefer to talk? <TextLink to="/contact/call-back">Request a call back</TextLink>
              </ReplyTime>
            )}
            {children}
          </div>
          <ContactDetails />
        </div>
      </section>
      {address.length > 0 && (
        <Section className="contact-band" aria-labelledby="contact-map-title">
          <OfficeLocation />
        </Section>
      )}
      <Section className="contact-faq" aria-labelledby="contact-faq-title">
        <ContactFaq />
      </Section>
    </>
  )
}
