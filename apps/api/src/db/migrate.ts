import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'

/** Applies what is new, in order, each file in its own transaction. There is no way back but forward. */
export async function migrate(ownerUrl: string, directory: string, logger: Logger): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'migrate' })
  await client.connect()
  try {
    // One migrator at a time; a statement that waits for a lock gives up rather than queue everyone behind it.
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`)
    await client.query(`set lock_timeout = '5s'`)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const applied = await readApplied(client)
    for (const file of await readMigrations(directory)) {
      const before = applied.get(file.name)
      if (before === file.checksum) continue
      if (before !== undefined)
        throw new Error(`${file.name} was changed after it was applied; add a new migration`)
      await apply(client, file)
      logger.info({ migration: file.name }, 'migrated')
    }
  } finally {
    await client.end()
  }
}

type Migration = { name: string; sql: string; checksum: string }

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${name} failed`, { cause: error })
  }
}
