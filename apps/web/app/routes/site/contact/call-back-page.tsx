import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/text-link.tsx'
import { ContactPage } from './contact-page.tsx'

export function CallBackPage({ children }: { children: ReactNode }) {
  return (
    <ContactPage
      heading="Request a Call Back"
      intro={
        <p className="contact-reply">
          An engineer will call you on the next working day. Prefer to write?{' '}
          <TextLink to="/contact">Send us a message</TextLink>
        </p>
      }
    >
      {children}
    </ContactPage>
  )
}
