import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { installQueues } from '../src/db/install-queues.ts'
import { createApiDeps } from '../src/deps.ts'
import { queues } from '../src/modules/registry.ts'
import { readOperations, type Operation } from './fuzz-operations.ts'
import { explain, growing, poolOf, type Actor, type Reading, type Sent } from './scale-queries.ts'

/** `pages` are of the first page, and of the first page with the number of all rows. */
export type ListReading = Reading & Asked & { milliseconds: number }
type Asked = { list: string; kind: 'page' | 'order' | 'search'; by: string; query: Record<string, string> }
type Samples = Record<string, string[]>

/** What the palette of each role searches, see `find-kinds.tsx`. */
const palette = {
  admin: ['projects', 'organisations', 'users', 'payments', 'applications', 'contacts', 'jobs'].map(
    (list) => `/api/admin/${list}`,
  ),
  manager: [
    ...['projects', 'client-contacts', 'payments', 'applications', 'contacts', 'jobs'].map(
      (list) => `/api/manager/${list}`,
    ),
    '/api/project-files',
  ],
}
const words: [what: string, search: string][] = [
  ['a rare word', 'qutubshahi'],
  ['its first letters', 'qut'],
  ['a common word', 'chiller'],
  ['one in 400', 'nizamgunj'],
  ['nothing found', 'zeppelin'],
  ['two letters', 'zx'],
]
const tables = [...growing, 'users', 'jobs', 'contact_submissions', 'change_requests']
const rounds = 30

/**
 * Every list that can be sorted, as its route answers: taken from the registered routes, each with its orders and with every
 * value of its filters. Orders take longer the more rows there are, and are left out of the largest database.
 */
export async function measureLists(url: string, options: { withOrders: boolean }) {
  const of = (role: string) => url.replace('trusswell_app', role)
  await installQueues(of('trusswell_owner'), Object.keys(queues))
  const admin = new pg.Client({ connectionString: of('postgres') })
  await admin.connect()
  const { people, samples } = await readSamples(admin)
  const unfilled = await readUnfilled(admin)
  const api = await openApi(url, of('trusswell_identity'))
  try {
    const readings: ListReading[] = []
    for (const operation of api.lists) {
      const actor = operation.path.startsWith('/api/manager/') ? people.manager : people.admin
      readings.push(...(await measureList({ url, admin, api, operation, actor, samples, unfilled }, options)))
    }
    return { readings, searches: await measurePalette(api, people) }
  } finally {
    await api.close()
    await admin.end()
  }
}

type Api = Awaited<ReturnType<typeof openApi>>
type Subject = {
  url: string
  admin: pg.Client
  api: Api
  operation: Operation
  actor: Actor
  samples: Samples
  unfilled: ReadonlySet<string>
}

async function measureList(
  { url, admin, api, operation, actor, samples, unfilled }: Subject,
  { withOrders }: { withOrders: boolean },
): Promise<ListReading[]> {
  const pool = poolOf(url, actor)
  const ask = (query: Record<string, string>) => api.ask(operation.path, { limit: '25', ...query }, actor)
  const ways = await waysToAsk(operation, samples, ask)
  const readings: ListReading[] = []
  for (const asked of ways.filter(({ kind }) => withOrders || kind !== 'order')) {
    const times = asked.kind === 'order' ? rounds : 1
    const milliseconds = await medianOf(() => ask({ ...asked.query, count: 'true' }), times)
    api.sent.length = 0
    await ask(asked.query)
    await ask({ ...asked.query, count: 'true' })
    const costs = await explain(pool, admin, api.sent, tables, unfilled)
    readings.push({ ...asked, name: `${asked.list}, ${asked.by}`, ...costs, milliseconds, probes: 0 })
  }
  await pool.end()
  return readings
}

/** All searches of one question at the same time, as the palette asks them, and each alone. */
async function measurePalette(api: Api, people: Record<keyof typeof palette, Actor>) {
  const searches: { role: string; what: string; milliseconds: number; slowest: string }[] = []
  for (const role of ['admin', 'manager'] as const) {
    for (const [what, search] of words) {
      const find = (path: string) => api.ask(path, { limit: '5', search }, people[role])
      const each: { list: string; alone: number }[] = []
      for (const list of palette[role]) each.push({ list, alone: await medianOf(() => find(list), rounds) })
      const [slowest] = each.toSorted((a, b) => b.alone - a.alone)
      searches.push({
        role,
        what,
        milliseconds: await medianOf(() => Promise.all(palette[role].map(find)), rounds),
        slowest: `${slowest?.list.split('/').at(-1)} ${slowest?.alone.toFixed(0)}`,
      })
    }
  }
  return searches
}

