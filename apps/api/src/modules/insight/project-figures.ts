import { analyticsRangeDays } from '@trusswell/domain/insight-values.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import type { ExpenseCategory } from '@trusswell/domain/expenses.ts'
import { planOf } from '@trusswell/domain/insight-plan.ts'
import { nextChangeOn, workFigures, type WorkFigures } from '@trusswell/domain/insight-work.ts'
import type { RiskCategory, RiskSeverity } from '@trusswell/domain/risks.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { readWork, type WorkRows } from './repository.ts'

type Cost = { day: string; category: ExpenseCategory; paise: number }
type Risk = { category: RiskCategory; severity: RiskSeverity; count: number }
/** Expenses and open risks that clients may see, or that they may not. */
type Part = { costs: Cost[]; earlier_paise: number; risks: Risk[] }
export type Figures = { work: WorkFigures; parts: Part[] }

export async function findFigured(reader: Reader, id: string) {
  const row = await reader
    .selectFrom('projects')
    .select([
      'status',
      'start_date',
      'end_date',
      'estimated_duration',
      'created_at',
      'activity_seq',
      'estimated_cost_paise',
      'agreed_value_paise',
      'agreed_tax_rate',
    ])
    // As stored by the triggers of the team, so that it isn't looked up person by person.
    .select(sql<{ id: string; name: string }[]>`team`.as('team'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { created_at, agreed_tax_rate: rate, ...project } = row
  return {
    ...project,
    created_on: kolkataDay(Date.parse(created_at)),
    agreed_tax_rate: rate === null ? null : Number(rate),
  }
}

/** By the project's key. The policies show clients the part that was shared. */
export const listFigures = (reader: Reader, projectId: string) =>
  reader
    .selectFrom('project_figures')
    .select(['seq', 'day', 'valid_until', 'work', 'costs', 'earlier_paise', 'risks'])
    .where('project_id', '=', projectId)
    .orderBy('shared', 'desc')
    .execute()
type StoredFigures = Awaited<ReturnType<typeof listFigures>>

/** Null when the project changed since, or when the figures are outdated today. */
export function currentFigures(
  rows: StoredFigures,
  { seq, staff, today }: { seq: number; staff: boolean; today: string },
): Figures | null {
  const isCurrent = (row: StoredFigures[number]) =>
    row.seq === seq && row.day <= today && (row.valid_until === null || today < row.valid_until)
  const work = rows[0]?.work as WorkFigures | null | undefined
  if (!work || rows.length !== (staff ? 2 : 1) || !rows.every(isCurrent)) return null
  return { work, parts: rows.map(partOf) }
}

const partOf = ({ costs, earlier_paise, risks }: StoredFigures[number]): Part => ({
  costs: costs as Cost[],
  earlier_paise,
  risks: risks as Risk[],
})

/** From the rows themselves, as the reader sees them. */
export async function computeFigures(reader: Reader, id: string, today: string): Promise<Figures | null> {
  const [rows, parts] = await Promise.all([readWork(reader, id), readParts(reader, id, today)])
  return rows && { work: workOf(rows, today), parts: [parts.shared, parts.internal] }
}

const workOf = ({ project, tasks, milestones }: WorkRows, today: string) =>
  workFigures(planOf(project, tasks, milestones), today)

async function readParts(reader: Reader, id: string, today: string) {
  const [costs, risks] = await Promise.all([
    reader
      .selectFrom('expenses')
      .select(['shared_with_client as shared', 'spent_on as day', 'category'])
      .select(sql<string>`sum(amount_paise)`.as('paise'))
      .where('project_id', '=', id)
      .where('deleted_at', 'is', null)
      .groupBy(['shared', 'day', 'category'])
      .orderBy('day')
      .orderBy('category')
      .execute(),
    reader
      .selectFrom('risks')
      .select([
        'shared_with_client as shared',
        'category',
        'severity',
        sql<number>`count(*)::int`.as('count'),
      ])
      .where('project_id', '=', id)
      .where('status', '=', 'open')
      .where('deleted_at', 'is', null)
      .groupBy(['shared', 'category', 'severity'])
      .orderBy('category')
      .orderBy('severity')
      .execute(),
  ])
  const part = (of: boolean): Part => {
    const isOf = ({ shared }: { shared: boolean }) => shared === of
    const own = costs
      .filter(isOf)
      .map(({ day, category, paise }) => ({ day, category, paise: Number(paise) }))
    // No range reaches back further, today or on a later day.
    const since = addDays(today, 1 - analyticsRangeDays.year)
    return {
      costs: own.filter(({ day }) => day >= since),
      earlier_paise: own.filter(({ day }) => day < since).reduce((sum, { paise }) => sum + paise, 0),
      risks: risks.filter(isOf).map(({ shared: _of, ...risk }) => risk),
    }
  }
  return { shared: part(true), internal: part(false) }
}

/** Of `rows`, which are at least as new as the number of the last change that is stored with them. */
export async function storeFigures(
  tx: Tx,
  project_id: string,
  { rows, seq, today }: { rows: WorkRows; seq: number; today: string },
): Promise<void> {
  const { shared, internal } = await readParts(tx, project_id, today)
  const plan = planOf(rows.project, rows.tasks, rows.milestones)
  const values = ({ costs, earlier_paise, risks }: Part, work: WorkFigures | null) => ({
    project_id,
    shared: work !== null,
    seq,
    day: today,
    valid_until: nextChangeOn(plan, today),
    work: work && JSON.stringify(work),
    costs: JSON.stringify(costs),
    earlier_paise,
    risks: JSON.stringify(risks),
  })
  await tx
    .insertInto('project_figures')
    .values([values(shared, workFigures(plan, today)), values(internal, null)])
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'shared'])
        .doUpdateSet((row) => ({
          seq: row.ref('excluded.seq'),
          day: row.ref('excluded.day'),
          valid_until: row.ref('excluded.valid_until'),
          work: row.ref('excluded.work'),
          costs: row.ref('excluded.costs'),
          earlier_paise: row.ref('excluded.earlier_paise'),
          risks: row.ref('excluded.risks'),
        }))
        // A fold that began before another one must not overwrite its figures.
        .where(sql<boolean>`excluded.seq >= project_figures.seq`)
        // What still holds isn't written again on each day.
        .where(
          sql<boolean>`(project_figures.seq, project_figures.valid_until, project_figures.work, project_figures.costs,
            project_figures.earlier_paise, project_figures.risks) is distinct from (excluded.seq, excluded.valid_until,
            excluded.work, excluded.costs, excluded.earlier_paise, excluded.risks)`,
        ),
    )
    .execute()
}
