import type { OwnPaymentSort } from '@trusswell/domain/list-sorts.ts'
import { toRupees } from '@trusswell/domain/money.ts'
import { InvoiceKind, type PaymentInvoice } from '@trusswell/domain/payment-invoices.ts'
import {
  clientPaymentStatus,
  type ClientPaymentStatus,
  type Payment,
  type PaymentTotals,
} from '@trusswell/domain/payments.ts'
import { sql, type Selectable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { byExpression, type PageQuery, readPage } from '../../platform/paging.ts'
import { contains } from '../../platform/searching.ts'
import { byCreation, orderBy, type Orders } from '../../platform/sorting.ts'

type ListQuery = PageQuery & {
  status?: ClientPaymentStatus | undefined
  search?: string | undefined
  sort?: OwnPaymentSort | undefined
}
type Scope =
  { project_id: string } | { organisation_id: string } | { client_id: string } | { manager_id: string }

/** Of one project, of one organisation, asked of one person, or of all projects that a manager is on; newest first unless sorted. */
export async function listPayments(tx: Reader, scope: Scope, query: ListQuery, today: string) {
  let rows = tx.selectFrom('payments').select(paymentColumns).where('deleted_at', 'is', null)
  if ('project_id' in scope) rows = rows.where('project_id', '=', scope.project_id)
  else if ('organisation_id' in scope) rows = rows.where('organisation_id', '=', scope.organisation_id)
  else if ('client_id' in scope) rows = rows.where('client_id', '=', scope.client_id)
  else
    rows = rows.where('project_id', 'in', (of) =>
      of.selectFrom('project_members').select('project_id').where('user_id', '=', scope.manager_id),
    )
  if (query.status) rows = rows.where(inClientWords(query.status, today))
  if (query.search) rows = rows.where(contains(searched, query.search))
  const { data, ...page } = await readPage(rows, query, orderBy(ordersOn(today), query.sort ?? '-created'))
  return { data: data.map((row) => presentPayment(row, today)), ...page }
}

/** As their lists show it, see `PaymentDate`: the due day of an open payment, else the day it was paid or added. */
const shownDay = `case when status in ('pending', 'failed') and due_date is not null then due_date
  else (coalesce(paid_at, created_at) at time zone 'Asia/Kolkata')::date end`

/** The payments of one scope are few enough to be sorted without an index. Status is sorted by what is open first. */
const ordersOn = (today: string): Orders<Exclude<OwnPaymentSort, `-${string}`>> => ({
  created: byCreation,
  date: (direction) => byExpression(shownDay, direction, 'date'),
  amount: (direction) => byExpression('amount_paise', direction, 'bigint'),
  status: (direction) =>
    byExpression(
      `case when status = 'failed' or (status = 'pending' and due_date < '${today}') then 0
        when status = 'pending' then 1 when status = 'completed' then 2 else 3 end`,
      direction,
      'smallint',
    ),
})

/** The fields by which clients and managers search for a payment. */
const searched = `lower(concat_ws(' ', description, project_title, transaction_id, invoice_number, receipt_number))`

/** A hidden payment gets the same answer as one that doesn't exist. */
export async function getPayment(tx: Reader, id: string, today: string): Promise<Payment> {
  const row = await tx
    .selectFrom('payments')
    .select(paymentColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return presentPayment(row, today)
}

export const noTotals: PaymentTotals = { paid_paise: 0, tds_paise: 0, open_paise: 0 }
const totals = ['paid_paise', 'tds_paise', 'open_paise'] as const

export const readProjectTotals = async (tx: Reader, projectId: string): Promise<PaymentTotals> =>
  (await tx
    .selectFrom('project_payment_totals')
    .select(totals)
    .where('project_id', '=', projectId)
    .executeTakeFirst()) ?? noTotals

/** By project; those without a payment have none. */
export async function readTotalsOf(tx: Reader, projectIds: string[]): Promise<Map<string, PaymentTotals>> {
  if (projectIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('project_payment_totals')
    .select(['project_id', ...totals])
    .where('project_id', 'in', projectIds)
    .execute()
  return new Map(rows.map(({ project_id, ...own }) => [project_id, own]))
}

export const readOrganisationTotals = async (tx: Reader, organisationId: string): Promise<PaymentTotals> =>
  (await tx
    .selectFrom('organisation_payment_totals')
    .select(totals)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()) ?? noTotals

/** Of all projects that a manager is on. */
export const readManagerTotals = (tx: Reader, managerId: string): Promise<PaymentTotals> =>
  tx
    .selectFrom('project_payment_totals')
    .select([
      sql<number>`coalesce(sum(paid_paise), 0)::bigint`.as('paid_paise'),
      sql<number>`coalesce(sum(tds_paise), 0)::bigint`.as('tds_paise'),
      sql<number>`coalesce(sum(open_paise), 0)::bigint`.as('open_paise'),
    ])
    .where('project_id', 'in', (of) =>
      of.selectFrom('project_members').select('project_id').where('user_id', '=', managerId),
    )
    .executeTakeFirstOrThrow()

const mostDue = 10

/**
 * What an organisation has to pay: failed or rejected without a day, then by its day. What it has reported is ours to
 * check.
 */
export async function listDuePayments(tx: Reader, organisationId: string, until: string, today: string) {
  const rows = await tx
    .selectFrom('payments')
    .select(paymentColumns)
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['pending', 'failed'])
    .where('awaiting_confirmation', '=', false)
    .where((payment) => payment.or([payment('due_date', '<=', until), payment('status', '=', 'failed')]))
    .orderBy('due_date', (order) => order.asc().nullsFirst())
    .limit(mostDue)
    .execute()
  return rows.map((row) => presentPayment(row, today))
}

export const paymentColumns = [
  'id',
  'project_id',
  'project_title',
  'amount_paise',
  'credited_paise',
  'refunded_paise',
  'refunding_paise',
  'tds_paise',
  'description',
  'due_date',
  'status',
  'payment_method',
  'gateway',
  'instrument',
  'transaction_id',
  'processing',
  'awaiting_confirmation',
  'disputed',
  'paid_twice',
  'requested_by',
  'begun_by_client',
  'failure_reason',
  'invoice_file_id',
  'invoice_number',
  'invoice_date',
  'invoice_kind',
  sql<string | null>`(select state from files where files.id = payments.invoice_file_id)`.as('invoice_state'),
  'receipt_number',
  'reminded_on',
  'paid_at',
  'version',
  'created_at',
  'updated_at',
  // Row-level security leaves only the projects of who asks. Not EXISTS, for which PostgreSQL would read all projects.
  sql<boolean>`coalesce((select true from projects where projects.id = payments.project_id
    and projects.deleted_at is null), false)`.as('project_readable'),
] as const

type ColumnName = Extract<(typeof paymentColumns)[number], string>
export type PaymentRow = Pick<Selectable<DB['payments']>, ColumnName> & {
  project_readable: boolean
  invoice_state: string | null
}

export const presentPayment = (
  {
    requested_by,
    begun_by_client,
    invoice_file_id,
    invoice_number,
    invoice_date,
    invoice_kind,
    invoice_state,
    ...row
  }: PaymentRow,
  today: string,
): Payment => {
  const invoice = presentInvoice({ invoice_number, invoice_date, invoice_kind, invoice_state })
  return {
    ...row,
    amount: toRupees(row.amount_paise),
    client_status: clientPaymentStatus(row, today),
    requested: requested_by !== null,
    removable: begun_by_client === true && invoice_file_id === null,
    // A file with a virus is no invoice.
    advance: row.credited_paise > 0 && (invoice === null || invoice.state === 'infected'),
    invoice,
    invoice_url: documentUrl(row, invoice),
  }
}

const invoiceStates: Record<string, PaymentInvoice['state']> = {
  quarantined: 'checking',
  clean: 'ready',
  infected: 'infected',
}

function presentInvoice(
  row: Pick<PaymentRow, 'invoice_number' | 'invoice_date' | 'invoice_kind' | 'invoice_state'>,
): PaymentInvoice | null {
  const state = invoiceStates[row.invoice_state ?? '']
  const kind = InvoiceKind.safeParse(row.invoice_kind)
  if (!state || !kind.success || row.invoice_number === null || row.invoice_date === null) return null
  return { kind: kind.data, number: row.invoice_number, date: row.invoice_date, state }
}

function documentUrl(
  { id, receipt_number }: Pick<PaymentRow, 'id' | 'receipt_number'>,
  invoice: PaymentInvoice | null,
) {
  if (invoice?.state === 'ready') return `/api/payments/${id}/invoice`
  return receipt_number ? `/api/payments/${id}/receipt` : null
}

function inClientWords(status: ClientPaymentStatus, today: string) {
  switch (status) {
    case 'paid':
      return sql<boolean>`status = 'completed'`
    case 'refunded':
      return sql<boolean>`status = 'refunded'`
    case 'pending':
      return sql<boolean>`status = 'pending' and (due_date is null or due_date >= ${today}::date)`
    case 'unpaid':
      return sql<boolean>`(status = 'failed' or (status = 'pending' and due_date < ${today}::date))`
    default:
      return status satisfies never
  }
}
