import type { Actor } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import type { Sort } from '../../ui/column-head.tsx'
import { SortChoice } from '../../ui/lists/sort-choice.tsx'
import { Table } from '../../ui/table.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { paymentColumns } from './payment-columns.tsx'

type PaymentTableProps = {
  payments: Payment[]
  actor: Actor
  withProject: boolean
  /** The payment whose payment page the person just left. */
  returned?: string | null
  /** Left out where the list has one order. */
  sort?: Sort
  onOpen: (name: string) => void
}

export function PaymentTable(props: PaymentTableProps) {
  const { payments, actor, withProject, returned = null, sort, onOpen } = props
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
  return (
    <>
      {sort && <SortChoice columns={columns} />}
      <Table
        caption="Payments"
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        opensLink
        {...(sort ? { sort } : {})}
      />
    </>
  )
}
