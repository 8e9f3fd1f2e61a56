import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startRelay } from '../apps/api/test/relay.ts'
import { prepareDatabase } from '../apps/api/src/db/prepare.ts'
import { standInKeys } from '../apps/api/src/modules/settings/stand-in-keys.ts'
import { answers, isTaken, run, start, type Started } from '../bin/processes.ts'
import { startRazorpay } from '../bin/stand-in-gateways/razorpay.ts'
import { startStripe } from '../bin/stand-in-gateways/stripe.ts'

const root = resolve(import.meta.dirname, '..')
const postgres = '127.0.0.1:5432'
const built = (name: string) => [process.execPath, join(root, `apps/api/dist/${name}.js`)]
export const password = 'harbour-lamp-52-teak'

export type Victim = 'api-1' | 'api-2' | 'worker'
export type ChaosSystem = Awaited<ReturnType<typeof startChaosSystem>>

/** Two API processes and a worker with a database and a Redis of their own, both stand-in gateways and a mail relay. */
export async function startChaosSystem(firstPort: number) {
  const ports = { api: [firstPort, firstPort + 1], worker: firstPort + 2, redis: firstPort + 3 } as const
  const portOf = (name: Victim) => (name === 'worker' ? ports.worker : ports.api[name === 'api-1' ? 0 : 1])
  const origins = ports.api.map((port) => `http://127.0.0.1:${port}`)
  const database = `trusswell_payments_${firstPort}`
  for (const port of [...ports.api, ports.worker, ports.redis])
    if (await isTaken(port)) throw new Error(`port ${port} is in use`)
  const directory = await mkdtemp(join(tmpdir(), 'payments-chaos-'))
  const log = { directory, cwd: root }
  const redis = start(
    'redis',
    [
      'redis-server',
      '--bind',
      '127.0.0.1',
      '--port',
      String(ports.redis),
      '--save',
      '',
      '--appendonly',
      'no',
    ],
    log,
  )
  while (!(await isTaken(ports.redis))) await setTimeout(50)
  const relay = await startRelay()
  let deliveries = 0
  const deliveryListeners: ((count: number) => void)[] = []
  const webhookUrl = (gateway: string) => () => {
    deliveries += 1
    for (const listen of deliveryListeners) listen(deliveries)
    return `${origins[deliveries % origins.length]}/api/webhooks/${gateway}`
  }
  const stripe = await startStripe({ ...standInKeys.stripe, webhookUrl: webhookUrl('stripe') })
  const razorpay = await startRazorpay({ ...standInKeys.razorpay, webhookUrl: webhookUrl('razorpay') })
  for (const each of [stripe, razorpay]) each.webhooks.mode = 'hold'

  const urlOf = (role: string) => `postgres://${role}@${postgres}/${database}`
  const environment = {
    LOG_LEVEL: 'warn',
    DATABASE_OWNER_URL: urlOf('trusswell_owner'),
    DATABASE_URL: urlOf('trusswell_app'),
    DATABASE_IDENTITY_URL: urlOf('trusswell_identity'),
    DATABASE_WORKER_URL: urlOf('trusswell_worker'),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}/0`,
    FILES_DIR: join(directory, 'files'),
    TEST_GATEWAYS: 'true',
    STRIPE_API_URL: stripe.url,
    RAZORPAY_API_URL: razorpay.url,
    SMTP_URL: relay.url,
    SEED_PASSWORD: password,
    WRITES_PER_TEN_MINUTES: '1000000',
    APP_SECRET: 'a secret of this run, at least 32 characters',
    SETTINGS_KEYS: `chaos:${'1'.repeat(64)}`,
    PUBLIC_ORIGIN: origins.join(','),
    MAIL_FROM: 'hello@trusswell.example',
    COMPANY_MAIL: 'office@trusswell.example',
    CLAMD_URL: `unix:${join(directory, 'no-scanner')}`,
  }
  const production = { ...environment, NODE_ENV: 'production' }
  await prepareDatabase(`postgres://postgres@${postgres}/postgres`, database, { fresh: true })
  await run('migrate', built('migrate'), production)
  await run('seed', [process.execPath, join(root, 'apps/api/src/seed.ts')], environment)

  const launch = (name: Victim): Started =>
    name === 'worker'
      ? start(name, built('worker'), {
          ...log,
          env: { ...production, WORKER_PORT: String(ports.worker) },
        })
      : start(name, built('server'), {
          ...log,
          env: { ...production, API_PORT: String(portOf(name)) },
        })
  const running = { 'api-1': launch('api-1'), 'api-2': launch('api-2'), worker: launch('worker') }
  // A run that fails leaves none of them behind.
  process.once('exit', () => {
    for (const { child } of [redis, ...Object.values(running)]) child.kill('SIGKILL')
  })
  // A busy machine needs minutes.
  const ready = (name: Victim) => answers(`http://127.0.0.1:${portOf(name)}/readyz`, 600)
  const stop = async () => {
    await Promise.all(Object.values(running).map((each) => each.stop('SIGKILL')))
    await Promise.all([redis.stop('SIGKILL'), stripe.stop(), razorpay.stop(), relay.close()])
    await pool.end()
    const admin = new pg.Client({ connectionString: `postgres://postgres@${postgres}/postgres` })
    await admin.connect()
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
    await rm(directory, { recursive: true, force: true })
  }
  const pool = new pg.Pool({ connectionString: `postgres://postgres@${postgres}/${database}`, max: 2 })
  try {
    await Promise.all((['api-1', 'api-2', 'worker'] as const).map(ready))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origins,
    gateways: { stripe, razorpay },
    relay,
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    onDelivery: (listen: (count: number) => void) => void deliveryListeners.push(listen),
    /** Ends a process without a warning and starts it again. */
    async kill(name: Victim) {
      await running[name].stop('SIGKILL')
      running[name] = launch(name)
      await ready(name)
    },
    stop,
  }
}
