import type { InjectOptions } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callers, objectTableOf, type CallerName } from '../src/modules/access.ts'
import { access, objectTables } from '../src/modules/registry.ts'
import { startApi, useDatabase, type TestApi } from './harness.ts'
import { makeColleague, makePerson, makeSignedIn, type Person } from './people.ts'
import { canaryOf, loadSamples, plantCanaries, showsForeign } from './samples.ts'
import { takeChanges, watchChanges, type Change } from './watched-changes.ts'

const { requests: samples, canaries } = await loadSamples()
const database = useDatabase()
let api: TestApi
let open: TestApi
beforeAll(async () => {
  api = await startApi(database, { realSessions: true })
  // The same application whose policy allows everything: what still holds is PostgreSQL.
  const allowAll = Object.fromEntries(Object.keys(api.deps.can).map((rule) => [rule, () => true]))
  open = await startApi(database, { realSessions: true, policy: allowAll as unknown as typeof api.deps.can })
  await makePerson(api, 'admin') // so that a test's admin is never the last one
  await plantCanaries(api, canaries)
  await watchChanges(database)
})
afterAll(async () => {
  await api.close()
  await open.close()
})

const roles = {
  admin: 'admin',
  manager: 'manager',
  otherManager: 'manager',
  client: 'client',
  finance: 'client',
  viewer: 'client',
  otherClient: 'client',
} as const
const roleOf = (name: CallerName) => (name === 'visitor' ? null : roles[name])
async function newCaller(target: TestApi, name: CallerName): Promise<Person | null> {
  if (name === 'visitor') return null
  if (name !== 'finance' && name !== 'viewer') return makeSignedIn(target, roles[name])
  return makeColleague(target, (await makePerson(target, 'client')).id, name)
}

/** Signing in is slow, so only routes that change the caller's own account or session use a new account. */
const steady = new Map<string, Promise<Person | null>>()
function callerFor(target: TestApi, name: CallerName, route: string): Promise<Person | null> {
  return /\/api\/(me|auth)/.test(route) ? newCaller(target, name) : steadyCaller(target, name)
}
function steadyCaller(target: TestApi, name: CallerName): Promise<Person | null> {
  const key = `${target === open} ${name}`
  const known = steady.get(key) ?? newCaller(target, name)
  steady.set(key, known)
  return known
}

function asCaller(route: string, request: InjectOptions, caller: Person | null): InjectOptions {
  const [method, path = '/'] = route.split(' ')
  return {
    method: method as 'GET',
    url: path,
    ...request,
    headers: { ...caller?.headers, ...request.headers },
  }
}

test('every registered route has a row, and every row a route', () => {
  expect([...api.app.registeredRoutes.keys()].toSorted()).toEqual(Object.keys(access).toSorted())
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(access).toSorted())
})

test('a planted route without a row is noticed', async () => {
  const planted = await startApi(database, {
    plant: (app) => void app.get('/api/admin/planted', () => ({ secret: true })),
  })
  const without = [...planted.app.registeredRoutes.keys()].filter((route) => !(route in access))
  await planted.close()
  expect(without).toEqual(['GET /api/admin/planted'])
})

test.each(Object.entries(access))('%s answers each caller as the table says', async (route, row) => {
  const answers: Record<string, number> = {}
  const whatever: Record<string, number[]> = {}
  for (const name of callers) {
    const caller = await callerFor(api, name, route)
    const request = (await samples[route]?.({ api, caller, name })) ?? {}
    const sent = asCaller(route, request, caller)
    answers[name] = (await api.app.inject(sent)).statusCode
    if (row[name] === 403 || row[name] === 404) whatever[name] = await refusals(sent)
  }
  expect(answers).toEqual(row)
  expect(whatever).toEqual(
    Object.fromEntries(Object.keys(whatever).map((name) => [name, [row[name as CallerName]]])),
  )
})

/** The answers to the same request with unreadable and invalid bodies. */
async function refusals(request: InjectOptions): Promise<number[]> {
  if (!['POST', 'PUT', 'PATCH'].includes(request.method ?? ''))
    return [(await api.app.inject(request)).statusCode]
  const { 'content-type': _type, ...headers } = request.headers as Record<string, string>
  const statuses = new Set<number>()
  for (const [type, payload] of badBodies) {
    const answer = await api.app.inject({
      ...request,
      payload,
      headers: { ...headers, 'content-type': type },
    })
    statuses.add(answer.statusCode)
  }
  return [...statuses]
}
const badBodies = [
  ['application/json', '{"unknown":1}'],
  ['application/json', '{'],
  ['text/plain', 'words'],
  ['application/json', JSON.stringify('x'.repeat(70_000))],
  ['multipart/form-data; boundary=x', 'no form'],
] as const

