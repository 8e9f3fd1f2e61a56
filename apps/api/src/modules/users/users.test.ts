import type { UserRow } from '@trusswell/domain/account.ts'
import { beforeAll, expect, test } from 'vitest'
import { startApi, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson, makeSignedIn, signIn, type Person, organisationOf } from '../../../test/people.ts'
import { makeProject, projectBody } from '../../../test/projects.ts'
import { turnOnTwoFactor } from '../../../test/two-factor.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const other = useApi(database, { realSessions: true })
let admin: Person
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
})

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  as = admin,
  target = api,
) =>
  target.app.inject({
    method,
    url: `/api/admin/users${path}`,
    headers: as.headers,
    ...(payload ? { payload } : {}),
  })

test('users are listed newest first, changed in part and deleted by id', async () => {
  const first = await makePerson(api, 'client')
  const second = await makePerson(api, 'manager')
  const { data } = (await call('GET', '')).json<{ data: UserRow[] }>()
  expect(data.slice(0, 2).map((user) => user.id)).toEqual([second.id, first.id])
  const patched = await call('PATCH', `/${first.id}`, { version: 1, name: 'Renamed Person' })
  expect(patched.json()).toMatchObject({
    id: first.id,
    name: 'Renamed Person',
    email: first.email,
    version: 2,
    status: 'active',
  })
  expect((await call('DELETE', `/${first.id}`)).statusCode).toBe(204)
  expect((await call('GET', `?search=${first.email}`)).json()).toMatchObject({ data: [] })
  expect((await call('GET', `?deleted=true&search=${first.email}`)).json()).toMatchObject({
    data: [{ id: first.id }],
  })
  expect((await call('POST', `/${first.id}/restore`)).json()).toMatchObject({ deleted_at: null })
})

test('search and filters run on the server', async () => {
  const manager = await makePerson(api, 'manager', { email: 'only.this.one@filters.example' })
  const ids = async (query: string) =>
    (await call('GET', query)).json<{ data: UserRow[] }>().data.map((user) => user.id)
  expect(await ids('?search=ONLY.this&role=manager&status=active')).toEqual([manager.id])
  expect(await ids('?search=only.this&role=client')).toEqual([])
  await call('PATCH', `/${manager.id}`, { version: 1, status: 'inactive' })
  expect(await ids('?search=only.this&status=inactive')).toEqual([manager.id])
})

test('an invitation goes out by mail once, and a new one replaces it', async () => {
  const email = `invited.${crypto.randomUUID()}@people.example`
  const key = { 'idempotency-key': crypto.randomUUID() }
  const invite = (headers: object = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/admin/users',
      payload: { name: 'New Manager', email, role: 'manager' },
      headers: { ...admin.headers, ...headers },
    })
  const answers = await Promise.all([invite(key), invite(key), invite(key)])
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(await database.count(`invitations where email = '${email}'`)).toBe(1)
  expect(await database.count(`pgboss.job where name = 'identity.send-invitation'`)).toBe(1)
  const old = api.deps.links.invitation.issue(answers[0]!.json<{ id: string; email: string }>())
  await invite()
  expect(
    (await api.app.inject({ method: 'POST', url: '/api/auth/invitation', payload: { token: old } }))
      .statusCode,
  ).toBe(404)
  const known = await makePerson(api, 'client')
  const taken = await api.app.inject({
    method: 'POST',
    url: '/api/admin/users',
    payload: { name: 'Known', email: known.email, role: 'client' },
    headers: admin.headers,
  })
  expect(taken.statusCode).toBe(409)
})

test('the invited person gets the promised role, once', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/admin/users',
    payload: { name: 'New Manager', email: 'promised@people.example', role: 'manager' },
    headers: admin.headers,
  })
  const token = api.deps.links.invitation.issue(answer.json<{ id: string; email: string }>())
  const accept = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/accept-invitation',
      payload: { token, name: 'Chosen Name', password: 'quiet-river-41-mango' },
    })
  expect((await accept()).statusCode).toBe(200)
  expect((await accept()).json()).toMatchObject({ code: 'link_invalid' })
  const { answer: signedIn } = await signIn(api, 'promised@people.example', {}, 'quiet-river-41-mango')
  expect(signedIn.json()).toMatchObject({
    user: { email_verified: true, user_metadata: { name: 'Chosen Name', role: 'manager' } },
  })
})

