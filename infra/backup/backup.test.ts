import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../apps/api/src/platform/database.ts'
import { sealAudit } from '../../apps/api/src/platform/audit-chain.ts'

const root = resolve(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
let home: string
let port: number
let bin: string
let recipient: string
const at = (...parts: string[]) => join(home, ...parts)

/** Runs as the user that PostgreSQL and the scripts run as in production: never root. */
async function call(program: string, args: string[], env: Record<string, string> = {}) {
  const [command = '', ...rest] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), program, ...args]
  const { stdout } = await promisify(execFile)(command, rest, {
    cwd: home,
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, ...env },
  })
  return stdout
}
const give = (path: string) => (isRoot ? promisify(execFile)('chown', ['-R', 'postgres', path]) : null)

const start = (data: string) =>
  call('pg_ctl', [
    '-D',
    at(data),
    '-l',
    at('log'),
    '-w',
    'start',
    '-o',
    `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off -c archive_mode=on ` +
      `-c archive_command='cp %p ${at('archive')}/.%f && mv ${at('archive')}/.%f ${at('archive')}/%f'`,
  ])
const stop = (data: string) => call('pg_ctl', ['-D', at(data), '-m', 'immediate', 'stop'])
const urlOf = (role: string, database = 'trusswell') => `postgres://${role}@127.0.0.1:${port}/${database}`

const scriptEnvironment = () => ({
  BACKUP_DIR: at('backups'),
  BACKUP_RECIPIENTS: recipient,
  ARCHIVE_DIR: at('archive'),
  FILES_DIR: at('files'),
  PGDATABASE: 'trusswell',
})
const backUp = (mode: string, env: Record<string, string> = {}) =>
  call(at('scripts/backup.sh'), [mode], {
    ...scriptEnvironment(),
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'postgres',
    ...env,
  })
const restore = (args: string[], env: Record<string, string> = {}) =>
  call(at('scripts/restore.sh'), args, { ...scriptEnvironment(), AGE_IDENTITY: at('key'), ...env })

const restoreFiles = () =>
  call(
    'bash',
    ['-o', 'pipefail', '-c', '"$0" files | tar --extract --directory "$FILES_DIR"', at('scripts/restore.sh')],
    {
      ...scriptEnvironment(),
      AGE_IDENTITY: at('key'),
    },
  )

async function query<Row extends object>(sql: string, values: unknown[] = [], database = 'trusswell') {
  const client = new pg.Client({ connectionString: urlOf('postgres', database) })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** As the API does it: the file, then its row; here with an audit entry that is sealed at once. */
async function storeFile(state: 'quarantined' | 'clean', content: string) {
  const id = randomUUID()
  const area = state === 'clean' ? 'kept' : 'quarantine'
  await mkdir(at('files', area), { recursive: true })
  await writeFile(at('files', area, id), content)
  await give(at('files'))
  await query(
    `insert into files (id, purpose, state, name, type, size, sha256, scanned_at)
     values ($1, 'resume', $2, 'a.pdf', 'application/pdf', $3, $4, case when $2 = 'clean' then now() end)`,
    [id, state, content.length, createHash('sha256').update(content).digest('hex')],
  )
  await query(
    `insert into audit_entries (id, action, entity, entity_id) values ($1, 'file.marked', 'file', $2)`,
    [randomUUID(), id],
  )
  const db = openDatabase({
    url: urlOf('trusswell_worker'),
    max: 1,
    name: 'seal',
    onConnectionLost: () => {},
  })
  await sealAudit(db)
  await db.close()
  return id
}

const verifyAudit = async (database = 'trusswell') =>
  (
    await promisify(execFile)(process.execPath, [join(root, 'apps/api/src/verify-audit.ts')], {
      env: { ...process.env, DATABASE_WORKER_URL: urlOf('trusswell_worker', database) },
    })
  ).stdout.trim()

beforeAll(async () => {
  // In memory where there is room: every step here waits for the disk.
  home = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'backup-'))
  bin = join('/usr/lib/postgresql', (await readdir('/usr/lib/postgresql')).sort().at(-1) ?? '', 'bin')
  port = await new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo
      server.close(() => done(free))
    })
  })
  for (const each of ['archive', 'backups', 'files']) await mkdir(at(each))
  await cp(import.meta.dirname, at('scripts'), { recursive: true })
  await give(home)
  await call('age-keygen', ['-o', at('key')])
  recipient = (await call('age-keygen', ['-y', at('key')])).trim()
  const options = ['--data-checksums', '--no-sync', '--wal-segsize=1']
  await call('initdb', ['-D', at('data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...options])
  await start('data')
  await promisify(execFile)(process.execPath, ['--import', './bin/jsx.ts', 'apps/api/src/migrate.ts'], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      DATABASE_ADMIN_URL: urlOf('postgres', 'postgres'),
      DATABASE_OWNER_URL: urlOf('trusswell_owner'),
    },
  })
}, 60_000)
afterAll(async () => {
  for (const each of ['data', 'restored']) await stop(each).catch(() => {})
  await rm(home, { recursive: true, force: true })
})

