import type { Tx } from '../../platform/database.ts'
import { removeDocuments } from '../../platform/drawn-documents.ts'

/** The row of a deleted project stays, so no foreign key does this. */
export async function emptyInsight(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('milestone_date_changes').where('project_id', '=', id).execute()
  await tx.deleteFrom('project_cost_budgets').where('project_id', '=', id).execute()
  await tx.deleteFrom('project_figures').where('project_id', '=', id).execute()
  await tx.deleteFrom('project_snapshots').where('project_id', '=', id).execute()
  await tx.deleteFrom('project_cost_snapshots').where('project_id', '=', id).execute()
  await tx.deleteFrom('project_forecasts').where('project_id', '=', id).execute()
  await removeDocuments(tx, id)
  await tx.deleteFrom('project_outcomes').where('project_id', '=', id).execute()
}
