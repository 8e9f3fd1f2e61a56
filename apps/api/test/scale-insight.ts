import { kolkataDay } from '@trusswell/domain/days.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../src/db/types.gen.ts'
import { storeWaiting } from '../src/modules/insight/counts.ts'
import { readOverview } from '../src/modules/insight/read-overview.ts'
import { readAnalytics, readProgress } from '../src/modules/insight/read-figures.ts'
import { countAreas, readAreas } from '../src/modules/insight/waiting.ts'
import { fillRows, loadRows, projectRows, projectTables } from './scale-data.ts'
import { measure, type Case, type Reading } from './scale-queries.ts'

const statements = [
  ...projectRows.filter((statement) => !statement.includes('into notifications')),
  `create temp table middle as select id from projects offset (select count(*) / 2 from projects) limit 1`,
  // One of twenty is late, one of ten at risk, one of fifty has no manager.
  `update projects set
     health = case when status = 'completed' then 'done' when id::text ~ '[0-9a-c]$' then 'on_track' when id::text ~ 'd$' then 'late'
       else 'at_risk' end,
     manager_id = case when id::text ~ '00$' then null else member_ids[1] end`,
  `insert into chat_rooms (project_id, audience, head, waiting_id)
   select id, 'everyone', 3, case when id::text ~ '7$' then gen_random_uuid() end from projects`,
  `insert into project_payment_totals (project_id, paid_paise, open_paise) select id, 200000, 100000 from projects`,
  `update payments set awaiting_confirmation = true where id::text ~ '5$'`,
  `insert into project_forecasts (project_id, day, progress, basis, missing, earliest, middle, latest, decides, inputs)
   select id, current_date, 40, 'own', '{}', current_date + 30, current_date + 50, current_date + 80, '[]', '{"planned_end": null, "prior": {"projects": 40}}' from projects`,
  // The project that is measured has changed on each working day of a year, the others on five. Written day by day, so that
  // those of a project lie far apart.
  `insert into project_snapshots (project_id, day, weight, done_weight, tasks_total, tasks_done, planned)
   select id, current_date - day, 5, 2, 5, 2, 40
   from (
     select id, ((abs(hashtext(id::text)::bigint) + n * 52) % 260)::int as day from projects, generate_series(1, 5) n
     union
     select id, n from middle, generate_series(0, 259) n
   ) days order by day desc, id`,
  // As the worker stores them: two expenses, of the measured project two on each of these days.
  `insert into project_figures (project_id, shared, seq, day, valid_until, work, costs, earlier_paise, risks)
   select id, shared, activity_seq, (now() at time zone 'Asia/Kolkata')::date, (now() at time zone 'Asia/Kolkata')::date + 1,
     case when shared then jsonb_build_object('counted', 'tasks', 'total', 5, 'done', 2, 'weight', 5, 'done_weight', 2, 'members',
       jsonb_build_array(jsonb_build_object('member', null, 'completed', 2, 'delayed', 0, 'performance', jsonb_build_array(2, 2)))) end,
     (select jsonb_agg(jsonb_build_object('day', current_date - n, 'category', 'material', 'paise', 100000))
      from generate_series(1, case when id in (select id from middle) then 260 else 1 end) n),
     0, '[{"category": "schedule", "severity": "medium", "count": 1}]'
   from projects, (values (true), (false)) parts (shared)`,
  `insert into expenses (id, project_id, category, amount_paise, spent_on, description)
   select gen_random_uuid(), id, 'material', 100000, current_date - n, 'Pipes' from projects, generate_series(1, 2) n`,
  `insert into risks (id, project_id, title, category, severity)
   select gen_random_uuid(), id, 'Late delivery', 'schedule', 'medium' from projects`,
  `insert into project_cost_budgets (project_id, amount_paise) select id, 900000 from projects`,
  `insert into contact_submissions (id, first_name, last_name, email, subject, message, status, consent_notice, created_at)
   select pg_temp.nth('contact', n), 'Asha', 'Rao', 'asha' || n || '@scale.example', 'AMC', 'Please call.',
     case when n % 100 = 0 then 'new' else 'resolved' end, '1', now() - n * interval '1 second'
   from generate_series(0, :size / 2) n`,
  `insert into payment_months (month, credited_paise)
   select (date_trunc('month', now()) - n * interval '1 month')::date, :size from generate_series(0, 23) n`,
  `insert into overview_counts (kind, counts)
   select unnest(array['users', 'projects', 'applications', 'forecasts', 'waiting']), '{"active": 1, "late": 900}'`,
  // Of each manager, and not read by the overview.
  `insert into overview_counts (kind, counts)
   select 'loads', jsonb_object_agg(id || ' running', 50) from users where role = 'manager'`,
  // None of these waits, so that the tables aren't empty.
  `insert into change_requests (id, project_id, title, description, proposed_by_client, state, cost_paise, days, closed_at)
   select gen_random_uuid(), id, 'Wider duct', '', true, 'accepted', 100000, 2, now() from projects where id::text ~ '3$'`,
  `insert into job_applications (id, source, position, applicant_name, email, status)
   select pg_temp.nth('application', n), 'staff', 'Electrician', 'Applicant ' || n, 'applicant' || n || '@scale.example', 'interviewed'
   from generate_series(0, :size / 10) n`,
  `insert into application_interviews (id, application_id, starts_at, minutes, kind, place)
   select pg_temp.nth('interview', n), pg_temp.nth('application', n), now() - (n + 24) * interval '1 hour', 30, 'office', 'Madhapur' from generate_series(0, :size / 10) n`,
  `insert into invitations (id, email, name, role, expires_at, accepted_at)
   select gen_random_uuid(), 'invited' || n || '@scale.example', 'Invited ' || n, 'client', now() + interval '1 day', now()
   from generate_series(0, :size / 10) n`,
]