/** A project with its two rooms. The superuser bypasses the tables' policies. */
async function makeProject() {
  const [client, organisation, project] = [randomUUID(), randomUUID(), randomUUID()]
  await query(`insert into organisations (id, display_name) values ($1, 'Deccan Foods')`, [organisation])
  await query(
    `insert into users (id, name, email, role, organisation_id, organisation_role)
     values ($1, 'Meera', 'meera@deccan.example', 'client', $2, 'owner')`,
    [client, organisation],
  )
  await query(
    `insert into projects (id, title, description, client_id) values ($1, 'Cold store', 'Two chambers', $2)`,
    [project, client],
  )
}
const listRooms = (database?: string) =>
  query<{ audience: string; head: number; log_id: string }>(
    'select audience, head::int, log_id from chat_rooms order by audience',
    [],
    database,
  )

const ids: Record<'inBase' | 'before' | 'after', string> = { inBase: '', before: '', after: '' }
let moment: string
let rooms: Awaited<ReturnType<typeof listRooms>>

test('a full backup and the recent ones after it hold nothing that can be read without the key', async () => {
  ids.inBase = await storeFile('clean', 'the file of the base backup')
  await makeProject()
  rooms = await listRooms()
  expect(await backUp('full')).toMatch(/base .*audit head 1:\S{20,}[^]*files: 1 of rows, 1 new/)
  ids.before = await storeFile('quarantined', 'the file before the moment')
  expect(await backUp('recent')).toMatch(/WAL up to [0-9A-F]{24}, [1-9]\d* new[^]*files: 2 of rows, 1 new/)
  // The moment has a finer clock than a person's; both sides of it are a millisecond away.
  await setTimeout(20)
  moment = (await query<{ now: string }>('select clock_timestamp()::text as now'))[0]?.now ?? ''
  await setTimeout(20)
  ids.after = await storeFile('clean', 'the file after the moment')
  await backUp('recent')
  expect(await backUp('check')).toContain('full 2')

  expect(await readdir(at('archive'))).toEqual([])
  const [base = ''] = await readdir(at('backups/base'))
  const plain = ['SHA256SUMS', 'audit-head', 'finished', 'wal-start']
  for (const folder of [`base/${base}`, 'wal', 'files']) {
    for (const name of await readdir(at('backups', folder))) {
      const bytes = await readFile(at('backups', folder, name))
      if (!plain.includes(name))
        expect([name, bytes.subarray(0, 21).toString()]).toEqual([name, 'age-encryption.org/v1'])
      for (const text of ['the file', 'PGDMP', 'trusswell_owner']) expect(bytes.includes(text)).toBe(false)
    }
  }
}, 60_000)

test('a file that storage lost, or that has changed, fails the backup by name', async () => {
  const lost = await storeFile('clean', 'lost')
  const changed = await storeFile('clean', 'changed')
  await rm(at('files/kept', lost))
  await writeFile(at('files/kept', changed), 'CHANGED')
  const failure = backUp('recent').catch((error: { stderr: string }) => error.stderr)
  expect(await failure).toContain(`file ${lost} of a row is not in storage`)
  expect(await failure).toContain(`file ${changed} of a row is not in storage`)
  await query('delete from files where id = any($1)', [[lost, changed]])
  await backUp('recent')
}, 60_000)

test('without a recipient there is no backup', async () => {
  await expect(backUp('recent', { BACKUP_RECIPIENTS: '' })).rejects.toThrow('BACKUP_RECIPIENTS is empty')
})

/** The rooms have their former state, but new log ids, so that pages don't reuse their numbers. */
async function expectNewLogs(database?: string) {
  const restored = await listRooms(database)
  const facts = (list: typeof rooms) => list.map(({ audience, head }) => ({ audience, head }))
  expect(facts(restored)).toEqual(facts(rooms))
  expect(new Set([...rooms, ...restored].map(({ log_id }) => log_id)).size).toBe(4)
}

test('one command restores the cluster and its files to a moment', async () => {
  await stop('data')
  await rm(at('files'), { recursive: true })
  await mkdir(at('files'))
  await give(at('files'))
  const said = await restore(['to', moment], { PGDATA: at('restored') })
  expect(said).toMatch(/recovery stopping before commit[^]*rows name 2 files; audit head 2:/)
  await restoreFiles()

  expect(await readdir(at('files/kept'))).toEqual([ids.inBase])
  expect(await readdir(at('files/quarantine'))).toEqual([ids.before])
  expect(await readFile(at('files/quarantine', ids.before), 'utf8')).toBe('the file before the moment')
  await start('restored')
  expect(await query('select id from files order by created_at')).toEqual([
    { id: ids.inBase },
    { id: ids.before },
  ])
  expect(await verifyAudit()).toMatch(/^2 entries, head 2:.*, 0 problems$/)
  await expectNewLogs()
  expect(
    await query(
      `select pg_is_in_recovery() as recovering, current_setting('recovery_target_time') as target`,
    ),
  ).toEqual([{ recovering: false, target: '' }])
}, 60_000)

