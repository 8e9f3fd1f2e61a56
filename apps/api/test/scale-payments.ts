import { kolkataDay } from '@trusswell/domain/days.ts'
import pg from 'pg'
import {
  listAdminPayments,
  listMonths,
  type AdminListQuery,
} from '../src/modules/payments/admin-repository.ts'
import {
  listPayments,
  readManagerTotals,
  readOrganisationTotals,
  readProjectTotals,
} from '../src/modules/payments/repository.ts'
import {
  getSettlement,
  listSettledPayments,
  listSettlements,
  listSettlementsOf,
} from '../src/modules/payments/settlements-repository.ts'
import { fillRows, loadRows } from './scale-data.ts'
import { measure, type Case, type Reading } from './scale-queries.ts'

const tables = [
  'users',
  'organisations',
  'projects',
  'project_members',
  'files',
  'payments',
  'payment_movements',
  'gateway_settlements',
  'project_payment_totals',
  'organisation_payment_totals',
]
// Each filter finds more than a page of the list at every size.
const statements = [
  `insert into organisations (id, display_name, people_count, confirmed_count, projects_count, created_at)
   select pg_temp.nth('organisation', n), 'Client ' || pg_temp.figure(n) || case when n = 10 then ' Qutubshahi Zxv' else '' end,
     1, 1, 20, now() - n * interval '1 second' from generate_series(0, :size / 40 - 1) n`,
  `insert into users (id, name, email, role, organisation_id, organisation_role, created_at)
   select pg_temp.nth('client', n), 'Client ' || n, 'client' || n || '@scale.example', 'client', pg_temp.nth('organisation', n),
     'owner', now() - n * interval '1 second' from generate_series(0, :size / 40 - 1) n`,
  `insert into users (id, name, email, role, created_at)
   select pg_temp.nth('manager', n), 'Manager ' || n, 'manager' || n || '@scale.example', 'manager', now() - n * interval '1 second'
   from generate_series(0, :size / 100 - 1) n`,
  `insert into projects (id, client_id, organisation_id, client_name, title, description, status, priority, start_date,
     estimated_duration, member_ids, created_at)
   select pg_temp.nth('project', n), pg_temp.nth('client', n / 20), pg_temp.nth('organisation', n / 20), 'Client ' || pg_temp.figure(n / 20),
     initcap(pg_temp.word(n)) || ' ' || pg_temp.figure(n), 'Works', 'in_progress', 'normal', date '2026-01-01', 180,
     array[pg_temp.nth('manager', n / 50)], now() - (:size - n) * interval '1 second'
   from generate_series(0, :size / 2 - 1) n`,
  `insert into project_members (project_id, id, user_id, name, duty)
   select pg_temp.nth('project', n), pg_temp.nth('member', n), pg_temp.nth('manager', n / 50), 'Manager ' || n / 50, 'project_manager'
   from generate_series(0, :size / 2 - 1) n`,
  `insert into files (id, purpose, state, name, type, size, sha256, scanned_at, created_at)
   select pg_temp.nth('invoice', n), 'invoice', 'clean', 'invoice.pdf', 'application/pdf', 40000, repeat('0', 64), now(),
     now() - (:size - n) * interval '1 second' from generate_series(0, :size - 1, 3) n`,
  `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, due_date, project_title, status,
     payment_method, gateway, transaction_id, credited_paise, awaiting_confirmation, disputed, gateway_confirmed, deleted_at,
     paid_at, invoice_file_id, invoice_number, invoice_date, invoice_kind, created_at)
   select pg_temp.nth('payment', n), pg_temp.nth('project', n / 2), pg_temp.nth('client', n / 40), pg_temp.nth('organisation', n / 40),
     100000 + n % 977, 'Running bill ' || pg_temp.figure(n) || ' ' || pg_temp.word(n * 7 + 3)
       || case when n = :size / 2 then ' Golkondavarna Zxv' else '' end,
     date '2026-12-01' - (n % 60)::int, initcap(pg_temp.word(n / 2)) || ' ' || pg_temp.figure(n / 2),
     (array['completed', 'completed', 'completed', 'pending', 'failed', 'refunded'])[1 + n % 6],
     (array['credit_card', 'bank_transfer', 'credit_card', 'check'])[1 + (n / 6) % 4],
     (array['razorpay', null, 'stripe', null])[1 + (n / 6) % 4],
     case when n % 6 < 3 then 'pay_' || substr(md5('p' || n), 1, 14) end, case when n % 6 < 3 then 100000 + n % 977 else 0 end,
     n % 6 = 3 and (n / 6) % 4 % 2 = 1, n % 20 = 0, n % 6 < 3 and (n / 6) % 2 = 0, case when n % 50 = 49 then now() end,
     case when n % 6 < 3 then now() end, case when n % 3 = 0 then pg_temp.nth('invoice', n) end,
     case when n % 3 = 0 then 'TW/' || pg_temp.figure(n) end, case when n % 3 = 0 then date '2026-11-01' end,
     case when n % 3 = 0 then 'invoice' end, now() - (:size - n) * interval '1 second'
   from generate_series(0, :size - 1) n`,
  `insert into gateway_settlements (gateway, object_id, paise, fee_paise, fee_tax_paise, utr, state, settled_at)
   select 'razorpay', 'setl_' || pg_temp.figure(n), 1000000, 23600, 3600, 'HDFCN' || pg_temp.figure(n), 'paid',
     now() - (:size - n) * interval '1 second' from generate_series(0, :size / 10 - 1) n`,
  `insert into payment_movements (payment_id, kind, object_id, step, paise, happened_at, fee_paise, fee_tax_paise, settlement_id)
   select pg_temp.nth('payment', n), 'credit', 'pay_' || pg_temp.figure(n), 0, 100000, now() - (:size - n) * interval '1 second',
     2360, 360, 'setl_' || pg_temp.figure(n / 10) from generate_series(0, :size - 1) n`,
  `insert into project_payment_totals (project_id, paid_paise, open_paise)
   select pg_temp.nth('project', n), 200000, 100000 from generate_series(0, :size / 2 - 1) n`,
  `insert into organisation_payment_totals (organisation_id, paid_paise, open_paise)
   select pg_temp.nth('organisation', n), 200000, 100000 from generate_series(0, :size / 40 - 1) n`,
  `insert into payment_months (month, credited_paise)
   select (date '2022-01-01' + n * interval '1 month')::date, :size from generate_series(0, 59) n`,
]
const load = { name: 'payments', tables, statements }

