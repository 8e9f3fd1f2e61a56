import type { Payment } from '@trusswell/domain/payments.ts'
import { Table } from '../../ui/table.tsx'
import { paymentColumns } from './payment-columns.tsx'

export const PaymentTable = ({ payments }: { payments: Payment[] }) => (
  <Table caption="Payments" columns={paymentColumns} rows={payments} rowKey={({ id }) => id} />
)
