import type { AdminPayment, AdminPaymentDetails, CheckedClaim } from '@trusswell/domain/admin-payments.ts'
import { showFailure } from '../../../ui/outcome-toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useState } from 'react'
import { ConfirmClaimDialog } from './confirm-claim-dialog.tsx'
import { InvoiceDialog, RemoveInvoiceDialog } from './invoice-dialog.tsx'
import { decideClaim } from './payment-source.ts'
import { paymentWords } from './payment-words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { RefuseClaimDialog } from './refuse-claim-dialog.tsx'

export type PaymentStep =
  'deposit' | 'confirm' | 'reject' | 'bounce' | 'refund' | 'invoice' | 'remove-invoice'

export type StepProps = {
  payment: AdminPaymentDetails
  onDone: (payment: AdminPayment, message: string) => void
  onClose: () => void
}

/** The dialog of one action, shown instead of the record. */
export function PaymentSteps({ step, ...props }: StepProps & { step: PaymentStep }) {
  const { claim } = props.payment
  if (step === 'refund') return <RefundDialog {...props} />
  if (step === 'invoice') return <InvoiceDialog {...props} />
  if (step === 'remove-invoice') return <RemoveInvoiceDialog {...props} />
  if (!claim) return null
  if (step === 'confirm') return <ConfirmClaimDialog {...props} claim={claim} />
  if (step === 'deposit') return <DepositDialog {...props} claim={claim} />
  return <RefuseClaimDialog {...props} claim={claim} state={step === 'reject' ? 'rejected' : 'bounced'} />
}

function DepositDialog({ payment, claim, onDone, onClose }: StepProps & { claim: CheckedClaim }) {
  const [pending, setPending] = useState(false)
  async function deposit() {
    setPending(true)
    try {
      onDone(
        await decideClaim(payment.id, { state: 'deposited', version: payment.version }),
        'Cheque marked as deposited',
      )
    } catch (error) {
      showFailure(error, paymentWords.updateFailed)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      tone="info"
      title="Mark as deposited"
      message={`Cheque ${claim.reference} was handed in at the bank. The payment stays pending until it clears.`}
      confirmLabel="Mark as deposited"
      pending={pending}
      onConfirm={() => void deposit()}
      onCancel={onClose}
    />
  )
}
