import { mailedLinkDays } from '@trusswell/domain/mailed-links.ts'
import type { SignedLinks } from '../../platform/signed-link.ts'
import type { MailedLink } from './events.ts'

const day = 24 * 3_600

type Addressee = { id: string; email: string }

/** Bound to the row, its purpose and subject, and to the person at the address that the mail went to. */
export const createMailedLinks = (links: SignedLinks) => {
  const stateOf = ({ subject_id }: MailedLink, { id, email }: Addressee) => `${subject_id}\n${id}\n${email}`
  return {
    idOf: (token: string) => links.read(token)?.subject ?? null,
    issue: (link: MailedLink, to: Addressee) =>
      links.issue(`mailed-${link.purpose}`, link.id, stateOf(link, to), mailedLinkDays * day),
    holds: (token: string, link: MailedLink, to: Addressee) =>
      links.holds(`mailed-${link.purpose}`, token, stateOf(link, to)),
  }
}
