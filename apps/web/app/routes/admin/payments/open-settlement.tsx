import { methodLabels } from '@trusswell/domain/payment-values.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { SettledPayment, Settlement } from '@trusswell/domain/settlements.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { RecordDialog } from '../../../ui/lists/record-dialog.tsx'
import { RowDialog } from '../../../ui/lists/row-dialog.tsx'
import { useRow } from '../../../ui/lists/use-row.ts'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { Moment } from '../../../ui/moment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { listSettledPayments, readSettlement, settlementKey } from './payment-source.ts'

const settlementTitle = 'Settlement'

type OpenSettlementProps = { id: string; rows: Settlement[]; onClose: () => void }

/** `?tab=settlements&open={id}`: a payout with the payments that it contains. */
export function OpenSettlement({ id, rows, onClose }: OpenSettlementProps) {
  const row = useRow({ key: settlementKey, id, rows, read: readSettlement })
  return (
    <RowDialog
      opened={row}
      title={settlementTitle}
      noun="settlement"
      missing="We couldn’t find this settlement."
      onClose={onClose}
    >
      {(settlement) => (
        <RecordDialog title={settlementTitle} onClose={onClose}>
          <div className="ui-dialog-form payment-details">
            {settlement.state === 'failed' && (
              <p>
                This settlement failed and didn’t reach our bank account. Check the reason in the gateway’s
                dashboard. The payments will be part of a later settlement.
              </p>
            )}
            <Facts facts={factsOf(settlement)} />
            <SettledPayments settlement={settlement} />
          </div>
        </RecordDialog>
      )}
    </RowDialog>
  )
}

const factsOf = (settlement: Settlement): Fact[] => [
  { term: 'Date', value: <Moment at={settlement.settled_at} precision="day" /> },
  { term: 'Gateway', value: methodLabels[settlement.gateway] },
  { term: 'UTR', value: settlement.utr && <Code>{settlement.utr}</Code> },
  { term: 'Settlement ID', value: <Code>{settlement.id}</Code> },
  { term: 'Gross', value: formatMoney(settlement.gross_paise) },
  { term: 'Fee incl. GST', value: formatMoney(settlement.fee_paise) },
  { term: 'GST in fee', value: formatMoney(settlement.fee_tax_paise) },
  { term: 'Net', value: formatMoney(settlement.net_paise) },
]

const Code = ({ children }: { children: string }) => <span className="figures ui-select-all">{children}</span>

function SettledPayments({ settlement: { id, state, other_paise } }: { settlement: Settlement }) {
  const list = useRows({
    key: [...settlementKey, id],
    read: (place, signal) => listSettledPayments(id, place, signal),
    counted: true,
  })
  return (
    <div className="payment-settled">
      <h3>Payments in this settlement</h3>
      <ListBody
        inCard
        list={list}
        label="Payments in this settlement"
        noun="payments and refunds"
        skeleton={<Skeleton rows={3} label="Loading payments" />}
        empty={<EmptyState>No payments in the portal belong to this settlement.</EmptyState>}
      >
        {(payments) => (
          <Table
            caption="Payments in this settlement"
            columns={columns}
            rows={payments}
            rowKey={(payment) => payment.id}
          />
        )}
      </ListBody>
      {state === 'paid' && other_paise !== 0 && (
        <p>
          {formatMoney(other_paise)} of the gross amount is for something else: a dispute, an adjustment or
          payments that weren’t made in the portal. See the gateway’s report on this settlement.
        </p>
      )}
    </div>
  )
}

const columns: Column<SettledPayment>[] = [
  {
    key: 'payment',
    header: 'Payment',
    onCard: 'title',
    cell: ({ kind, description, payment_id }) => (
      <TextLink to={`/admin/payments?open=${payment_id}`}>
        {kind === 'refund' ? `Refund: ${description}` : description}
      </TextLink>
    ),
  },
  { key: 'project', header: 'Project', cell: ({ project_title }) => project_title },
  { key: 'client', header: 'Client', cell: ({ organisation }) => organisation },
  {
    key: 'date',
    header: 'Date',
    cell: ({ happened_at }) => <Moment at={happened_at} precision="day" />,
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ paise }) => formatMoney(paise) },
  { key: 'fee', header: 'Fee incl. GST', align: 'end', cell: ({ fee_paise }) => formatMoney(fee_paise) },
]
