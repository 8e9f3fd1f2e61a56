import type { Actor } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { can } from '@trusswell/domain/policy.ts'
import { History } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { cancelWords } from './cancel-words.ts'
import { isOpen, isRejected } from './payment-status.tsx'
import { RemindButton } from './remind-button.tsx'

type PaymentActionsProps = {
  payment: Payment
  actor: Actor
  /** The person just came back from the payment page, so paying again isn't offered. */
  justReturned: boolean
  onOpen: (name: string) => void
}

/** What this person can do with the payment now. */
export function PaymentActions({ payment, actor, justReturned, onOpen }: PaymentActionsProps) {
  const { id, description } = payment
  const pays = can.payBills(actor) && isOpen(payment)
  return (
    <>
      {pays && <PayButtons {...{ payment, justReturned, onOpen }} />}
      <RemindButton payment={payment} actor={actor} />
      <IconButton
        size="small"
        label={`History of ${description}`}
        icon={<History aria-hidden="true" />}
        onClick={() => onOpen(`history-${id}`)}
      />
    </>
  )
}

function PayButtons({ payment, justReturned, onOpen }: Omit<PaymentActionsProps, 'actor'>) {
  const { id, description, awaiting_confirmation, processing } = payment
  const isWaiting = awaiting_confirmation || (processing && justReturned)
  const cancelling = processing && justReturned ? null : cancelWords(payment)
  const report = awaiting_confirmation
    ? 'Correct details'
    : isRejected(payment)
      ? 'Correct and resend'
      : 'Report a transfer'
  return (
    <>
      {!isWaiting && payment.project_readable && (
        <Button
          size="small"
          {...(processing ? { tone: 'secondary' as const } : {})}
          aria-label={`Pay now: ${description}`}
          onClick={() => onOpen(`pay-${id}`)}
        >
          Pay now
        </Button>
      )}
      {!(processing && justReturned) && (
        <Button
          size="small"
          tone="secondary"
          aria-label={`${report}: ${description}`}
          onClick={() => onOpen(`report-${id}`)}
        >
          {report}
        </Button>
      )}
      {cancelling && (
        <Button
          size="small"
          tone="quiet"
          aria-label={`${cancelling.action}: ${description}`}
          onClick={() => onOpen(`cancel-${id}`)}
        >
          {cancelling.action}
        </Button>
      )}
    </>
  )
}
