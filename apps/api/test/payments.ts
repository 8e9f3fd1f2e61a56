import { newId } from '../src/platform/ids.ts'
import type { TestDatabase } from './postgres.ts'

/** A payment that somebody still has to make. */
export async function makePayment(
  database: TestDatabase,
  project: { id: string; client_id: string | null },
  paise = 100_00,
) {
  const id = newId()
  await database.admin.query(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description)
     select $1, $2, $3, organisation_id, $4, 'Advance' from projects where id = $2`,
    [id, project.id, project.client_id, paise],
  )
  return id
}
