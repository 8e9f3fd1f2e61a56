import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { prepareDatabase } from '../apps/api/src/db/prepare.ts'
import { answers, isTaken, run, start, type Started } from '../bin/processes.ts'

const root = resolve(import.meta.dirname, '..')
const postgres = '127.0.0.1:5432'
const built = (name: string) => [process.execPath, join(root, `apps/api/dist/${name}.js`)]
export const appSecret = 'a secret of this run, at least 32 characters'

type Options<Name extends string> = {
  /** Part of the database's name. */
  name: string
  /** Each process has a port, in this order, and the Redis the one after them. */
  firstPort: number
  /** API processes, and workers whose names begin with `worker`. */
  victims: readonly Name[]
  environment?: Record<string, string>
  /** Environment variables of a single process. */
  environmentOf?: (name: Name) => Record<string, string>
  /** The password of the seed's people; without it there are none. */
  seedPassword?: string
}

/** Built processes that can be killed at any moment, with a database and a Redis of their own. */
export async function startKillableSystem<Name extends string>(options: Options<Name>) {
  const { firstPort, victims } = options
  const portOf = (name: Name) => firstPort + victims.indexOf(name)
  const redisPort = firstPort + victims.length
  const isWorker = (name: Name) => name.startsWith('worker')
  const origins = victims.filter((name) => !isWorker(name)).map((name) => `http://127.0.0.1:${portOf(name)}`)
  const database = `trusswell_${options.name}_${firstPort}`
  for (const port of [...victims.map(portOf), redisPort])
    if (await isTaken(port)) throw new Error(`port ${port} is in use`)
  const directory = await mkdtemp(join(tmpdir(), `${options.name}-`))
  const log = { directory, cwd: root }
  const launchRedis = async () => {
    const command = ['redis-server', '--bind', '127.0.0.1', '--port', String(redisPort)]
    const redis = start('redis', [...command, '--save', '', '--appendonly', 'no'], log)
    while (!(await isTaken(redisPort))) await setTimeout(50)
    return redis
  }
  let redis = await launchRedis()

  const urlOf = (role: string) => `postgres://${role}@${postgres}/${database}`
  const environment = {
    LOG_LEVEL: 'warn',
    DATABASE_OWNER_URL: urlOf('trusswell_owner'),
    DATABASE_URL: urlOf('trusswell_app'),
    DATABASE_IDENTITY_URL: urlOf('trusswell_identity'),
    DATABASE_WORKER_URL: urlOf('trusswell_worker'),
    REDIS_URL: `redis://127.0.0.1:${redisPort}/0`,
    FILES_DIR: join(directory, 'files'),
    WRITES_PER_TEN_MINUTES: '1000000',
    APP_SECRET: appSecret,
    SETTINGS_KEYS: `killable:${'1'.repeat(64)}`,
    PUBLIC_ORIGIN: origins.join(','),
    MAIL_FROM: 'hello@trusswell.example',
    COMPANY_MAIL: 'office@trusswell.example',
    CLAMD_URL: `unix:${join(directory, 'no-scanner')}`,
    ...options.environment,
  }
  const production = { ...environment, NODE_ENV: 'production' }
  await prepareDatabase(`postgres://postgres@${postgres}/postgres`, database, { fresh: true })
  await run('migrate', built('migrate'), production)
  if (options.seedPassword !== undefined) {
    const seed = [process.execPath, join(root, 'apps/api/src/seed.ts')]
    await run('seed', seed, { ...environment, SEED_PASSWORD: options.seedPassword })
  }

  const launch = (name: Name): Started =>
    start(name, built(isWorker(name) ? 'worker' : 'server'), {
      ...log,
      env: {
        ...production,
        [isWorker(name) ? 'WORKER_PORT' : 'API_PORT']: String(portOf(name)),
        ...options.environmentOf?.(name),
      },
    })
  const running = Object.fromEntries(victims.map((name) => [name, launch(name)])) as Record<Name, Started>
  const everything = () => [redis, ...victims.map((name) => running[name])]
  const killAll = () => {
    for (const { child } of everything()) child.kill('SIGKILL')
  }
  // A run that fails leaves none of them behind.
  process.once('exit', killAll)
  // A busy machine needs minutes.
  const ready = (name: Name) => answers(`http://127.0.0.1:${portOf(name)}/readyz`, 600)
  const stop = async () => {
    await Promise.all(everything().map((each) => each.stop('SIGKILL')))
    process.off('exit', killAll)
    await pool.end()
    const admin = new pg.Client({ connectionString: `postgres://postgres@${postgres}/postgres` })
    await admin.connect()
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
    await rm(directory, { recursive: true, force: true })
  }
  const pool = new pg.Pool({ connectionString: `postgres://postgres@${postgres}/${database}`, max: 2 })
  // The database is dropped while the last connection still says goodbye.
  pool.on('error', () => {})
  try {
    await Promise.all(victims.map(ready))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    victims,
    origins,
    directory,
    pidOf: (name: Name) => running[name].child.pid ?? 0,
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    /** Ends a process without a warning and starts it again. */
    async kill(name: Name) {
      await running[name].stop('SIGKILL')
      running[name] = launch(name)
      await ready(name)
    },
    redis: {
      stop: () => redis.stop('SIGKILL'),
      start: async () => void (redis = await launchRedis()),
    },
    stop,
  }
}
