import type { Payment } from '@trusswell/domain/payments.ts'
import { dayInIndia, dueWords, todayInIndia } from '../../lib/dates.ts'
import { isOpen } from './payment-status.tsx'
import './payments.css'

type Due = Pick<Payment, 'due_date' | 'status' | 'awaiting_confirmation'> & { deleted_at?: string | null }

/** What the client has reported isn't late: it is ours to check. Nor is what was deleted. */
export function PaymentDue({ payment, word = '' }: { payment: Due; word?: string }) {
  const { due_date, awaiting_confirmation, deleted_at } = payment
  const today = todayInIndia()
  if (!due_date) return <span className="ui-muted">No date</span>
  return (
    <span className="payment-due">
      {word}
      <time className="figures" dateTime={due_date}>
        {dayInIndia(due_date)}
      </time>
      {isOpen(payment) && !awaiting_confirmation && !deleted_at && (
        <small data-late={due_date < today}>{dueWords(due_date, today)}</small>
      )}
    </span>
  )
}