test('the restored cluster is backed up in turn, and restored to its newest state', async () => {
  const later = await storeFile('clean', 'the file of the new timeline')
  expect(await backUp('full')).toContain('files: 3 of rows, 1 new')
  await stop('restored')
  await rm(at('restored'), { recursive: true })
  await restore(['to', 'latest'], { PGDATA: at('restored') })
  await start('restored')
  expect((await query<{ id: string }>('select id from files')).map(({ id }) => id)).toContain(later)
  expect(await verifyAudit()).toMatch(/^3 entries, .*, 0 problems$/)
}, 60_000)

test('a restore overwrites no cluster, and refuses a moment before the first backup', async () => {
  await expect(restore(['to', 'latest'], { PGDATA: at('restored') })).rejects.toThrow('is not empty')
  await expect(restore(['to', '2020-01-01 00:00:00+00'], { PGDATA: at('new') })).rejects.toThrow(
    'no base backup from before',
  )
})

test('the logical dump becomes a database with the same rows, rights and audit log', async () => {
  const base = (await readdir(at('backups/base'))).sort().at(-1) ?? ''
  const server = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres' }
  await restore(['dump', base, 'trusswell_dump'], server)
  expect(await query('select id from files order by id', [], 'trusswell_dump')).toEqual(
    await query('select id from files order by id'),
  )
  expect(
    await query(
      `select p.privilege_type, coalesce(r.rolname, 'public') as role
       from pg_database d, aclexplode(d.datacl) p left join pg_roles r on r.oid = p.grantee
       where d.datname = 'trusswell_dump' and coalesce(r.rolname, 'public') <> 'trusswell_owner' order by 2`,
    ),
  ).toEqual(
    ['app', 'identity', 'worker'].map((role) => ({ privilege_type: 'CONNECT', role: `trusswell_${role}` })),
  )
  expect(await verifyAudit('trusswell_dump')).toContain(', 0 problems')
  await expectNewLogs('trusswell_dump')
  await expect(restore(['dump', base, 'trusswell_dump'], server)).rejects.toThrow('trusswell_dump exists')
}, 60_000)

test('a damaged file is named, and the others are restored', async () => {
  const path = at('backups/files', `${ids.before}.age`)
  const bytes = await readFile(path)
  await writeFile(path, bytes.subarray(0, -1))
  await rm(at('files'), { recursive: true })
  await mkdir(at('files'))
  await give(at('files'))
  await expect(restoreFiles()).rejects.toThrow(
    `file ${ids.before} (quarantine) is not in the backup, or is damaged`,
  )
  expect(await readdir(at('files/kept'))).toContain(ids.inBase)
  await writeFile(path, bytes)
  await restoreFiles()
})

test('a damaged base is refused', async () => {
  const base = (await readdir(at('backups/base'))).sort().at(-1) ?? ''
  const path = at('backups/base', base, 'base.tar.gz.age')
  const bytes = await readFile(path)
  bytes[1_000] = (bytes[1_000] ?? 0) ^ 1
  await writeFile(path, bytes)
  await expect(restore(['to', 'latest'], { PGDATA: at('new') })).rejects.toThrow('checksum did NOT match')
})

test('expired backups are deleted after a good one; the newest two stay, with the WAL they need', async () => {
  const old = new Date(Date.now() - 40 * 24 * 3_600_000)
  const before = (await readdir(at('backups/base'))).sort()
  for (const each of before) await utimes(at('backups/base', each), old, old)
  const [gone = ''] = (await readdir(at('backups/files'))).filter((name) => name.startsWith(ids.after))
  for (const name of await readdir(at('backups/files'))) await utimes(at('backups/files', name), old, old)
  await backUp('full')
  const after = (await readdir(at('backups/base'))).sort()
  expect([before.length, after.length, after[0]]).toEqual([2, 2, before[1]])
  const needed = (await readFile(at('backups/base', before[1] ?? '', 'wal-start'), 'utf8')).trim().slice(8)
  const segments = (await readdir(at('backups/wal'))).filter((name) => /^[0-9A-F]{24}\.age$/.test(name))
  expect(segments.map((name) => name.slice(8, 24)).toSorted()[0]).toBe(needed)
  // The row of this one was undone by the restore, so that storage hasn't had it for 40 days.
  expect(await readdir(at('backups/files'))).not.toContain(gone)
  expect((await stat(at('backups/files', `${ids.inBase}.age`))).mtime.getTime()).toBeGreaterThan(
    old.getTime(),
  )
}, 60_000)
