import type { PaymentHistoryEntry } from '@trusswell/domain/admin-payments.ts'
import { Moment } from '../../ui/moment.tsx'
import './payments.css'

/** The history of a payment, latest first. */
export const PaymentHistory = ({ history }: { history: PaymentHistoryEntry[] }) => (
  <section className="payment-history" aria-labelledby="payment-history">
    <h3 id="payment-history">History</h3>
    <ol>
      {history.map(({ id, at, text, reason, by }) => (
        <li key={id}>
          <p>{text}</p>
          {reason && <p className="payment-reason">{reason}</p>}
          <small>
            <Moment at={at} />
            {by && `, ${by}`}
          </small>
        </li>
      ))}
    </ol>
  </section>
)
