import type { Person } from '@trusswell/domain/actor.ts'
import type { CostBudget } from '@trusswell/domain/insight-plan-changes.ts'
import { toRupees } from '@trusswell/domain/money.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { stale } from '../../platform/errors.ts'
import { findCostBudget } from './repository.ts'

type Wanted = { project_id: string; amount_paise: number | null; version: number }

/** `version` is the one last seen (0 for none), so that a concurrent change by another user isn't overwritten. */
export async function saveCostBudget(tx: Tx, person: Person, { project_id, amount_paise, version }: Wanted) {
  await sql`select pg_advisory_xact_lock(hashtext('cost_budget'), hashtext(${project_id}))`.execute(tx)
  const before = await findCostBudget(tx, project_id)
  if ((before?.version ?? 0) !== version) throw stale(presentCostBudget(before))
  // The same again writes nothing.
  if ((before?.amount_paise ?? null) === amount_paise) return { before: amount_paise, after: before }
  if (before) {
    await tx
      .updateTable('project_cost_budgets')
      .set({ amount_paise, set_by: person.id, version: version + 1, updated_at: sql`now()` })
      .where('project_id', '=', project_id)
      .execute()
  } else {
    await tx
      .insertInto('project_cost_budgets')
      .values({ project_id, amount_paise, set_by: person.id })
      .execute()
  }
  return { before: before?.amount_paise ?? null, after: await findCostBudget(tx, project_id) }
}

export function presentCostBudget(row: Awaited<ReturnType<typeof findCostBudget>>): CostBudget {
  const amount_paise = row?.amount_paise ?? null
  return {
    amount: amount_paise === null ? null : toRupees(amount_paise),
    amount_paise,
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
  }
}
