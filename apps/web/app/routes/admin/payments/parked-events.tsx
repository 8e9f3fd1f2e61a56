import { useQueryClient } from '@tanstack/react-query'
import { ParkedDismissal, type ParkedEvent } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { dismissParked, parkedKey, retryParked } from './payment-source.ts'
import { useParkedEvents } from './use-parked-events.ts'

/** What the gateways sent and the portal didn't dare to book. */
export function ParkedEvents() {
  const { waiting, error, isPending, isFetching, refetch } = useParkedEvents()
  if (isPending) return <Skeleton rows={3} label="Loading messages" />
  if (error)
    return (
      <ErrorPanel
        message={messageOf(error, 'The messages could not be loaded.')}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (waiting.length === 0)
    return (
      <Card>
        <EmptyState>
          No waiting messages. Messages from the payment gateways that need a decision will appear here.
        </EmptyState>
      </Card>
    )
  return (
    <ul className="payment-cards">
      {waiting.map((event) => (
        <li key={event.id}>
          <ParkedCard event={event} />
        </li>
      ))}
    </ul>
  )
}

function ParkedCard({ event }: { event: ParkedEvent }) {
  const queries = useQueryClient()
  const [step, setStep] = useState<'retrying' | 'dismissing' | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: parkedKey })
  async function retry() {
    setStep('retrying')
    try {
      await retryParked(event.id)
      showSuccess('We’re asking the gateway again')
      await refresh()
    } catch (error) {
      showFailure(error, 'The gateway couldn’t be asked again')
    }
    setStep(null)
  }
  return (
    <article className="ui-card payment-card" aria-label={whatArrived(event)}>
      <header>
        <div>
          <h2>{whatArrived(event)}</h2>
          <p>{event.reason}</p>
        </div>
      </header>
      <footer>
        <p>
          {event.object_id && <span className="figures">{event.object_id}, </span>}
          <Moment at={event.created_at} />
        </p>
        <Button
          tone="secondary"
          pending={step === 'retrying'}
          pendingLabel="Asking…"
          onClick={() => void retry()}
        >
          Retry
        </Button>
        <Button tone="quiet" onClick={() => setStep('dismissing')}>
          Dismiss
        </Button>
      </footer>
      {step === 'dismissing' && (
        <DismissDialog
          event={event}
          onDone={() => {
            setStep(null)
            void refresh()
          }}
          onClose={() => setStep(null)}
        />
      )}
    </article>
  )
}

type DismissDialogProps = { event: ParkedEvent; onDone: () => void; onClose: () => void }

function DismissDialog({ event, onDone, onClose }: DismissDialogProps) {
  const form = useApiForm<ParkedDismissal, ParkedDismissal, unknown>({
    schema: ParkedDismissal,
    defaults: { reason: '' },
    send: (body) => dismissParked(event.id, body),
    onSent: () => {
      showSuccess('Message dismissed')
      onDone()
    },
    fallback: 'Failed to dismiss the message',
  })
  return (
    <FormDialog title="Dismiss message" form={form} saveLabel="Dismiss message" onClose={onClose}>
      <p>Nothing will be booked for it. Your reason is kept.</p>
      <TextArea label="Reason" rows={3} autoFocus {...form.field('reason')} />
    </FormDialog>
  )
}

const gatewayNames = { stripe: 'Stripe', razorpay: 'Razorpay' }

function whatArrived({ gateway, event_type, paise, currency }: ParkedEvent): string {
  const from = gateway ? gatewayNames[gateway] : 'A gateway'
  const amount = paise !== null && currency === 'INR' ? ` about ${formatMoney(paise)}` : ''
  return `${from} reported ${subjectOf(event_type ?? '')}${amount}`
}

function subjectOf(type: string): string {
  if (type.includes('dispute')) return 'a dispute'
  if (type.includes('refund')) return 'a refund'
  if (/session|payment_link/.test(type)) return 'a payment page'
  return 'a payment'
}
