import { kolkataDay } from '@trusswell/domain/days.ts'
import pg from 'pg'
import { listPortfolio } from '../src/modules/insight/portfolio-repository.ts'
import type { PortfolioQuery } from '../src/modules/projects/portfolio-repository.ts'
import { fillRows, loadRows } from './scale-data.ts'
import { measure, type Case, type Reading } from './scale-queries.ts'

const tables = ['users', 'organisations', 'projects', 'project_payment_totals', 'project_forecasts']
const statements = [
  `insert into organisations (id, display_name, people_count, confirmed_count, projects_count, created_at)
   select pg_temp.nth('organisation', n), 'Client ' || pg_temp.figure(n), 1, 1, 20, now() - n * interval '1 second'
   from generate_series(0, :size / 20) n`,
  `insert into users (id, name, email, role, created_at)
   select pg_temp.nth('manager', n), 'Manager ' || pg_temp.figure(n), 'manager' || n || '@scale.example', 'manager',
     now() - n * interval '1 second' from generate_series(0, :size / 50) n`,
  // The projects of a manager and of a client lie far apart, as they do when they are made over years.
  `insert into projects (id, organisation_id, client_name, title, description, status, start_date, estimated_duration,
     tasks_weight, tasks_done_weight, dated_weight, planned_weight, agreed_value_paise, agreed_tax_rate, health, manager_id,
     manager_name, forecast_earliest, forecast_latest, created_at)
   select pg_temp.nth('project', n), pg_temp.nth('organisation', n % (:size / 20)), 'Client ' || pg_temp.figure(n % (:size / 20)),
     initcap(pg_temp.word(n)) || ' ' || pg_temp.figure(n) || case when n = :size / 2 + 1 then ' Qutubshahi Zxv' else '' end,
     'Works at site ' || pg_temp.figure(n % 977),
     (array['planning', 'in_progress', 'in_progress', 'on_hold', 'completed', 'in_progress'])[1 + n % 6],
     date '2026-01-01' + (n % 300)::int, 180, 5, 2, 5, 3, 100000000, 18,
     (array['on_track', 'late', 'at_risk', 'paused', 'done', 'on_track'])[1 + n % 6],
     pg_temp.nth('manager', n % (:size / 50)), 'Manager ' || pg_temp.figure(n % (:size / 50)),
     date '2026-12-01', date '2027-02-01', now() - (:size - n) * interval '1 second'
   from generate_series(0, :size - 1) n`,
  `insert into project_payment_totals (project_id, paid_paise, open_paise)
   select pg_temp.nth('project', n), 50000000, 1000000 from generate_series(0, :size - 1) n`,
  `insert into project_forecasts (project_id, day, progress, basis, missing, earliest, middle, latest, decides, inputs)
   select pg_temp.nth('project', n / 4), date '2026-11-01' + (n % 4)::int, 40, 'own', '{}', date '2026-12-01', date '2027-01-01',
     date '2027-02-01', '[]', '{}' from generate_series(0, :size * 4 - 1) n`,
]
const load = { name: 'scale_portfolio', tables, statements }

export const loadPortfolio = (size: number) => loadRows(size, load)

export const fillPortfolio = (superuserUrl: string, size: number) => fillRows(superuserUrl, size, load)

const limit = 25
const today = kolkataDay(Date.now())

/** Each way to ask for the portfolio, from its start and from far inside. */
export async function measurePortfolio(url: string): Promise<Reading[]> {
  const admin = new pg.Client({ connectionString: url.replace('trusswell_app', 'postgres') })
  await admin.connect()
  const { rows } = await admin.query<
    Record<'id' | 'manager_id' | 'manager_name' | 'client_name' | 'organisation_id', string>
  >(
    `select id, manager_id, manager_name, client_name, organisation_id from projects
     where status = 'in_progress' order by manager_name, id offset (select count(*) / 3 from projects) limit 1`,
  )
  const [middle] = rows
  if (!middle) throw new Error('no projects')
  const at = (name: string) => Buffer.from(`${name} ${middle.id}`).toString('base64url')
  const boss = { id: '00000000-0000-7000-8000-00000000000a', role: 'admin' } as const
  const reads: [string, Omit<PortfolioQuery, 'limit'>][] = [
    ['by manager', { group: 'manager' }],
    ['by manager, far inside', { group: 'manager', cursor: at(middle.manager_name) }],
    ['by client', { group: 'organisation' }],
    ['by client, far inside', { group: 'organisation', cursor: at(middle.client_name) }],
    ['late ones by manager', { group: 'manager', health: 'late' }],
    ['late ones by client', { group: 'organisation', health: 'late' }],
    ['of one manager', { group: 'manager', manager: middle.manager_id }],
    ['of one client', { group: 'organisation', organisation: middle.organisation_id }],
    ['without a manager', { group: 'manager', manager: 'none' }],
    ['a rare word', { group: 'manager', search: 'qutubshahi' }],
    ['a common word', { group: 'manager', search: 'chiller' }],
  ]
  const cases = reads.map(([name, query]): Case => [
    `portfolio, ${name}`,
    boss,
    (tx) => listPortfolio(tx, { limit, ...query }, today),
  ])
  // What was read above must not count below.
  await admin.query('select pg_stat_force_next_flush()')
  const readings: Reading[] = []
  for (const each of cases) readings.push(await measure(url, admin, each))
  await admin.end()
  return readings
}