test('a role change asks for the password again after ten minutes', async () => {
  const { id } = await makePerson(api, 'client')
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [admin.id],
  )
  api.deps.sessions.clear()
  const change = () => call('PATCH', `/${id}`, { version: 1, role: 'manager' })
  expect((await change()).json()).toMatchObject({ code: 'reauth_required' })
  await other.app.inject({ url: '/api/me', headers: admin.headers })
  const again = await api.app.inject({
    method: 'POST',
    url: '/api/me/reauthenticate',
    payload: { current_password: 'lotus-gate-77-kiln' },
    headers: admin.headers,
  })
  expect(again.statusCode).toBe(204)
  // The other process still remembers the old moment, and looks again before it refuses.
  const { id: second } = await makePerson(api, 'client')
  expect((await call('PATCH', `/${second}`, { version: 1, role: 'manager' }, admin, other)).statusCode).toBe(
    200,
  )
  expect((await change()).json()).toMatchObject({ role: 'manager' })
})

test('deactivating and deleting a person asks for the password again', async () => {
  const staff = await makeSignedIn(api, 'admin')
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [staff.id],
  )
  api.deps.sessions.clear()
  const { id } = await makePerson(api, 'manager')
  const answers = [
    await call('PATCH', `/${id}`, { version: 1, status: 'inactive' }, staff),
    await call('DELETE', `/${id}`, undefined, staff),
  ]
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'reauth_required',
    'reauth_required',
  ])
  expect(
    await database.count(`users where id = '${id}' and deleted_at is null and deactivated_at is null`),
  ).toBe(1)
})

test.each([
  ['with Redis', {}],
  ['without Redis', { REDIS_URL: 'redis://127.0.0.1:1/0' }],
])(
  'a changed role or a deactivation reaches the other process within two seconds, %s',
  async (_name, env) => {
    const elsewhere = await startApi(database, { realSessions: true, env })
    for (const change of [{ role: 'manager' }, { status: 'inactive' }]) {
      const person = await makeSignedIn(api, 'client')
      const ask = () => elsewhere.app.inject({ url: '/api/me', headers: person.headers })
      expect((await ask()).statusCode).toBe(200)
      const [row] = await database.rows<{ version: number }>('select version from users where id = $1', [
        person.id,
      ])
      expect((await call('PATCH', `/${person.id}`, { version: row?.version, ...change })).statusCode).toBe(
        200,
      )
      elsewhere.clock.now += 2_001
      expect((await ask()).statusCode).toBe(401)
      expect((await signIn(api, person.email)).answer.statusCode).toBe('status' in change ? 401 : 200)
    }
    await elsewhere.close()
  },
)

test('users can’t change their own role or status or delete themselves there', async () => {
  const [row] = await database.rows<{ version: number }>('select version from users where id = $1', [
    admin.id,
  ])
  for (const change of [{ role: 'client' }, { status: 'inactive' }]) {
    expect((await call('PATCH', `/${admin.id}`, { version: row?.version, ...change })).statusCode).toBe(409)
  }
  expect((await call('DELETE', `/${admin.id}`)).statusCode).toBe(409)
})

test('of two admins who demote each other at the same moment one stays', async () => {
  await database.admin.query(`update users set role = 'client' where role = 'admin' and id <> $1`, [admin.id])
  const second = await makeSignedIn(api, 'admin')
  const versions = await database.rows<{ id: string; version: number }>('select id, version from users')
  const versionOf = (id: string) => versions.find((row) => row.id === id)?.version
  // Both are let in before either has changed anything.
  await database.admin.query('begin; lock table users in share row exclusive mode')
  const calls = [
    call('PATCH', `/${second.id}`, { version: versionOf(second.id), role: 'client' }, admin),
    call('PATCH', `/${admin.id}`, { version: versionOf(admin.id), role: 'client' }, second, other),
  ]
  try {
    await expect
      .poll(() =>
        database.count(
          `pg_stat_activity where usename = 'trusswell_app' and wait_event_type = 'Lock' and datname = current_database()`,
        ),
      )
      .toBe(2)
  } finally {
    await database.admin.query('commit')
  }
  const answers = await Promise.all(calls)
  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await database.count(`users where role = 'admin'`)).toBe(1)
  expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
    message: 'The last admin can’t be removed or given another role',
  })
  if (answers[1]?.statusCode === 200) admin = second
})

