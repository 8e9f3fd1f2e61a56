import { ClientPaymentStatus } from '@trusswell/domain/payments.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoPaymentsYet } from './no-payments-yet.tsx'
import { PaymentFilter } from './payment-filter.tsx'
import { PaymentTable } from './payment-table.tsx'

const filters = { status: ClientPaymentStatus.options }

type Query = ListQuery<typeof filters> & { cursor?: string }

type PaymentsPageProps = { area: 'client' | 'manager'; note: string }

export function PaymentsPage({ area, note }: PaymentsPageProps) {
  const list = useList({
    key: ['payments', area],
    filters,
    read: ({ deleted: _deleted, search: _search, ...query }: Query, signal: AbortSignal) =>
      answerOf(api.GET(`/api/${area}/payments`, { params: { query }, signal })),
  })
  return (
    <>
      <PageHeader title="Payments" note={note} />
      <OfflineNotice />
      <div className="list-toolbar">
        <PaymentFilter />
      </div>
      <div className="ui-card list-panel">
        <ListBody
          list={list}
          label="Payment list"
          noun="payments"
          skeleton={<Skeleton rows={6} label="Loading payments" />}
          empty={
            <NoPaymentsYet
              action={
                <ButtonLink tone="secondary" to={`/${area}/projects`}>
                  See your projects
                </ButtonLink>
              }
            >
              Payments aren’t available yet. Bills for your projects will appear here.
            </NoPaymentsYet>
          }
        >
          {(payments) => <PaymentTable payments={payments} />}
        </ListBody>
      </div>
    </>
  )
}
