import type { SignedLinks } from '../../platform/signed-link.ts'

const day = 24 * 3_600

/** Signed, so that neither the table nor the queue contains a secret. */
export const createNewsletterLinks = (links: SignedLinks) => ({
  subjectOf: (token: string) => links.read(token)?.subject ?? null,
  confirm: {
    issue: ({ id, email }: { id: string; email: string }) =>
      links.issue('newsletter-confirm', id, email, 7 * day),
    holds: (token: string, { email }: { email: string }) => links.holds('newsletter-confirm', token, email),
  },
  /** Long-lived, because people unsubscribe from old mails. */
  unsubscribe: {
    issue: (id: string) => links.issue('newsletter-unsubscribe', id, '', 10 * 365 * day),
    holds: (token: string) => links.holds('newsletter-unsubscribe', token, ''),
  },
})

/** Before it is sent an issue has neither a page nor a reader who could unsubscribe. */
export const unsentLinks = (origin: string) => ({
  pageUrl: `${origin}/newsletter`,
  unsubscribeUrl: `${origin}/newsletter`,
})
