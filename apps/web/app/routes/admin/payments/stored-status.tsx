import { paymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import type { PaymentStatus } from '@trusswell/domain/payments.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { BadgeGlyph } from '../../../ui/badge-glyph.tsx'

const looks: Record<PaymentStatus, { tone: Tone; glyph: BadgeGlyph }> = {
  pending: { tone: 'warn', glyph: 'ring' },
  completed: { tone: 'ok', glyph: 'check' },
  failed: { tone: 'danger', glyph: 'cross' },
  refunded: { tone: 'neutral', glyph: 'back' },
}

export const StoredStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge {...looks[status]}>{paymentStatusLabels[status]}</Badge>
)
