import type { ClientPaymentStatus } from '@trusswell/domain/payments.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import type { BadgeGlyph } from '../../ui/badge-glyph.tsx'

const looks: Record<ClientPaymentStatus, { tone: Tone; glyph: BadgeGlyph }> = {
  paid: { tone: 'ok', glyph: 'check' },
  pending: { tone: 'warn', glyph: 'ring' },
  unpaid: { tone: 'danger', glyph: 'bang' },
  refunded: { tone: 'neutral', glyph: 'back' },
}

export const paymentStatusLabels: Record<ClientPaymentStatus, string> = {
  paid: 'Paid',
  pending: 'Pending',
  unpaid: 'Unpaid',
  refunded: 'Refunded',
}

export const PaymentStatusBadge = ({ status }: { status: ClientPaymentStatus }) => (
  <Badge {...looks[status]}>{paymentStatusLabels[status]}</Badge>
)
