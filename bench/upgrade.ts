// `pnpm upgrade:load`: upgrades a database of the version before organisations while that version answers requests, and
// compares the people of each project before and after, into a dated report. Fails at the first failed request.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareDatabase, restrictDatabase } from '../apps/api/src/db/prepare.ts'
import { answers, isTaken, run, start, type Started } from '../bin/processes.ts'
import { addClients, peopleOfProjects, seedPassword } from './upgrade-data.ts'
import { createLoad, signInAll } from './upgrade-load.ts'

const call = promisify(execFile)
const root = resolve(import.meta.dirname, '..')
/** The last commit whose migrations end before organisations and settings. */
const previousCommit = 'c19c976440a1d2a56c1bc6a02fb2c9f561606626'
const rounds = Number(process.argv[2] ?? 3)
const clients = 100
const ports = { previous: [8381, 8382], next: 8383 }
for (const port of [...ports.previous, ports.next])
  if (await isTaken(port)) throw new Error(`port ${port} is in use`)
const superuser = (database: string) => `postgres://postgres@127.0.0.1:5432/${database}`
const urlOf = (role: string, database: string) =>
  `postgres://trusswell_${role}@127.0.0.1:5432/trusswell_${database}`
const environment = (database: string) => ({
  LOG_LEVEL: 'warn',
  DATABASE_OWNER_URL: urlOf('owner', database),
  DATABASE_URL: urlOf('app', database),
  DATABASE_IDENTITY_URL: urlOf('identity', database),
  DATABASE_WORKER_URL: urlOf('worker', database),
  REDIS_URL: 'redis://127.0.0.1:6379/13',
  SEED_PASSWORD: seedPassword,
  WRITES_PER_TEN_MINUTES: '1000000',
  CLIENT_PROJECTS_PER_DAY: '1000000',
})

const started: Started[] = []
const directory = await mkdtemp(join(tmpdir(), 'upgrade-'))
const previous = join(directory, 'previous')
try {
  await checkOut()
  await makeDump()
  const results = []
  for (let round = 1; round <= rounds; round += 1) results.push(await upgrade(round))
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(join(root, `docs/reports/upgrade-${day}.md`), report(day, results))
  if (results.some(({ failures, changed }) => failures.length > 0 || changed.length > 0)) process.exitCode = 1
} finally {
  await Promise.all(started.map((server) => server.stop()))
  await call('git', ['worktree', 'remove', '--force', previous], { cwd: root }).catch(() => {})
  await rm(directory, { recursive: true, force: true })
  await drop('trusswell_upgrade_dump')
  await drop('trusswell_upgrade_load')
}

async function checkOut() {
  await call('git', ['worktree', 'add', '--force', '--detach', previous, previousCommit], { cwd: root })
  await call('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
    cwd: previous,
  })
}

/** What the previous version's own commands make, and as many clients again as a company of that size has. */
async function makeDump() {
  await prepareDatabase(superuser('postgres'), 'trusswell_upgrade_dump', { fresh: true })
  await migrate(previous, 'upgrade_dump')
  await run(
    'seed',
    [process.execPath, `${previous}/apps/api/src/seed.ts`, '--demo'],
    environment('upgrade_dump'),
  )
  const client = await connect('trusswell_upgrade_dump')
  await addClients(client, clients)
  await client.end()
}

function migrate(version: string, database: string) {
  return call(process.execPath, ['--import', './bin/jsx.ts', 'apps/api/src/migrate.ts'], {
    cwd: version,
    env: { ...process.env, ...environment(database), LOG_LEVEL: 'info' },
  })
}

