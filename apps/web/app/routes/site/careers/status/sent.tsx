import { pageMeta } from '../../../../lib/page-meta.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { Route } from './+types/sent.ts'
import { ApplicationSent } from '../apply/application-sent.tsx'
import '../apply/apply.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Application submitted',
    description: 'We’ve received your application.',
    path: '/application/sent',
    indexed: false,
  })

/** The page after an application without script; reloading it sends nothing again. */
export default function ApplicationSentPage() {
  return (
    <div className="wrap screen">
      <ApplicationSent level={1}>
        <TextLink to="/careers" arrow="back">
          Back to Careers
        </TextLink>
      </ApplicationSent>
    </div>
  )
}
