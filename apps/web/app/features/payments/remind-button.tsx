import type { Actor } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { reminderProblemOf } from '@trusswell/domain/payment-reminders.ts'
import { can } from '@trusswell/domain/policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { todayInIndia } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePreservedFocus } from '../../ui/lists/use-preserved-focus.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { paymentKey, remindOfPayment } from './payment-source.ts'

type Remindable = Pick<
  Payment,
  | 'id'
  | 'description'
  | 'requested'
  | 'reminded_on'
  | 'status'
  | 'processing'
  | 'awaiting_confirmation'
  | 'created_at'
>

type RemindButtonProps = {
  payment: Remindable
  actor: Actor
  /** Among the icons of a table's row. */
  iconOnly?: boolean
}

/** Sends a request for payment again; the server allows it once a day. */
export function RemindButton({ payment, actor, iconOnly = false }: RemindButtonProps) {
  const cache = useQueryClient()
  const { region, preserveFocus } = usePreservedFocus()
  const sending = useMutation({
    mutationFn: () => remindOfPayment(payment.id),
    onSuccess: () => showSuccess('Reminder sent'),
    onError: (error) => showFailure(error, 'Failed to send the reminder'),
    onSettled: () => cache.invalidateQueries({ queryKey: paymentKey }),
  })
  const { description, reminded_on } = payment
  const problem = reminderProblemOf(payment, todayInIndia())
  if (!can.billClients(actor) || (problem && problem !== 'sent')) return null
  const isSent = problem === 'sent'
  const sentWords = reminded_on ? 'Reminder sent today' : 'Requested today'
  if (iconOnly)
    return (
      <IconButton
        size="small"
        label={`${isSent ? sentWords : 'Send reminder'}: ${description}`}
        icon={<BellRing aria-hidden="true" />}
        pending={sending.isPending}
        {...(isSent ? { 'aria-disabled': true } : { onClick: () => sending.mutate() })}
      />
    )
  if (isSent)
    return (
      <small ref={region} tabIndex={-1} className="ui-muted">
        {sentWords}
      </small>
    )
  return (
    <Button
      size="small"
      tone="secondary"
      aria-label={`Send reminder: ${description}`}
      pending={sending.isPending}
      pendingLabel="Sending…"
      // The button is replaced by the day.
      onClick={() => sending.mutate(undefined, { onSettled: () => preserveFocus() })}
    >
      Send reminder
    </Button>
  )
}