// Written with triggers, unlike the rows above. Each statement makes :n more wait.
const waiting = [
  `create temp table chosen on commit drop as
   select id, row_number() over (order by id) - 1 as n from (
     select id from projects
     where status in ('planning', 'in_progress', 'on_hold') and health = 'on_track' and manager_id is not null and triage is null
       and id not in (select project_id from change_requests)
     order by id limit :n * 5
   ) free`,
  `update projects set health = case when n < :n then 'late' else 'at_risk' end from chosen
   where projects.id = chosen.id and n < :n * 2`,
  `update projects set manager_id = null from chosen where projects.id = chosen.id and n between :n * 2 and :n * 3 - 1`,
  `update projects set manager_id = null, status = 'planning', triage = 'waiting', answer_by = current_date from chosen
   where projects.id = chosen.id and n between :n * 3 and :n * 4 - 1`,
  `insert into change_requests (id, project_id, title, description, proposed_by_client)
   select gen_random_uuid(), id, 'Wider duct', '', true from chosen where n >= :n * 4`,
  `update chat_rooms set waiting_id = gen_random_uuid()
   where (project_id, audience) in (select project_id, audience from chat_rooms where waiting_id is null limit :n)`,
  `update payments set awaiting_confirmation = true
   where id in (select id from payments where not awaiting_confirmation limit :n)`,
  `with event as (
     insert into payment_events (id, source, gateway, event_id, raw, happened_at)
     select gen_random_uuid(), 'webhook', 'razorpay', gen_random_uuid()::text, '{}', now() from generate_series(1, :n)
     returning id
   )
   insert into parked_events (event_id, reason) select id, 'The amount differs' from event`,
  `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice)
   select gen_random_uuid(), 'Asha', 'Rao', 'asha@scale.example', 'AMC', 'Please call.', '1' from generate_series(1, :n)`,
  `insert into job_applications (id, source, position, applicant_name, email)
   select gen_random_uuid(), 'staff', 'Electrician', 'Applicant', 'applicant@scale.example' from generate_series(1, :n)`,
  `insert into application_interviews (id, application_id, starts_at, minutes, kind, place)
   select gen_random_uuid(), id, now() + random() * interval '20 hours', 30, 'office', 'Madhapur'
   from job_applications where status = 'pending' order by created_at desc limit :n`,
  `insert into invitations (id, email, name, role, expires_at)
   select gen_random_uuid(), gen_random_uuid() || '@scale.example', 'Invited', 'client', now() + random() * interval '3 days'
   from generate_series(1, :n * 3 / 2)`,
]
// What else changes in a busy minute.
const busyMinute = `insert into waiting_changes select 'unanswered_messages', 1 from generate_series(1, 200)`
const tables = [
  ...projectTables,
  'chat_rooms',
  'project_forecasts',
  'project_snapshots',
  'project_figures',
  'project_payment_totals',
  'expenses',
  'risks',
  'project_cost_budgets',
  'contact_submissions',
  'change_requests',
  'job_applications',
  'application_interviews',
  'invitations',
]

