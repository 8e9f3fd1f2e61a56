import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { migrate } from '../src/db/migrate.ts'
import { prepareDatabase } from '../src/db/prepare.ts'

const host = '127.0.0.1:5432'
const adminUrl = `postgres://postgres@${host}/postgres`
export const projectTables = [
  'users',
  'organisations',
  'projects',
  'project_members',
  'milestones',
  'tasks',
  'files',
  'payments',
  'notifications',
]

export const migrationsDirectory = fileURLToPath(new URL('../src/db/migrations', import.meta.url))

type Load = { name: string; tables: string[]; statements: string[] }

/** A database with this many projects. */
export const loadScale = (size: number) =>
  loadRows(size, { name: 'scale', tables: projectTables, statements: projectRows })

/** A database of its own with these rows. */
export async function loadRows(size: number, load: Load, migrations = migrationsDirectory) {
  const name = `trusswell_${load.name}_${size}`
  const url = (role: string) => `postgres://${role}@${host}/${name}`
  await prepareDatabase(adminUrl, name, { fresh: true })
  await migrate(url('trusswell_owner'), migrations, pino({ level: 'silent' }))
  await fillRows(url('postgres'), size, load)
  return {
    url: url('trusswell_app'),
    drop: async () => {
      const admin = new pg.Client({ connectionString: adminUrl })
      await admin.connect()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Set-based, without triggers, indexes built afterwards. */
export async function fillRows(superuserUrl: string, size: number, load: Load): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [load.tables],
  )
  for (const index of indexes) await client.query(`drop index ${index.name}`)
  await client.query(helpers)
  for (const statement of load.statements) await client.query(statement.replaceAll(':size', String(size)))
  for (const index of indexes) await client.query(index.definition)
  await client.query('vacuum (analyze)')
  await client.end()
}

// Ids in the order of time as the application makes them, and the same for the same number.
const helpers = `
create function pg_temp.nth(kind text, n bigint) returns uuid language sql immutable as $$
  select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8'
    || substr(md5(kind || n), 4, 15))::uuid
$$;
-- As wide in a small table as in a large one, so that as many rows fit on a page.
create function pg_temp.figure(n bigint) returns text language sql immutable as $$ select lpad(n::text, 7, '0') $$;
create function pg_temp.word(n bigint) returns text language sql immutable as $$
  select (array['chiller', 'facade', 'earthing', 'lighting', 'plumbing', 'substation', 'lift', 'boiler', 'duct', 'panel',
    'terrace', 'basement', 'lobby', 'canteen', 'parking', 'fire line', 'sewage', 'genset', 'solar', 'landscape'])[1 + n % 20]
$$;`

export const projectRows = [
  `insert into organisations (id, display_name, people_count, confirmed_count, projects_count, created_at)
   select pg_temp.nth('organisation', n), 'Client ' || n, 1, 1, 20, now() - n * interval '1 second'
   from generate_series(0, :size / 20) n`,
  `insert into users (id, name, email, role, organisation_id, organisation_role, created_at)
   select pg_temp.nth('client', n), 'Client ' || n, 'client' || n || '@scale.example', 'client', pg_temp.nth('organisation', n),
     'owner', now() - n * interval '1 second'
   from generate_series(0, :size / 20) n`,
  `insert into users (id, name, email, role, created_at)
   select pg_temp.nth('manager', n), 'Manager ' || n, 'manager' || n || '@scale.example', 'manager', now() - n * interval '1 second'
   from generate_series(0, :size / 50) n`,
  `insert into projects (id, client_id, organisation_id, client_name, title, description, status, priority, start_date, end_date,
     estimated_duration, due_on, tasks_weight, tasks_done_weight, milestones_weight, milestones_done_weight, next_due_date,
     team, member_ids, manager_id, project_type, agenda, created_at)
   select pg_temp.nth('project', n), pg_temp.nth('client', n / 20), pg_temp.nth('organisation', n / 20), 'Client ' || pg_temp.figure(n / 20),
     initcap(pg_temp.word(n) || ' and ' || pg_temp.word(n / 20)) || ' ' || pg_temp.figure(n)
       || case when n = :size / 2 then ' Qutubshahi Zxv' else '' end,
     'Works at site ' || pg_temp.figure(n % 977) || ' with ' || pg_temp.word(n * 7 + 3),
     (array['planning', 'in_progress', 'in_progress', 'on_hold', 'completed', 'cancelled'])[1 + n % 6],
     (array['high', 'medium', 'normal'])[1 + (n / 6) % 3],
     date '2026-01-01' + (n % 300)::int, null, 180, date '2026-01-01' + (n % 300)::int + 179, 5, 2, 2, 1, current_date + 5,
     jsonb_build_array(jsonb_build_object('id', pg_temp.nth('member', n), 'name', 'Manager ' || pg_temp.figure(n / 50), 'duty', 'project_manager')),
     array[pg_temp.nth('manager', n / 50)], pg_temp.nth('manager', n / 50),
     (array['it_building', 'house', 'school', 'commercial', 'other'])[1 + n % 5],
     jsonb_build_array(jsonb_build_object('kind', 'milestone', 'id', pg_temp.nth('milestone', n * 2), 'title', 'Slab', 'due_date', current_date + 5)),
     now() - (:size - n) * interval '1 second'
   from generate_series(0, :size - 1) n`,
  `insert into project_members (project_id, id, user_id, name, duty)
   select pg_temp.nth('project', n), pg_temp.nth('member', n), pg_temp.nth('manager', n / 50), 'Manager ' || n / 50, 'project_manager'
   from generate_series(0, :size - 1) n`,
  `insert into milestones (id, project_id, title, description, due_date, baseline_date, status, completion_date, created_at)
   select pg_temp.nth('milestone', n), pg_temp.nth('project', n / 2), 'Slab', 'Cast and cured.', current_date + 5, current_date,
     case when n % 2 = 0 then 'pending' else 'completed' end, case when n % 2 = 0 then null else current_date end, now() - n * interval '1 ms'
   from generate_series(0, :size * 2 - 1) n`,
  `insert into tasks (id, project_id, title, status, due_date, completed_on, created_at)
   select pg_temp.nth('task', n), pg_temp.nth('project', n / 5), 'Task ' || n, case when n % 5 < 2 then 'done' else 'todo' end,
     current_date + (n % 40)::int, case when n % 5 < 2 then current_date end, now() - n * interval '1 ms'
   from generate_series(0, :size * 5 - 1) n`,
  `insert into files (id, purpose, state, name, type, size, sha256, scanned_at)
   select pg_temp.nth('invoice', n), 'invoice', 'clean', 'invoice.pdf', 'application/pdf', 40000, repeat('0', 64), now()
   from generate_series(0, :size - 1) n`,
  // Every second one with its invoice.
  `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, due_date, project_title,
     invoice_file_id, invoice_number, invoice_date, invoice_kind, created_at)
   select pg_temp.nth('payment', n), pg_temp.nth('project', n / 2), pg_temp.nth('client', n / 40), pg_temp.nth('organisation', n / 40),
     100000, 'Running bill', current_date + 9, 'Project', case when n % 2 = 0 then pg_temp.nth('invoice', n / 2) end,
     case when n % 2 = 0 then 'TW/' || pg_temp.figure(n) end, case when n % 2 = 0 then current_date end,
     case when n % 2 = 0 then 'invoice' end, now() - n * interval '1 ms'
   from generate_series(0, :size * 2 - 1) n`,
  `insert into notifications (id, user_id, kind, event_key, project_id, message, created_at)
   select pg_temp.nth('notification', n), pg_temp.nth('client', n / 60), 'milestone_added', 'k' || n, pg_temp.nth('project', n / 3), 'New milestone',
     now() - n * interval '1 ms' from generate_series(0, :size * 3 - 1) n`,
]
