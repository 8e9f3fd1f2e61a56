import { pageMeta } from '../../../lib/page-meta.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Route } from './+types/newsletter-sent.ts'
import { LetterScreen } from './letter-screen.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Check your inbox',
    description: 'Please confirm your subscription.',
    path: '/newsletter/sent',
    indexed: false,
  })

/** The page after subscribing without script; reloading it sends nothing again. */
export default function NewsletterSent() {
  return (
    <LetterScreen title="One more step" lead="Please check your inbox and confirm your subscription.">
      <TextLink to="/blogs" arrow="forward">
        Read the articles
      </TextLink>
    </LetterScreen>
  )
}
