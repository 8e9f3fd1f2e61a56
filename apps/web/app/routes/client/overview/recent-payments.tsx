import type { Payment } from '@trusswell/domain/payments.ts'
import { recentPaymentColumns } from '../../../features/payments/payment-columns.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'

export function RecentPayments({ payments }: { payments: Payment[] | undefined }) {
  return (
    <Card
      title="Recent Payments"
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
          columns={recentPaymentColumns}
          rows={payments}
          rowKey={({ id }) => id}
          empty={<EmptyState>No payments yet. Payments for your projects will appear here.</EmptyState>}
        />
      )}
    </Card>
  )
}