/** Tables of which PostgreSQL reads all pages, because they have few. */
async function readUnfilled(admin: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await admin.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 1000`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Somebody for each role, and values for the filters that the document of the API doesn't list. */
async function readSamples(admin: pg.Client) {
  const { rows } = await admin.query<Record<'organisation' | 'manager' | 'job' | 'assignee', string>>(
    `select organisation_id as organisation, manager_id as manager,
       (select job_id from job_applications where job_id is not null order by id limit 1) as job,
       (select assignee_id from contact_submissions where assignee_id is not null order by id limit 1) as assignee
     from projects where deleted_at is null and manager_id is not null and title like 'Chiller%' and status = 'on_hold'
     order by id offset (select count(*) / 200 from projects) limit 1`,
  )
  // What was read above must not count below.
  await admin.query('select pg_stat_force_next_flush()')
  const [row] = rows
  if (!row) throw new Error('no projects')
  const { organisation, manager, job, assignee } = row
  const samples: Samples = {
    organisation: [organisation],
    manager: [manager],
    job: ['internship', job],
    assignee: [assignee],
  }
  const people = {
    admin: { id: '00000000-0000-7000-8000-00000000000a', role: 'admin' },
    manager: { id: manager, role: 'manager' },
  } satisfies Record<string, Actor>
  return { people, samples }
}

/** The API without a socket; `sent` are the queries of its answers. */
async function openApi(url: string, identityUrl: string) {
  let actor: Actor
  const environment = {
    DATABASE_URL: url,
    DATABASE_IDENTITY_URL: identityUrl,
    LOG_LEVEL: 'silent',
    FILES_DIR: join(tmpdir(), 'trusswell-scale-files'),
  }
  const deps = await createApiDeps(readConfig('api', environment), {
    findCaller: async () => ({ actor: { kind: 'user', ...actor }, session: null, setCookie: [] }),
  })
  const app = await buildApp(deps)
  await app.ready()
  const sent: Sent[] = []
  catchQueries(deps.db.pool, sent)
  return {
    sent,
    lists: readOperations(app.swagger() as unknown as Parameters<typeof readOperations>[0]).filter(isList),
    async ask(path: string, query: Record<string, string>, caller: Actor) {
      actor = caller
      const answer = await app.inject({ url: path, query })
      if (answer.statusCode !== 200) throw new Error(`${path} ${JSON.stringify(query)}: ${answer.body}`)
      return answer.json<{ data: { id: string; created_at: string }[] }>().data
    },
    async close() {
      await app.close()
      await deps.close()
    },
  }
}

const takes = ({ fields }: Operation, name: string) =>
  fields.some(({ place, path }) => place === 'query' && path[0] === name)
/** What clients see and managers' payments are measured with projects and payments; invitations don't grow with the projects. */
const isList = (operation: Operation) =>
  operation.method === 'GET' &&
  !/^\/api\/(client\/.+|manager\/payments|admin\/invitations)$/.test(operation.path) &&
  ['sort', 'cursor', 'limit'].every((name) => takes(operation, name))

function catchQueries(pool: pg.Pool, sent: Sent[]) {
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    const query = (...given: unknown[]) => {
      const [asked] = given as [string | pg.QueryConfig]
      // BEGIN with the actor's settings and COMMIT are plain texts.
      if (typeof asked === 'object') sent.push({ sql: asked.text, parameters: asked.values ?? [] })
      return send(...given)
    }
    Object.assign(client, { query })
  })
}

async function waysToAsk(
  operation: Operation,
  samples: Samples,
  ask: (query: Record<string, string>) => Promise<{ id: string; created_at: string }[]>,
): Promise<Asked[]> {
  const list = operation.path.replace('/api/', '')
  const way = (kind: Asked['kind'], by: string, query: Asked['query']): Asked => ({ list, kind, by, query })
  const [oldest] = (await ask({ sort: 'created' })).slice(-1)
  if (!oldest) throw new Error(`${list} is empty`)
  const cursor = Buffer.from(`${oldest.created_at} ${oldest.id}`).toString('base64url')
  const filters = fieldsOf(operation, samples).filter(([name]) => name !== 'sort')
  const orders = fieldsOf(operation, samples).flatMap(([name, values]) => (name === 'sort' ? values : []))
  return [
    way('page', 'first page', {}),
    way('page', 'last page', { cursor }),
    ...filters.flatMap(([name, values]) => values.map((value) => way('page', name, { [name]: value }))),
    ...orders.map((sort) => way('order', sort, { sort })),
    ...(takes(operation, 'deleted')
      ? orders.map((sort) => way('order', `${sort}, deleted ones`, { sort, deleted: 'true' }))
      : []),
    ...words.map(([what, search]) => way('search', `search, ${what}`, { search })),
  ]
}

/** The query fields that choose or sort rows, with each of their values but the one that is meant without them. */
function fieldsOf({ path: of, fields }: Operation, samples: Samples): [name: string, values: string[]][] {
  const others = ['cursor', 'limit', 'count', 'search']
  return fields.flatMap(({ place, path: [key], facts }): [string, string[]][] => {
    const name = String(key)
    if (place !== 'query' || others.includes(name)) return []
    const listed = facts.enum.map(String).filter((value) => value !== 'false')
    const isOpen = listed.length === 0 || facts.formats.has('uuid')
    if (isOpen && !samples[name]) throw new Error(`${of}: no value to measure ${name} with`)
    return [[name, [...listed, ...(isOpen ? (samples[name] ?? []) : [])]]]
  })
}

/** Of the later half, when PostgreSQL has decided whether to plan a statement again for each value. */
async function medianOf(work: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < times; n += 1) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  const later = taken.slice(Math.floor(times / 2)).toSorted((a, b) => a - b)
  return later[Math.floor(later.length / 2)] ?? NaN
}
