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
  answerOf(api.GET('/api/manager/payments', { params: { query }, signal }))

export default function ManagerPayments() {
  const list = useList({ key: ['payments', 'manager'], filters, read })
  return (
    <>
      <PageHeader title="Payments" note="Bills and payments of the projects that you run" />
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
                <ButtonLink tone="secondary" to="/manager/projects">
                  See your projects
                </ButtonLink>
              }
            >
              No payments yet. Bills of your projects appear here.
            </NoPaymentsYet>
          }
        >
          {(payments) => <PaymentTable payments={payments} />}
        </ListBody>
      </div>
    </>
  )
}
