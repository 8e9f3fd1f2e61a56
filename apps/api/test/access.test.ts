import { access, callers, type CallerName } from '@trusswell/domain/access.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samples } from './access-samples.ts'
import { startApi, useDatabase, type TestApi } from './harness.ts'
import { makePerson, makeSignedIn, type Person } from './people.ts'

const database = useDatabase()
let api: TestApi
let open: TestApi
beforeAll(async () => {
  api = await startApi(database, { realSessions: true })
  // The same application whose policy allows everything: what still holds is PostgreSQL.
  const allowAll = Object.fromEntries(Object.keys(api.deps.can).map((rule) => [rule, () => true]))
  open = await startApi(database, { realSessions: true, policy: allowAll as unknown as typeof api.deps.can })
  await makePerson(api, 'admin') // so that a test's admin is never the last one
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
  otherClient: 'client',
} as const
const newCaller = async (target: TestApi, name: CallerName): Promise<Person | null> =>
  name === 'visitor' ? null : makeSignedIn(target, roles[name])

/** Signing in is dear. Only routes that change the caller's own account or session need somebody new. */
const steady = new Map<string, Promise<Person | null>>()
function callerFor(target: TestApi, name: CallerName, route: string): Promise<Person | null> {
  if (/\/api\/(me|auth)/.test(route)) return newCaller(target, name)
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
  expect([...new Set(api.app.registeredRoutes)].toSorted()).toEqual(Object.keys(access).toSorted())
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(access).toSorted())
})

test('a planted route without a row is noticed', async () => {
  const planted = await startApi(database, {
    plant: (app) => void app.get('/api/admin/planted', () => ({ secret: true })),
  })
  const without = planted.app.registeredRoutes.filter((route) => !(route in access))
  await planted.close()
  expect(without).toEqual(['GET /api/admin/planted'])
})

test.each(Object.entries(access))(
  '%s answers each of the six callers as the table says',
  async (route, row) => {
    const answers: number[] = []
    for (const name of callers) {
      const caller = await callerFor(api, name, route)
      const request = (await samples[route]?.({ api, caller, name })) ?? {}
      answers.push((await api.app.inject(asCaller(route, request, caller))).statusCode)
    }
    expect(answers).toEqual(row)
  },
)

const guarded = Object.keys(access).filter((route) =>
  /\/api\/(admin|manager|client|clients|projects\/:id)(\/|$)/.test(route),
)

test.each(guarded)(
  '%s without any check in the code: row-level security lets nobody in who does not belong',
  async (route) => {
    for (const name of callers) {
      const expected = access[route]?.[callers.indexOf(name)] ?? 500
      if (expected < 400) continue
      const caller = await callerFor(open, name, route)
      const request = (await samples[route]?.({ api: open, caller, name })) ?? {}
      const foreign = () =>
        database.rows(
          `select 'user', id, name, role, deactivated_at, deleted_at from users where id <> $1
         union all select 'contact', id, subject, status, null, deleted_at from contact_submissions
         union all select 'invitation', id, email, role, null, null from invitations
         union all select 'project', id, title || version, status, null, deleted_at from projects
         union all select 'member', id, name, duty, null, null from project_members
         union all select 'milestone', id, title || version, status, null, deleted_at from milestones
         union all select 'task', id, title || version, status, null, deleted_at from tasks
         union all select 'expense', id, description || version, category, null, deleted_at from expenses
         union all select 'risk', id, title || version, status, null, deleted_at from risks
         union all select 'application', id, applicant_name, status, null, deleted_at from job_applications
         union all select 'mail', id, subject, status, null, null from application_mails
         union all select 'template', null, subject, status, null, null from application_templates
         union all select 'job', null, id || title, status, null, deleted_at from jobs order by 1, 2, 3`,
          [caller?.id ?? '00000000-0000-0000-0000-000000000000'],
        )
      const before = await foreign()
      const answer = await open.app.inject(asCaller(route, request, caller))
      const changed = await foreign()
      // Managers may see contacts and people by the policies; what they may not do is change them as an admin does.
      const readsAsStaff =
        route.startsWith('GET') && (name === 'manager' || name === 'otherManager' || name === 'admin')
      if (!readsAsStaff) {
        const rows = answer.body.startsWith('{')
          ? ((JSON.parse(answer.body).data as { id: string; client?: { id: string } }[] | undefined) ?? [])
          : []
        const isOpenToAll = route.endsWith('/jobs')
        if (!isOpenToAll) {
          expect(
            rows.filter((row) => 'id' in row && row.id !== caller?.id && row.client?.id !== caller?.id),
          ).toEqual([])
        }
        // Anybody may read a position that isn't hidden.
        const isPublic = route.endsWith('/jobs/:id')
        if (/\/:id(\/|$)/.test(route) && route.startsWith('GET') && !isPublic) {
          expect(answer.statusCode).toBe(
            name === 'visitor' && !route.includes('/admin/') && !route.includes('/manager/') ? 401 : 404,
          )
        }
      }
      if (!staffEdits.has(route) || name === 'client' || name === 'otherClient' || name === 'visitor') {
        expect(changed).toEqual(before)
      }
    }
  },
)

// The policies let staff edit contact messages; who of them may is the code's rule.
const staffEdits = new Set([
  'PATCH /api/admin/contacts/:id',
  'DELETE /api/admin/contacts/:id',
  'POST /api/admin/contacts/:id/restore',
  'PATCH /api/manager/contacts/:id',
  // A manager may make projects, by another route.
  'POST /api/admin/projects',
  'PATCH /api/admin/applications/:id',
  'PATCH /api/manager/applications/:id',
  // Admins do all that managers do, by the policies.
  'POST /api/admin/jobs',
  'POST /api/manager/jobs',
  'PATCH /api/admin/jobs/:id',
  'PATCH /api/manager/jobs/:id',
  'POST /api/admin/applications/:id/restore',
  'POST /api/admin/jobs/:id/restore',
])

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
