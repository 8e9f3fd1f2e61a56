import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { PaymentDetails } from '@trusswell/domain/payment-claims.ts'
import type { PaymentOptions } from '@trusswell/domain/payment-options.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { dayInIndia } from '../../lib/dates.ts'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showFailure } from '../../ui/outcome-toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { MethodField } from './method-field.tsx'
import { payForm, payValues, type PayBody, type PayValues, type Proof } from './pay-form.ts'
import { chosenMethod, methodChoices } from './payment-methods.ts'
import { onePaymentKey, openCheckout, paymentFailed, readPayment, reportPayment } from './payment-source.ts'
import { isOpen } from './payment-status.tsx'
import { ReportFields } from './report-fields.tsx'
import { usePaymentOptions } from './use-payment-options.ts'

type PayDialogProps = {
  id: string
  /** Without it the dialog shows the payment's history only. */
  canPay: boolean
  /** Reports money sent by other means, without paying here. */
  report: boolean
  onReported: (payment: Payment) => void
  onClose: () => void
}

export default function PayDialog({ id, canPay, ...props }: PayDialogProps) {
  // Always refetched, because the cached payment may be older than the last report.
  const {
    data: details,
    error,
    isFetchedAfterMount,
  } = useQuery({
    queryKey: onePaymentKey(id),
    queryFn: ({ signal }) => readPayment(id, signal),
    retry: false,
    staleTime: 0,
  })
  const { options, isLoaded } = usePaymentOptions()
  if (error) return <HistoryDialog id={id} onClose={props.onClose} />
  if (!details || !isFetchedAfterMount || !isLoaded)
    return (
      <Dialog isOpen onOpenChange={(open) => !open && props.onClose()} title="Payment">
        <Skeleton lines={6} label="Loading the payment" />
      </Dialog>
    )
  // A link from a mail may be older than the payment's state.
  if (!canPay || !isOpen(details.payment)) return <HistoryDialog id={id} onClose={props.onClose} />
  return <PayForm details={details} options={options} {...props} />
}

type PayFormProps = Omit<PayDialogProps, 'id' | 'canPay'> & {
  details: PaymentDetails
  options: PaymentOptions | undefined
}
type Outcome = { url: string } | { payment: Payment }

const labels = {
  credit_card: 'Go to payment page',
  bank_transfer: 'Send transfer details',
  check: 'Send cheque details',
}

function PayForm({ details: { payment, claim }, options, report, onReported, onClose }: PayFormProps) {
  const [wanted, setWanted] = useState<string>(() => firstMethod(payment, claim, report))
  const [proof, setProof] = useState<Proof>({ file: null })
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const all = methodChoices(options, payment.amount_paise)
  const choices = report ? all.filter(({ value }) => value !== 'credit_card') : all
  const method = chosenMethod(choices, wanted)
  const isRejected = payment.status === 'failed' && claim !== null && payment.failure_reason !== null

  async function send(body: PayBody): Promise<Outcome> {
    if (body.method === 'credit_card') return openCheckout(payment)
    const { name, size, lastModified } = proof.file ?? {}
    const key = keyOf({ body, file: { name, size, lastModified } })
    return reportPayment(payment.id, body, proof.file, key)
  }
  const form = useApiForm<PayValues, PayBody, Outcome>({
    schema: payForm(method),
    defaults: payValues(payment, claim, method),
    send,
    onSent: (outcome) => {
      if ('url' in outcome) window.location.assign(outcome.url)
      else onReported(outcome.payment)
    },
    onError: (error) => {
      const problem = error instanceof ApiError ? error.fields['proof'] : undefined
      if (problem) setProof({ file: null, error: problem })
      return problem !== undefined
    },
    onFailed: (error) => showFailure(error, paymentFailed),
  })
  return (
    <FormDialog
      title={report ? 'Report a payment' : 'Pay now'}
      form={form}
      saveLabel={labels[method]}
      savingLabel={method === 'credit_card' ? 'Opening…' : 'Sending…'}
      // Another method only shows other instructions: clients may close the dialog to follow them.
      dirty={proof.file !== null}
      onClose={onClose}
    >
      <p className="payment-asked">
        <span>{payment.description}</span>
        <strong className="figures">{formatMoney(payment.amount_paise)}</strong>
        {payment.due_date && <small>Due {dayInIndia(payment.due_date)}</small>}
      </p>
      {isRejected && (
        <p className="payment-rejected">
          <strong>We couldn’t confirm your last report.</strong> {payment.failure_reason}
        </p>
      )}
      <MethodField choices={choices} value={method} onChange={setWanted} />
      {method === 'credit_card' ? (
        <p className="payment-note">
          You’ll leave this site to pay and come back afterwards. We’ll e-mail you the receipt.
        </p>
      ) : (
        <ReportFields
          method={method}
          paise={payment.amount_paise}
          options={options}
          proof={proof}
          onProof={setProof}
        />
      )}
    </FormDialog>
  )
}

function firstMethod(payment: Payment, claim: PaymentDetails['claim'], report: boolean): string {
  if (report) return claim?.method ?? payment.payment_method ?? 'bank_transfer'
  return payment.payment_method ?? 'credit_card'
}
