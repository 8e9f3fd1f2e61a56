import { methodLabels } from '@trusswell/domain/payment-values.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { formatNumber } from '@trusswell/domain/numbers.ts'
import type { Settlement } from '@trusswell/domain/settlements.ts'
import { useSearchParams } from 'react-router'
import { dayInIndia } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { ListTable, OpenCell } from '../../../ui/lists/list-table.tsx'
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Column } from '../../../ui/table.tsx'
import { listSettlements, settlementKey } from './payment-source.ts'
import { OpenSettlement } from './open-settlement.tsx'

/** The gateways' payouts to our bank account. */
export function Settlements() {
  const [params] = useSearchParams()
  const utr = params.get('utr')?.trim().slice(0, 100)
  const query = utr ? { search: utr } : {}
  const list = useRows({
    key: settlementKey,
    query,
    read: (place, signal) => listSettlements({ ...query, ...place }, signal),
    counted: true,
  })
  const { opened, open, close } = useOpen()
  return (
    <>
      <ListToolbar search="Search by UTR" param="utr" />
      <ListBody
        list={list}
        label="Settlements"
        noun="settlements"
        order="newest first"
        skeleton={<Skeleton rows={6} label="Loading settlements" />}
        empty={utr ? <UnknownUtr utr={utr} /> : <NoSettlements />}
      >
        {(settlements) => (
          <ListTable
            caption="Settlements"
            columns={columns(({ id }) => open(id))}
            rows={settlements}
            sorts={[]}
          />
        )}
      </ListBody>
      {opened !== null && <OpenSettlement key={opened} id={opened} rows={list.rows} onClose={close} />}
    </>
  )
}

const NoSettlements = () => (
  <EmptyState>
    No settlements yet. When a payment gateway pays out to our bank account, the settlement will appear here.
  </EmptyState>
)

const UnknownUtr = ({ utr }: { utr: string }) => (
  <EmptyState
    action={
      <ButtonLink tone="secondary" to="?tab=settlements" preventScrollReset>
        Show all settlements
      </ButtonLink>
    }
  >
    No settlement has the UTR {utr}. Check that you entered all of it.
  </EmptyState>
)

const columns = (onOpen: (settlement: Settlement) => void): Column<Settlement>[] => [
  {
    key: 'date',
    header: 'Date',
    onCard: 'title',
    cell: (settlement) => (
      <OpenCell onOpen={() => onOpen(settlement)}>{dayInIndia(settlement.settled_at)}</OpenCell>
    ),
  },
  { key: 'gateway', header: 'Gateway', cell: ({ gateway }) => methodLabels[gateway] },
  { key: 'utr', header: 'UTR', cell: (settlement) => <Reference settlement={settlement} /> },
  { key: 'payments', header: 'Payments', align: 'end', cell: ({ payments }) => formatNumber(payments) },
  {
    key: 'gross',
    header: 'Gross',
    align: 'end',
    cell: ({ gross_paise }) => formatMoney(gross_paise),
  },
  {
    key: 'fee',
    header: 'Fee incl. GST',
    align: 'end',
    cell: ({ fee_paise }) => formatMoney(fee_paise),
  },
  {
    key: 'tax',
    header: 'GST in fee',
    align: 'end',
    cell: ({ fee_tax_paise }) => formatMoney(fee_tax_paise),
  },
  { key: 'net', header: 'Net', align: 'end', cell: ({ net_paise }) => formatMoney(net_paise) },
]

function Reference({ settlement: { state, utr } }: { settlement: Settlement }) {
  if (state === 'failed') return <Badge tone="danger">Failed</Badge>
  return utr ? <span className="figures">{utr}</span> : <span className="ui-muted">Not known yet</span>
}
