import { Pencil, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CursorPagination } from '../../ui/cursor-pagination.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { searchWith } from '../../ui/url-params.ts'
import { Item } from './item.tsx'

type Bill = {
  id: string
  title: string
  site: string
  due: string
  state: string
  tone: Tone
  amount: string
}

const bills: Bill[] = [
  {
    id: '1',
    title: 'Running bill 04, ducting',
    site: 'Kondapur diagnostic centre',
    due: '5 Nov 2026',
    state: 'Unpaid',
    tone: 'danger',
    amount: '₹12,50,000.00',
  },
  {
    id: '2',
    title: 'Mobilisation advance',
    site: 'Nallagandla staff housing',
    due: '18 Nov 2026',
    state: 'Pending',
    tone: 'warn',
    amount: '₹48,50,000.00',
  },
  {
    id: '3',
    title: 'Maintenance, October',
    site: 'Uppal medical stores',
    due: '31 Oct 2026',
    state: 'Paid',
    tone: 'ok',
    amount: '₹68,500.00',
  },
  {
    id: '4',
    title: 'Deposit, spare compressor, including transport, unloading and the first commissioning visit',
    site: 'Gachibowli day clinic',
    due: '22 Sep 2026',
    state: 'Refunded',
    tone: 'neutral',
    amount: '₹2,40,000.00',
  },
]

const columns: Column<Bill>[] = [
  {
    key: 'title',
    header: 'Description',
    sortable: true,
    onCard: 'title',
    cell: (bill) => (
      <>
        {bill.title}
        <small>{bill.site}</small>
      </>
    ),
  },
  { key: 'due', header: 'Due', sortable: true, cell: (bill) => <span className="figures">{bill.due}</span> },
  {
    key: 'state',
    header: 'Status',
    onCard: 'aside',
    cell: (bill) => <Badge tone={bill.tone}>{bill.state}</Badge>,
  },
  { key: 'amount', header: 'Amount', align: 'end', sortable: true, cell: (bill) => bill.amount },
  {
    key: 'actions',
    header: 'Actions',
    quietHeader: true,
    onCard: 'bare',
    cell: (bill) => <RowActions title={bill.title} />,
  },
]

export function Tables() {
  const [params] = useSearchParams()
  const [key = 'due', direction = 'descending'] = (params.get('sort') ?? '').split('.').filter(Boolean)
  const sort = {
    key,
    direction: direction === 'ascending' ? ('ascending' as const) : ('descending' as const),
    to: (next: string) =>
      searchWith(params, {
        sort: `${next}.${next === key && direction === 'descending' ? 'ascending' : 'descending'}`,
      }),
  }
  return (
    <>
      <Item id="table" title="Table, cards when narrow" wide>
        <Card level={3} title="Recent Payments" count={bills.length} flush>
          <Table
            caption="Recent payments"
            columns={columns}
            rows={bills}
            rowKey={(bill) => bill.id}
            sort={sort}
            selected="2"
          />
          <CursorPagination note="4 of 23 since 1 November, newest first" next="c2" label="Payment pages" />
        </Card>
      </Item>
      <Item id="table-scroll" title="Table, scrolls when narrow">
        <Card level={3} title="Readings" flush>
          <Table
            caption="Readings"
            narrow="scroll"
            columns={columns.slice(0, 4)}
            rows={bills.slice(0, 3)}
            rowKey={(bill) => bill.id}
          />
          <LoadMore note="3 of 31, open first" more onMore={() => undefined} />
        </Card>
      </Item>
      <Item id="table-empty" title="Table, empty">
        <Card level={3} title="Payments" flush>
          <Table
            caption="Payments"
            columns={columns}
            rows={[]}
            rowKey={(bill) => bill.id}
            empty={
              <EmptyState action={<Button>Record a payment</Button>}>
                No payment has been asked for yet.
              </EmptyState>
            }
          />
        </Card>
      </Item>
    </>
  )
}

function RowActions({ title }: { title: string }) {
  return (
    <span className="gallery-tight">
      <IconButton label={`Edit ${title}`} icon={<Pencil aria-hidden="true" />} />
      <IconButton label={`Delete ${title}`} icon={<Trash2 aria-hidden="true" />} />
    </span>
  )
}
