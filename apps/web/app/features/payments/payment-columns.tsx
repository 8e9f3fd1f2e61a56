import { formatMoney } from '@trusswell/domain/money.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { Link } from 'react-router'
import { dayInIndia, dueWords, todayInIndia } from '../../lib/dates.ts'
import type { Column } from '../../ui/table.tsx'
import { PaymentStatusBadge } from './payment-status.tsx'
import './payments.css'

export const paymentColumns: Column<Payment>[] = [
  {
    key: 'description',
    header: 'Description',
    onCard: 'title',
    cell: ({ description, project_id, project_title }) => (
      <span className="payment-name">
        {description}
        <small>
          <Link to={`/dashboard/projects/${project_id}`}>{project_title}</Link>
        </small>
      </span>
    ),
  },
  { key: 'due', header: 'Due', cell: (payment) => <PaymentDue payment={payment} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ client_status }) => <PaymentStatusBadge status={client_status} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    onCard: 'aside',
    cell: ({ amount_paise }) => formatMoney(amount_paise),
  },
]

function PaymentDue({ payment: { due_date, client_status } }: { payment: Payment }) {
  if (!due_date) return <span className="text-muted">No date</span>
  const open = client_status === 'unpaid' || client_status === 'pending'
  return (
    <span className="payment-due">
      <time className="figures" dateTime={due_date}>
        {dayInIndia(due_date)}
      </time>
      {open && <small data-late={client_status === 'unpaid'}>{dueWords(due_date, todayInIndia())}</small>}
    </span>
  )
}
