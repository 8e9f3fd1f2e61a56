import { useQuery } from '@tanstack/react-query'
import { methodLabels } from '@trusswell/domain/payment-values.ts'
import type { AdminPayment, AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { useState } from 'react'
import { useRecentItem } from '../../../lib/session/recent-items.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { RecordDialog } from '../../../ui/lists/record-dialog.tsx'
import { RowDialog } from '../../../ui/lists/row-dialog.tsx'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { openedRow } from '../../../ui/lists/use-row.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { useAskToDiscard } from '../../../ui/unsaved-forms.tsx'
import { PaymentDialog, paymentDialogTitle } from './payment-dialog.tsx'
import { PaymentRecord } from './payment-record.tsx'
import { adminPaymentKey, readPayment } from './payment-source.ts'
import { PaymentSteps, type PaymentStep } from './payment-steps.tsx'
import { paymentWords } from './payment-words.ts'
import { StoredStatusBadge } from './stored-status.tsx'

/** `?open={id}` shows the record, or the dialog of an action in its place; `?open={id}.confirm` starts with that. */
export default function OpenPayment({ opened, onClose }: { opened: string; onClose: () => void }) {
  const [id = '', first] = opened.split('.')
  const payment = openedRow(
    useQuery({
      queryKey: [...adminPaymentKey, 'row', id],
      queryFn: () => readPayment(id),
      retry: false,
    }),
  )
  const { row } = payment
  useRecentItem(row && { path: `/admin/payments?open=${id}`, label: row.description, kind: 'payment' })
  return (
    <RowDialog opened={payment} title={paymentDialogTitle} noun="payment" onClose={onClose}>
      {(found) => <FoundPayment payment={found} confirmsAtOnce={first === 'confirm'} onClose={onClose} />}
    </RowDialog>
  )
}

type FoundPaymentProps = { payment: AdminPaymentDetails; confirmsAtOnce: boolean; onClose: () => void }

function FoundPayment({ payment, confirmsAtOnce, onClose }: FoundPaymentProps) {
  const [step, setStep] = useState<PaymentStep | null>(confirmsAtOnce ? 'confirm' : null)
  const changes = useListChanges<AdminPayment>(adminPaymentKey)
  const askToDiscard = useAskToDiscard()

  function done(row: AdminPayment, message: string) {
    changes.saved(row)
    showSuccess(message)
    onClose()
  }
  // A colleague may have decided about it, or it is a cheque.
  const isOpenStep = step !== 'confirm' || (payment.awaiting_confirmation && payment.claim !== null)
  if (step && isOpenStep)
    return (
      <PaymentSteps
        step={step}
        payment={payment}
        onDone={done}
        onClose={confirmsAtOnce ? onClose : () => setStep(null)}
      />
    )
  if (payment.gateway_confirmed)
    return <ConfirmedDialog payment={payment} onStep={setStep} onClose={onClose} />
  return (
    <PaymentDialog
      payment={payment}
      onStep={(next) => askToDiscard(() => setStep(next))}
      onSaved={(row) => done(row, paymentWords.updated)}
      onClose={onClose}
    />
  )
}

type ConfirmedProps = {
  payment: AdminPaymentDetails
  onStep: (step: PaymentStep) => void
  onClose: () => void
}

/** Payments confirmed by a gateway are read-only. */
const ConfirmedDialog = ({ payment, onStep, onClose }: ConfirmedProps) => (
  <RecordDialog title={paymentDialogTitle} onClose={onClose}>
    <div className="ui-dialog-form payment-details payment-open">
      <p>The payment gateway confirmed this payment, so it can’t be edited.</p>
      <PaymentRecord payment={payment} onStep={onStep}>
        <Facts facts={confirmedFacts(payment)} />
      </PaymentRecord>
    </div>
  </RecordDialog>
)

/** The form values of an editable payment. */
const confirmedFacts = ({
  description,
  amount_paise,
  status,
  payment_method,
}: AdminPaymentDetails): Fact[] => [
  { term: 'Description', value: description, wide: true },
  { term: 'Amount', value: formatMoney(amount_paise) },
  { term: 'Status', value: <StoredStatusBadge status={status} /> },
  { term: 'Payment method', value: payment_method && methodLabels[payment_method] },
]