/** A database with this many payments: two of each project, forty of each organisation, a hundred of each manager, an invoice for each third. */
export const loadPayments = (size: number) => loadRows(size, load)
/** The same in a database that is there already. */
export const fillPayments = (superuserUrl: string, size: number) => fillRows(superuserUrl, size, load)

const today = kolkataDay(Date.now())
const page = { limit: 25 }
const boss = { id: '00000000-0000-7000-8000-00000000000a', role: 'admin' } as const

/** The admins' list with each filter and search, the others' lists, and the totals, as the code reads them. */
export async function measurePayments(url: string): Promise<Reading[]> {
  const admin = new pg.Client({ connectionString: url.replace('trusswell_app', 'postgres') })
  await admin.connect()
  const { rows } = await admin.query<Record<string, string>>(
    `select id, client_id, organisation_id, member_ids[1] as manager_id from projects
     offset (select count(*) / 2 from projects) limit 1`,
  )
  const of = (key: string) => rows[0]?.[key] ?? ''
  const firm = of('organisation_id')
  const client = { id: of('client_id'), role: 'client', organisation: { id: firm, role: 'owner' } } as const
  const manager = { id: of('manager_id'), role: 'manager' } as const
  const lastOf = async (which: string) => {
    const { rows: found } = await admin.query<{ place: string }>(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id as place
       from payments where ${which} order by created_at, id offset 25 limit 1`,
    )
    return { cursor: Buffer.from(found[0]?.place ?? '').toString('base64url') }
  }
  const asAdmin = (name: string, query: Partial<AdminListQuery>): Case => [
    `admin list${name}`,
    boss,
    (tx) => listAdminPayments(tx, { ...page, deleted: false, ...query }, today),
  ]
  const alive = 'deleted_at is null'
  const { rows: settled } = await admin.query<Record<'id' | 'utr' | 'payment' | 'place', string>>(
    `select object_id as id, utr, (select payment_id from payment_movements m where m.settlement_id = s.object_id limit 1) as payment,
       to_char(settled_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || object_id as place
     from gateway_settlements s order by settled_at, object_id offset 25 limit 1`,
  )
  const { id: settlement = '', utr = '', payment = '', place = '' } = settled[0] ?? {}
  const { rows: paid } = await admin.query<{ reference: string }>(
    `select transaction_id as reference from payments where transaction_id is not null order by created_at limit 1`,
  )
  const { reference = '' } = paid[0] ?? {}
  const cases: Case[] = [
    asAdmin(', first page', {}),
    asAdmin(', first page with the total', { count: 'true' }),
    asAdmin(', last page', await lastOf(alive)),
    asAdmin(' by status', { status: 'refunded' }),
    asAdmin(' by status, last page', {
      status: 'refunded',
      ...(await lastOf(`status = 'refunded' and ${alive}`)),
    }),
    asAdmin(' by method', { method: 'check' }),
    asAdmin(' by method, last page', {
      method: 'check',
      ...(await lastOf(`payment_method = 'check' and ${alive}`)),
    }),
    asAdmin(' by status and method', { status: 'failed', method: 'stripe' }),
    asAdmin(' to confirm', { needs: 'confirmation' }),
    asAdmin(' to confirm, last page', {
      needs: 'confirmation',
      ...(await lastOf(`awaiting_confirmation and ${alive}`)),
    }),
    asAdmin(' that needs attention', { needs: 'attention' }),
    asAdmin(' that needs attention, by status', { needs: 'attention', status: 'failed' }),
    asAdmin(' of deleted ones', { deleted: true }),
    asAdmin(' of deleted ones, last page', { deleted: true, ...(await lastOf('deleted_at is not null')) }),
    asAdmin(' searched, a rare word', { search: 'golkondavarna' }),
    asAdmin(' searched, a rare organisation', { search: 'qutubshahi' }),
    asAdmin(' searched, a common word', { search: 'chiller' }),
    asAdmin(' searched, a common word, last page', {
      search: 'chiller',
      ...(await lastOf(`(description || ' ' || project_title) ilike '%chiller%' and ${alive}`)),
    }),
    asAdmin(' searched and by status', { search: 'chiller', status: 'refunded' }),
    asAdmin(' searched, a reference', { search: reference }),
    ['client list', client, (tx) => listPayments(tx, { organisation_id: firm }, page, today)],
    [
      'client list, unpaid',
      client,
      (tx) => listPayments(tx, { organisation_id: firm }, { ...page, status: 'unpaid' }, today),
    ],
    ['manager list', manager, (tx) => listPayments(tx, { manager_id: manager.id }, page, today)],
    [
      'manager list, paid',
      manager,
      (tx) => listPayments(tx, { manager_id: manager.id }, { ...page, status: 'paid' }, today),
    ],
    ...(['date', 'amount', '-status'] as const).flatMap((sort): Case[] => [
      [
        `client list, by ${sort}`,
        client,
        (tx) => listPayments(tx, { organisation_id: firm }, { ...page, sort }, today),
      ],
      [
        `manager list, by ${sort}`,
        manager,
        (tx) => listPayments(tx, { manager_id: manager.id }, { ...page, sort }, today),
      ],
    ]),
    ['list of a project', client, (tx) => listPayments(tx, { project_id: of('id') }, page, today)],
    [
      'list of a project, as a manager',
      manager,
      (tx) => listPayments(tx, { project_id: of('id') }, page, today),
    ],
    ['settlements', boss, (tx) => listSettlements(tx, { ...page, count: 'true' })],
    [
      'settlements, last page',
      boss,
      (tx) => listSettlements(tx, { ...page, cursor: Buffer.from(place).toString('base64url') }),
    ],
    ['settlements by UTR', boss, (tx) => listSettlements(tx, { ...page, search: utr })],
    ['a settlement', boss, (tx) => getSettlement(tx, settlement)],
    ['payments of a settlement', boss, (tx) => listSettledPayments(tx, settlement, page)],
    ['settlements of a payment', boss, (tx) => listSettlementsOf(tx, payment)],
    ['totals of a project', client, (tx) => readProjectTotals(tx, of('id'))],
    ['totals of an organisation', client, (tx) => readOrganisationTotals(tx, firm)],
    ['totals of a manager', manager, (tx) => readManagerTotals(tx, manager.id)],
    ['totals of the company by month', boss, listMonths],
  ]
  await admin.query('select pg_stat_force_next_flush()') // what was just read is not the code's
  const readings: Reading[] = []
  for (const each of cases) readings.push(await measure(url, admin, each))
  await admin.end()
  return readings
}
