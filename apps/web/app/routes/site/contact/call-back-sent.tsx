import { pageMeta } from '../../../lib/page-meta.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Route } from './+types/call-back-sent.ts'
import { CallBackPage } from './call-back-page.tsx'
import { ThankYou } from './thank-you.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Call back requested',
    description: 'We’ve received your request.',
    path: '/contact/call-back/sent',
    indexed: false,
  })

/** The page after a request without script; reloading it sends nothing again. */
export default function CallBackSent() {
  return (
    <CallBackPage>
      <ThankYou callBack>
        <TextLink to="/services" arrow="forward">
          See our services
        </TextLink>
      </ThankYou>
    </CallBackPage>
  )
}
