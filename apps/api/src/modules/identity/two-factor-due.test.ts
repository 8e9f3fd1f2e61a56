import { expect, test } from 'vitest'
import { useApi } from '../../../test/harness.ts'
import { useAccounts } from '../../../test/identity.ts'
import {
  cookieHeader,
  keepCookies,
  makePerson,
  makeSignedIn,
  signIn,
  type Person,
} from '../../../test/people.ts'
import { nextCode, setUpTwoFactor } from '../../../test/two-factor.ts'
import { needsNoFactorBy } from '../access.ts'
import { access } from '../registry.ts'
import { findValidSessions } from './session-repository.ts'
import { system } from '@trusswell/domain/actor.ts'

const { api, database, me, post } = useAccounts()
const other = useApi(database, { realSessions: true })

const becameAdmin = async ({ id }: { id: string }, ago: string) => {
  await database.admin.query(`update users set admin_since = now() - $2::interval where id = $1`, [id, ago])
  for (const each of [api, other]) each.deps.sessions.clear()
}
const users = (headers: Record<string, string>, target = api) =>
  target.app.inject({ url: '/api/admin/users', headers })
const outcome = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
]
const adminSince = async ({ id }: { id: string }) =>
  (await database.rows<{ at: string | null }>('select admin_since as at from users where id = $1', [id]))[0]
    ?.at

test('for seven days an admin works without a second factor and sees the date', async () => {
  const admin = await makeSignedIn(api, 'admin')
  await becameAdmin(admin, '6 days 23 hours 59 minutes')
  expect((await users(admin.headers)).statusCode).toBe(200)
  const { two_factor_due } = (await me(admin.headers)).json<{
    two_factor_due: { at: string; is_over: boolean }
  }>()
  expect(two_factor_due.is_over).toBe(false)
  expect(Date.parse(two_factor_due.at) - Date.now()).toBeLessThan(61_000)
  for (const role of ['manager', 'client'] as const)
    expect((await me((await makeSignedIn(api, role)).headers)).json()).toMatchObject({ two_factor_due: null })
})

test('afterwards everything but the own account is closed until it is set up, then open on both processes', async () => {
  const admin = await makeSignedIn(api, 'admin')
  await becameAdmin(admin, '7 days')
  const required = [403, 'two_factor_required']
  expect(outcome(await users(admin.headers))).toEqual(required)
  expect(outcome(await users(admin.headers, other))).toEqual(required)

  // They sign out, sign in again and set it up.
  expect((await post('/auth/sign-out', {}, admin.headers)).statusCode).toBe(200)
  const { answer, headers } = await signIn(api, admin.email)
  expect(answer.json()).toMatchObject({ user: { two_factor_due: { is_over: true } } })
  expect(outcome(await users(headers()))).toEqual(required)
  expect((await me(headers())).json()).toMatchObject({ two_factor_due: { is_over: true } })
  const set = await setUpTwoFactor(api, { ...admin, headers: headers() })
  expect((await users(set.headers)).statusCode).toBe(200)
  expect((await users(set.headers, other)).statusCode).toBe(200)
  expect((await me(set.headers)).json()).toMatchObject({ two_factor_due: null })
  const { jar } = await signIn(api, admin.email)
  const second = await post('/auth/second-factor', { code: nextCode(set.secret) }, cookieHeader(jar))
  expect((await users(cookieHeader(keepCookies(jar, second)))).statusCode).toBe(200)
})

const ownAccount = (route: string) => / \/api\/me(\/|$)/.test(route)
const signedInRoutes = Object.entries(access).filter(([, row]) => row.visitor === 401)

test('every route for signed-in people but those of the own account is closed, also reads and sockets', async () => {
  const admin = await makeSignedIn(api, 'admin')
  await becameAdmin(admin, '8 days')
  const answers: Record<string, unknown> = {}
  for (const [route, row] of signedInRoutes) {
    const [method, path = ''] = route.split(' ')
    const url = path.replaceAll(/:\w+/g, crypto.randomUUID())
    const answer = await api.app.inject({ method: method as 'GET', url, headers: admin.headers })
    // Some routes are for other roles anyway.
    if (row.admin === 403) answers[route] = answer.statusCode
    else answers[route] = answer.statusCode === 403 && answer.body.includes('"two_factor_required"')
  }
  const expected = signedInRoutes.map(([route, row]) => [route, row.admin === 403 ? 403 : !ownAccount(route)])
  expect(answers).toEqual(Object.fromEntries(expected))
})

test('a route without a row in the table is closed too', () => {
  const isOpen = needsNoFactorBy({})
  expect([isOpen('GET', '/api/new'), isOpen('GET', '/readyz')]).toEqual([false, true])
})

test('open sockets of the session are closed', async () => {
  const admin = await makeSignedIn(api, 'admin')
  const [session] = await database.rows<{ id: string }>('select id from sessions where user_id = $1', [
    admin.id,
  ])
  const valid = () =>
    api.deps.identityDb.read(system, (reader) => findValidSessions(reader, [session?.id ?? '']))
  expect((await valid()).size).toBe(1)
  await becameAdmin(admin, '7 days')
  expect((await valid()).size).toBe(0)
})

test('the week begins with the role, not with the account, and anew when it is given again', async () => {
  const admin = await makeSignedIn(api, 'admin')
  const person: Person = { ...(await makePerson(api, 'manager')), headers: {} }
  await database.admin.query(`update users set created_at = now() - interval '2 years' where id = $1`, [
    person.id,
  ])
  expect(await adminSince(person)).toBeNull()
  const give = async (role: string) => {
    const answer = await api.app.inject({
      method: 'PATCH',
      url: `/api/admin/users/${person.id}`,
      payload: { version: await versionOf(person.id), role },
      headers: admin.headers,
    })
    expect(answer.statusCode).toBe(200)
  }
  await give('admin')
  expect(Date.now() - Date.parse((await adminSince(person)) ?? '')).toBeLessThan(60_000)
  expect((await users((await signIn(api, person.email)).headers())).statusCode).toBe(200)
  await becameAdmin(person, '30 days')
  await database.admin.query(`update users set role = role, name = 'Same Role' where id = $1`, [person.id])
  expect(Date.now() - Date.parse((await adminSince(person)) ?? '')).toBeGreaterThan(29 * 86_400_000)
  await give('manager')
  expect(await adminSince(person)).toBeNull()
  await give('admin')
  expect(Date.now() - Date.parse((await adminSince(person)) ?? '')).toBeLessThan(60_000)
})

const versionOf = async (id: string) =>
  (await database.rows<{ version: number }>('select version from users where id = $1', [id]))[0]?.version
