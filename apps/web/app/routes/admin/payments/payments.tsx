import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { totalLabel } from '@trusswell/domain/list-total.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { lazy, Suspense } from 'react'
import { NoPaymentsYet } from '../../../features/payments/no-payments-yet.tsx'
import { privateMeta } from '../../../lib/private-page.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { BulkBar } from '../../../ui/lists/bulk-bar.tsx'
import { CardSortChoice } from '../../../ui/lists/card-sort-choice.tsx'
import { DeletedFilter } from '../../../ui/lists/deleted-filter.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { useList } from '../../../ui/lists/use-list.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { useSelection } from '../../../ui/lists/use-selection.ts'
import { useView } from '../../../ui/lists/use-view.ts'
import { cardsOrTable, ViewSwitch } from '../../../ui/lists/view-switch.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UrlTabs } from '../../../ui/url-tabs.tsx'
import { useUrlTab } from '../../../ui/use-url-tab.ts'
import { PaymentBulkActions } from './payment-bulk-actions.tsx'
import { PaymentCards } from './payment-cards.tsx'
import { ExportPayments } from './export-payments.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import {
  adminPaymentKey,
  deletePayment,
  listPayments,
  paymentFilters,
  restorePayment,
} from './payment-source.ts'
import { PaymentMonths } from './payment-months.tsx'
import { ParkedEvents } from './parked-events.tsx'
import { Settlements } from './settlements.tsx'
import { useParkedEvents } from './use-parked-events.ts'
import { paymentHeaders, paymentWords } from './payment-words.ts'
import './payments.css'

export const meta = privateMeta('Payment Records')

const OpenPayment = lazy(() => import('./open-payment.tsx'))
const PaymentTable = lazy(() => import('./payment-table.tsx'))
const skeleton = <Skeleton rows={6} label="Loading payments" />

const views = ['list', 'waiting', 'settlements', 'months'] as const
const notes: Record<(typeof views)[number], string> = {
  list: 'Payments for all projects',
  waiting:
    'Messages from the payment gateways that we couldn’t match to a payment. Nothing is credited until you decide.',
  settlements:
    'Amounts that the payment gateways paid out to our bank account, with the payments in each settlement',
  months: 'What was received, refunded and disputed in each of the latest 24 months with payments',
}

export default function AdminPayments() {
  const { selected = 'list' } = useUrlTab(views)
  const waiting = useParkedEvents()
  return (
    <>
      <PageHeader
        title="Payment Records"
        note={notes[selected]}
        actions={selected === 'list' && <ExportPayments />}
      />
      <OfflineNotice />
      <UrlTabs
        label="Views"
        tabs={[
          { id: 'list', label: 'Payments', content: <PaymentList /> },
          {
            id: 'waiting',
            label: 'Gateway messages',
            ...(waiting.rows.length > 0 ? { count: totalLabel(waiting.total ?? waiting.rows.length) } : {}),
            content: <ParkedEvents list={waiting} />,
          },
          { id: 'settlements', label: 'Settlements', content: <Settlements /> },
          { id: 'months', label: 'Months', content: <PaymentMonths /> },
        ]}
      />
    </>
  )
}

function PaymentList() {
  const list = useList({ key: adminPaymentKey, filters: paymentFilters, read: listPayments })
  const { region, preserveFocus, ask, asked, confirmation, restore } = useRemoval<AdminPayment>(
    adminPaymentKey,
    {
      remove: deletePayment,
      restore: restorePayment,
      messages: paymentWords,
    },
  )
  const { user } = useAuth()
  const actor = user ? actorOf(user) : ({ kind: 'anonymous' } as const)
  const { opened, open, close } = useOpen()
  const { chosen, isChosen, choose, chooseAll } = useSelection(list.rows.map(({ id }) => id))
  const { view, remember } = useView('admin-payments')
  const Payments = view === 'table' ? PaymentTable : PaymentCards
  return (
    <>
      <ListToolbar search="Search payments">
        <PaymentFilters />
        <DeletedFilter />
        <ViewSwitch views={cardsOrTable} view={view} onChoose={remember} />
      </ListToolbar>
      {view !== 'table' && <CardSortChoice headers={paymentHeaders} />}
      <ListBody
        ref={region}
        list={list}
        cards={view !== 'table'}
        label="Payment records"
        noun="payments"
        skeleton={skeleton}
        empty={
          <NoPaymentsYet
            action={
              <ButtonLink tone="secondary" to="/admin/projects">
                See all projects
              </ButtonLink>
            }
          >
            No payments yet. Payments that clients make or staff request will appear here.
          </NoPaymentsYet>
        }
      >
        {(payments) => (
          <>
            {!list.deleted && (
              <BulkBar
                label="Send reminders for several payments"
                shown={list.rows.length}
                chosen={chosen.length}
                onChooseAll={chooseAll}
              >
                <PaymentBulkActions
                  payments={list.rows.filter(({ id }) => isChosen(id))}
                  onDone={() => {
                    chooseAll(false)
                    preserveFocus()
                  }}
                />
              </BulkBar>
            )}
            <Suspense fallback={skeleton}>
              <Payments
                payments={payments}
                actor={actor}
                isChosen={isChosen}
                onChoose={choose}
                onOpen={({ id }) => open(id)}
                onConfirm={({ id }) => open(`${id}.confirm`)}
                onDelete={ask}
                onRestore={restore}
              />
            </Suspense>
          </>
        )}
      </ListBody>
      {opened !== null && (
        <Suspense>
          <OpenPayment
            key={opened}
            opened={opened}
            onClose={() => {
              close()
              // A confirmed transfer has no button to confirm it.
              preserveFocus()
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title="Delete Payment Record"
        message={
          <>
            <p>Are you sure you want to delete this payment record?</p>
            {asked && (
              <p>
                {asked.description}, {formatMoney(asked.amount_paise)}
              </p>
            )}
          </>
        }
      />
    </>
  )
}
