import { system } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import type { Database, Reader } from '../../platform/database.ts'

export type Counts = Record<string, number>
export type CountKind = 'users' | 'projects' | 'applications' | 'forecasts' | 'loads' | 'waiting'

type Row = { key: string; n: number }
const n = sql<number>`count(*)::int`.as('n')

/**
 * How long the worker's count of what begins and ceases to wait with the time is used. It counts at least daily. The function
 * note_waiting_between has the same number.
 */
const heldFor = sql`interval '2 days'`

/** What waits from one moment until another: interviews from the day before, invitations around their end. */
const timed = sql`
  select 'coming_interviews' as key,
    ((starts_at at time zone 'Asia/Kolkata')::date - 1)::timestamp at time zone 'Asia/Kolkata' as begins,
    starts_at + make_interval(mins => minutes) as ends
  from application_interviews
  where cancelled_at is null and starts_at > now() - interval '8 hours' and starts_at < now() + ${heldFor} + interval '2 days'
    and starts_at + make_interval(mins => minutes) > now()
  union all
  select 'lapsing_invitations', expires_at - interval '48 hours', expires_at + interval '336 hours'
  from invitations
  where accepted_at is null and revoked_at is null
    and expires_at > now() - interval '336 hours' and expires_at < now() + ${heldFor} + interval '48 hours'`

/** How the time changes these counts in the days after: by kind, the second and the change. */
const later = sql`
  select jsonb_object_agg(key, steps) from (
    select key, jsonb_object_agg(second, change) as steps from (
      select key, trim_scale(extract(epoch from at)) as second, sum(change) as change
      from (${timed}) timed, lateral (values (begins, 1), (ends, -1)) step (at, change)
      where at > now() and at <= now() + ${heldFor}
      group by key, at
    ) step group by key
  ) kind`

/** Those that the worker of the version before this one doesn't count. */
const newerKinds = sql<Row>`
  select 'new_requests' as key, count(*)::int as n from projects where deleted_at is null and triage = 'waiting'
  union all
  select 'changes_to_price', count(distinct project_id)::int
  from change_requests join projects on projects.id = project_id
  where deleted_at is null and projects.status in ('planning', 'in_progress', 'on_hold')
    and state = 'proposed' and proposed_by_client and cost_paise is null
  union all
  select kind, count(key)::int
  from unnest(array['coming_interviews', 'lapsing_invitations']) kind
    left join (${timed}) timed on key = kind and begins <= now()
  group by kind`

/** What waits for staff; `in_need` are projects that wait for anything. */
const waiting = sql<Row>`
  select 'without_manager' as key, count(*)::int as n from projects
  where deleted_at is null and manager_id is null and status in ('planning', 'in_progress', 'on_hold')
  union all
  select health, count(*)::int from projects where deleted_at is null and health in ('late', 'at_risk') group by health
  union all
  select 'unanswered_messages', count(*)::int
  from projects join chat_rooms on chat_rooms.project_id = projects.id
  where deleted_at is null and waiting_id is not null
  union all
  select 'in_need', count(*)::int from (
    select id from projects
    where deleted_at is null and manager_id is null and status in ('planning', 'in_progress', 'on_hold')
    union
    select id from projects where deleted_at is null and health in ('late', 'at_risk')
    union
    select id from projects join chat_rooms on chat_rooms.project_id = projects.id
    where deleted_at is null and waiting_id is not null
  ) once
  union all
  select 'payments_to_confirm', count(*)::int from payments where deleted_at is null and awaiting_confirmation
  union all
  select 'parked_events', count(*)::int from parked_events where resolved_at is null
  union all
  select 'new_enquiries', count(*)::int from contact_submissions where deleted_at is null and status = 'new'
  union all
  select 'new_applications', count(*)::int from job_applications
  where status = 'pending' and deleted_at is null and waits_for is null and erased_at is null
  union all ${newerKinds}`

