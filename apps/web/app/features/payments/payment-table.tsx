import type { Actor } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { Table } from '../../ui/table.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { paymentColumns } from './payment-columns.tsx'

type PaymentTableProps = {
  payments: Payment[]
  actor: Actor
  withProject: boolean
  /** The payment whose payment page the person just left. */
  returned?: string | null
  onOpen: (name: string) => void
}

export function PaymentTable({ payments, actor, withProject, returned = null, onOpen }: PaymentTableProps) {
  const columns = paymentColumns({
    withProject,
    onOpen: ({ id }) => onOpen(`history-${id}`),
    actions: (payment) => (
      <PaymentActions
        payment={payment}
        actor={actor}
        justReturned={payment.id === returned}
        onOpen={onOpen}
      />
    ),
  })
  return <Table caption="Payments" columns={columns} rows={payments} rowKey={({ id }) => id} opensLink />
}
