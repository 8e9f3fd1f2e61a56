import type { Actor } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { can } from '@trusswell/domain/policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { todayInIndia } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { paymentKey, remindOfPayment } from './payment-source.ts'
import { isOpen } from './payment-status.tsx'

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

/** Sends a request for payment again; the server allows it once a day. */
export function RemindButton({ payment, actor }: { payment: Remindable; actor: Actor }) {
  const cache = useQueryClient()
  const sending = useMutation({
    mutationFn: () => remindOfPayment(payment.id),
    onSuccess: () => showSuccess('Reminder sent'),
    onError: (error) => showFailure(error, 'Failed to send the reminder'),
    onSettled: () => cache.invalidateQueries({ queryKey: paymentKey }),
  })
  const { requested, processing, awaiting_confirmation, description, reminded_on, created_at } = payment
  if (!can.billClients(actor) || !requested || !isOpen(payment) || processing || awaiting_confirmation)
    return null
  const sentOn = reminded_on ?? todayInIndia(Date.parse(created_at))
  if (sentOn === todayInIndia())
    return <small className="ui-muted">{reminded_on ? 'Reminder sent today' : 'Requested today'}</small>
  return (
    <Button
      size="small"
      tone="secondary"
      aria-label={`Send reminder: ${description}`}
      pending={sending.isPending}
      pendingLabel="Sending…"
      onClick={() => sending.mutate()}
    >
      Send reminder
    </Button>
  )
}
