import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { kindsFor } from '@trusswell/domain/notifications.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { adminActor, makeProject, milestoneBody } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import { workNotifications } from '../../../test/work-notifications.ts'
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

const work = () => workNotifications(database, deps)
const run = async (queue: string) => {
  await notificationJobs(deps)
    .find((handler) => handler.queue === queue)
    ?.run({} as never, { id: crypto.randomUUID() })
  await work()
}
const mailNotification = async (notification_id: string) =>
  notificationJobs(deps)
    .find(({ queue }) => queue === 'notifications.send-mail')
    ?.run({ notification_id } as never, { id: crypto.randomUUID() })
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
const emailOf = async (id: string | null) =>
  (await database.rows<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? ''
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
  const [job] = await database.rows<{ payload: never }>(
    `select id, data->'payload' as payload from pgboss.job where name = 'notifications.create'`,
  )
  await work()
  // The same job again, as after a crash before it was marked done.
  await notificationJobs(deps)
    .find(({ queue }) => queue === 'notifications.create')
    ?.run(job?.payload as never, { id: 'x' })
  expect(await messagesOf(client)).toMatchObject([
    { kind: 'milestone_added', read: false, message: expect.stringContaining('First slab') },
  ])
  expect(await messagesOf(manager)).toEqual([])
})

