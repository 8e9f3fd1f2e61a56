import { ownPaymentSorts } from '@trusswell/domain/list-sort-values.ts'
import { clientPaymentStatuses } from '@trusswell/domain/payment-values.ts'
import { can } from '@trusswell/domain/policy.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import { ListViews } from '../../ui/lists/list-views.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { SortPlace } from '../../ui/lists/sort-choice.tsx'
import { useOpen } from '../../ui/lists/use-open.ts'
import { usePreservedFocus } from '../../ui/lists/use-preserved-focus.ts'
import { useSort } from '../../ui/lists/use-sort.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AreaTotals } from './area-totals.tsx'
import { NoPaymentsYet } from './no-payments-yet.tsx'
import { PaymentDialogs } from './payment-dialogs.tsx'
import { PaymentFilter } from './payment-filter.tsx'
import { areaSource, type PaymentArea, paymentLoadMessage } from './payment-source.ts'
import { PaymentTable } from './payment-table.tsx'
import { ReturnNotice } from './return-notice.tsx'
import { usePayLink } from './use-pay-link.ts'
import { useReturn } from './use-return.ts'

const filters = { status: clientPaymentStatuses, sort: ownPaymentSorts }

type Query = ListQuery<typeof filters> & { cursor?: string }

type PaymentsPageProps = { area: PaymentArea; note: string; empty: string }

export function PaymentsPage({ area, note, empty }: PaymentsPageProps) {
  const { user } = useAuth()
  const actor = user ? actorOf(user) : ({ kind: 'anonymous' } as const)
  const source = areaSource(area)
  const returned = useReturn()
  usePayLink()
  const { opened, open, close } = useOpen()
  const sort = useSort(ownPaymentSorts, '-created')
  const { region, preserveFocus } = usePreservedFocus()
  const list = useList({
    key: source.key,
    filters,
    read: ({ deleted: _deleted, search: _search, ...query }: Query, signal: AbortSignal) =>
      source.list(query, signal),
  })
  return (
    <>
      <PageHeader title="Payments" note={note} />
      <OfflineNotice />
      {returned && <ReturnNotice id={returned} />}
      <AreaTotals area={area} />
      <div className="list-toolbar">
        <PaymentFilter />
        <SortPlace />
        <ListViews />
      </div>
      <div className="ui-card list-panel">
        <ListBody
          ref={region}
          list={list}
          label="Payment list"
          noun="payments"
          skeleton={<Skeleton rows={6} label="Loading payments" />}
          errorMessage={paymentLoadMessage}
          empty={
            <NoPaymentsYet
              action={
                <ButtonLink tone="secondary" to={`/${area}/projects`}>
                  See your projects
                </ButtonLink>
              }
            >
              {empty}
            </NoPaymentsYet>
          }
        >
          {(payments) => (
            <PaymentTable
              payments={payments}
              actor={actor}
              withProject
              returned={returned}
              sort={sort}
              onOpen={open}
            />
          )}
        </ListBody>
      </div>
      <PaymentDialogs
        listKey={source.key}
        opened={opened}
        canPay={can.payBills(actor)}
        onCancelled={preserveFocus}
        onClose={close}
      />
    </>
  )
}
