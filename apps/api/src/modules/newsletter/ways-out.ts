import type { WorkerDeps } from '../../deps.ts'

type Deps = Pick<WorkerDeps, 'origin' | 'newsletterLinks'>

/** For every mail to subscribers: one link for people, one for mail programs (RFC 8058). */
export function waysOut({ origin, newsletterLinks }: Deps, subscriptionId: string) {
  const token = newsletterLinks.unsubscribe.issue(subscriptionId)
  return {
    unsubscribeUrl: `${origin}/newsletter/unsubscribe?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${origin}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
