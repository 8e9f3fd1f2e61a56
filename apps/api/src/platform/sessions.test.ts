import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../test/harness.ts'
import { makePerson, makeSignedIn, signIn } from '../../test/people.ts'
import { createSessions } from './sessions.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })

const statusOf = async (headers: Record<string, string>, url = '/api/me') =>
  (await api.app.inject({ url, headers })).statusCode

test.each(['null', 'undefined', 'public-anonymous-key', 'a.b', 'x'.repeat(100)])(
  'a cookie beside the invalid bearer token %s opens the session to nobody',
  async (junk) => {
    const admin = await makeSignedIn(api, 'admin')
    const bearer = { authorization: `Bearer ${junk}` }
    expect(await statusOf({ ...admin.headers, ...bearer })).toBe(401)
    expect(await statusOf(bearer)).toBe(401)
    expect(await statusOf(bearer, '/api/admin/users?limit=1')).toBe(401)
    const rename = await api.app.inject({
      method: 'PATCH',
      url: '/api/me',
      payload: { name: 'Somebody Else' },
      headers: bearer,
    })
    expect(rename.statusCode).toBe(401)
    expect(await statusOf(admin.headers)).toBe(200)
  },
)

test('a valid bearer token decides, whoever the cookie belongs to', async () => {
  const owner = await makePerson(api, 'client')
  const { jar } = await signIn(api, owner.email)
  const admin = await makeSignedIn(api, 'admin')
  const bearer = { authorization: `Bearer ${jar['session']}` }
  for (const headers of [{ ...admin.headers, ...bearer }, bearer]) {
    const answer = await api.app.inject({ url: '/api/me', headers })
    expect(answer.json()).toMatchObject({ email: owner.email })
  }
  expect((await api.app.inject({ url: '/api/me', headers: admin.headers })).json()).toMatchObject({
    email: admin.email,
  })
})

test('signing out with a bearer token ends that session and not the one of the cookie', async () => {
  const owner = await makePerson(api, 'client')
  const { jar } = await signIn(api, owner.email)
  const admin = await makeSignedIn(api, 'admin')
  const bearer = { authorization: `Bearer ${jar['session']}` }
  const headers = { ...admin.headers, ...bearer }
  expect((await api.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })).statusCode).toBe(200)
  expect([await statusOf(bearer), await statusOf(admin.headers)]).toEqual([401, 200])
})

test('cached sessions leave by age, without being asked for again', async () => {
  const person = await makeSignedIn(api, 'client')
  expect(await statusOf(person.headers)).toBe(200)
  expect(api.deps.sessions.size()).toBeGreaterThan(0)
  api.clock.now += 2_001
  await expect.poll(() => api.deps.sessions.size(), { timeout: 5_000 }).toBe(0)
})

test('the cache stays within its bound', async () => {
  const sessions = createSessions(api.deps.auth, Date.now, { most: 3 })
  for (const token of ['a', 'b', 'c', 'd', 'e']) {
    const headers = { authorization: `Bearer ${token}` }
    await sessions.find({ headers, cookies: {}, ip: '203.0.113.7', server: api.app } as never)
  }
  expect(sessions.size()).toBe(3)
})

test('a session ends 30 days after the sign-in, however much it is used', async () => {
  const person = await makeSignedIn(api, 'client')
  const signedInAgo = (days: number) =>
    database.admin.query(
      `update sessions set created_at = now() - make_interval(days => $2), expires_at = now() + interval '5 days'
       where user_id = $1`,
      [person.id, days],
    )
  await signedInAgo(29)
  api.deps.sessions.forget()
  expect(await statusOf(person.headers)).toBe(200)
  await signedInAgo(30)
  api.deps.sessions.forget()
  expect(await statusOf(person.headers)).toBe(401)
})
