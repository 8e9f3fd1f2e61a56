import { methodLabels, paymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import type { ApiDeps } from '../../deps.ts'
import { csvLine } from '../../platform/csv.ts'
import { listAdminPayments, type AdminListQuery } from './admin-repository.ts'

const batch = 500
const headings = [
  'Description',
  'Project',
  'Organisation',
  'Amount (INR)',
  'Received (INR)',
  'Refunded (INR)',
  'TDS (INR)',
  'Status',
  'Method',
  'Transaction ID',
  'Receipt',
  'Due date',
  'Paid on',
  'Created',
]

type Deps = Pick<ApiDeps, 'db' | 'today'>
type Filters = Omit<AdminListQuery, 'cursor' | 'limit'>

/** Page after page, so that a long list costs no more memory than a short one. */
export const paymentsCsv = (deps: Deps, actor: Actor, filters: Filters) => ({
  headings,
  pages: lines(deps, actor, filters),
})

async function* lines({ db, today }: Deps, actor: Actor, filters: Filters): AsyncGenerator<string> {
  let cursor: string | undefined
  do {
    const query: AdminListQuery = { ...filters, cursor, limit: batch }
    const page = await db.read(actor, (reader) => listAdminPayments(reader, query, today()))
    yield page.data.map(line).join('')
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}

const line = (payment: AdminPayment) =>
  csvLine([
    payment.description,
    payment.project_title,
    payment.organisation?.name ?? null,
    plain(payment.amount_paise),
    plain(payment.credited_paise),
    plain(payment.refunded_paise),
    plain(payment.tds_paise),
    paymentStatusLabels[payment.status],
    payment.payment_method && methodLabels[payment.payment_method],
    payment.transaction_id,
    payment.receipt_number,
    payment.due_date,
    payment.paid_at && kolkataDay(Date.parse(payment.paid_at)),
    kolkataDay(Date.parse(payment.created_at)),
  ])

/** Without grouping, so that a spreadsheet takes it for a number. */
const plain = (paise: number) => formatAmount(paise).replaceAll(',', '')
