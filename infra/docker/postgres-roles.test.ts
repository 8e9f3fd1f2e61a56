import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const db = resolve(import.meta.dirname, '../../apps/api/src/db')
const roles = ['app', 'identity', 'worker']
let home: string
let bin: string

/** Never as root, like the image; the cluster listens on a socket in its directory only. */
async function call(program: string, args: string[]) {
  const isRoot = process.getuid?.() === 0
  const [command = '', ...rest] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), program, ...args]
  const { stdout } = await promisify(execFile)(command, rest, {
    cwd: home,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env['PATH']}`,
      PGHOST: home,
      PGDATA: join(home, 'data'),
      SECRETS: home,
      ROLES_SQL: join(home, 'roles.sql'),
    },
  })
  return stdout.trim()
}
const ask = (sql: string) => call('psql', ['-U', 'postgres', '-d', 'trusswell', '-At', '-c', sql])

beforeAll(async () => {
  home = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'roles-'))
  bin = join('/usr/lib/postgresql', (await readdir('/usr/lib/postgresql')).sort().at(-1) ?? '', 'bin')
  for (const name of ['roles.sql', 'restrict-large-objects.sql']) await cp(join(db, name), join(home, name))
  await cp(join(import.meta.dirname, 'postgres-roles.sh'), join(home, 'postgres-roles.sh'))
  for (const role of ['owner', ...roles])
    await writeFile(join(home, `${role}_password`), `a 'word' of ${role}`)
  if (process.getuid?.() === 0) await promisify(execFile)('chown', ['-R', 'postgres', home])
  await call('initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `-k ${home} -c listen_addresses= -c fsync=off`
  await call('pg_ctl', ['-l', join(home, 'log'), '-w', '-o', options, 'start'])
  await call('bash', [join(home, 'postgres-roles.sh')])
}, 60_000)
afterAll(async () => {
  await call('pg_ctl', ['-m', 'immediate', 'stop']).catch(() => {})
  await rm(home, { recursive: true, force: true })
})

test('a role of production connects to our database only', async () => {
  const names = await ask(
    `select rolname, string_agg(datname, ',' order by datname) from pg_roles, pg_database
     where rolname ~ '^trusswell_' and has_database_privilege(rolname, datname, 'connect')
       and datallowconn group by 1 order by 1`,
  )
  expect(names.split('\n')).toEqual(
    ['app', 'identity', 'owner', 'worker'].map((role) => `trusswell_${role}|trusswell`),
  )
})

test('no role of production makes a large object, and its statements end after a minute', async () => {
  for (const role of roles) {
    const as = (sql: string) => call('psql', ['-U', `trusswell_${role}`, '-d', 'trusswell', '-At', '-c', sql])
    await expect(as(`select lo_from_bytea(0, 'a')`)).rejects.toThrow('permission denied for function')
    await expect(as('select lo_create(0)')).rejects.toThrow('permission denied for function')
    expect(await as('show statement_timeout')).toBe('1min')
  }
})
