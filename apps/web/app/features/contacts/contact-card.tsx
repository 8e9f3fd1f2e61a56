import { callWindows } from '@trusswell/domain/call-windows.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useId, type ReactNode } from 'react'
import { phoneHref } from '../../lib/phone-href.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmailLink } from '../../ui/email-text.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ContactStatusBadge } from './contact-status.tsx'
import { fullName } from './full-name.ts'

type ContactCardProps = {
  contact: ContactSubmission
  /** Shown before the name: the checkbox that selects the card. */
  choice?: ReactNode
  actions: ReactNode
  note?: ReactNode
}

export function ContactCard({ contact, choice, actions, note }: ContactCardProps) {
  const id = useId()
  const name = fullName(contact)
  return (
    <article className="ui-card contact-card" data-row aria-labelledby={id}>
      <header>
        {choice}
        <Avatar name={name} />
        <div className="contact-name">
          <h2 id={id}>{name}</h2>
          <p>{contact.company ?? 'No company given'}</p>
        </div>
        <ContactStatusBadge status={contact.status} />
      </header>
      <div className="contact-words">
        <h3>{contact.subject}</h3>
        <p>{contact.message}</p>
      </div>
      <ul className="contact-ways">
        <li>
          <EmailLink address={contact.email} />
        </li>
        {contact.phone && (
          <li>
            <a href={phoneHref(contact.phone)}>{contact.phone}</a>
          </li>
        )}
        {contact.call_window && (
          <li className="contact-call">Call between {callWindows[contact.call_window]}</li>
        )}
      </ul>
      <footer>
        <p>
          {note ?? <Moment at={contact.created_at} />}
          <br />
          {contact.reference}, {contact.assignee_name ?? 'unassigned'}
        </p>
        {actions}
      </footer>
    </article>
  )
}
