import { system } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import type { ForecastPrior } from '@trusswell/domain/forecast.ts'
import { healthOf, type Health } from '@trusswell/domain/insight-health.ts'
import type { ProjectActivity } from '@trusswell/domain/project-activity.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database.ts'
import { readPrior, storeForecast, storeOutcome } from './forecast-repository.ts'
import { findFigured, storeFigures } from './project-figures.ts'
import { replayDays, snapshotOf, type DaySnapshot } from './replay.ts'
import { readWork, sumSpent } from './repository.ts'

/**
 * Takes the changes of finished transactions from the audit log, as the sealing of it does, and stores what each changed
 * project's day ends with. Returns the projects that were processed; a full batch may have left some for the next run.
 */
export function foldChanges(
  db: Database,
  today: string,
  batch = 500,
): Promise<{ projects: string[]; more: boolean }> {
  return db.as(system, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('project_snapshots'))`.execute(tx)
    const { horizon, from } = await readMarks(tx)
    const { changes, up_to } = await readBatch(tx, { from, horizon, batch })
    const days = Map.groupBy(changes, ({ project_id }) => project_id)
    const prior = await readPrior(tx)
    for (const [id, own] of days) {
      const [since] = own.map(({ at }) => kolkataDay(Date.parse(at))).toSorted()
      await foldProject(tx, id, { today, since, prior })
    }
    await tx.updateTable('fold_marks').set({ up_to }).where('name', '=', 'project_snapshots').execute()
    const more = up_to !== horizon
    return { projects: [...days.keys()], more }
  })
}

type Fold = { today: string; prior: ForecastPrior; since?: string | undefined }

/** Figures for analytics, health for filters and counts, the forecast, and the snapshots of the days since. */
export async function foldProject(tx: Tx, id: string, { today, since, prior }: Fold): Promise<void> {
  // Read first, so that a concurrent change marks the stored figures as outdated instead of being missed.
  const project = await findFigured(tx, id)
  const rows = await readWork(tx, id)
  await storeOutcome(tx, id, rows)
  if (!rows || !project) return
  await storeFigures(tx, id, { rows, seq: project.activity_seq, today })
  await storeForecast(tx, id, rows, { prior, today })
  await storeHealth(tx, id, healthOf(rows, today).health)
  if (since === undefined) return
  const known = await tx
    .selectFrom('project_snapshots')
    .select('day')
    .where('project_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  // Today's state is read from the rows. Earlier days, when the worker was down, are replayed from the history.
  if (known && since === today) {
    const spent_paise = await sumSpent(tx, id, today)
    return storeSnapshots(tx, id, [snapshotOf({ ...rows, spent_paise }, today)])
  }
  const lines = await tx
    .selectFrom('project_activity')
    .select(['at', 'entity', 'entity_id', 'action', 'change'])
    .where('project_id', '=', id)
    .orderBy('seq')
    .execute()
  await storeSnapshots(tx, id, replayDays(lines as ProjectActivity[], rows.project.created_on))
}

/** Every running project once a day, and others whose figures change with the day: dates pass without a change. */
export async function renewHealth(db: Database, today: string, batch = 500): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000'
  let looked = 0
  const prior = await db.as(system, readPrior)
  for (;;) {
    const ids = await db.as(system, async (tx) => {
      const rows = await tx
        .selectFrom('projects')
        .select('id')
        .where('deleted_at', 'is', null)
        .where('id', '>', after)
        .where((row) =>
          row.or([
            row('status', 'in', ['planning', 'in_progress']),
            row('health', 'is', null),
            row(
              'id',
              'in',
              row
                .selectFrom('project_figures')
                .select('project_id')
                .where('shared', '=', true)
                .where('valid_until', '<=', today),
            ),
          ]),
        )
        .orderBy('id')
        .limit(batch)
        .execute()
      return rows.map(({ id }) => id)
    })
    // One transaction per project, so that an edit never waits for the forecasts of other projects.
    for (const id of ids) await db.as(system, (tx) => foldProject(tx, id, { today, prior }))
    looked += ids.length
    after = ids.at(-1) ?? after
    if (ids.length < batch) return looked
  }
}

/** Planned weight grows on the days of the plan. */
export async function replanDue(db: Database, batch = 500): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await db.as(system, (tx) =>
      sql`update projects set (dated_weight, planned_weight, replan_on) =
          (select dated, planned, next_on from project_plan(projects.id, planned_end(projects)))
        where id in (
          select id from projects where replan_on <= (now() at time zone 'Asia/Kolkata')::date and deleted_at is null
          order by replan_on limit ${batch} for no key update
        )`.execute(tx),
    )
    if (numAffectedRows < BigInt(batch)) return
  }
}

async function readMarks(tx: Tx) {
  const { rows } = await sql<{ horizon: string; from: string; restored: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, up_to::text as "from",
      up_to > pg_snapshot_xmax(pg_current_snapshot()) as restored
    from fold_marks where name = 'project_snapshots'`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the mark of the project snapshots is missing')
  // A logical restore restarts the transaction ids, so everything is read again once.
  return { horizon: row.horizon, from: row.restored ? '0' : row.from }
}

type Change = { project_id: string; txid: string; at: string }

/** Changes of whole transactions only, and where the next batch begins. */
async function readBatch(tx: Tx, { from, horizon, batch }: { from: string; horizon: string; batch: number }) {
  const changes = await readChanges(tx, from, horizon, batch)
  const last = changes.at(-1)?.txid
  if (changes.length < batch || last === undefined) return { changes, up_to: horizon }
  const whole = changes.filter(({ txid }) => txid !== last)
  if (whole.length > 0) return { changes: whole, up_to: last }
  // One transaction that fills the batch alone.
  const next = String(BigInt(last) + 1n)
  return { changes: await readChanges(tx, last, next, null), up_to: next }
}

async function readChanges(tx: Tx, from: string, before: string, most: number | null): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select coalesce(details ->> 'project_id', entity_id::text) as project_id, txid::text as txid, min(at) as at
    from audit_entries
    where txid >= ${from}::xid8 and txid < ${before}::xid8
      and entity in ('project', 'member', 'milestone', 'task', 'expense', 'risk')
    group by audit_entries.txid, 1
    order by audit_entries.txid limit ${most}`.execute(tx)
  return rows
}

async function storeHealth(tx: Tx, id: string, health: Health): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ health })
    .where('id', '=', id)
    .where('health', 'is distinct from', health)
    .execute()
}

async function storeSnapshots(tx: Tx, project_id: string, days: DaySnapshot[]): Promise<void> {
  if (days.length === 0) return
  await tx
    .insertInto('project_snapshots')
    .values(days.map(({ spent_paise: _spent, ...snapshot }) => ({ project_id, ...snapshot })))
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'day']).doUpdateSet((row) => ({
        weight: row.ref('excluded.weight'),
        done_weight: row.ref('excluded.done_weight'),
        tasks_total: row.ref('excluded.tasks_total'),
        tasks_done: row.ref('excluded.tasks_done'),
        planned: row.ref('excluded.planned'),
      })),
    )
    .execute()
  await tx
    .insertInto('project_cost_snapshots')
    .values(days.map(({ day, spent_paise }) => ({ project_id, day, spent_paise })))
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'day'])
        .doUpdateSet((row) => ({ spent_paise: row.ref('excluded.spent_paise') })),
    )
    .execute()
}
