import { useQuery } from '@tanstack/react-query'
import type { PaymentMonth } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { monthOf } from '../../../lib/dates.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { monthsQuery } from './payment-source.ts'

const netOf = ({ credited_paise, refunded_paise, disputed_paise }: PaymentMonth) =>
  credited_paise - refunded_paise - disputed_paise

/** Receipts and refunds by month, in Indian time. */
export function PaymentMonths() {
  const query = useQuery(monthsQuery)
  const { data, error } = query
  if (error) return <QueryError query={query} message={messageOf(error, 'The months couldn’t be loaded.')} />
  if (!data) return <Skeleton rows={6} label="Loading months" />
  const most = Math.max(...data.data.map(({ credited_paise }) => credited_paise), 1)
  return (
    <Card flush>
      <Table
        caption="Payments by month"
        columns={columnsOf(most)}
        rows={data.data}
        rowKey={({ month }) => month}
        empty={<EmptyState>No payments yet. The amount received each month will appear here.</EmptyState>}
      />
    </Card>
  )
}

const columnsOf = (most: number): Column<PaymentMonth>[] => [
  {
    key: 'month',
    header: 'Month',
    cell: ({ month }) => monthOf(`${month}-01`),
    onCard: 'title',
  },
  {
    key: 'received',
    header: 'Received',
    align: 'end',
    cell: ({ credited_paise }) => (
      <span className="payment-month">
        <span className="payment-month-bar" aria-hidden="true">
          <i style={{ width: `${(100 * Math.max(credited_paise, 0)) / most}%` }} />
        </span>
        {formatMoney(credited_paise)}
      </span>
    ),
  },
  { key: 'refunded', header: 'Refunded', align: 'end', cell: (row) => formatMoney(row.refunded_paise) },
  { key: 'disputed', header: 'Disputed', align: 'end', cell: (row) => formatMoney(row.disputed_paise) },
  { key: 'net', header: 'Net', align: 'end', cell: (row) => formatMoney(netOf(row)) },
]
