import { formatMoney } from '@trusswell/domain/money.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import type { ReactNode } from 'react'
import { dayInIndia } from '../../lib/dates.ts'
import { OpenCell } from '../../ui/lists/list-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { PaymentDocuments } from './payment-document.tsx'
import { PaymentDue } from './payment-due.tsx'
import { methodInWords } from './payment-methods.ts'
import { PaymentProject } from './payment-project.tsx'
import { isOpen, PaymentStatusBadges } from './payment-status.tsx'
import './payments.css'

type OnOpen = (payment: Payment) => void

/** The latest payments, as in the client's overview. */
export const recentPaymentColumns = (onOpen: OnOpen): Column<Payment>[] => [
  {
    key: 'description',
    header: 'Description',
    onCard: 'title',
    cell: (payment) => (
      <PaymentName payment={payment} note={<PaymentProject payment={payment} />} onOpen={onOpen} />
    ),
  },
  { key: 'due', header: 'Due', cell: (payment) => <PaymentDue payment={payment} /> },
  { key: 'status', header: 'Status', cell: (payment) => <PaymentStatusBadges payment={payment} /> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    onCard: 'aside',
    cell: ({ amount_paise }) => formatMoney(amount_paise),
  },
]

type ListOptions = {
  /** Shows the project of each payment, for lists over several projects. */
  withProject: boolean
  onOpen: OnOpen
  actions: (payment: Payment) => ReactNode
}

export const paymentColumns = ({ withProject, onOpen, actions }: ListOptions): Column<Payment>[] => [
  {
    key: 'description',
    header: 'Payment',
    onCard: 'title',
    cell: (payment) => (
      <PaymentName
        payment={payment}
        note={withProject ? <PaymentProject payment={payment} /> : null}
        onOpen={onOpen}
      />
    ),
  },
  { key: 'date', header: 'Date', sortable: true, cell: (payment) => <PaymentDate payment={payment} /> },
  {
    key: 'method',
    header: 'Method',
    cell: (payment) => (
      <span className="payment-method">
        {methodInWords(payment) ?? <span className="ui-muted">Not chosen</span>}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    cell: (payment) => <PaymentStatusBadges payment={payment} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    onCard: 'aside',
    cell: (payment) => <PaymentAmount payment={payment} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    quietHeader: true,
    align: 'end',
    onCard: 'bare',
    cell: (payment) => (
      <span className="payment-actions">
        <PaymentDocuments payment={payment} />
        {actions(payment)}
      </span>
    ),
  },
]

type PaymentNameProps = { payment: Payment; note: ReactNode; onOpen: OnOpen }

const PaymentName = ({ payment, note, onOpen }: PaymentNameProps) => (
  <span className="payment-name">
    <OpenCell onOpen={() => onOpen(payment)}>{payment.description}</OpenCell>
    {note && <small>{note}</small>}
    {isOpen(payment) && payment.failure_reason && (
      <small className="payment-failure">{payment.failure_reason}</small>
    )}
  </span>
)

function PaymentAmount({ payment }: { payment: Payment }) {
  const { amount_paise, credited_paise, refunded_paise, refunding_paise, tds_paise, status } = payment
  const received = credited_paise + refunded_paise
  const notes = [
    ...(tds_paise > 0 ? [`incl. ${formatMoney(tds_paise)} TDS`] : []),
    ...(status === 'completed' && refunded_paise === 0 && received + tds_paise !== amount_paise
      ? [`${formatMoney(received)} received`]
      : []),
    ...(refunded_paise > 0 ? [`${formatMoney(refunded_paise)} returned`] : []),
    ...(refunding_paise > 0 ? [`${formatMoney(refunding_paise)} on its way back`] : []),
  ]
  return (
    <span className="payment-amount">
      {formatMoney(amount_paise)}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </span>
  )
}

/** The due date, or the day it was paid or added once nothing is due. */
function PaymentDate({ payment }: { payment: Payment }) {
  const { paid_at, created_at, due_date } = payment
  if (due_date && isOpen(payment)) return <PaymentDue payment={payment} word="Due " />
  return (
    <time className="figures payment-day" dateTime={paid_at ?? created_at}>
      {dayInIndia(paid_at ?? created_at)}
    </time>
  )
}
