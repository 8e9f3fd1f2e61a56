import type { Person } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../src/db/types.gen.ts'
import { settingsOf } from '../src/platform/actor-driver.ts'
import { getTypeParser } from '../src/platform/database.ts'
import { listNotifications } from '../src/modules/notifications/repository.ts'
import { readClientOverview } from '../src/modules/overviews/client-overview.ts'
import { readManagerOverview } from '../src/modules/overviews/manager-overview.ts'
import { listPayments } from '../src/modules/payments/repository.ts'
import {
  getProject,
  listAllProjects,
  listClientProjects,
  listManagerProjects,
} from '../src/modules/projects/repository.ts'
import { milestoneKind, taskKind } from '../src/modules/projects/work.ts'
import { listWork } from '../src/modules/projects/work-repository.ts'

/**
 * Pages are counted for each query that is sent. `lookups` are how often its plan looks single rows up in an index, such as
 * the projects of a manager's memberships and the interview of each application; `probes` are those inside functions, which
 * plans don't show: the trigrams of a search, the project of each row below one. Each of them reads one page more when the
 * index grows by a level. `rowsRead` were taken from tables, used or not.
 */
export type Reading = {
  name: string
  pages: number[]
  lookups: number[]
  rowsRead: number
  scans: number
  probes: number
}
export type Case = [name: string, actor: Actor, read: (tx: Reader) => Promise<unknown>, probes?: number]
type Reader = Kysely<DB>
export type Actor = Omit<Person, 'kind'>
export type Sent = { sql: string; parameters: readonly unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  /** None when it was planned for a case that didn't occur, several when it is done for each row of another part. */
  'Actual Loops': number
  Plans?: Plan[]
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

const page = { limit: 25 }
const rowsByIds = page.limit + 1
const today = kolkataDay(Date.now())

/** Each list and overview as the code reads it: its own queries are caught and explained under the same policies. */
export async function measureScale(url: string): Promise<Reading[]> {
  const admin = new pg.Client({ connectionString: url.replace('trusswell_app', 'postgres') })
  await admin.connect()
  const one = async (text: string) => (await admin.query<Record<string, string>>(text)).rows[0] ?? {}
  const middle = await one(
    'select id, client_id, organisation_id, member_ids[1] as manager_id from projects offset (select count(*) / 2 from projects) limit 1',
  )
  const of = (key: string) => middle[key] ?? ''
  const cursorAt = async (from: string) => {
    const { at, id } = await one(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, id from ${from}
       order by created_at, id offset 25 limit 1`,
    )
    return Buffer.from(`${at} ${id}`).toString('base64url')
  }
  const last = async (from: string) => ({ ...page, cursor: await cursorAt(from) })
  const boss = { id: '00000000-0000-7000-8000-00000000000a', role: 'admin' } as const
  const firm = of('organisation_id')
  const client = { id: of('client_id'), role: 'client', organisation: { id: firm, role: 'owner' } } as const
  const manager = { id: of('manager_id'), role: 'manager' } as const
  const ends = {
    all: await last('projects'),
    held: await last(`projects where status = 'on_hold'`),
    both: await last(`projects where status = 'on_hold' and priority = 'high'`),
    found: await last(`projects where search like '%chiller%'`),
    manager: {
      ...page,
      limit: 10,
      cursor: await cursorAt(`projects where member_ids @> array['${manager.id}']::uuid[]`),
    },
    payments: { ...page, limit: 10, cursor: await cursorAt(`payments where organisation_id = '${firm}'`) },
    notifications: {
      ...page,
      limit: 10,
      cursor: await cursorAt(`notifications where user_id = '${client.id}'`),
    },
  }
  const work = { project_id: of('id'), deleted: false, today, ...page }

  const cases: Case[] = [
    ['one project', client, (tx) => getProject(tx, of('id'), today)],
    ['admin list, first page', boss, (tx) => listAllProjects(tx, page, today)],
    ['admin list, last page', boss, (tx) => listAllProjects(tx, ends.all, today)],
    [
      'admin list by status, first page',
      boss,
      (tx) => listAllProjects(tx, { ...page, status: 'on_hold' }, today),
    ],
    [
      'admin list by status, last page',
      boss,
      (tx) => listAllProjects(tx, { ...ends.held, status: 'on_hold' }, today),
    ],
    [
      'admin list by both filters, first page',
      boss,
      (tx) => listAllProjects(tx, { ...page, status: 'on_hold', priority: 'high' }, today),
    ],
    [
      'admin list by both filters, last page',
      boss,
      (tx) => listAllProjects(tx, { ...ends.both, status: 'on_hold', priority: 'high' }, today),
    ],
    ['admin list by manager', boss, (tx) => listAllProjects(tx, { ...page, manager: manager.id }, today)],
    ['admin list by client', boss, (tx) => listAllProjects(tx, { ...page, organisation: firm }, today)],
    ['admin list by type', boss, (tx) => listAllProjects(tx, { ...page, type: 'school' }, today)],
    ['admin list, overdue', boss, (tx) => listAllProjects(tx, { ...page, due: 'overdue' }, today)],
    [
      'admin list, due in the next 30 days',
      boss,
      (tx) => listAllProjects(tx, { ...page, due: 'next_30_days' }, today),
    ],
    [
      'admin search, a rare word',
      boss,
      (tx) => listAllProjects(tx, { ...page, search: 'qutubshahi' }, today),
      'qutubshahi'.length - 2 + 1,
    ],
    [
      'admin search, a common word, first page',
      boss,
      (tx) => listAllProjects(tx, { ...page, search: 'chiller' }, today),
      rowsByIds,
    ],
    [
      'admin search, a common word, last page',
      boss,
      (tx) => listAllProjects(tx, { ...ends.found, search: 'chiller' }, today),
      rowsByIds,
    ],
    ['client list', client, (tx) => listClientProjects(tx, firm, page, today)],
    [
      'client list, searched',
      client,
      (tx) => listClientProjects(tx, firm, { ...page, search: 'lobby' }, today),
    ],
    ['manager list, first page', manager, (tx) => listManagerProjects(tx, manager.id, { limit: 10 }, today)],
    ['manager list, last page', manager, (tx) => listManagerProjects(tx, manager.id, ends.manager, today)],
    [
      'manager list, searched',
      manager,
      (tx) => listManagerProjects(tx, manager.id, { ...page, search: 'lobby' }, today),
    ],
    // Two and five rows, for each of which the policy looks its project up.
    ['milestones of a project', client, (tx) => listWork(tx, milestoneKind, work), 2],
    ['tasks of a project', client, (tx) => listWork(tx, taskKind, work), 5],
    [
      'payments of a client, first page',
      client,
      (tx) => listPayments(tx, { organisation_id: firm }, { limit: 10 }, today),
    ],
    [
      'payments of a client, last page',
      client,
      (tx) => listPayments(tx, { organisation_id: firm }, ends.payments, today),
    ],
    ['notifications, first page', client, (tx) => listNotifications(tx, client.id, { limit: 10 })],
    ['notifications, last page', client, (tx) => listNotifications(tx, client.id, ends.notifications)],
    [
      'client overview',
      client,
      (tx) => readClientOverview(tx, { id: client.id, organisation_id: firm }, today),
    ],
    ['manager overview', manager, (tx) => readManagerOverview(tx, manager.id, { today, now: Date.now() })],
  ]
  // What was read above to find the places must not count below.
  await admin.query('select pg_stat_force_next_flush()')
  const readings: Reading[] = []
  for (const each of cases) readings.push(await measure(url, admin, each))
  await admin.end()
  return readings
}

/** Catches what `read` sends and explains it in the actor's name. */
export async function measure(
  url: string,
  admin: pg.Client,
  [name, actor, read, probes = 0]: Case,
): Promise<Reading> {
  const sent: Sent[] = []
  const pool = poolOf(url, actor)
  const reader = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void sent.push({ sql: event.query.sql, parameters: event.query.parameters }),
  })
  await read(reader)
  const costs = await explain(pool, admin, sent)
  await reader.destroy()
  return { name, ...costs, probes }
}

/** One connection with the actor's settings. */
export function poolOf(url: string, actor: Actor): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    types: { getTypeParser },
    options: [
      '-c timezone=UTC',
      ...settingsOf({ kind: 'user', ...actor }).map(({ name, value }) => `-c ${name}=${value}`),
    ].join(' '),
  })
  // The database is dropped while the last connection still says goodbye.
  pool.on('error', () => {})
  return pool
}

/** The pages of each query, and what all of them read together. */
export async function explain(
  pool: pg.Pool,
  admin: pg.Client,
  sent: readonly Sent[],
  tables: readonly string[] = growing,
  /** Not filled in this measurement, so that PostgreSQL reads them in full, whatever it would do with more rows. */
  unfilled: ReadonlySet<string> = new Set(),
): Promise<Omit<Reading, 'name' | 'probes'>> {
  const pages: number[] = []
  const lookups: number[] = []
  let inPlans = 0
  await pool.query('select pg_stat_force_next_flush()')
  const filled = tables.filter((name) => !unfilled.has(name))
  const before = await readStatistics(admin, filled)
  for (const { sql, parameters } of sent) {
    const explained = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...parameters],
    )
    const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('no plan')
    pages.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])
    lookups.push(countLookups(plan))
    inPlans += countScans(plan, unfilled)
  }
  // Also those inside functions, which plans don't show.
  await pool.query('select pg_stat_force_next_flush()')
  const after = await readStatistics(admin, filled)
  return {
    pages,
    lookups,
    rowsRead: after.rows - before.rows,
    scans: Math.max(inPlans, after.scans - before.scans),
  }
}

const countScans = (plan: Plan, unfilled: ReadonlySet<string>): number =>
  (plan['Node Type'] === 'Seq Scan' && plan['Actual Loops'] > 0 && !unfilled.has(plan['Relation Name'] ?? '')
    ? 1
    : 0) + (plan.Plans ?? []).reduce((sum, each) => sum + countScans(each, unfilled), 0)

const countLookups = (plan: Plan): number =>
  (plan['Node Type'].includes('Index') && plan['Actual Loops'] > 1 ? plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((sum, each) => sum + countLookups(each), 0)

export const growing: readonly string[] = [
  'projects',
  'project_members',
  'milestones',
  'tasks',
  'payments',
  'notifications',
  'job_applications',
  'application_tokens',
  'application_interviews',
  'files',
  'organisations',
  'organisation_private',
  'invitations',
  'audit_entries',
  'project_payment_totals',
  'organisation_payment_totals',
  'chat_rooms',
  'chat_events',
  'chat_messages',
  'chat_mentions',
  'chat_attachments',
  'chat_reads',
]

/** How often a table that grows was read in full so far, and how many rows were read of all tables. */
async function readStatistics(
  admin: pg.Client,
  tables: readonly string[],
): Promise<{ scans: number; rows: number }> {
  const { rows } = await admin.query<{ scans: string; rows: string }>(
    `select sum(seq_scan) filter (where relname = any ($1)) as scans, sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows
     from pg_stat_user_tables`,
    [tables],
  )
  return { scans: Number(rows[0]?.scans), rows: Number(rows[0]?.rows) }
}
