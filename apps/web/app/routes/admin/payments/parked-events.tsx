import type { ParkedEvent } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { useLinkedRow } from '../../../ui/lists/use-linked-row.ts'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import type { Rows } from '../../../ui/lists/use-rows.ts'
import { Moment } from '../../../ui/moment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { parkedKey, retryParked } from './payment-source.ts'

const DismissDialog = lazy(() => import('./dismiss-dialog.tsx'))

/** Gateway messages that couldn't be booked automatically. */
export function ParkedEvents({ list }: { list: Rows<ParkedEvent> }) {
  const [dismissed, setDismissed] = useState<ParkedEvent | null>(null)
  const { refresh } = useListChanges<ParkedEvent>(parkedKey)
  const { linkTo } = useLinkedRow()
  // A retried message leaves the list, and returns if the gateway still gives the same answer.
  const { region, remove: retry } = useRemoval<ParkedEvent>(parkedKey, {
    remove: retryParked,
    messages: {
      removed: 'Checking with the gateway again',
      removeFailed: 'Failed to check with the gateway',
    },
  })
  return (
    <>
      <ListBody
        ref={region}
        list={list}
        label="Gateway messages"
        noun="messages"
        order="newest first"
        skeleton={<Skeleton rows={3} label="Loading messages" />}
        empty={
          <EmptyState>
            No waiting messages. Messages from the payment gateways that need a decision will appear here.
          </EmptyState>
        }
      >
        {(events) => (
          <ul className="payment-cards">
            {events.map((event) => (
              <li key={event.id} {...linkTo(event.id)}>
                <ParkedCard
                  event={event}
                  onRetry={() => retry(event)}
                  onDismiss={() => setDismissed(event)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      {dismissed && (
        <Suspense>
          <DismissDialog
            event={dismissed}
            onDone={() => {
              setDismissed(null)
              // The focused card has been removed by then.
              void refresh().then(() => region.current?.focus({ preventScroll: true }))
            }}
            onClose={() => setDismissed(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type ParkedCardProps = { event: ParkedEvent; onRetry: () => void; onDismiss: () => void }

const ParkedCard = ({ event, onRetry, onDismiss }: ParkedCardProps) => (
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
      <Button tone="secondary" onClick={onRetry}>
        Retry
      </Button>
      <Button tone="quiet" onClick={onDismiss}>
        Dismiss
      </Button>
    </footer>
  </article>
)

const gatewayNames = { stripe: 'Stripe', razorpay: 'Razorpay' }

function whatArrived({ gateway, event_type, paise, currency }: ParkedEvent): string {
  const from = gateway ? gatewayNames[gateway] : 'A gateway'
  const amount = paise !== null && currency === 'INR' ? formatMoney(paise) : null
  return `${from} reported ${subjectOf(event_type ?? '', amount)}`
}

function subjectOf(type: string, amount: string | null): string {
  const of = amount ? ` of ${amount}` : ''
  if (type.includes('dispute')) return amount ? `a dispute over ${amount}` : 'a dispute'
  if (type.includes('refund')) return `a refund${of}`
  // A message with an amount is about a payment.
  if (!amount && /session|payment_link/.test(type)) return 'a payment page'
  return `a payment${of}`
}
