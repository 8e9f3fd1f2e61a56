import type { Redis } from 'ioredis'
import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApi, useApi, useDatabase, type TestApi } from '../../test/harness.ts'
import {
  makeColleague,
  makePerson,
  makeSignedIn,
  organisationOf,
  signIn,
  type Person,
} from '../../test/people.ts'
import { startWire } from '../../test/tcp-proxy.ts'
import { createSessions } from './sessions.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })

/** A Redis that never answers. */
const silentRedis = () => ({
  publisher: { publish: () => Promise.reject(new Error('down')) } as unknown as Redis,
  subscriber: Object.assign(new EventEmitter(), { status: 'connecting' }) as unknown as Redis,
})

const statusOf = async (headers: Record<string, string>, url = '/api/me') =>
  (await api.app.inject({ url, headers })).statusCode

test.each(['null', 'undefined', 'public-anonymous-key', 'a.b', 'x'.repeat(100)])(
  'a cookie beside the invalid bearer token %s is ignored',
  async (junk) => {
    const admin = await makeSignedIn(api, 'admin')
    const bearer = { authorization: `Bearer ${junk}` }
    expect(await statusOf({ ...admin.headers, ...bearer })).toBe(401)
    expect(await statusOf(bearer)).toBe(401)
    expect(await statusOf(bearer, '/api/admin/users?limit=1')).toBe(401)
    const rename = await api.app.inject({
      method: 'PATCH',
      url: '/api/me',
      payload: { name: 'Changed Name' },
      headers: bearer,
    })
    expect(rename.statusCode).toBe(401)
    expect(await statusOf(admin.headers)).toBe(200)
  },
)

test('a valid bearer token takes precedence over a cookie of another user', async () => {
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
  const sessions = createSessions(api.deps.auth, { now: Date.now, ...silentRedis(), most: 3 })
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
  api.deps.sessions.clear()
  expect(await statusOf(person.headers)).toBe(200)
  await signedInAgo(30)
  api.deps.sessions.clear()
  expect(await statusOf(person.headers)).toBe(401)
})

// Their clocks stand still, so that no cached answer leaves by age.
let wire: Awaited<ReturnType<typeof startWire>>
let other: TestApi
beforeAll(async () => {
  wire = await startWire(6379)
  other = await startApi(database, {
    realSessions: true,
    env: { REDIS_URL: `redis://127.0.0.1:${wire.port}/15` },
  })
  await vi.waitUntil(() => api.deps.liveHub.ready() && other.deps.liveHub.ready())
})
afterAll(async () => {
  await other.close()
  await wire.cut()
})

const call = (person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: person.headers, ...(payload ? { payload } : {}) })
/** What the other process makes of the person's session. */
const seenByOther = async ({ headers }: Person) => {
  const { statusCode } = await other.app.inject({ url: '/api/organisation/invitations', headers })
  const { id } = (await other.app.inject({ url: '/api/organisation', headers })).json<{ id?: string }>()
  return [statusCode, id]
}

test('who joins, is demoted, removed or signs out is known at once to every process', async () => {
  const [owner, person] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'client')]
  const firm = await organisationOf(api, owner.id)
  expect(await seenByOther(person)).toEqual([200, await organisationOf(api, person.id)])
  const invitation = { name: 'Ravi Teja', email: person.email, role: 'owner' }
  const { id } = (await call(owner, 'POST', '/api/organisation/invitations', invitation)).json()
  const token = api.deps.links.invitation.issue({ id, email: person.email })
  await call(person, 'POST', '/api/auth/join-invitation', { token })
  await expect.poll(() => seenByOther(person)).toEqual([200, firm])
  await call(owner, 'PATCH', `/api/organisation/people/${person.id}`, { role: 'viewer' })
  await expect.poll(() => seenByOther(person)).toEqual([403, firm])
  await call(owner, 'DELETE', `/api/organisation/people/${person.id}`)
  const own = await organisationOf(api, person.id)
  expect(own).not.toBe(firm)
  await expect.poll(() => seenByOther(person)).toEqual([200, own])
  await call(person, 'POST', '/api/auth/sign-out')
  await expect.poll(() => seenByOther(person)).toEqual([401, undefined])
})

test('without Redis a change counts after two seconds, and what was missed is forgotten when it returns', async () => {
  const owner = await makeSignedIn(api, 'client')
  const [first, second] = [
    await makeColleague(api, owner.id, 'owner'),
    await makeColleague(api, owner.id, 'owner'),
  ]
  const firm = await organisationOf(api, owner.id)
  expect([await seenByOther(first), await seenByOther(second)]).toEqual([
    [200, firm],
    [200, firm],
  ])
  await wire.cut()
  await vi.waitUntil(() => !other.deps.liveHub.ready())
  const demote = ({ id }: Person) =>
    call(owner, 'PATCH', `/api/organisation/people/${id}`, { role: 'viewer' })
  expect((await demote(first)).statusCode).toBe(200)
  expect(await seenByOther(first)).toEqual([200, firm])
  other.clock.now += 2_001
  expect(await seenByOther(first)).toEqual([403, firm])
  expect(await seenByOther(second)).toEqual([200, firm])
  expect((await demote(second)).statusCode).toBe(200)
  await wire.reconnect()
  await expect.poll(() => seenByOther(second)).toEqual([403, firm])
})

test('an answer that was being looked up when it was forgotten is not cached', async () => {
  const person = await makePerson(api, 'client')
  const { jar } = await signIn(api, person.email)
  const request = {
    headers: { authorization: `Bearer ${jar['session']}` },
    cookies: {},
    ip: '203.0.113.7',
    server: api.app,
  } as never
  const sessions = createSessions(api.deps.auth, { now: Date.now, ...silentRedis() })
  const found = sessions.find(request)
  await sessions.forget([person.id])
  expect((await found).actor).toMatchObject({ id: person.id })
  expect(sessions.size()).toBe(0)
  await sessions.find(request)
  expect(sessions.size()).toBe(1)
})
