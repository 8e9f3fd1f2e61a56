import { sql, type Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../database.ts'

export async function insertFile(tx: Tx, row: Insertable<DB['files']>): Promise<void> {
  await tx.insertInto('files').values(row).execute()
}

export async function findFile(tx: Reader, id: string) {
  const row = await tx
    .selectFrom('files')
    .select(['id', 'purpose', 'state', 'name', 'type', 'size', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function listWaitingFiles(tx: Reader, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('state', '=', 'quarantined')
    .where('created_at', '<', sql<string>`now() - interval '30 seconds'`)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** False if the file was settled or removed in the meantime. */
export async function markScanned(
  tx: Tx,
  id: string,
  verdict: { state: 'clean' | 'infected'; finding: string | null; size?: number; sha256?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ ...verdict, scanned_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'quarantined')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The row stays as a record of the file; its name is deleted. */
export async function markRemoved(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ state: 'removed', name: '', removed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '<>', 'removed')
    .execute()
}

export async function findStates(tx: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await tx.selectFrom('files').select(['id', 'state']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.state as string]))
}
