// `pnpm bench:uploads [--short]`: 200 resumes of 4 MB at once against one API process. Nothing may be lost or doubled,
// its memory stays under 300 MB, and other requests hardly notice. Needs `pnpm build:api` before.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareDatabase } from '../apps/api/src/db/prepare.ts'
import { privateClamd } from '../bin/private-clamd.ts'
import { answers, run, start } from '../bin/processes.ts'
import { applicationNotice } from '../packages/domain/src/application-notice.ts'

const isShort = process.argv.includes('--short')
const uploads = isShort ? 20 : 200
const bytes = 4 * 1024 * 1024
const limits = { memoryMegabytes: 300, p99Ratio: 3 }

const directory = resolve('.run/bench-uploads')
await rm(directory, { recursive: true, force: true })
await mkdir(directory, { recursive: true })
const database = 'trusswell_bench_uploads'
const urlOf = (role: string) => `postgres://${role}@127.0.0.1:5432/${database}`
await prepareDatabase('postgres://postgres@127.0.0.1:5432/postgres', database, { fresh: true })
const clamd = await privateClamd(join(directory, 'clamd'))
const port = 8391
const redisUrl = 'redis://127.0.0.1:6379/14'
const running = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATABASE_IDENTITY_URL: urlOf('trusswell_identity'),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  REDIS_URL: redisUrl,
  APP_SECRET: 'a secret of the measurement, 32 characters',
  SETTINGS_KEYS: `measurement:${'1'.repeat(64)}`,
  FILES_DIR: join(directory, 'files'),
}
const environments = {
  api: { ...running, DATABASE_URL: urlOf('trusswell_app'), API_PORT: String(port) },
  worker: {
    ...running,
    DATABASE_WORKER_URL: urlOf('trusswell_worker'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@trusswell.example',
    COMPANY_MAIL: 'office@trusswell.example',
    CLAMD_URL: clamd.url,
    WORKER_PORT: String(port + 1),
  },
  migrate: { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATABASE_OWNER_URL: urlOf('trusswell_owner') },
}
// As in infra/docker/api.Dockerfile.
const node = (entry: string) => [
  process.execPath,
  '--max-semi-space-size=8',
  resolve(`apps/api/dist/${entry}`),
]
await run('flush', ['redis-cli', '-u', redisUrl, 'flushdb'])
await run('migrate', node('migrate.js'), environments.migrate)
await run(
  'content',
  [...node('content.js'), resolve('apps/api/dist/content-index.json')],
  environments.migrate,
)
const launch = (name: string, command: string[], env: Record<string, string> = {}) =>
  start(name, command, { directory, env })
const api = launch('api', node('server.js'), environments.api)
const scanner = launch('clamd', clamd.command)
const base = `http://127.0.0.1:${port}`
await answers(`${base}/readyz`)

const probe = (milliseconds: number) => {
  const asking = promisify(execFile)(
    process.execPath,
    ['bench/probe.ts', `${base}/api/jobs/architect`, String(milliseconds)],
    { maxBuffer: 1e8 },
  )
  return {
    times: asking.then(({ stdout }) => JSON.parse(stdout) as number[]),
    end: () => asking.child.stdin?.end(),
  }
}
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

await probe(2_000).times // warm
const idle = p99(await probe(4_000).times)

const tokens = await Promise.all(
  Array.from({ length: uploads }, async () => {
    const answer = await fetch(`${base}/api/form-tokens/application`)
    return ((await answer.json()) as { token: string }).token
  }),
)
await setTimeout(2_200) // faster than a person is not let in
const filler = Buffer.alloc(bytes, 'x')
const sent = new Set<string>()

const megabytes = () => {
  const status = readFileSync(`/proc/${api.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
let done = false
const before = megabytes()
let peak = before
const memory = (async () => {
  while (!done) {
    peak = Math.max(peak, megabytes())
    await setTimeout(20)
  }
})()
const started = performance.now()
const others = probe(600_000)
// The browsers that send are elsewhere: what they need of this machine must not be taken from the API.
setPriority(19)
const statuses = await Promise.all(tokens.map((token, n) => upload(token, n)))
const seconds = (performance.now() - started) / 1000
done = true
others.end()
await memory
const busy = p99(await others.times)

const worker = launch('worker', node('worker.js'), environments.worker)
const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:5432/${database}` })
await client.connect()
const count = async (sql: string) => Number((await client.query<{ n: string }>(sql)).rows[0]?.n)
for (let tries = 0; (await count(`select count(*) n from files where state <> 'clean'`)) > 0; tries += 1) {
  if (tries > 240) throw new Error('files were not scanned in time')
  await setTimeout(500)
}
await setTimeout(1_500) // until the last ones have left quarantine
const rows = await count('select count(*) n from job_applications')
const clean = await readdir(join(running.FILES_DIR, 'kept'))
const waiting = await readdir(join(running.FILES_DIR, 'quarantine'))
const spooled = await readdir(join(running.FILES_DIR, 'incoming'))
const found = new Set<string>()
for (const name of clean) {
  found.add(
    createHash('sha256')
      .update(await readFile(join(running.FILES_DIR, 'kept', name)))
      .digest('hex'),
  )
}
await client.end()
await Promise.all([api.stop(), worker.stop(), scanner.stop('SIGKILL')])

const report = {
  uploads,
  megabytes_each: bytes / 1024 / 1024,
  seconds: round(seconds),
  accepted: statuses.filter((status) => status === 201).length,
  rows,
  files: clean.length,
  left_behind: waiting.length + spooled.length,
  lost: [...sent].filter((hash) => !found.has(hash)).length,
  memory_megabytes: { before: round(before), peak: round(peak) },
  other_requests_p99_ms: { idle: round(idle), during: round(busy), ratio: round(busy / idle) },
}
console.log(JSON.stringify(report, null, 2))
if (!isShort) {
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(`docs/reports/uploads-${day}.json`, `${JSON.stringify({ day, ...report }, null, 2)}\n`)
}
const failures = [
  report.accepted !== uploads && 'not all were accepted',
  rows !== uploads && 'rows lost or doubled',
  clean.length !== uploads && 'files lost or doubled',
  report.left_behind > 0 && 'something was left behind',
  report.lost > 0 && 'a file is not what was sent',
  peak > limits.memoryMegabytes && 'too much memory',
  // Twenty uploads are over too soon to say anything about the others.
  !isShort && busy / idle > limits.p99Ratio && 'other requests were held up',
].filter(Boolean)
if (failures.length > 0) {
  console.error(failures.join(', '))
  process.exitCode = 1
}

function upload(token: string, n: number): Promise<number> {
  const boundary = `----bench${n}`
  const fields = {
    name: `Person ${n}`,
    email: `person.${n}@bench.example`,
    experience: '3-5',
    consent_notice: applicationNotice.version,
    form_token: token,
  }
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const mark = Buffer.from(`%PDF-1.7\n% ${n}\n%`)
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const rest = filler.subarray(mark.length)
  sent.add(createHash('sha256').update(mark).update(rest).digest('hex'))
  return new Promise((done, failed) => {
    const outgoing = request(
      `${base}/api/jobs/architect/applications`,
      {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': Buffer.byteLength(head) + mark.length + rest.length + tail.length,
          'x-forwarded-for': `10.20.${Math.floor(n / 200)}.${n % 200}`,
          'idempotency-key': crypto.randomUUID(),
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => done(answer.statusCode ?? 0))
      },
    )
    outgoing.on('error', failed)
    outgoing.write(head)
    outgoing.write(mark)
    outgoing.write(rest)
    outgoing.end(tail)
  })
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
