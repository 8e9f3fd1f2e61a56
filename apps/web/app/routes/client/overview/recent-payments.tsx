import type { Payment } from '@trusswell/domain/payments.ts'
import { lazy, Suspense } from 'react'
import { recentPaymentColumns } from '../../../features/payments/payment-columns.tsx'
import { shownOf } from '../../../lib/list-total.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'

const HistoryDialog = lazy(() =>
  import('../../../features/payments/history-dialog.tsx').then((file) => ({ default: file.HistoryDialog })),
)

type RecentPaymentsProps = { payments: Payment[] | undefined; total: number | undefined }

export function RecentPayments({ payments, total }: RecentPaymentsProps) {
  const { opened, open, close } = useOpen()
  const [, id] = /^history-(.+)$/.exec(opened ?? '') ?? []
  return (
    <Card
      title="Recent Payments"
      count={shownOf(payments, total)}
      flush
      className="client-payments"
      actions={
        <ButtonLink tone="quiet" size="small" to="/client/payments" aria-label="View All payments">
          View All
        </ButtonLink>
      }
    >
      {payments === undefined ? (
        <Skeleton rows={4} label="Loading your payments" />
      ) : (
        <Table
          caption="Recent payments"
          columns={recentPaymentColumns(({ id }) => open(`history-${id}`))}
          rows={payments}
          rowKey={({ id }) => id}
          opensLink
          empty={<EmptyState>No payments yet. Payments for your projects will appear here.</EmptyState>}
        />
      )}
      {id !== undefined && (
        <Suspense>
          <HistoryDialog key={id} id={id} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
