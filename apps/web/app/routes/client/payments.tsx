import { ClientPaymentStatus } from '@trusswell/domain/payments.ts'
import { ListBody } from '../../features/list-page/list-body.tsx'
import type { ListQuery } from '../../features/list-page/list-query.ts'
import { OfflineNotice } from '../../features/list-page/offline-notice.tsx'
import { useList } from '../../features/list-page/use-list.ts'
import { NoPaymentsYet } from '../../features/payments/no-payments-yet.tsx'
import { PaymentFilter } from '../../features/payments/payment-filter.tsx'
import { PaymentTable } from '../../features/payments/payment-table.tsx'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { privateMeta } from '../../lib/private-page.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const meta = () => privateMeta('Payments')

const filters = { status: ClientPaymentStatus.options }

type Query = ListQuery<typeof filters> & { cursor?: string }

const read = ({ deleted: _deleted, search: _search, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/client/payments', { params: { query }, signal }))

export default function ClientPayments() {
  const list = useList({ key: ['payments', 'client'], filters, read })
  return (
    <>
      <PageHeader title="Payments" note="What is due and what you have paid" />
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
                <ButtonLink tone="secondary" to="/client/projects">
                  See your projects
                </ButtonLink>
              }
            >
              No payments yet. Bills appear here once a project starts.
            </NoPaymentsYet>
          }
        >
          {(payments) => <PaymentTable payments={payments} />}
        </ListBody>
      </div>
    </>
  )
}
