import { useMutation, useQuery } from '@tanstack/react-query'
import { formatMoney } from '@trusswell/domain/money.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { cancelWords, type CancelWords } from './cancel-words.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { cancelPayment, onePaymentKey, readPayment } from './payment-source.ts'

type CancelDialogProps = {
  id: string
  canPay: boolean
  onCancelled: () => Promise<unknown>
  onClose: () => void
}

export function CancelDialog({ id, canPay, onCancelled, onClose }: CancelDialogProps) {
  const { data, error } = useQuery({
    queryKey: onePaymentKey(id),
    queryFn: ({ signal }) => readPayment(id, signal),
    retry: false,
  })
  // Fixed on confirmation, because live messages can change the payment before the server answers.
  const [confirmed, setConfirmed] = useState<CancelWords | null>(null)
  const words = confirmed ?? (data && canPay ? cancelWords(data.payment) : null)
  const cancelling = useMutation({
    mutationFn: () => cancelPayment(id),
    onSuccess: () => showSuccess(words?.done ?? 'Payment cancelled'),
    onError: (failure) => showFailure(failure, 'Failed to cancel the payment'),
    onSettled: () => {
      onClose()
      void onCancelled()
    },
  })
  // Paid or decided on since the list was read.
  if (!confirmed && (error || (data && !words))) return <HistoryDialog id={id} onClose={onClose} />
  if (!data || !words) return null
  const { description, amount_paise } = data.payment
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      message={
        <>
          <strong>{description}</strong>, {formatMoney(amount_paise)}. {words.message}
        </>
      }
      confirmLabel={words.action}
      cancelLabel="Keep it"
      tone="warning"
      pending={cancelling.isPending}
      onConfirm={() => {
        setConfirmed(words)
        cancelling.mutate()
      }}
      onCancel={onClose}
    />
  )
}