test('a user of the portal is shown as active from the sign-in on', async () => {
  const person = await makeSignedIn(api, 'client')
  const lastActive = async () =>
    (await call('GET', `?search=${person.email}`)).json<{ data: UserRow[] }>().data[0]?.last_active_at
  expect(await lastActive()).toMatch(/^20/)
  await database.admin.query('update users set last_active_at = null where id = $1', [person.id])
  api.deps.sessions.clear()
  await api.app.inject({ url: '/api/me', headers: person.headers })
  await expect.poll(lastActive).toMatch(/^20/)
})

test('an invitation takes over an unconfirmed account of its address', async () => {
  const email = `squatted.${crypto.randomUUID()}@people.example`
  const squatter = await makePerson(api, 'client', { email, verified: false })
  const { headers } = await signIn(api, email)
  await turnOnTwoFactor(api, { ...squatter, headers: (await signIn(api, email)).headers() })
  const staff = await makeSignedIn(api, 'admin')
  const invited = await call('POST', '', { name: 'Real Person', email, role: 'manager' }, staff)
  expect(invited.statusCode).toBe(201)
  const token = api.deps.links.invitation.issue(invited.json<{ id: string; email: string }>())
  const accepted = await api.app.inject({
    method: 'POST',
    url: '/api/auth/accept-invitation',
    payload: { token, name: 'Real Person', password: 'quiet-river-41-mango' },
  })
  expect(accepted.statusCode).toBe(200)
  expect((await api.app.inject({ url: '/api/me', headers: headers() })).statusCode).toBe(401)
  expect((await signIn(api, email)).answer.statusCode).toBe(401)
  const { answer } = await signIn(api, email, {}, 'quiet-river-41-mango')
  expect(answer.json()).toMatchObject({
    user: {
      id: squatter.id,
      email_verified: true,
      user_metadata: { name: 'Real Person', role: 'manager' },
    },
  })
  expect(
    await database.rows(
      `select details->'taken_over' as taken_over from audit_entries where action = 'user.invitation-accepted' and entity_id = $1`,
      [squatter.id],
    ),
  ).toEqual([{ taken_over: true }])
})

test('only clients with a confirmed address can be chosen for a project', async () => {
  const staff = await makeSignedIn(api, 'admin')
  const unconfirmed = await makePerson(api, 'client', { verified: false })
  const confirmed = await makePerson(api, 'client')
  const found = async (email: string) =>
    (await api.app.inject({ url: `/api/clients?search=${email}`, headers: staff.headers }))
      .json<{ data: { id: string }[] }>()
      .data.map(({ id }) => id)
  expect(await found(unconfirmed.email)).toEqual([])
  expect(await found(confirmed.email)).toEqual([await organisationOf(api, confirmed.id)])
  const create = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: staff.headers })
  const short = { title: 'Short', end_date: '2027-01-31' }
  const answers = await Promise.all([
    create('/api/projects', projectBody({ client_id: unconfirmed.id })),
    create('/api/admin/projects', { ...short, client_id: unconfirmed.id }),
    create('/api/admin/projects', { ...short, client_id: confirmed.id }),
  ])
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 201])
  expect(answers[0]?.json()).toMatchObject({ fields: { client_id: 'Please choose a client' } })
})

test("a client's own project can be edited before the address is confirmed", async () => {
  const staff = await makeSignedIn(api, 'admin')
  const { id: client_id } = await makePerson(api, 'client', { verified: false })
  const { id } = await makeProject(api, { clientId: client_id })
  const edited = await api.app.inject({
    method: 'PATCH',
    url: `/api/admin/projects/${id}`,
    payload: { version: 1, client_id, priority: 'high' },
    headers: staff.headers,
  })
  expect(edited.statusCode).toBe(200)
})
