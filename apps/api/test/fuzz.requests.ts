import type { InjectOptions } from 'fastify'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers, type CallerName } from '../src/modules/access.ts'
import { access } from '../src/modules/registry.ts'
import { drawDocuments, whileDrawing } from './document-worker.ts'
import { createAnswerCheck, readOperations, type Operation } from './fuzz-operations.ts'
import { applyChange, isAllowed, planRequests, type Planned } from './fuzz-plan.ts'
import { createTally, reportOf, summaryOf } from './fuzz-report.ts'
import { useGateways } from './gateways.ts'
import { startApi, startWorkerDeps, useDatabase, type TestApi } from './harness.ts'
import { makeColleague, makePerson, makeSignedIn, type Person } from './people.ts'
import { canaryOf, loadSamples, plantCanaries, showsForeign } from './samples.ts'

// Set by `pnpm fuzz`.
const requests = Number(process.env['FUZZ_REQUESTS'])
const seed = Number(process.env['FUZZ_SEED'])
const only = process.env['FUZZ_ONLY']
const reportFile = process.env['FUZZ_REPORT'] ?? 'reports/fuzz.md'
// As many at once as a few people would send.
const atOnce = 4
const mostSeconds = 20
const slowMs = 1000

const database = useDatabase()
const gateways = useGateways()
const logLines: string[] = []
const tally = createTally()
const people = {} as Record<CallerName, Person | null>
let api: TestApi
let operations: Operation[]
let checkAnswer: ReturnType<typeof createAnswerCheck>
const { requests: samples, canaries } = await loadSamples()
let planted: Awaited<ReturnType<typeof plantCanaries>>
let tables: string[]
let plantedBefore: unknown

const roleOf = (name: CallerName) =>
  name === 'visitor' ? null : name === 'admin' ? 'admin' : /manager/i.test(name) ? 'manager' : 'client'
const newCaller = async (name: CallerName): Promise<Person | null> => {
  if (name === 'finance' || name === 'viewer')
    return makeColleague(api, (await makePerson(api, 'client')).id, name)
  const role = roleOf(name)
  return role && makeSignedIn(api, role)
}

