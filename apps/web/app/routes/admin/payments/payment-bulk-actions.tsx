import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { type ReminderProblem, reminderProblemOf } from '@trusswell/domain/payment-reminders.ts'
import { counted, nounFor } from '@trusswell/domain/plural.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paymentKey } from '../../../features/payments/payment-source.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { partialNote } from '../../../lib/batches.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { BulkPreview } from '../../../ui/lists/bulk-bar.tsx'
import { useBulkUndo } from '../../../ui/lists/use-bulk-undo.ts'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { showFailure } from '../../../ui/outcome-toast.ts'
import { adminPaymentKey, sendReminders, undoReminders } from './payment-source.ts'

type Asked = { reminded: AdminPayment[]; others: AdminPayment[] }

type PaymentBulkActionsProps = {
  /** The selected payments. */
  payments: AdminPayment[]
  onDone: () => void
}

/** Sends the requests for the selected payments again after a question, with Undo. */
export function PaymentBulkActions({ payments, onDone }: PaymentBulkActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { put, refresh } = useListChanges<AdminPayment>(adminPaymentKey, { affects: paymentKey })
  const showDone = useBulkUndo({
    countOf: (rows) => counted(rows, 'reminder'),
    seconds: bulkUndoSeconds,
    undone: 'cancelled',
    notRestored: 'couldn’t be cancelled because of a later change or an e-mail already sent',
    send: undoReminders,
    onRestored: (restored) => restored.forEach(put),
    refresh,
  })
  const sending = useMutation({
    mutationFn: sendReminders,
    onSuccess({ data, changed, isPartial }, ids) {
      data.forEach(put)
      const done =
        changed.length > 0
          ? `${counted(changed.length, 'reminder')} will be sent in ${bulkUndoSeconds} seconds`
          : `Nothing was sent: ${nounFor(ids.length, 'this payment no longer needs', 'these payments no longer need')} a reminder`
      const note = 'The other reminders couldn’t be sent. Select the payments and try again.'
      showDone(`${done}${partialNote(isPartial, note)}`, changed)
      onDone()
    },
    onError: (error) => showFailure(error, 'Failed to send the reminders'),
    onSettled: () => refresh(),
  })
  const reminded = payments.filter((payment) => problemOf(payment) === null)
  const others = payments.filter((payment) => !reminded.includes(payment))

  function confirmed() {
    setAsked(null)
    if (asked) sending.mutate(asked.reminded.map(({ id }) => id))
  }

  return (
    <>
      {reminded.length > 0 ? (
        <Button
          data-bulk-key="r"
          tone="secondary"
          pending={sending.isPending}
          pendingLabel="Sending…"
          onClick={() => setAsked({ reminded, others })}
        >
          Send reminders
        </Button>
      ) : (
        <p>No reminder can be sent for {nounFor(payments.length, 'this payment', 'these payments')} now.</p>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          tone="warning"
          title={`Send ${counted(asked.reminded.length, 'reminder')}?`}
          message={
            <BulkPreview
              titles={asked.reminded.map(nameOf)}
              note={`The clients get an e-mail after ${bulkUndoSeconds} seconds. Until then, you can cancel the ${nounFor(asked.reminded.length, 'reminder', 'reminders')}.`}
              exceptionsTitle={`${counted(asked.others.length, 'payment')} won’t get a reminder:`}
              exceptions={asked.others.map((payment) => `${nameOf(payment)} (${reasonOf(payment)})`)}
              others={(count) => counted(count, 'other payment')}
            />
          }
          confirmLabel="Send reminders"
          onConfirm={confirmed}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

const problemOf = (payment: AdminPayment) => reminderProblemOf(payment, todayInIndia())

const nameOf = ({ description, amount_paise, organisation }: AdminPayment) =>
  [description, formatMoney(amount_paise), organisation?.name].filter(Boolean).join(', ')

const reasons: Record<ReminderProblem, string> = {
  unrequested: 'not requested by us',
  settled: 'already paid',
  processing: 'being paid now',
  reported: 'reported, to be confirmed',
  sent: 'already sent today',
}

function reasonOf(payment: AdminPayment): string {
  const problem = problemOf(payment)
  return problem ? reasons[problem] : ''
}
