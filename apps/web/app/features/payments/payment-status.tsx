import { clientPaymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import type { ClientPaymentStatus, Payment } from '@trusswell/domain/payments.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import type { BadgeGlyph } from '../../ui/badge-glyph.tsx'

const looks: Record<ClientPaymentStatus, { tone: Tone; glyph: BadgeGlyph }> = {
  paid: { tone: 'ok', glyph: 'check' },
  pending: { tone: 'warn', glyph: 'ring' },
  unpaid: { tone: 'danger', glyph: 'bang' },
  refunded: { tone: 'neutral', glyph: 'back' },
}

export const isOpen = ({ status }: Pick<Payment, 'status'>) => status === 'pending' || status === 'failed'

/** Staff didn't accept the reported transfer or cheque. */
export const isRejected = ({
  payment_method,
  failure_reason,
}: Pick<Payment, 'payment_method' | 'failure_reason'>) =>
  failure_reason !== null && payment_method !== 'credit_card'

/** The payment's status and related notes. */
export const PaymentStatusBadges = ({ payment }: { payment: Payment }) => (
  <span className="payment-badges">
    <ProgressBadge payment={payment} />
    {payment.disputed && (
      <Badge tone="danger" glyph="bang">
        Disputed
      </Badge>
    )}
    {payment.advance && <Badge glyph="dot">Advance</Badge>}
  </span>
)

function ProgressBadge({ payment }: { payment: Payment }) {
  if (payment.awaiting_confirmation)
    return (
      <Badge tone="info" glyph="half">
        Being checked
      </Badge>
    )
  if (payment.processing && isOpen(payment))
    return (
      <Badge tone="info" glyph="half">
        Processing
      </Badge>
    )
  return <PaymentStatusBadge status={payment.client_status} />
}

const PaymentStatusBadge = ({ status }: { status: ClientPaymentStatus }) => (
  <Badge {...looks[status]}>{clientPaymentStatusLabels[status]}</Badge>
)
