import type { AdminPayment, AdminPaymentMethod, PaymentNeed } from '@trusswell/domain/admin-payments.ts'
import type { PaymentSort } from '@trusswell/domain/list-sorts.ts'
import { PaymentStatus } from '@trusswell/domain/payments.ts'
import { sql, type Selectable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { byColumn, type PageQuery, readPage } from '../../platform/paging.ts'
import { contains, findIn, isFound, manyFound } from '../../platform/searching.ts'
import { byCreation, byRank, orderBy, type Orders } from '../../platform/sorting.ts'
import { paymentColumns, presentPayment, type PaymentRow } from './repository.ts'

export type AdminListQuery = PageQuery & {
  search?: string | undefined
  status?: PaymentStatus | undefined
  method?: AdminPaymentMethod | undefined
  needs?: PaymentNeed | undefined
  deleted: boolean
  sort?: PaymentSort | undefined
}

const orders: Orders<Exclude<PaymentSort, `-${string}`>> = {
  created: byCreation,
  description: (direction) => byColumn('description', direction, 'text'),
  project: (direction) => byColumn('project_title', direction, 'text'),
  amount: (direction) => byColumn('amount_paise', direction, 'bigint'),
  status: (direction) => byRank('status', PaymentStatus.options, direction),
  due: (direction) =>
    byColumn(`case when due_date is null then 'infinity'::date else due_date end`, direction, 'date'),
}

type Organisation = AdminPayment['organisation']
const columns = [
  ...paymentColumns,
  'gateway_confirmed',
  'deleted_at',
  sql<Organisation>`(select json_build_object('id', id, 'name', display_name) from organisations
    where id = payments.organisation_id)`.as('organisation'),
] as const

/** As the index has it, see 0070_payment_lists.sql. */
const shownMethod = sql<string | null>`case when gateway is null then payment_method else gateway end`

/** All of them, newest first. */
export async function listAdminPayments(tx: Reader, query: AdminListQuery, today: string) {
  let rows = tx
    .selectFrom('payments')
    .select(columns)
    .where('deleted_at', query.deleted ? 'is not' : 'is', null)
  if (query.status) rows = rows.where('status', '=', query.status)
  if (query.method) rows = rows.where(shownMethod, '=', query.method)
  if (query.needs === 'confirmation') rows = rows.where('awaiting_confirmation', '=', true)
  if (query.needs === 'attention') rows = rows.where(sql<boolean>`(disputed or paid_twice)`)
  // Deleted ones are looked through along their own index.
  if (query.search && query.deleted) rows = rows.where(contains(searched, query.search))
  const found =
    query.search && !query.deleted
      ? await findIn(tx, 'payments', query.search, { rows, query, text: searched })
      : null
  if (found) rows = rows.where(isFound(found, searched))
  const order = orderBy(orders, query.sort ?? '-created')
  const { data, ...page } = await readPage(rows, query, order, manyFound(found, query))
  return { data: data.map((row) => present(row, today)), ...page }
}

/** As the index has it. */
const searched = `lower(description || ' ' || project_title || ' ' || coalesce(client_text, '') || ' ' || coalesce(transaction_id, ''))`

export async function getAdminPayment(tx: Reader, id: string, today: string): Promise<AdminPayment> {
  const row = await tx.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return present(row, today)
}

type Row = PaymentRow & { gateway_confirmed: boolean; deleted_at: string | null; organisation: Organisation }

const present = (
  { gateway_confirmed, deleted_at, organisation, ...row }: Row,
  today: string,
): AdminPayment => ({
  ...presentPayment(row, today),
  payment_method: row.gateway ?? row.payment_method,
  gateway_confirmed,
  deleted_at,
  organisation,
})

/** The latest two years; a row for each month, however many payments there are. */
export const listMonths = (tx: Reader) =>
  tx
    .selectFrom(sql<Selectable<DB['payment_months']>>`latest_payment_months()`.as('latest'))
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as('month'),
      'credited_paise',
      'refunded_paise',
      'disputed_paise',
    ])
    .orderBy('latest.month', 'desc')
    .execute()

/** The values of a payment in the audit log, without the description, which can contain names. */
export const facts = ({
  amount_paise,
  credited_paise,
  refunded_paise,
  status,
  payment_method,
  due_date,
}: AdminPayment) => ({
  amount_paise,
  credited_paise,
  refunded_paise,
  status,
  payment_method,
  due_date,
})
