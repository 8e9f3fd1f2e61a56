import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

// A wait has to end before PostgreSQL looks for deadlocks, after a second: it could end a writer's transaction instead.
const lockTimeout = '200ms'
const mostTries = 300
const pauseMs = 200

/**
 * Applies new migrations in order, each file in its own transaction. There are no down migrations. A file that doesn't get
 * a lock at once is rolled back and tried again, so that queries queued behind its lock aren't blocked.
 */
export async function migrate(
  ownerUrl: string,
  directory: string,
  logger: Logger,
  { tries = mostTries } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'migrate' })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('migrate'))`) // one migrator at a time
    await client.query(`set lock_timeout = '${lockTimeout}'`)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const applied = await readApplied(client)
    for (const file of await readMigrations(directory)) {
      const before = applied.get(file.name)
      if (before === file.checksum) continue
      if (before !== undefined)
        throw new Error(`${file.name} was changed after it was applied; add a new migration`)
      await applyPatiently(client, file, { logger, tries })
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

type Patience = { logger: Logger; tries: number }

async function applyPatiently(
  client: pg.Client,
  file: Migration,
  { logger, tries }: Patience,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, file)
      return
    } catch (error) {
      if (attempt === tries || !isBusy(error)) throw new Error(`${file.name} failed`, { cause: error })
      logger.info({ migration: file.name, attempt }, 'waiting for a lock')
      await setTimeout(pauseMs)
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await lockTables(client, sql)
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Takes all table locks before the file's first statement: a migration that holds some locks while it waits for others can
 * deadlock with a writer. Each lock is taken in its final mode, because upgrading it later can abort a writer's transaction.
 * Tables that the changed ones refer to are locked too, because a new row waits for locks on the row that it refers to.
 */
async function lockTables(client: pg.Client, sql: string): Promise<void> {
  const statements = sql.replaceAll(/\$\$.*?\$\$/gs, '').replaceAll(/--.*/g, '')
  const named = (pattern: RegExp) => [...statements.matchAll(pattern)].map(([, table]) => table)
  const altered = named(
    /\b(?:alter table|(?:create(?: or replace)?|drop|alter) (?:policy|trigger)\b[^;]*?\son)\s+(\w+)/g,
  )
  const written = [
    ...named(/^\s*(?:update|insert into|delete from)\s+(\w+)/gm),
    ...named(/\bcreate (?:unique )?index\b[^;]*?\son\s+(\w+)/g),
  ]
  const { rows } = await client.query<{ name: string; mode: string }>(
    `with named as (
       select to_regclass(name) as oid, 'access exclusive' as mode, 1 as strength from unnest($1::text[]) name
       union all select to_regclass(name), 'share row exclusive', 3 from unnest($2::text[]) name
       union all select confrelid, 'exclusive', 2 from pg_constraint
       where contype = 'f' and conrelid in (select to_regclass(name) from unnest($2::text[]) name)
     )
     select distinct on (relname) relname as name, mode from named join pg_class using (oid)
     where relkind = 'r' order by relname, strength`,
    [altered, written],
  )
  for (const mode of ['access exclusive', 'exclusive', 'share row exclusive']) {
    const tables = rows.filter((row) => row.mode === mode)
    const list = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')
    if (list) await client.query(`lock table ${list} in ${mode} mode`)
  }
}

const isBusy = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
