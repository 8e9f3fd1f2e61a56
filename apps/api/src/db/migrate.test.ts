import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { useDatabase } from '../../test/harness.ts'
import { migrate } from './migrate.ts'

const database = useDatabase()
const logger = pino({ level: 'silent' })

async function directoryWith(files: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(directory, name), sql)
  return directory
}
const run = async (files: Record<string, string>, options?: { tries: number }) =>
  migrate(database.urlOf('owner'), await directoryWith(files), logger, options)

const waitForMigration = () =>
  vi.waitFor(async () =>
    expect(
      await database.rows(
        `select from pg_stat_activity
         where datname = current_database() and application_name = 'migrate' and wait_event_type = 'Lock'`,
      ),
    ).toHaveLength(1),
  )

test('applies each file once, in order, also when two migrators start together', async () => {
  const files = {
    '9002_b.sql': 'alter table planted add column b int',
    '9001_a.sql': 'create table planted (a int)',
  }
  await Promise.all([run(files), run(files)])
  expect(
    await database.rows(`select name from schema_migrations where name like '90%' order by applied_at`),
  ).toEqual([{ name: '9001_a.sql' }, { name: '9002_b.sql' }])
})

test('[API-03] the five tables are there, each row with an id and the moment it was made', async () => {
  expect(
    await database.rows(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = 'public' and column_name in ('id', 'created_at')
         and table_name in ('users', 'projects', 'payments', 'job_applications', 'contact_submissions')
       order by table_name, column_name`,
    ),
  ).toEqual(
    ['contact_submissions', 'job_applications', 'payments', 'projects', 'users'].flatMap((table_name) => [
      { table_name, column_name: 'created_at', data_type: 'timestamp with time zone', is_nullable: 'NO' },
      { table_name, column_name: 'id', data_type: 'uuid', is_nullable: 'NO' },
    ]),
  )
})

test('a file that fails leaves nothing of itself', async () => {
  await expect(run({ '9003_c.sql': 'create table half (a int); select 1 / 0' })).rejects.toThrow(
    '9003_c.sql failed',
  )
  expect(await database.rows(`select to_regclass('half') as half`)).toEqual([{ half: null }])
})

test('a file that was changed after it was applied is refused', async () => {
  await run({ '9004_d.sql': 'select 1' })
  await expect(run({ '9004_d.sql': 'select 2' })).rejects.toThrow(
    '9004_d.sql was changed after it was applied',
  )
})

const addColumn = { '9005_e.sql': 'alter table contact_submissions add column later int' }

test('a file that never gets its lock fails, and blocks no other query in between', async () => {
  const holder = await database.admin.connect()
  await holder.query('begin; lock table contact_submissions in access share mode')
  let outcome: unknown
  const failed = run(addColumn, { tries: 8 }).catch((error: unknown) => (outcome = error))
  await waitForMigration()
  await database.rows('select from contact_submissions limit 1')
  expect(outcome).toBeUndefined()
  expect(await failed).toEqual(new Error('9005_e.sql failed'))
  await holder.query('rollback')
  holder.release()
})

test('a file is tried again until it gets its lock', async () => {
  const holder = await database.admin.connect()
  await holder.query('begin; lock table contact_submissions in access share mode')
  const migrated = run(addColumn)
  await waitForMigration()
  await holder.query('commit')
  holder.release()
  await migrated
  expect(await database.rows(`select name from schema_migrations where name = '9005_e.sql'`)).toHaveLength(1)
})

test('a writer that holds a row of one table and goes on to another never fails because of a migration', async () => {
  await database.admin.query(`create table first_rows (n int); create table second_rows (n int);
    alter table first_rows owner to trusswell_owner; alter table second_rows owner to trusswell_owner;
    insert into first_rows values (1); insert into second_rows values (1)`)
  const writer = await database.admin.connect()
  await writer.query('begin; update second_rows set n = n + 10')
  const migrated = run({
    '9006_f.sql': 'update first_rows set n = n + 1;\nupdate second_rows set n = n + 1;',
  })
  await waitForMigration()
  await writer.query('update first_rows set n = n + 10; commit')
  writer.release()
  await migrated
  expect(await database.rows('select a.n as a, b.n as b from first_rows a, second_rows b')).toEqual([
    { a: 12, b: 12 },
  ])
})

test('a file that changes a policy waits for the readers of its table before it changes anything', async () => {
  await database.admin.query(`create table doors (n int); create table gates (n int);
    create policy opened on gates using (true); insert into doors values (1);
    alter table doors owner to trusswell_owner; alter table gates owner to trusswell_owner`)
  const reader = await database.admin.connect()
  await reader.query('begin; select from gates')
  const migrated = run({
    '9008_h.sql': 'update doors set n = n + 1;\nalter policy opened on gates using (false);',
  })
  await waitForMigration()
  await reader.query('lock table doors in row exclusive mode nowait; update doors set n = n + 10; commit')
  reader.release()
  await migrated
  expect(await database.rows('select n from doors')).toEqual([{ n: 12 }])
})

test('a file that adds rows waits for the writers of what they refer to before it changes anything', async () => {
  await database.admin.query(`create table people (id int primary key);
    create table moves (person int references people); create table sites (n int);
    alter table people owner to trusswell_owner; alter table moves owner to trusswell_owner;
    alter table sites owner to trusswell_owner; insert into people values (1); insert into sites values (1)`)
  const writer = await database.admin.connect()
  await writer.query('begin; select from people for update')
  const migrated = run({
    '9007_g.sql': 'update sites set n = n + 1;\ninsert into moves values (1);',
  })
  await waitForMigration()
  await writer.query('lock table sites in row exclusive mode nowait; update sites set n = n + 10; commit')
  writer.release()
  await migrated
  expect(await database.rows('select n, (select count(*)::int from moves) as moves from sites')).toEqual([
    { n: 12, moves: 1 },
  ])
})
