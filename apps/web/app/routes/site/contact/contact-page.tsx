import type { ReactNode } from 'react'
import { Section } from '../../../features/shell/section.tsx'
import { contactIntro } from '../../../content/contact.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactFaq } from './contact-faq.tsx'
import { OfficeLocation } from './office-location.tsx'
import './contact.css'
import './contact-form.css'

/** The page around the form, whatever the form has become. */
export function ContactPage({ children }: { children: ReactNode }) {
  return (
    <>
      <section className="contact-head">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">{contactIntro.eyebrow}</p>
          <h1>{contactIntro.title}</h1>
          <p className="lead">{contactIntro.lead}</p>
        </div>
        <div className="wrap contact-body">
          <ContactDetails />
          <div className="contact-card" id="message">
            <h2 id="contact-form-title">Send Us a Message</h2>
            {children}
          </div>
        </div>
      </section>
      <Section className="contact-band" aria-labelledby="contact-map-title">
        <OfficeLocation />
      </Section>
      <Section className="contact-faq" aria-labelledby="contact-faq-title">
        <ContactFaq />
      </Section>
    </>
  )
}
