import type { Actor } from '@trusswell/domain/actor.ts'
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { ArchiveRestore, Check, Pencil, Trash2 } from 'lucide-react'
import { RemindButton } from '../../../features/payments/remind-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { RowChoice } from '../../../ui/lists/bulk-bar.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { PaymentCard } from './payment-card.tsx'

export type PaymentCardsProps = {
  payments: AdminPayment[]
  actor: Actor
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onOpen: (payment: AdminPayment) => void
  /** Opens the confirmation of a reported transfer. */
  onConfirm: (payment: AdminPayment) => void
  onDelete: (payment: AdminPayment) => void
  onRestore: (payment: AdminPayment) => void
}

export function PaymentCards(props: PaymentCardsProps) {
  const { payments, actor, isChosen, onChoose, onOpen, onConfirm, onDelete, onRestore } = props
  return (
    <ul className="payment-cards">
      {payments.map((payment) => (
        <li key={payment.id}>
          {payment.deleted_at ? (
            <PaymentCard
              payment={payment}
              note={
                <>
                  Deleted <Moment at={payment.deleted_at} precision="day" />
                </>
              }
              actions={
                <Button
                  tone="secondary"
                  icon={<ArchiveRestore aria-hidden="true" />}
                  onClick={() => onRestore(payment)}
                >
                  Restore
                </Button>
              }
            />
          ) : (
            <PaymentCard
              payment={payment}
              choice={
                <RowChoice
                  className="payment-choice"
                  name={payment.description}
                  checked={isChosen(payment.id)}
                  onChoose={(on) => onChoose(payment.id, on)}
                />
              }
              reminder={<RemindButton payment={payment} actor={actor} />}
              actions={
                <>
                  {isTransferToConfirm(payment) && (
                    <Button
                      data-next
                      tone="secondary"
                      icon={<Check aria-hidden="true" />}
                      onClick={() => onConfirm(payment)}
                    >
                      Confirm transfer
                    </Button>
                  )}
                  <Button
                    data-edit
                    tone="secondary"
                    icon={<Pencil aria-hidden="true" />}
                    onClick={() => onOpen(payment)}
                  >
                    View & Edit
                  </Button>
                  {!isWithGateway(payment) && (
                    <Button
                      tone="quiet"
                      className="payment-delete"
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => onDelete(payment)}
                    >
                      Delete
                    </Button>
                  )}
                </>
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A cheque has more steps, which its record shows. */
export const isTransferToConfirm = ({ awaiting_confirmation, payment_method }: AdminPayment) =>
  awaiting_confirmation && payment_method === 'bank_transfer'

/** The API refuses to delete what a gateway confirmed or is collecting now. */
export const isWithGateway = ({ gateway_confirmed, processing }: AdminPayment) =>
  gateway_confirmed || processing
