import type { QueryKey } from '@tanstack/react-query'
import type { Payment } from '@trusswell/domain/payments.ts'
import { lazy, Suspense } from 'react'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { showSuccess } from '../../ui/outcome-toast.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { paymentKey } from './payment-source.ts'

const PayDialog = lazy(() => import('./pay-dialog.tsx'))

type PaymentDialogsProps = {
  listKey: QueryKey
  /** As in the URL: `pay-…`, `report-…`, `cancel-…` or `history-…` with the payment's id. */
  opened: string | null
  canPay: boolean
  /** Once the list is without the payment, or without the button that cancelled it. */
  onCancelled: () => void
  onClose: () => void
}

export function PaymentDialogs(props: PaymentDialogsProps) {
  const { listKey, opened, canPay, onCancelled, onClose } = props
  const { saved, refresh } = useListChanges<Payment>(listKey, { affects: paymentKey })
  const [, kind, id] = /^(pay|report|cancel|history)-(.+)$/.exec(opened ?? '') ?? []
  if (id === undefined) return null
  if (kind === 'history') return <HistoryDialog key={id} id={id} onClose={onClose} />
  if (kind === 'cancel')
    return (
      <CancelDialog
        key={id}
        id={id}
        canPay={canPay}
        onCancelled={() => refresh().then(() => onCancelled())}
        onClose={onClose}
      />
    )
  return (
    <Suspense>
      <PayDialog
        key={id}
        id={id}
        canPay={canPay}
        report={kind === 'report'}
        onReported={(payment) => {
          saved(payment)
          showSuccess('Thank you. We’ll confirm the payment once we see it in our account.')
          onClose()
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
