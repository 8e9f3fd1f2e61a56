import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { migrate } from '../src/db/migrate.ts'
import { prepareDatabase } from '../src/db/prepare.ts'
import { adminUrl, urlOf } from './postgres.ts'

const migrations = fileURLToPath(new URL('../src/db/migrations', import.meta.url))

/** A database as it was before the migration `first`, for tests of what an upgrade does with existing rows. */
export async function databaseBefore(first: string) {
  const name = `trusswell_before_${first}_${process.pid}`
  const upgradeBy = (directory: string) => migrate(urlOf('owner', name), directory, pino({ level: 'silent' }))
  await prepareDatabase(adminUrl, name, { fresh: true })
  const admin = new pg.Client({ connectionString: urlOf('admin', name) })
  await admin.connect()
  const before = await mkdtemp(join(tmpdir(), 'before-'))
  for (const file of (await readdir(migrations)).filter((each) => each < first))
    await cp(join(migrations, file), join(before, file))
  await upgradeBy(before)
  return {
    admin,
    rows: async (sql: string, values: unknown[] = []) => (await admin.query<object>(sql, values)).rows,
    upgrade: () => upgradeBy(migrations),
    async drop() {
      await admin.end()
      const client = new pg.Client({ connectionString: adminUrl })
      await client.connect()
      await client.query(`drop database if exists ${name} with (force)`)
      await client.end()
    },
  }
}
