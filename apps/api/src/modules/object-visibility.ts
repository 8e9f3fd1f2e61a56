import type { Person } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { ObjectTables } from './access.ts'

/** Whether row-level security shows the row to the actor. */
export const createIsVisible =
  (db: Database) =>
  (person: Person, table: ObjectTables[string], id: string): Promise<boolean> =>
    db.read(person, async (reader) => {
      const { rows } = await sql`select from ${sql.table(table)}
        where id = ${id} and deleted_at is null`.execute(reader)
      return rows.length > 0
    })
