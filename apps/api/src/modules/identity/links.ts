import type { SignedLinks } from '../../platform/signed-link.ts'

const hour = 3_600
const day = 24 * hour
const invitationDays = 7

/** A link becomes invalid when it was used: the address is verified, the password replaced or the invitation accepted. */
export const createIdentityLinks = (links: SignedLinks) => ({
  subjectOf: (token: string) => links.read(token)?.subject ?? null,
  verification: {
    issue: (user: { id: string; email: string }) => links.issue('verify', user.id, user.email, 3 * day),
    holds: (token: string, user: { email: string }) => links.holds('verify', token, user.email),
  },
  /** The hash is null while an account has no password. */
  reset: {
    issue: (userId: string, passwordHash: string | null) =>
      links.issue('reset', userId, passwordHash ?? '', hour),
    /** For a new admin, who may read the mail later. The page and route are those of a reset. */
    issueForAdmin: (userId: string, passwordHash: string | null) =>
      links.issue('reset', userId, passwordHash ?? '', day),
    holds: (token: string, passwordHash: string | null) => links.holds('reset', token, passwordHash ?? ''),
  },
  emailChange: {
    issue: (user: { id: string; email: string; pending_email: string }) =>
      links.issue('email', user.id, `${user.email}\n${user.pending_email}`, day),
    holds: (token: string, user: { email: string; pending_email: string | null }) =>
      links.holds('email', token, `${user.email}\n${user.pending_email}`),
  },
  invitation: {
    issue: (invitation: { id: string; email: string }) =>
      links.issue('invite', invitation.id, invitation.email, invitationDays * day),
    holds: (token: string, invitation: { email: string }) => links.holds('invite', token, invitation.email),
  },
})