test('every route with a body about an object that some can’t see says which object that is', () => {
  const without = Object.entries(access).filter(
    ([route, row]) =>
      /^(POST|PUT|PATCH) /.test(route) &&
      Object.values(row).includes(404) &&
      !objectTableOf(objectTables, route.split(' ')[1] ?? ''),
  )
  expect(without).toEqual([])
})

const forPeople = Object.entries(access).flatMap(([route, row]) => (row.visitor === 401 ? [route] : []))

test.each(forPeople)('%s without a session is 401, whatever is wrong with the request', async (route) => {
  const [method, path = ''] = route.split(' ')
  const right = path.replace(':id', crypto.randomUUID()).replace(':item', crypto.randomUUID())
  const json = { 'content-type': 'application/json' }
  const wrong: InjectOptions[] = [
    { url: path.replaceAll(/:\w+/g, 'wrong') },
    { url: `${right}?limit=many&unknown=1` },
    { url: right, payload: '{"unknown":1}', headers: json },
    { url: right, payload: '{', headers: json },
    { url: right, payload: 'words', headers: { 'content-type': 'text/plain' } },
    { url: right, payload: JSON.stringify('x'.repeat(70_000)), headers: json },
  ]
  const statuses = []
  for (const request of wrong.slice(0, method === 'GET' ? 2 : 6)) {
    statuses.push((await api.app.inject({ method: method as 'GET', ...request })).statusCode)
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
})

const guarded = Object.keys(access).filter((route) =>
  /\/api\/(admin|manager|client|clients|organisation|projects\/:id)(\/|$)/.test(route),
)

/** The tables in which a request changed other people's rows. */
async function foreignChanges(caller: Person | null): Promise<string[]> {
  const id = caller?.id ?? null
  const isOwn = (name: string, row: Record<string, unknown>) => {
    if (id !== null && (name === 'users' ? row['id'] : row['user_id']) === id) return true
    // A refused request may be recorded under the caller's own id, a visitor's under none.
    return name === 'audit_entries' && row['actor_id'] === id
  }
  return (await takeChanges(database))
    .filter((change) => !isNoteOfActivity(change))
    .filter(({ name, old, new: changed }) => [old, changed].some((row) => row && !isOwn(name, row)))
    .map(({ name }) => name)
}
/** The time of a user's last activity is written some time after the request. */
const isNoteOfActivity = ({ name, old, new: changed }: Change) =>
  name === 'users' &&
  isDeepStrictEqual({ ...old, last_active_at: null }, { ...changed, last_active_at: null })

/** The policies allow a manager the same as the manager's own route for the same object. */
const sameByOwnRoute: Record<string, string> = {
  'PATCH /api/admin/contacts/:id': 'PATCH /api/manager/contacts/:id',
  'POST /api/admin/contacts/:id/replies': 'POST /api/manager/contacts/:id/replies',
  'POST /api/admin/contacts/progress': 'POST /api/manager/contacts/progress',
  'POST /api/admin/contacts/progress/undo': 'POST /api/manager/contacts/progress/undo',
  'POST /api/admin/projects': 'POST /api/projects',
  'POST /api/admin/organisations': 'POST /api/clients',
  'PATCH /api/admin/applications/:id': 'PATCH /api/manager/applications/:id',
  'POST /api/admin/applications/:id/interviews': 'POST /api/manager/applications/:id/interviews',
  'PATCH /api/admin/applications/:id/interviews/:interviewId':
    'PATCH /api/manager/applications/:id/interviews/:interviewId',
  'POST /api/admin/applications/:id/interviews/:interviewId/cancel':
    'POST /api/manager/applications/:id/interviews/:interviewId/cancel',
  'POST /api/admin/applications/status': 'POST /api/manager/applications/status',
  'POST /api/admin/applications/status/undo': 'POST /api/manager/applications/status/undo',
  'POST /api/admin/jobs': 'POST /api/manager/jobs',
  'PATCH /api/admin/jobs/:id': 'PATCH /api/manager/jobs/:id',
  'POST /api/admin/jobs/status': 'POST /api/manager/jobs/status',
  'POST /api/admin/jobs/status/undo': 'POST /api/manager/jobs/status/undo',
}

test('what a manager may do by the policies, a route of their own lets them do', () => {
  expect(Object.values(sameByOwnRoute).filter((route) => (access[route]?.manager ?? 500) >= 400)).toEqual([])
})

test.each(guarded)(
  '%s without any check in the code: row-level security prevents changes to other people’s rows',
  async (route) => {
    for (const name of callers) {
      const expected = access[route]?.[name] ?? 500
      // Admins may do everything that the other areas' routes do, by their own.
      if (expected < 400 || name === 'admin') continue
      if (roleOf(name) === 'manager' && route in sameByOwnRoute) continue
      const caller = await callerFor(open, name, route)
      const request = (await samples[route]?.({ api: open, caller, name })) ?? {}
      await takeChanges(database)
      const answer = await open.app.inject(asCaller(route, request, caller))
      expect([name, await foreignChanges(caller)]).toEqual([name, []])
      // Positions are public, and people of one organisation know each other.
      const isOpenToAll = /\/(jobs(\/:id)?|contacts)$/.test(route)
      if (route.startsWith('GET') && route.includes('/:id') && roleOf(name) !== 'manager' && !isOpenToAll) {
        expect([name, answer.statusCode]).toEqual([
          name,
          /\/(admin|manager)\//.test(route) || caller ? 404 : 401,
        ])
      }
    }
  },
)

// The pages of the API's documentation read no table.
const reads = Object.keys(access).filter((route) => /^GET \/api\/(?!docs)/.test(route))
const tablesOf = async () =>
  (
    await database.rows<{ name: string }>(
      `select relname::text as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
  ).map(({ name }) => name)

test('every table has a row of a person who is unrelated to all callers', async () => {
  const without = []
  for (const table of await tablesOf()) {
    const [row] = await database.rows<{ found: boolean }>(
      `select exists (select from ${table} t where t::text like '%' || $1 || '%') as found`,
      [canaryOf(table)],
    )
    if (!row?.found) without.push(table)
  }
  const textless = [...canaries].flatMap(([table, canary]) => (canary.textless ? [table] : []))
  expect(without).toEqual(textless.toSorted())
})

/** The tables whose foreign rows an answer shows although the policies keep them from this caller. */
async function foreignIn(route: string, name: CallerName): Promise<string[]> {
  const caller = await steadyCaller(open, name)
  const request = (await samples[route]?.({ api: open, caller, name })) ?? {}
  const { body } = await open.app.inject(asCaller(route, request, caller))
  const tables = await tablesOf()
  const role = roleOf(name)
  return tables.filter((table) => body.includes(canaryOf(table)) && !showsForeign(canaries.get(table), role))
}

test.each(reads)(
  '%s without any check in the code: row-level security hides other people’s rows',
  async (route) => {
    for (const name of callers) expect([name, await foreignIn(route, name)]).toEqual([name, []])
  },
)

test('a policy that shows too much is noticed', async () => {
  await database.admin.query('create policy planted on users for select to trusswell_app using (true)')
  const found = await foreignIn('GET /api/admin/users', 'client')
  await database.admin.query('drop policy planted on users')
  expect(found).toEqual(['users'])
})

test('encoded and doubled slashes never open an admin route', async () => {
  const client = await makeSignedIn(api, 'client')
  for (const route of guarded.filter((each) => /\/api\/(admin|manager|clients)/.test(each))) {
    const [method, path = ''] = route.split(' ')
    const real = path.replace(':id', crypto.randomUUID()).replace(':status', 'accepted')
    const tricks = [
      real.replace('/api/', '/api//'),
      real.replace('/admin/', '/%61dmin/'),
      real.replaceAll('/', '%2f'),
      real.replace('/api/', '/api/./'),
      real.replace('/api/', '/api/x/../'),
      real.toUpperCase(),
      `${real}/`,
      `${real}%00`,
      `${real};x=1`,
      `//${real.slice(1)}`,
    ]
    for (const url of tricks) {
      for (const headers of [client.headers, {}]) {
        const answer = await api.app.inject({ method: method as 'GET', url, headers })
        expect([url, answer.statusCode >= 400]).toEqual([url, true])
      }
    }
  }
})