const load = { name: 'insight', tables, statements }

/** A database with this many projects, five tasks and two payments of each, and what the background made of them. */
export const loadInsight = (size: number) => loadRows(size, load)

export const fillInsight = (superuserUrl: string, size: number) => fillRows(superuserUrl, size, load)

const today = kolkataDay(Date.now())
const boss = { id: '00000000-0000-7000-8000-00000000000a', role: 'admin' } as const

export async function measureInsight(
  url: string,
  onCounted = (_seconds: number): void => {},
): Promise<Reading[]> {
  const admin = new pg.Client({ connectionString: url.replace('trusswell_app', 'postgres') })
  await admin.connect()
  const { rows } = await admin.query<{
    id: string
    client_id: string
    organisation_id: string
    manager: string
  }>(
    `select id, client_id, organisation_id, member_ids[1] as manager from projects
     where id = (select project_id from project_snapshots group by project_id having count(*) > 100)`,
  )
  const [project] = rows
  if (!project) throw new Error('no project with a year of snapshots')
  const { id, client_id, organisation_id } = project
  const client = {
    id: client_id,
    role: 'client',
    organisation: { id: organisation_id, role: 'owner' },
  } as const
  const manager = { id: project.manager, role: 'manager' } as const
  const year = { range: 'year', today } as const
  const overview: Case = ['admin overview', boss, (tx) => readOverview(tx, today)]
  const navigation: Case = ['counts in the navigation of an admin', boss, readAreas]
  const others: Case[] = [
    ['counts in the navigation of a manager', manager, (tx) => countAreas(tx, manager.id)],
    ['analytics of a year, manager', manager, (tx) => readAnalytics(tx, id, { ...year, staff: true })],
    ['analytics of a year, client', client, (tx) => readAnalytics(tx, id, { ...year, staff: false })],
    ['progress, manager', manager, (tx) => readProgress(tx, id, { staff: true, today })],
    ['progress, client', client, (tx) => readProgress(tx, id, { staff: false, today })],
  ]
  await admin.query('select pg_stat_force_next_flush()')
  const readings: Reading[] = []
  const read = async (cases: Case[], state = '') => {
    for (const [name, ...how] of cases) readings.push(await measure(url, admin, [`${name}${state}`, ...how]))
  }
  const count = async () => {
    const started = Date.now()
    await countWaiting(url)
    onCounted((Date.now() - started) / 1000)
  }
  await count()
  await admin.query('vacuum waiting_changes')
  await admin.query(busyMinute)
  await read([overview, navigation, ...others])
  for (const n of [30, 100]) {
    await admin.query('begin')
    for (const statement of waiting) await admin.query(statement.replaceAll(':n', String(n)))
    await admin.query('commit')
    await read([overview, navigation], `, ${n} more of each kind wait`)
    // What was deleted still takes up its pages, until the table is vacuumed.
    await count()
    await read([overview, navigation], `, ${n} more of each kind counted`)
    await admin.query('vacuum waiting_changes')
  }
  await read([overview, navigation], ', all of them counted a minute ago')
  await admin.end()
  return readings
}

/** As the worker does it, but without its time limit. */
async function countWaiting(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url.replace('trusswell_app', 'trusswell_worker'), max: 1 })
  await storeWaiting(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }))
  await pool.end()
}
