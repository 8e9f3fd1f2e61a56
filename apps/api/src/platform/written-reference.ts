import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** The reference of the enquiry, application or project that the transaction inserted last, also where it may not read it. */
export async function writtenReference(tx: Tx): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    select current_setting('app.written_reference') as reference`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The reference wasn’t written')
  return row.reference
}
