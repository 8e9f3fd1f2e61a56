import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { makeProject, milestoneBody } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { notificationJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const clock = { now: Date.now() }
let relay: Awaited<ReturnType<typeof startRelay>>
let deps: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  deps = await startWorkerDeps(database, { env: { SMTP_URL: relay.url }, now: () => clock.now })
})
afterAll(async () => {
  await deps.close()
  await relay.close()
})

type Job = { id: string; name: string; payload: never }
/** Does what lies in the queues of notifications, and what that brings, until nothing is left. */
async function work() {
  const handlers = notificationJobs(deps)
  for (;;) {
    const jobs = await database.rows<Job>(
      `delete from pgboss.job where name like 'notifications.%' returning id, name, data->'payload' as payload`,
    )
    if (jobs.length === 0) return
    for (const job of jobs)
      await handlers.find(({ queue }) => queue === job.name)?.run(job.payload, { id: job.id })
  }
}
const run = async (queue: string) => {
  await notificationJobs(deps)
    .find((handler) => handler.queue === queue)
    ?.run({} as never, { id: crypto.randomUUID() })
  await work()
}
const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, actor: Actor, payload?: object) =>
  api.app.inject({ method, url: `/api${url}`, headers: asActor(actor), ...(payload ? { payload } : {}) })
const messagesOf = async (actor: Actor) =>
  (await send('GET', '/notifications', actor)).json<{
    data: { id: string; kind: string; message: string; read: boolean }[]
  }>().data

async function scene() {
  const project = await makeProject(api)
  return {
    project,
    client: { kind: 'user', role: 'client', id: project.client_id } as Actor,
    manager: { kind: 'user', role: 'manager', id: project.manager_id } as Actor,
    admin: { kind: 'user', role: 'admin', id: (await makePerson(api, 'admin')).id } as Actor,
  }
}
const wish = (
  actor: Actor,
  kind: string,
  channels: { in_app?: boolean; email?: boolean; digest?: boolean },
) =>
  send('PUT', '/notifications/preferences', actor, {
    data: [{ kind, in_app: true, email: false, digest: false, ...channels }],
  })

test('an event reaches everybody it concerns once, and never the one who caused it', async () => {
  const { project, client, manager } = await scene()
  await send(
    'POST',
    `/projects/${project.id}/milestones`,
    manager,
    milestoneBody(api, { title: 'First slab' }),
  )
  const [job] = await database.rows<Job>(
    `select id, data->'payload' as payload from pgboss.job where name = 'notifications.tell'`,
  )
  await work()
  // The same job again, as after a crash before it was marked done.
  await notificationJobs(deps)
    .find(({ queue }) => queue === 'notifications.tell')
    ?.run(job?.payload as never, { id: 'x' })
  expect(await messagesOf(client)).toMatchObject([
    { kind: 'milestone_added', read: false, message: expect.stringContaining('First slab') },
  ])
  expect(await messagesOf(manager)).toEqual([])
})

test('a status, an assignment and a completion are told in words', async () => {
  const { project, client, manager, admin } = await scene()
  await send('PATCH', `/projects/${project.id}`, manager, { version: 1, status: 'on_hold', title: 'Mill' })
  const other = (await makePerson(api, 'manager')).id
  const team = { version: 2, project_manager_id: other, site_supervisor_id: null, members: [] }
  await send('PUT', `/projects/${project.id}/team`, admin, team)
  const done = milestoneBody(api, { version: 1, status: 'completed', title: 'Foundation' })
  await send('PUT', `/projects/${project.id}/milestones/${project.milestone}`, admin, done)
  await work()
  expect((await messagesOf(client)).map(({ message }) => message).toSorted()).toEqual([
    'Completed in Mill: Foundation',
    'Mill is now On Hold',
    'Person manager is now the project manager of Mill',
  ])
  expect((await messagesOf({ kind: 'user', role: 'manager', id: other })).map(({ kind }) => kind)).toContain(
    'manager_assigned',
  )
})

test('a new project is told to the admins, who give it a manager', async () => {
  const { admin, client } = await scene()
  const { projectBody } = await import('../../../test/projects.ts')
  await send('POST', '/projects', client, projectBody({ title: 'Stadium' }))
  await work()
  expect((await messagesOf(admin)).map(({ message }) => message)).toContain('New project: Stadium')
  expect(await messagesOf(client)).toEqual([])
})

