import { redirect } from 'react-router'
import { pageMeta } from '../../lib/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/newsletter.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Newsletter',
    description: 'Our monthly note has not started yet.',
    path: '/newsletter',
    indexed: false,
  })

/** Takes nothing and keeps nothing until there is a newsletter to send. */
export const action = () => redirect('/newsletter', 303)

export default function Newsletter() {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Newsletter</p>
      <h1>Subscription opens soon</h1>
      <p className="lead">
        The monthly note has not started yet, so there is nothing to subscribe to today. If you sent your
        address, we have not kept it.
      </p>
      <p className="mt-4">
        <TextLink to="/contact" arrow="forward">
          Write to us instead
        </TextLink>
      </p>
    </div>
  )
}
