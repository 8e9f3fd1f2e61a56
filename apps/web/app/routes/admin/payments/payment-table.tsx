import { paymentSorts } from '@trusswell/domain/list-sort-values.ts'
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { ArchiveRestore, Check, Pencil, Trash2 } from 'lucide-react'
import { PaymentDue } from '../../../features/payments/payment-due.tsx'
import { methodInWords } from '../../../features/payments/payment-methods.ts'
import { RemindButton } from '../../../features/payments/remind-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RowChoice } from '../../../ui/lists/bulk-bar.tsx'
import { CellText, ListTable, OpenCell } from '../../../ui/lists/list-table.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { Column } from '../../../ui/table.tsx'
import { isTransferToConfirm, isWithGateway, type PaymentCardsProps } from './payment-cards.tsx'
import { paymentHeaders } from './payment-words.ts'
import { StoredStatusBadge } from './stored-status.tsx'

const columns = (onOpen: PaymentCardsProps['onOpen']): Column<AdminPayment>[] => [
  {
    key: 'description',
    header: paymentHeaders.description,
    sortable: true,
    onCard: 'title',
    cell: (payment) => (
      <OpenCell {...(payment.deleted_at ? {} : { onOpen: () => onOpen(payment) })}>
        {payment.description}
      </OpenCell>
    ),
  },
  {
    key: 'project',
    header: paymentHeaders.project,
    sortable: true,
    cell: ({ project_title }) => <CellText>{project_title}</CellText>,
  },
  {
    key: 'organisation',
    header: 'Client',
    cell: ({ organisation }) => (organisation ? <CellText>{organisation.name}</CellText> : null),
  },
  {
    key: 'amount',
    header: paymentHeaders.amount,
    sortable: true,
    align: 'end',
    cell: ({ amount_paise }) => formatMoney(amount_paise),
  },
  {
    key: 'status',
    header: paymentHeaders.status,
    sortable: true,
    cell: ({ status }) => <StoredStatusBadge status={status} />,
  },
  {
    key: 'method',
    header: 'Method',
    cell: (payment) => methodInWords(payment) ?? <span className="ui-muted">Not chosen</span>,
  },
  {
    key: 'due',
    header: paymentHeaders.due,
    sortable: true,
    cell: (payment) => <PaymentDue payment={payment} />,
  },
  {
    key: 'created',
    header: paymentHeaders.created,
    sortable: true,
    cell: ({ created_at }) => <Moment at={created_at} precision="day" />,
  },
]

export default function PaymentTable(props: PaymentCardsProps) {
  const { payments, actor, isChosen, onChoose, onOpen, onConfirm, onDelete, onRestore } = props
  return (
    <ListTable
      caption="Payments"
      columns={columns(onOpen)}
      rows={payments}
      sorts={paymentSorts}
      choice={({ id, description, deleted_at }) =>
        deleted_at ? null : (
          <RowChoice name={description} checked={isChosen(id)} onChoose={(on) => onChoose(id, on)} />
        )
      }
      actions={(payment) =>
        payment.deleted_at ? (
          <IconButton
            label={`Restore ${payment.description}`}
            size="small"
            icon={<ArchiveRestore aria-hidden="true" />}
            onClick={() => onRestore(payment)}
          />
        ) : (
          <>
            {isTransferToConfirm(payment) && (
              <IconButton
                data-next
                label={`Confirm transfer for ${payment.description}`}
                size="small"
                icon={<Check aria-hidden="true" />}
                onClick={() => onConfirm(payment)}
              />
            )}
            <RemindButton payment={payment} actor={actor} iconOnly />
            <IconButton
              data-edit
              label={`View and edit ${payment.description}`}
              size="small"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onOpen(payment)}
            />
            {!isWithGateway(payment) && (
              <IconButton
                label={`Delete ${payment.description}`}
                size="small"
                className="payment-delete"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onDelete(payment)}
              />
            )}
          </>
        )
      }
    />
  )
}
