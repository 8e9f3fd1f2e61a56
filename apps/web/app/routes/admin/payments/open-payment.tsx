import { useQuery } from '@tanstack/react-query'
import { methodLabels } from '@trusswell/domain/payment-values.ts'
import type { AdminPayment, AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { useRecentItem } from '../../../lib/session/recent-items.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PaymentDialog, paymentDialogTitle } from './payment-dialog.tsx'
import { PaymentRecord } from './payment-record.tsx'
import { adminPaymentKey, readPayment } from './payment-source.ts'
import { PaymentSteps, type PaymentStep } from './payment-steps.tsx'
import { paymentWords } from './payment-words.ts'
import { StoredStatusBadge } from './stored-status.tsx'

/** `?open={id}` shows the record, or the dialog of an action in its place; `?open={id}.confirm` starts with that. */
export function OpenPayment({ opened, onClose }: { opened: string; onClose: () => void }) {
  const [id = '', first] = opened.split('.')
  const confirmsAtOnce = first === 'confirm'
  const [step, setStep] = useState<PaymentStep | null>(confirmsAtOnce ? 'confirm' : null)
  const {
    data: payment,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [...adminPaymentKey, 'row', id],
    queryFn: () => readPayment(id),
    retry: false,
  })
  useRecentItem(
    payment && { path: `/admin/payments?open=${id}`, label: payment.description, kind: 'payment' },
  )
  const changes = useListChanges<AdminPayment>(adminPaymentKey)
  if (error && !isMissing(error))
    return (
      <RecordDialog onClose={onClose}>
        <ErrorPanel
          message={messageOf(error, 'We couldn’t load this payment.')}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </RecordDialog>
    )
  if (error || payment?.deleted_at)
    return (
      <RecordDialog onClose={onClose}>
        <p>We couldn’t find this payment. It may have been deleted.</p>
      </RecordDialog>
    )
  if (!payment)
    return (
      <RecordDialog onClose={onClose}>
        <Skeleton lines={6} label="Loading the payment" />
      </RecordDialog>
    )

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
      onStep={setStep}
      onSaved={(row) => done(row, paymentWords.updated)}
      onClose={onClose}
    />
  )
}

const isMissing = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

type ConfirmedProps = {
  payment: AdminPaymentDetails
  onStep: (step: PaymentStep) => void
  onClose: () => void
}

/** Payments confirmed by a gateway are read-only. */
const ConfirmedDialog = ({ payment, onStep, onClose }: ConfirmedProps) => (
  <RecordDialog onClose={onClose}>
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

const RecordDialog = ({ onClose, children }: { onClose: () => void; children: React.ReactNode }) => (
  <Dialog
    isOpen
    onOpenChange={(open) => !open && onClose()}
    title={paymentDialogTitle}
    footer={<Button onClick={onClose}>Back to the list</Button>}
  >
    {children}
  </Dialog>
)
