import type { ContactStatus } from '@trusswell/domain/contact.ts'
import { contactStatuses } from '@trusswell/domain/contact-values.ts'
import { Badge } from '../../ui/badge.tsx'
import type { BadgeGlyph } from '../../ui/badge-glyph.tsx'
import type { Tone } from '../../ui/badge.tsx'
import './contacts.css'

const looks: Record<ContactStatus, { tone: Tone; glyph: BadgeGlyph }> = {
  new: { tone: 'info', glyph: 'dot' },
  'in-progress': { tone: 'warn', glyph: 'half' },
  resolved: { tone: 'ok', glyph: 'check' },
}

export const statusWord = (status: ContactStatus) => status.replaceAll('-', ' ')

export const statusChoices = contactStatuses.map((value) => ({
  value,
  label: <span className="contact-status">{statusWord(value)}</span>,
}))

export function ContactStatusBadge({ status }: { status: ContactStatus }) {
  return (
    <Badge {...looks[status]}>
      <span className="contact-status">{statusWord(status)}</span>
    </Badge>
  )
}
