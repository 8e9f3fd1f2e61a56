import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { isTaken } from '../../bin/processes.ts'

/** A separate Redis that the test can stop. */
export async function startRedis(port: number) {
  const child = spawn(
    'redis-server',
    ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  )
  while (!(await isTaken(port))) await setTimeout(50)
  return {
    url: `redis://127.0.0.1:${port}/0`,
    keys: async (pattern: string) => {
      const { stdout } = await promisify(execFile)('redis-cli', [
        '-p',
        String(port),
        '--raw',
        'keys',
        pattern,
      ])
      return stdout.split('\n').filter(Boolean)
    },
    async stop() {
      if (child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Reads the stored data as a superuser. */
export function lookInto(database: string) {
  const pool = new pg.Pool({ connectionString: `postgres://postgres@127.0.0.1:5432/${database}`, max: 2 })
  return {
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    close: () => pool.end(),
  }
}

export async function logLines(directory: string, file: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(directory, file), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

/** The metric's value with these labels, summed over all matches. */
export async function metric(port: number, name: string, labels: Record<string, string>): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .filter((line) => Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** A separate PostgreSQL that the test can stop. */
export async function startPostgres(port: number) {
  const directory = await mkdtemp(join(tmpdir(), 'postgres-'))
  const version = (await readdir('/usr/lib/postgresql')).sort().at(-1)
  // The server refuses to run as root.
  const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  if (asPostgres.length > 0) await promisify(execFile)('chown', ['postgres', directory])
  const call = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...asPostgres, `/usr/lib/postgresql/${version}/bin/${program}`, ...args]
    return promisify(execFile)(command, rest, { cwd: directory })
  }
  await call('initdb', '-D', `${directory}/data`, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8')
  const options = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off`
  await call('pg_ctl', '-D', `${directory}/data`, '-o', options, '-l', `${directory}/log`, '-w', 'start')
  return {
    address: `127.0.0.1:${port}`,
    stop: () => call('pg_ctl', '-D', `${directory}/data`, '-m', 'immediate', 'stop'),
  }
}