async function upgrade(round: number) {
  const client = await copyDump()
  await run('flush', ['redis-cli', '-n', '13', 'flushdb'])
  const before = await peopleOfProjects(client)
  const servers = ports.previous.map((port) => startApi(previous, port))
  await Promise.all(ports.previous.map((port) => answers(`http://127.0.0.1:${port}/readyz`)))
  const people = await signInAll(client, `http://127.0.0.1:${ports.previous[0]}`)
  const load = createLoad(
    people,
    ports.previous.map((port) => `http://127.0.0.1:${port}`),
  )
  await load.served(300)
  const started = Date.now()
  const { stdout } = await migrate(root, 'upgrade_load')
  const migrated = Date.now()
  const retries = stdout.split('\n').filter((line) => line.includes('"attempt"')).length
  await load.served(300)
  // The switch: for a while both versions answer, then only the new one.
  const next = startApi(root, ports.next)
  await answers(`http://127.0.0.1:${ports.next}/readyz`)
  load.use([...ports.previous, ports.next].map((port) => `http://127.0.0.1:${port}`))
  await load.served(300)
  load.use([`http://127.0.0.1:${ports.next}`])
  await load.served(300)
  await load.stop()
  await Promise.all([...servers, next].map((server) => server.stop()))
  const after = await peopleOfProjects(client)
  const changed = [...before].filter(([id, seen]) => after.get(id) !== seen).map(([id]) => id)
  await client.end()
  const result = {
    requests: load.requests,
    writes: load.writes,
    during: load.between(started, migrated),
    migrated: migrated - started,
    retries,
    longest: load.longest(started, migrated),
    failures: load.failures,
    projects: before.size,
    added: after.size - before.size,
    changed,
  }
  const { failures, ...figures } = result
  console.log(`round ${round}: ${JSON.stringify(figures)}, ${failures.length} failed`)
  for (const failure of failures.slice(0, 10)) console.log(failure)
  return result
}

function startApi(version: string, port: number) {
  const server = start(
    `api-${port}`,
    [process.execPath, '--import', './bin/jsx.ts', 'apps/api/src/server.ts'],
    {
      directory,
      cwd: version,
      env: {
        ...environment('upgrade_load'),
        API_PORT: String(port),
        FILES_DIR: join(directory, 'files'),
        NODE_ENV: 'development',
      },
    },
  )
  started.push(server)
  return server
}

async function copyDump() {
  await drop('trusswell_upgrade_load')
  const admin = await connect('postgres')
  await admin.query(
    `create database trusswell_upgrade_load template trusswell_upgrade_dump owner trusswell_owner`,
  )
  await restrictDatabase(admin, 'trusswell_upgrade_load')
  await admin.end()
  return connect('trusswell_upgrade_load')
}

async function connect(database: string) {
  const client = new pg.Client({ connectionString: superuser(database) })
  client.on('error', () => {}) // a database that is dropped ends its connections
  await client.connect()
  return client
}

async function drop(database: string) {
  const admin = await connect('postgres')
  await admin.query(`drop database if exists ${database} with (force)`)
  await admin.end()
}

function report(day: string, results: Awaited<ReturnType<typeof upgrade>>[]): string {
  const rows = results.map(
    ({ requests, writes, during, migrated, retries, longest, failures, projects, added, changed }, index) =>
      `| ${[index + 1, requests, writes, failures.length, (migrated / 1000).toFixed(1), during, longest, retries, projects, changed.length, added].join(' | ')} |`,
  )
  const failures = results.flatMap((result) => result.failures)
  return `# Upgrade under load

${day}, by \`pnpm upgrade:load\`. Each round starts from a copy of the same database: the demo data that commit \`${previousCommit.slice(0, 7)}\`,
the last one before organisations and settings, makes with its own \`migrate\` and \`seed --demo\`, and ${clients} clients with two
projects, payments and milestones each. Two API processes of that commit answer two admins, two managers, eight clients and a
visitor, each of whom sends the next request 50 ms after the last answer: lists, pages and overviews, and writes to every table that the upgrade changes (projects,
milestones, tasks, names, invitations, sign-ups). Meanwhile \`migrate\` of the current version runs. Afterwards an API process of
the current version answers beside the others, then alone. A request has failed when it isn't answered with the expected
status.

The people of a project are the managers and clients to whom the policies show it, asked as the previous version asks. They are
compared for each project that was there before.

| Round | Requests | Of them writes | Failed | Migration, s | Requests during it | Longest of these, ms | Files tried again | Projects before | With other people | Added |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
${
  failures.length > 0
    ? `\n${failures
        .slice(0, 20)
        .map((each) => `- ${each}`)
        .join('\n')}\n`
    : ''
}`
}