test('a status change, an assignment and a completion each have their message', async () => {
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

test('a new project reaches the admins, who assign a manager, and its client gets a receipt', async () => {
  const { admin, client } = await scene()
  const { projectBody } = await import('../../../test/projects.ts')
  await send('POST', '/projects', client, projectBody({ title: 'Stadium' }))
  await work()
  expect((await messagesOf(admin)).map(({ message }) => message)).toContain('New project: Stadium')
  expect((await messagesOf(client)).map(({ message }) => message)).toEqual([
    'We have received your project: Stadium',
  ])
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
  const email = await emailOf(project.client_id)
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

test.each([
  ['admin', '/admin/account', 'project_created'],
  ['manager', '/manager/settings', 'project_created'],
  ['client', '/client/settings', 'project_received'],
] as const)('a mail to a person with the role %s links to %s', async (role, path, kind) => {
  const { project, client, manager, admin } = await scene()
  const reader = { admin, manager, client }[role]
  if (reader.kind !== 'user') throw new Error('no person')
  await wish(reader, kind, { email: true })
  const notification = crypto.randomUUID()
  await database.admin.query(
    `insert into notifications (id, user_id, kind, event_key, message, project_id)
     values ($1::uuid, $2, $4, $1::text, $1::text, $3)`,
    [notification, reader.id, project.id, kind],
  )
  await mailNotification(notification)
  const mail = relay.mails.find(({ subject }) => subject === notification)
  expect(/href="[^"]*?(\/[a-z]+\/(?:settings|account))"/.exec(mail?.html ?? '')?.[1]).toBe(path)
})

test('no notification is mailed to an address that nobody confirmed', async () => {
  const { id } = await makePerson(api, 'client', { verified: false })
  const notification = crypto.randomUUID()
  await database.admin.query(
    `insert into notifications (id, user_id, kind, event_key, message, digest)
     values ($1::uuid, $2, 'status_changed', $1::text, $1::text, true)`,
    [notification, id],
  )
  await mailNotification(notification)
  clock.now += 24 * 3_600_000
  await run('notifications.digest')
  const email = await emailOf(id)
  expect(relay.mails.filter((mail) => mail.recipients.includes(email))).toEqual([])
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
  const email = await emailOf(project.client_id)
  const digests = relay.mails.slice(before).filter((mail) => mail.recipients.includes(email))
  expect(digests.map(({ subject }) => subject)).toEqual(['Your daily summary'])
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
    subject: { type: 'project', id: project.id },
    path: `/dashboard/projects/${project.id}`,
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

test('preferences list the kinds of one’s role, with the defaults for what was not chosen', async () => {
  const { client, admin } = await scene()
  await wish(client, 'milestone_due', { email: true })
  const preferencesOf = async (actor: Actor) =>
    (await send('GET', '/notifications/preferences', actor)).json<{ data: { kind: string }[] }>().data
  expect(await preferencesOf(client)).toEqual([
    { kind: 'project_received', in_app: true, email: true, digest: false },
    { kind: 'manager_assigned', in_app: true, email: true, digest: false },
    { kind: 'status_changed', in_app: true, email: true, digest: false },
    { kind: 'milestone_added', in_app: true, email: false, digest: false },
    { kind: 'milestone_due', in_app: true, email: true, digest: false },
    { kind: 'milestone_overdue', in_app: true, email: false, digest: false },
    { kind: 'milestone_completed', in_app: true, email: true, digest: false },
    { kind: 'person_left', in_app: true, email: true, digest: false },
    { kind: 'payment_requested', in_app: true, email: true, digest: false },
    { kind: 'payment_received', in_app: true, email: false, digest: false },
    { kind: 'payment_failed', in_app: true, email: false, digest: false },
    { kind: 'payment_claim_rejected', in_app: true, email: true, digest: false },
    { kind: 'payment_refunded', in_app: true, email: false, digest: false },
  ])
  expect(await preferencesOf(admin)).toEqual([
    { kind: 'project_created', in_app: true, email: true, digest: false },
    { kind: 'milestone_overdue', in_app: true, email: false, digest: true },
    { kind: 'task_overdue', in_app: true, email: false, digest: true },
    { kind: 'payment_received', in_app: true, email: false, digest: false },
    { kind: 'payment_claimed', in_app: true, email: false, digest: false },
    { kind: 'payment_disputed', in_app: true, email: false, digest: false },
    { kind: 'payment_parked', in_app: true, email: false, digest: false },
    { kind: 'application_received', in_app: true, email: true, digest: false },
    { kind: 'enquiry_received', in_app: true, email: true, digest: false },
  ])
})

test('an enquiry reaches all staff with a link to their own area, and no client', async () => {
  const { admin, client, manager } = await scene()
  await api.sendContact({ subject: 'Lift maintenance' })
  await work()
  const messageOf = async (actor: Actor) =>
    (await messagesOf(actor)).find(({ kind }) => kind === 'enquiry_received')
  expect(await messageOf(admin)).toMatchObject({
    message: 'New enquiry from Asha Rao: Lift maintenance',
    path: expect.stringMatching(/^\/admin\/contacts\?open=/),
  })
  expect(await messageOf(manager)).toMatchObject({
    path: expect.stringMatching(/^\/manager\/contacts\?open=/),
  })
  expect(await messageOf(client)).toBeUndefined()
})

test('an overdue task reaches the project’s managers, or the admins while there is none', async () => {
  const { project, admin, manager, client } = await scene()
  const title = `Pour the slab ${crypto.randomUUID()}`
  const task = (await send('POST', `/projects/${project.id}/tasks`, manager, { title })).json<{
    id: string
  }>()
  const move = (days: number) =>
    database.admin.query('update tasks set due_date = $2 where id = $1', [
      task.id,
      addDays(kolkataDay(clock.now), days),
    ])
  const told = async (actor: Actor) =>
    (await messagesOf(actor)).filter(({ message }) => message.includes(title)).length
  await move(1)
  await run('notifications.remind')
  expect([await told(manager), await told(admin), await told(client)]).toEqual([0, 0, 0])
  await move(-1)
  await run('notifications.remind')
  expect([await told(manager), await told(admin), await told(client)]).toEqual([1, 0, 0])
  await database.admin.query('delete from project_members where project_id = $1', [project.id])
  await move(-2)
  await run('notifications.remind')
  expect([await told(manager), await told(admin), await told(client)]).toEqual([1, 1, 0])
})

test('preferences offer finance and viewers only what reaches them', async () => {
  const { client } = await scene()
  const kindsOf = async (role: 'finance' | 'viewer') => {
    const { id } = await makePerson(api, 'client')
    await joinOrganisationOf(api, idOf(client), id, role)
    const answer = await send('GET', '/notifications/preferences', { kind: 'user', role: 'client', id })
    return answer.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind)
  }
  const isOfMoney = (kind: string) => kind.startsWith('payment_')
  const offered = kindsFor('client').filter((kind) => kind !== 'person_left')
  expect(await kindsOf('viewer')).toEqual(offered.filter((kind) => !isOfMoney(kind)))
  expect(await kindsOf('finance')).toEqual(offered.filter(isOfMoney))
})

type Reader = { id: string; project: string; manager: string | null }
test.each([
  ['a viewer who becomes finance', `update users set organisation_role = 'finance' where id = $1`],
  ['a person who was removed', `update users set organisation_id = null where id = $1`],
  ['a person whose account is switched off', `update users set deactivated_at = now() where id = $1`],
] as const)('%s gets neither the mail nor the summary that waited', async (_who, change) => {
  const { project, client } = await scene()
  const { id, email } = await makePerson(api, 'client')
  await joinOrganisationOf(api, idOf(client), id, 'viewer')
  await expectNoMail({ id, project: project.id, manager: project.manager_id }, email, () =>
    database.admin.query(change, [id]),
  )
})

test('the people of the former organisation get no mail about a project that has moved, and no link to it', async () => {
  const { project, client } = await scene()
  const reader = { id: idOf(client), project: project.id, manager: project.manager_id }
  const next = await makePerson(api, 'client')
  await expectNoMail(reader, await emailOf(reader.id), () =>
    send('PATCH', `/admin/projects/${project.id}`, adminActor, { client_id: next.id }),
  )
  expect(await messagesOf(client)).toEqual([])
})

test('a manager who left the team gets no mail about the project', async () => {
  const { project, client, manager } = await scene()
  const other = (await makePerson(api, 'manager')).id
  const team = { version: 1, project_manager_id: other, site_supervisor_id: null, members: [] }
  await wish(manager, 'milestone_added', { email: true, digest: true })
  await send('POST', `/projects/${project.id}/milestones`, client, milestoneBody(api))
  await createFirst()
  await send('PUT', `/projects/${project.id}/team`, adminActor, team)
  await sendAll()
  expect(await mailsTo(await emailOf(idOf(manager)))).toBe(0)
})

const idOf = (actor: Actor) => (actor.kind === 'user' ? actor.id : '')
const mailsTo = async (email: string) =>
  relay.mails.filter(({ recipients }) => recipients.includes(email)).length
/** Makes the notifications that wait, and leaves their mails waiting. */
async function createFirst() {
  for (const { payload } of await database.rows<{ payload: never }>(
    `delete from pgboss.job where name = 'notifications.create' returning data->'payload' as payload`,
  ))
    await notificationJobs(deps)
      .find(({ queue }) => queue === 'notifications.create')
      ?.run(payload, { id: crypto.randomUUID() })
}
async function sendAll() {
  await work()
  clock.now += 2 * 86_400_000
  await run('notifications.digest')
}
async function expectNoMail(reader: Reader, email: string, change: () => Promise<unknown>) {
  const actor: Actor = { kind: 'user', role: 'client', id: reader.id }
  await wish(actor, 'status_changed', { email: true, digest: true })
  const manager: Actor = { kind: 'user', role: 'manager', id: reader.manager ?? '' }
  await send('PATCH', `/projects/${reader.project}`, manager, { status: 'on_hold' })
  await createFirst()
  expect(await database.count(`notifications where user_id = '${reader.id}' and digest`)).toBe(1)
  await change()
  await sendAll()
  expect(await mailsTo(email)).toBe(0)
  // Nor later: it has left the queue and the summary.
  expect(await database.count(`notifications where user_id = '${reader.id}' and digest`)).toBe(0)
}