const countOf: Record<CountKind, (tx: Reader) => Promise<Row[]>> = {
  users: (tx) =>
    tx
      .selectFrom('users')
      .select([
        sql<string>`case when deactivated_at is null then 'active' else 'deactivated' end`.as('key'),
        n,
      ])
      .where('deleted_at', 'is', null)
      .groupBy('key')
      .execute(),
  projects: (tx) =>
    tx
      .selectFrom('projects')
      .select(['status as key', n])
      .where('deleted_at', 'is', null)
      .groupBy('status')
      .execute(),
  // Erased ones still count, see docs/decisions/0032.
  applications: (tx) =>
    tx
      .selectFrom('job_applications')
      .select(['status as key', n])
      .where('waits_for', 'is', null)
      .where((row) => row.or([row('deleted_at', 'is', null), row('erased_at', 'is not', null)]))
      .groupBy('status')
      .execute(),
  // By stage: how many forecasts were compared with the finish, and how many of them held it.
  forecasts: async (tx) => {
    const { rows } = await sql<Row>`
      select stage || case when held then ' held' else ' missed' end as key, count(*)::int as n
      from project_outcomes, lateral (values (25, held_25), (50, held_50), (75, held_75)) as at (stage, held)
      where held is not null
      group by 1`.execute(tx)
    return rows
  },
  // Of running projects, by manager: how many, how many of them need care, and what clients still have to pay in paise.
  loads: async (tx) => {
    const { rows } = await sql<Row>`
      select coalesce(manager_id::text, 'none') || ' ' || what as key, sum(n)::bigint as n
      from projects left join project_payment_totals totals on totals.project_id = projects.id,
        lateral (values ('running', 1), (health, 1), ('due', coalesce(open_paise, 0))) as of (what, n)
      where deleted_at is null and status in ('planning', 'in_progress') and what in ('running', 'late', 'at_risk', 'due')
      group by 1`.execute(tx)
    return rows
  },
  waiting: async (tx) => (await waiting.execute(tx)).rows,
}
const countKinds = Object.keys(countOf) as CountKind[]

const countsOf = (rows: Row[]): Counts => Object.fromEntries(rows.map(({ key, n }) => [key, n]))
const countNow = async (tx: Reader, kind: CountKind): Promise<Counts> => countsOf(await countOf[kind](tx))

/** Runs in the background, so that the overview reads one row of each kind whatever the number of projects. */
export const renewCounts = (db: Database): Promise<void> =>
  db.as(system, async (tx) => {
    // Runs one at a time, so that the later run stores its counts last.
    await sql`select pg_advisory_xact_lock(hashtext('overview_counts'))`.execute(tx)
    for (const kind of countKinds) {
      if (kind === 'waiting') continue
      const counts = JSON.stringify(await countNow(tx, kind))
      await tx
        .insertInto('overview_counts')
        .values({ kind, counts })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ counts, counted_at: sql`now()` }))
        .execute()
    }
    await storeWaiting(tx)
  })

/** One statement has one snapshot: it removes the changes that the counts contain, and keeps those committed later. */
export const storeWaiting = (tx: Reader) =>
  sql`
    with counted as (delete from waiting_changes)
    insert into overview_counts (kind, counts, later)
    select 'waiting', (select jsonb_object_agg(key, n) from (${waiting}) waiting), coalesce((${later}), '{}')
    on conflict (kind) do update set counts = excluded.counts, later = excluded.later, counted_at = now()`.execute(
    tx,
  )

/** Stored totals of these kinds. Waiting items are current, because the changes since the count are added. */
export async function readCounts<Kind extends CountKind>(
  reader: Reader,
  kinds: readonly Kind[],
): Promise<Record<Kind, Counts>> {
  // One statement, so that a change is either in the total or among the changes.
  const { rows } = await sql<{ kind: string; counts: Counts; holds: boolean }>`
    with stored as (
      select kind, counts, later, counts ? 'coming_interviews' and counted_at > now() - ${heldFor} as holds
      from overview_counts where kind = any(${kinds}::text[])
    )
    select kind, counts, holds from stored
    union all
    select 'changes', jsonb_object_agg(kind, n), true from (
      select kind, sum(change) as n from (
        select kind, change from waiting_changes where at <= now()
        union all
        select by_kind.key, step.value::int
        from stored, jsonb_each(later) by_kind, jsonb_each_text(by_kind.value) step
        where kind = 'waiting' and step.key::numeric <= extract(epoch from now())
      ) changes group by kind
    ) changes having count(*) > 0`.execute(reader)
  const stored = new Map(rows.map((row) => [row.kind, row]))
  const changes = stored.get('changes')?.counts ?? {}
  const entries = kinds.map(async (kind): Promise<[Kind, Counts]> => {
    const row = stored.get(kind)
    // Counted here only if the worker hasn't stored a total yet.
    if (!row) return [kind, await countNow(reader, kind)]
    if (kind !== 'waiting') return [kind, row.counts]
    const sums = added(row.counts, changes)
    // While the worker of the version before counts, and when none has counted for days.
    return [kind, row.holds ? sums : { ...sums, ...countsOf((await newerKinds.execute(reader)).rows) }]
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<Kind, Counts>
}

const added = (counts: Counts, changes: Counts): Counts =>
  Object.fromEntries(
    [...new Set([...Object.keys(counts), ...Object.keys(changes)])].map((key) => [
      key,
      (counts[key] ?? 0) + (changes[key] ?? 0),
    ]),
  )
