// The built system as it runs in production: edge, two API processes, worker, web, mail catcher.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { prepareDatabase } from '../apps/api/src/db/prepare.ts'
import { nginxConf } from '../infra/edge/nginx-conf.ts'
import { privateClamd } from './private-clamd.ts'
import { answers, isTaken, run, start, type Started } from './processes.ts'

const root = resolve(import.meta.dirname, '..')

export type SystemOptions = {
  name: string
  /** The first of a row of ports; the edge listens on `edgePort`. */
  edgePort: number
  firstPort: number
  postgres?: string
  redisUrl?: string
  /** Another relay than the catcher. */
  smtpUrl?: string
  fresh?: boolean
}

export type System = Awaited<ReturnType<typeof startSystem>>

export async function startSystem(options: SystemOptions) {
  const directory = join(root, '.run', options.name)
  const port = (offset: number) => options.firstPort + offset
  const ports = { api: [port(0), port(1)], worker: port(2), web: port(3), smtp: port(4), mailPage: port(5) }
  const gateways = { stripe: port(6), razorpay: port(7) }
  for (const each of [options.edgePort, ...ports.api, ports.worker, ports.web]) {
    if (await isTaken(each)) throw new Error(`port ${each} is in use; is another system running?`)
  }
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })

  const clamd = await privateClamd(join(directory, 'clamd'))
  const postgres = options.postgres ?? '127.0.0.1:5432'
  const database = `trusswell_${options.name}`
  const urlOf = (role: string) => `postgres://${role}@${postgres}/${database}`
  const origin = `http://127.0.0.1:${options.edgePort}`
  const redisUrl = options.redisUrl ?? 'redis://127.0.0.1:6379/15'
  const running = {
    NODE_ENV: 'production',
    DATABASE_IDENTITY_URL: urlOf('trusswell_identity'),
    PUBLIC_ORIGIN: origin,
    REDIS_URL: redisUrl,
    FILES_DIR: join(directory, 'files'),
    APP_SECRET: 'a secret of the preview, at least 32 characters',
    MAIL_FROM: 'hello@trusswell.example',
    SETTINGS_KEYS: `preview:${'1'.repeat(64)}`,
    // The settings may name the mail catcher, although it is on this machine.
    PRIVATE_SMTP_HOSTS: `127.0.0.1:${ports.smtp}`,
    TEST_GATEWAYS: 'true',
    STRIPE_API_URL: `http://127.0.0.1:${gateways.stripe}`,
    RAZORPAY_API_URL: `http://127.0.0.1:${gateways.razorpay}`,
  }
  // Each process gets what its own schema asks for and nothing else, as in the compose file.
  const environments = {
    api: { ...running, DATABASE_URL: urlOf('trusswell_app') },
    worker: {
      ...running,
      DATABASE_WORKER_URL: urlOf('trusswell_worker'),
      WORKER_PORT: String(ports.worker),
      SMTP_URL: options.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`,
      COMPANY_MAIL: 'office@trusswell.example',
      CLAMD_URL: clamd.url,
    },
    web: {
      NODE_ENV: 'production',
      API_URL: `http://127.0.0.1:${ports.api[0]}`,
      SITE_URL: origin,
      SAMPLE_CONTENT: 'true',
      WEB_PORT: String(ports.web),
    },
    migrate: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_OWNER_URL: urlOf('trusswell_owner'),
      SAMPLE_CONTENT: 'true',
    },
    seed: {
      DATABASE_URL: urlOf('trusswell_app'),
      DATABASE_IDENTITY_URL: urlOf('trusswell_identity'),
      DATABASE_WORKER_URL: urlOf('trusswell_worker'),
      SETTINGS_KEYS: running.SETTINGS_KEYS,
      FILES_DIR: running.FILES_DIR,
    },
  }
  const node = (entry: string) => [process.execPath, join(root, entry)]
  const launch = (name: string, command: string[], env: Record<string, string> = {}) =>
    start(name, command, { directory, cwd: root, env })

  if (options.fresh) await run('flush', ['redis-cli', '-u', redisUrl, 'flushdb'])
  await prepareDatabase(`postgres://postgres@${postgres}/postgres`, database, {
    fresh: options.fresh ?? false,
  })
  await run('migrate', node('apps/api/dist/migrate.js'), environments.migrate)
  await run(
    'content',
    [...node('apps/api/dist/content.js'), join(root, 'apps/api/dist/content-index.json')],
    environments.migrate,
  )

  const startApi = (index: 0 | 1) =>
    launch(`api-${index + 1}`, node('apps/api/dist/server.js'), {
      ...environments.api,
      API_PORT: String(ports.api[index]),
    })
  const startWorker = () => launch('worker', node('apps/api/dist/worker.js'), environments.worker)
  const startScanner = () => launch('clamd', clamd.command)
  const startWeb = (extra: Record<string, string> = {}) =>
    launch('web', node('apps/web/server.ts'), { ...environments.web, ...extra })

  const conf = join(directory, 'nginx.conf')
  await writeFile(
    conf,
    nginxConf({
      listen: `127.0.0.1:${options.edgePort}`,
      runDir: directory,
      assetsDir: join(root, 'apps/web/build/client'),
      apiPorts: ports.api,
      webPort: ports.web,
    }),
  )
  const processes = {
    mail: options.smtpUrl ? null : launch('mail', mailCatcher(ports.smtp, ports.mailPage)),
    gateways: launch('gateways', standInGateways(gateways, origin)),
    api: [startApi(0), startApi(1)] as [Started, Started],
    worker: startWorker(),
    scanner: startScanner(),
    web: startWeb(),
    edge: launch('edge', ['nginx', '-p', directory, '-c', conf]),
  }
  const apiReady = (index: 0 | 1) => answers(`http://127.0.0.1:${ports.api[index]}/readyz`)
  const workerReady = () => answers(`http://127.0.0.1:${ports.worker}/readyz`)
  const ready = async () => {
    await Promise.all([
      apiReady(0),
      apiReady(1),
      workerReady(),
      answers(`http://127.0.0.1:${ports.web}/healthz`),
    ])
    await answers(`${origin}/api/company`)
  }
  return {
    origin,
    environments,
    gatewayUrls: { stripe: running.STRIPE_API_URL, razorpay: running.RAZORPAY_API_URL },
    mailPage: `http://127.0.0.1:${ports.mailPage}`,
    database,
    directory,
    ports,
    processes,
    ready,
    apiReady,
    workerReady,
    restartApi: (index: 0 | 1) => (processes.api[index] = startApi(index)),
    restartScanner: () => (processes.scanner = startScanner()),
    restartWorker: () => (processes.worker = startWorker()),
    restartWeb: (extra: Record<string, string> = {}) => (processes.web = startWeb(extra)),
    async stop() {
      const { mail, gateways: standIns, api, worker, scanner, web, edge } = processes
      await Promise.all([edge.stop('SIGTERM'), web.stop(), worker.stop(), ...api.map((each) => each.stop())])
      await Promise.all([mail?.stop('SIGKILL'), standIns.stop('SIGKILL'), scanner.stop('SIGKILL')])
    },
  }
}

/** Payment gateways of our own, which send their webhooks to the origin. */
export const standInGateways = (ports: { stripe: number; razorpay: number }, origin: string) => [
  process.execPath,
  join(root, 'bin/stand-in-gateways/main.ts'),
  String(ports.stripe),
  String(ports.razorpay),
  origin,
]

export const mailCatcher = (smtp: number, page: number) => [
  process.execPath,
  join(root, 'node_modules/maildev/bin/maildev'),
  '--ip',
  '127.0.0.1',
  '--smtp',
  String(smtp),
  '--web',
  String(page),
  '--silent',
]
