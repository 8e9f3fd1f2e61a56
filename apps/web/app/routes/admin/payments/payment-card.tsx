import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { useId, type ReactNode } from 'react'
import { PaymentDue } from '../../../features/payments/payment-due.tsx'
import { methodInWords } from '../../../features/payments/payment-methods.ts'
import { PaymentProject } from '../../../features/payments/payment-project.tsx'
import { isOpen } from '../../../features/payments/payment-status.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { StoredStatusBadge } from './stored-status.tsx'

type PaymentCardProps = {
  payment: AdminPayment
  /** Shown before the title: the checkbox that selects the card. */
  choice?: ReactNode
  actions: ReactNode
  note?: ReactNode
  /** Beside the amount. */
  reminder?: ReactNode
}

export function PaymentCard({ payment, choice, actions, note, reminder }: PaymentCardProps) {
  const id = useId()
  return (
    <article className="ui-card payment-card" data-row aria-labelledby={id}>
      <header>
        {choice}
        <div className="payment-card-title">
          <h2 id={id}>{payment.description}</h2>
          <p>
            <PaymentProject payment={payment} />
            {payment.organisation && ` · ${payment.organisation.name}`}
          </p>
        </div>
        <StoredStatusBadge status={payment.status} />
      </header>
      <div className="payment-money">
        <div className="payment-sum-line">
          <strong className="figures">{formatMoney(payment.amount_paise)}</strong>
          {reminder}
        </div>
        <ul>
          {detailsOf(payment).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
          {payment.due_date && isOpen(payment) && (
            <li>
              <PaymentDue payment={payment} word="Due " />
            </li>
          )}
        </ul>
        <Flags payment={payment} />
      </div>
      <footer>
        <p>{note ?? <Moment at={payment.created_at} />}</p>
        {actions}
      </footer>
    </article>
  )
}

function detailsOf(payment: AdminPayment): string[] {
  const { transaction_id, status } = payment
  const { refunded_paise, refunding_paise, tds_paise } = payment
  return [
    methodInWords(payment) ?? 'No method chosen',
    ...(transaction_id ? [transaction_id] : []),
    ...(refunded_paise > 0 && status === 'completed' ? [`${formatMoney(refunded_paise)} refunded`] : []),
    ...(refunding_paise > 0 ? [`Refund of ${formatMoney(refunding_paise)} on its way`] : []),
    ...(tds_paise > 0 ? [`incl. ${formatMoney(tds_paise)} TDS`] : []),
  ]
}

function Flags({ payment }: { payment: AdminPayment }) {
  const { awaiting_confirmation, disputed, paid_twice, processing } = payment
  if (!awaiting_confirmation && !disputed && !paid_twice && !processing) return null
  return (
    <p className="payment-flags">
      {awaiting_confirmation && <Badge tone="info">To confirm</Badge>}
      {processing && (
        <Badge tone="info" glyph="half">
          Processing
        </Badge>
      )}
      {disputed && <Badge tone="danger">Disputed</Badge>}
      {paid_twice && <Badge tone="warn">Paid twice</Badge>}
    </p>
  )
}