test('what is due in three days and what is overdue is told once, and again when the day moves', async () => {
  const { project, client, manager } = await scene()
  const today = kolkataDay(clock.now)
  const move = (due: string) =>
    database.admin.query('update milestones set due_date = $2 where id = $1', [project.milestone, due])
  const kinds = async () => (await messagesOf(client)).map(({ kind }) => kind)
  await run('notifications.remind')
  expect(await kinds()).toEqual([])
  await move(addDays(today, 3))
  await run('notifications.remind')
  await run('notifications.remind')
  expect(await kinds()).toEqual(['milestone_due'])
  await move(addDays(today, -1))
  await run('notifications.remind')
  await run('notifications.remind')
  expect(await kinds()).toEqual(['milestone_overdue', 'milestone_due'])
  expect(await messagesOf(manager)).toHaveLength(2)
})

test('a mail goes to those who asked for it, in the words of the notification', async () => {
  const { project, client, manager } = await scene()
  const [{ email }] = (await database.rows<{ email: string }>('select email from users where id = $1', [
    project.client_id,
  ])) as [{ email: string }]
  await wish(client, 'status_changed', { email: true, in_app: false })
  await send('PATCH', `/projects/${project.id}`, manager, {
    version: 1,
    status: 'in_progress',
    title: 'Depot',
  })
  await work()
  const mails = relay.mails.filter((mail) => mail.recipients.includes(email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Depot is now In Progress'])
  expect(mails[0]?.html).toContain(`/dashboard/projects/${project.id}`)
  // By mail only: the list stays empty.
  expect(await messagesOf(client)).toEqual([])
})

test('the digest is one mail with all of the day, and none when nothing happened', async () => {
  const { project, client, manager } = await scene()
  await wish(client, 'status_changed', { digest: true })
  await send('PATCH', `/projects/${project.id}`, manager, {
    version: 1,
    status: 'in_progress',
    title: 'Depot',
  })
  await send('PATCH', `/projects/${project.id}`, manager, { version: 2, status: 'on_hold' })
  await work()
  clock.now += 24 * 3_600_000
  const before = relay.mails.length
  await run('notifications.digest')
  await run('notifications.digest')
  const digests = relay.mails.slice(before)
  expect(digests.map(({ subject }) => subject)).toEqual(['Your projects today'])
  expect(digests[0]?.text).toContain('Depot is now In Progress')
  expect(digests[0]?.text).toContain('Depot is now On Hold')
})

test('[NT-02] a notification has its message, whether it is read and when it came; all can be read at once', async () => {
  const { project, client, manager } = await scene()
  for (const [index, status] of ['in_progress', 'on_hold', 'completed'].entries()) {
    await send('PATCH', `/projects/${project.id}`, manager, { version: index + 1, status })
  }
  await work()
  const [first] = await messagesOf(client)
  expect(first).toEqual({
    id: expect.any(String),
    kind: 'status_changed',
    message: expect.stringContaining('is now'),
    project_id: project.id,
    read: false,
    created_at: expect.any(String),
  })
  const unread = async () => (await send('GET', '/notifications/unread', client)).json()
  expect(await unread()).toEqual({ unread: 3 })
  expect((await send('PATCH', `/notifications/${first?.id}`, client, { read: true })).json()).toMatchObject({
    read: true,
  })
  expect(await unread()).toEqual({ unread: 2 })
  expect((await send('GET', '/notifications?filter=unread', client)).json<{ data: [] }>().data).toHaveLength(
    2,
  )
  expect((await send('PATCH', `/notifications/${first?.id}`, manager, { read: true })).statusCode).toBe(404)
  expect((await send('POST', '/notifications/read-all', client)).json()).toEqual({ unread: 0 })
})

test('preferences show every kind, with what is not set as it comes', async () => {
  const { client } = await scene()
  await wish(client, 'milestone_due', { email: true })
  const { data } = (await send('GET', '/notifications/preferences', client)).json<{
    data: { kind: string }[]
  }>()
  expect(data).toHaveLength(7)
  expect(data.filter(({ kind }) => kind === 'milestone_due' || kind === 'milestone_added')).toEqual([
    { kind: 'milestone_added', in_app: true, email: false, digest: false },
    { kind: 'milestone_due', in_app: true, email: true, digest: false },
  ])
})
