import type { Payment } from '@trusswell/domain/payments.ts'
import { isOpen } from './payment-status.tsx'

type Cancellable = Pick<Payment, 'status' | 'removable' | 'processing' | 'awaiting_confirmation'>
export type CancelWords = { action: string; title: string; message: string; done: string }

/** What cancelling would do to the payment now; null when there is nothing to cancel. */
export function cancelWords(payment: Cancellable): CancelWords | null {
  const { removable, processing, awaiting_confirmation } = payment
  if (!isOpen(payment)) return null
  if (removable)
    return {
      action: 'Cancel payment',
      title: 'Cancel this payment?',
      message: `${consequence(payment)}The payment will be removed from your list.${late(processing)}`,
      done: 'Payment cancelled',
    }
  if (awaiting_confirmation)
    return {
      action: 'Withdraw report',
      title: 'Withdraw your report?',
      message: 'We’ll stop checking the transfer or cheque. The payment stays open until you pay it.',
      done: 'Report withdrawn',
    }
  if (processing)
    return {
      action: 'Cancel online payment',
      title: 'Cancel the online payment?',
      message: `The payment page will be closed. The payment stays open until you pay it.${late(true)}`,
      done: 'Online payment cancelled',
    }
  return null
}

function consequence({ processing, awaiting_confirmation }: Cancellable): string {
  if (awaiting_confirmation) return 'We’ll stop checking the transfer or cheque you reported. '
  return processing ? 'The payment page will be closed. ' : ''
}

const late = (hasPage: boolean) =>
  hasPage ? ' If you’ve already paid there, we’ll still record the money.' : ''
