import { pageMeta } from '../../../lib/page-meta.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Route } from './+types/contact-sent.ts'
import { ContactPage } from './contact-page.tsx'
import { ThankYou } from './thank-you.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Message sent',
    description: 'We’ve received your message.',
    path: '/contact/sent',
    indexed: false,
  })

/** The page after a message without script; reloading it sends nothing again. */
export default function ContactSent() {
  return (
    <ContactPage>
      <ThankYou>
        <TextLink to="/contact" arrow="back">
          Send another message
        </TextLink>
      </ThankYou>
    </ContactPage>
  )
}
