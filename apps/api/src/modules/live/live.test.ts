import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { startApi, useDatabase, type TestApi } from '../../../test/harness.ts'
import { joinOrganisationOf, makeColleague, makeSignedIn, type Person } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { startWire } from '../../../test/tcp-proxy.ts'

const database = useDatabase()
let wire: Awaited<ReturnType<typeof startWire>>
let here: TestApi
let there: TestApi
const ports = new Map<TestApi, number>()
beforeAll(async () => {
  // Pub/sub knows no database numbers, and other test files publish nothing to these people.
  wire = await startWire(6379)
  here = await startApi(database, {
    realSessions: true,
    env: { REDIS_URL: `redis://127.0.0.1:${wire.port}/15` },
  })
  there = await startApi(database, { realSessions: true })
  for (const api of [here, there]) {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    ports.set(api, (api.app.server.address() as AddressInfo).port)
  }
  await vi.waitUntil(() => here.deps.liveHub.ready() && there.deps.liveHub.ready())
})
afterAll(async () => {
  await here.close()
  await there.close()
  await wire.cut()
})

function open(api: TestApi, headers: Record<string, string>) {
  const socket = new WebSocket(`ws://127.0.0.1:${ports.get(api)}/api/live`, { headers })
  const received: { type: string; id?: string }[] = []
  socket.on('message', (data: Buffer) => void received.push(JSON.parse(data.toString())))
  return { socket, received, closed: once(socket, 'close') as Promise<[code: number]> }
}
const origin = () => here.deps.origins[0] ?? ''
/** Connects again where a page would: a slow Redis costs the socket, not the page. */
async function openAs(api: TestApi, person: Person) {
  for (;;) {
    const opened = open(api, { ...person.headers, origin: origin() })
    let code: number | null = null
    void opened.closed.then(([closed]) => (code = closed))
    // Other test files publish to the same roles: staff may hear a list before or after this.
    await vi.waitUntil(() => code !== null || opened.received.some(({ type }) => type === 'ready'), 10_000)
    if (code === null) return opened
    expect(code).toBe(1013)
  }
}
const refusal = (headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${ports.get(here)}/api/live`, { headers })
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0)
      request.destroy()
    })
    socket.on('open', () => reject(new Error('it opened')))
    socket.on('error', () => {})
  })

test('without a session, or from another site, nothing is upgraded', async () => {
  const client = await makeSignedIn(here, 'client')
  expect(await refusal({ origin: origin() })).toBe(401)
  expect(await refusal({ ...client.headers, origin: 'https://evil.example' })).toBe(403)
  expect(await refusal(client.headers)).toBe(403)
})

test('a refused upgrade ends its connection, so that a proxy never reuses it', async () => {
  const connection = connect(ports.get(here) ?? 0, '127.0.0.1')
  connection.write(
    'GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [answer] = (await once(connection, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 40[13] /)
  await once(connection, 'close', { signal: AbortSignal.timeout(5_000) })
})

test('a change through one process reaches its people on another, and no other user', async () => {
  const [client, manager, outsider, admin] = await Promise.all([
    makeSignedIn(here, 'client'),
    makeSignedIn(here, 'manager'),
    makeSignedIn(here, 'client'),
    makeSignedIn(here, 'admin'),
  ])
  const project = await makeProject(here, { clientId: client.id, managerId: manager.id })
  const sockets = {
    client: await openAs(there, client),
    outsider: await openAs(there, outsider),
    admin: await openAs(there, admin),
  }
  await here.app.inject({
    method: 'PATCH',
    url: `/api/projects/${project.id}`,
    headers: manager.headers,
    payload: { version: 1, status: 'in_progress' },
  })
  const message = { type: 'project', id: project.id }
  await vi.waitFor(() => expect(sockets.client.received).toContainEqual(message), 5_000)
  await vi.waitFor(() => expect(sockets.admin.received).toContainEqual(message), 5_000)
  expect(sockets.outsider.received.filter(({ type }) => type !== 'ready')).toEqual([])
  for (const { socket } of Object.values(sockets)) socket.terminate()
})

test('people who join a team get messages about its project, people who leave it no longer do', async () => {
  const [admin, joining, leaving] = await Promise.all([
    makeSignedIn(here, 'admin'),
    makeSignedIn(here, 'manager'),
    makeSignedIn(here, 'manager'),
  ])
  const project = await makeProject(here, { managerId: leaving.id })
  const sockets = { joining: await openAs(there, joining), leaving: await openAs(there, leaving) }
  const team = await here.app.inject({
    method: 'PUT',
    url: `/api/projects/${project.id}/team`,
    headers: admin.headers,
    payload: { version: 1, project_manager_id: joining.id, site_supervisor_id: null, members: [] },
  })
  expect(team.statusCode).toBe(200)
  const ready = { type: 'ready' }
  for (const { received } of Object.values(sockets)) {
    await vi.waitFor(
      () => expect(received.filter(({ type }) => type === 'ready')).toEqual([ready, ready]),
      5_000,
    )
    received.length = 0
  }
  const changed = await here.app.inject({
    method: 'PATCH',
    url: `/api/projects/${project.id}`,
    headers: joining.headers,
    payload: { version: 2, status: 'in_progress' },
  })
  expect(changed.statusCode).toBe(200)
  const message = { type: 'project', id: project.id }
  await vi.waitFor(() => expect(sockets.joining.received).toContainEqual(message), 5_000)
  expect(sockets.leaving.received).not.toContainEqual(message)
  for (const { socket } of Object.values(sockets)) socket.terminate()
})

test('people removed from an organisation get no more messages about its projects, people who join it do', async () => {
  const owner = await makeSignedIn(here, 'client')
  const [leaving, joining] = [
    await makeColleague(here, owner.id, 'viewer'),
    await makeSignedIn(here, 'client'),
  ]
  const manager = await makeSignedIn(here, 'manager')
  const project = await makeProject(here, { clientId: owner.id, managerId: manager.id })
  const sockets = { leaving: await openAs(there, leaving), joining: await openAs(there, joining) }
  const removed = await here.app.inject({
    method: 'DELETE',
    url: `/api/organisation/people/${leaving.id}`,
    headers: owner.headers,
  })
  expect(removed.statusCode).toBe(204)
  await joinOrganisationOf(here, owner.id, joining.id, 'viewer')
  const change = async () =>
    here.app.inject({
      method: 'PATCH',
      url: `/api/projects/${project.id}`,
      headers: manager.headers,
      payload: { current_phase: crypto.randomUUID() },
    })
  const message = { type: 'project', id: project.id }
  const receives = async ({ received }: { received: object[] }) => {
    received.length = 0
    await change()
    // The owner's other socket shows that the message has gone round.
    await vi.waitFor(() => expect(control.received).toContainEqual(message), 5_000)
    control.received.length = 0
    return received.some((each) => 'type' in each && each.type === 'project')
  }
  const control = await openAs(there, owner)
  await vi.waitFor(async () => {
    expect([await receives(sockets.leaving), await receives(sockets.joining)]).toEqual([false, true])
  }, 2_000)
  expect(await receives(sockets.leaving)).toBe(false)
  for (const { socket } of [control, ...Object.values(sockets)]) socket.terminate()
})

test('a socket is closed within two seconds of its session, wherever that ended', async () => {
  const client = await makeSignedIn(here, 'client')
  const { closed } = await openAs(there, client)
  const ended = Date.now()
  await here.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: client.headers })
  expect((await closed)[0]).toBe(4401)
  expect(Date.now() - ended).toBeLessThan(2_000)
})

test('a deactivated person is cut off as well', async () => {
  const client = await makeSignedIn(here, 'client')
  const { closed } = await openAs(here, client)
  await database.admin.query('update users set deactivated_at = now() where id = $1', [client.id])
  expect((await closed)[0]).toBe(4401)
})

test('while Redis is down sockets are closed, so that pages poll, and they reconnect afterwards', async () => {
  const client = await makeSignedIn(here, 'client')
  const { closed } = await openAs(here, client)
  await wire.cut()
  expect((await closed)[0]).toBe(1013)
  expect(await refusal({ ...client.headers, origin: origin() })).toBe(503)
  await wire.reconnect()
  await vi.waitFor(() => expect(here.deps.liveHub.ready()).toBe(true), 5_000)
  const again = await openAs(here, client)
  again.socket.terminate()
})

test('a change of a list reaches the staff who see that list', async () => {
  const [admin, other, manager, client, subject] = await Promise.all([
    makeSignedIn(here, 'admin'),
    makeSignedIn(here, 'admin'),
    makeSignedIn(here, 'manager'),
    makeSignedIn(here, 'client'),
    makeSignedIn(here, 'client'),
  ])
  const sockets = {
    other: await openAs(there, other),
    manager: await openAs(there, manager),
    client: await openAs(there, client),
  }
  const { headers } = admin
  const opened = await here.app.inject({
    method: 'POST',
    url: '/api/manager/jobs',
    headers: manager.headers,
    payload: { title: 'Fitter', department: 'HVAC', experience: '2 years', description: 'Fits ducts' },
  })
  expect(opened.statusCode).toBe(201)
  const url = `/api/admin/users/${subject.id}`
  const patched = await here.app.inject({
    method: 'PATCH',
    url,
    headers,
    payload: { version: 1, status: 'inactive' },
  })
  expect(patched.statusCode).toBe(200)

  const jobs = { type: 'list', list: 'jobs' }
  const users = { type: 'list', list: 'users' }
  await vi.waitFor(() => expect(sockets.manager.received).toContainEqual(jobs), 5_000)
  await vi.waitFor(() => expect(sockets.other.received).toEqual(expect.arrayContaining([jobs, users])), 5_000)
  expect(sockets.manager.received).not.toContainEqual(users)
  expect(sockets.client.received.filter(({ type }) => type !== 'ready')).toEqual([])
  for (const { socket } of Object.values(sockets)) socket.terminate()
})