beforeAll(async () => {
  // An admin's request may save keys, and the next payment goes to the gateway.
  const env = { STRIPE_API_URL: gateways.stripe.url, RAZORPAY_API_URL: gateways.razorpay.url }
  api = await startApi(database, { realSessions: true, logLines, env })
  await makePerson(api, 'admin') // so that a caller is never the last one
  for (const name of callers) people[name] = await newCaller(name)
  planted = await plantCanaries(api, canaries)
  tables = await database
    .rows<{ name: string }>(
      `select relname::text as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
    .then((rows) => rows.map(({ name }) => name))
  const document = api.app.swagger() as unknown as Parameters<typeof readOperations>[0]
  operations = readOperations(document)
  checkAnswer = createAnswerCheck(document)
  const worker = await startWorkerDeps(database)
  await drawDocuments(database, worker)
  plantedBefore = await plantedRows()
  await whileDrawing(database, worker, run())
  await worker.close()
}, 3_600_000)
afterAll(() => api.close())

/** Admins may change all mail templates and the company's settings with their secrets. */
const changedByAdmins = ['application_templates', 'settings', 'settings_secrets']
const plantedRows = async () => {
  const rows: unknown[] = []
  for (const table of tables.filter((each) => !changedByAdmins.includes(each))) {
    rows.push(
      ...(await database.rows(`select '${table}' as name, t::text as row from ${table} t
      where t::text like '%${canaryOf(table)}%' order by 2`)),
    )
  }
  return rows
}

async function run() {
  const started = performance.now()
  const { planRequest, deckSize } = planRequests(operations, seed)
  let drawn = 0
  if (only === undefined) {
    for (const operation of operations)
      for (const name of callers)
        await send({ operation, name, changes: [], atCanary: false }, 'the valid request')
    for (let n = 0; answered() < requests;) {
      const batch = Array.from({ length: Math.min(atOnce, requests - answered()) }, () => n++)
      await Promise.all(batch.map((each) => send(planRequest(each), each)))
      await repeatSlow()
      drawn = Math.floor((n * 4) / 5)
      logLines.length = 0
    }
  } else {
    await send(planRequest(Number(only)), Number(only))
    await repeatSlow()
  }
  const documented = operations.map(({ route }) => route)
  const result = {
    tally,
    routes: documented,
    undocumented: Object.keys(access).filter((route) => !documented.includes(route)),
    seed,
    seconds: (performance.now() - started) / 1000,
    deck: { size: deckSize, sent: drawn },
  }
  console.log(summaryOf(result))
  await mkdir(dirname(reportFile), { recursive: true })
  await writeFile(reportFile, reportOf(result))
}
const answered = () =>
  (['2xx', '3xx', '4xx', '5xx'] as const).reduce((sum, kind) => sum + tally.total(kind), 0)

type Scene = { caller: Person | null; request: InjectOptions; uses: number }
const scenes = new Map<string, Scene>()
// These end the caller's session or account, or keep one row for each person.
const needsOwnCaller = /\/api\/(me|auth|projects\/draft)(\/|$)/

/** A valid request, created again once it was used up. */
async function sceneOf({ route }: Operation, name: CallerName): Promise<Scene> {
  const key = `${route} ${name}`
  const known = scenes.get(key)
  if (known && (known.uses += 1) < 25) return known
  const caller = needsOwnCaller.test(route) ? await newCaller(name) : people[name]
  const scene = { caller, request: (await samples[route]?.({ api, caller, name })) ?? {}, uses: 0 }
  scenes.set(key, scene)
  return scene
}

function isUsedUp({ method, route }: Operation, name: CallerName, status: number, body: string): boolean {
  if (status < 400) return method !== 'GET'
  const isGone = [401, 404, 409, 410, 429].includes(status) || /"(form_token|link)_invalid"/.test(body)
  return isGone && isAllowed(route, name)
}

let addresses = 0
async function send({ operation, name, changes, atCanary }: Planned, number: number | string) {
  const scene = await sceneOf(operation, name)
  const aimed = atCanary ? aimAtCanary(operation, name, scene.request) : scene.request
  const request = changes.reduce((each, change) => applyChange(operation, each, change), aimed)
  addresses += 1
  const sent = {
    url: operation.path,
    ...request,
    method: operation.method,
    headers: { ...scene.caller?.headers, ...request.headers },
    // Limits by address are not what is tested.
    remoteAddress: `10.${20 + ((addresses >> 16) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`,
    signal: AbortSignal.timeout(mostSeconds * 1000),
  }
  const note = (aspect: Parameters<typeof tally.add>[0], what: string, cause = '') =>
    tally.add(aspect, `${operation.route}: ${what}`, exampleOf(sent, name, number, cause))
  const begun = performance.now()
  const answer = await api.app.inject(sent).catch((error: unknown) => String(error))
  if (performance.now() - begun > slowMs)
    slow.push({ sent, note: (ms) => note('slow', `${ms} ms of CPU time`) })
  if (typeof answer === 'string') {
    tally.count(operation.route, name, 599)
    return note('server error', 'the answer breaks off', answer)
  }
  const { statusCode, body, headers } = answer
  const [type = 'no content type'] = headers['content-type']?.split(';') ?? []
  tally.count(operation.route, name, statusCode)
  if (isUsedUp(operation, name, statusCode, body)) scenes.delete(`${operation.route} ${name}`)

  const logged = logLines.find((each) => each.includes(String(headers['x-request-id'])) && isError(each))
  if (statusCode >= 500) note('server error', `${statusCode}`, logged)
  else if (statusCode === 400 && logged) note('server error', '400, but only by the database', logged)
  const broken = checkAnswer(operation, { statusCode, body, type })
  if (broken) note('document', broken, body.slice(0, 500))
  const shown = body.includes('canary-') ? tables.filter((table) => body.includes(canaryOf(table))) : []
  for (const table of shown)
    if (!showsForeign(canaries.get(table), roleOf(name)))
      note('foreign row', `${name} is shown a row of ${table}`)
  const due = access[operation.route]?.[name] ?? 500
  if (statusCode < 400 && due >= 400) note('access', `${statusCode} for ${name}, by the table ${due}`)
  if (statusCode >= 400 && due < 400 && typeof number === 'string')
    refusals.set(`${operation.route} ${name}`, `${statusCode} ${body.slice(0, 300)}`)
}
const refusals = new Map<string, string>()

/** Sent again alone: beside others, and beside what else this machine does, any request can be slow. */
const slow: { sent: InjectOptions; note: (ms: number) => void }[] = []
async function repeatSlow() {
  for (const { sent, note } of slow.splice(0)) {
    const before = process.cpuUsage()
    await api.app.inject({ ...sent, signal: AbortSignal.timeout(60_000) }).catch(() => {})
    const { user, system } = process.cpuUsage(before)
    const ms = Math.round((user + system) / 1000)
    if (ms > slowMs) note(ms)
  }
}
const isError = (line: string) => line.includes('"level":"error"')

function exampleOf(sent: InjectOptions, name: CallerName, number: number | string, cause: string): string {
  const { method, url, payload = '', headers = {} } = sent
  const { cookie: _session, ...others } = headers
  const body = Buffer.isBuffer(payload)
    ? payload.toString('latin1')
    : typeof payload === 'string'
      ? payload
      : JSON.stringify(payload)
  return [
    `  ${method} ${typeof url === 'string' ? url.slice(0, 500) : ''} as ${name}`,
    `  headers ${JSON.stringify(others)}`,
    `  body ${body.length > 2_000 ? `${body.slice(0, 2_000)}… (${body.length} characters)` : body}`,
    ...(cause === '' ? [] : [`  ${cause.slice(0, 1_500)}`]),
    typeof number === 'string'
      ? `  ${number}, seed ${seed}`
      : `  request ${number} of seed ${seed}; again with: FUZZ_SEED=${seed} pnpm fuzz --only ${number}`,
  ].join('\n')
}

/** Replaces the ids of a URL by those of a third party's rows. An admin may change these, so only reads them. */
function aimAtCanary({ path, method }: Operation, name: CallerName, request: InjectOptions): InjectOptions {
  if (typeof request.url !== 'string' || (name === 'admin' && method !== 'GET')) return request
  const { project } = planted
  const notification = planted.idOf('notifications')
  const session = planted.idOf('sessions')
  const idOf: Record<string, string> = {
    projects: project.id,
    milestones: project.milestone,
    tasks: project.task,
    expenses: project.expense,
    risks: project.risk,
    notifications: notification,
    sessions: session,
  }
  const names = path.split('/')
  const parts = request.url
    .split('/')
    .map((part, at) => (names[at]?.startsWith('{') ? (idOf[names[at - 1] ?? ''] ?? part) : part))
  return { ...request, url: parts.join('/') }
}

const isNothing = (findings: string[]) => expect(findings.length, `\n${findings.join('\n\n')}\n`).toBe(0)

test('no answer is a 5xx, and no value is left to the database to refuse', () =>
  isNothing(tally.of('server error')))
test('no request takes a second of CPU time', () => isNothing(tally.of('slow')))
test('every answer is as documented', () => isNothing(tally.of('document')))
test('no answer shows a foreign row', () => isNothing(tally.of('foreign row')))
test('no foreign row was changed', async () => expect(await plantedRows()).toEqual(plantedBefore))
test('callers that the access table refuses never succeed', () => isNothing(tally.of('access')))
test.skipIf(only !== undefined)('every operation succeeds as each caller whom the access table allows', () =>
  isNothing(
    operations.flatMap(({ route }) =>
      callers
        .filter((name) => isAllowed(route, name) && tally.succeeded(route, name) === 0)
        .map((name) => `${route} never succeeds as ${name}: ${refusals.get(`${route} ${name}`) ?? ''}`),
    ),
  ),
)
test('every operation documents its 4xx', () =>
  expect(
    operations
      .filter(({ responses }) => !Object.keys(responses).some((key) => key.startsWith('4')))
      .map(({ route }) => route),
  ).toEqual([]))
