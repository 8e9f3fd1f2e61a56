import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { kindsFor } from '@trusswell/domain/notifications.ts'
import { expect, test } from 'vitest'
import { idOf, openNotificationScene } from '../../../test/notification-scene.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { milestoneBody, projectBody } from '../../../test/projects.ts'

const { database, api, clock, runJob, work, run, send, messagesOf, makeTeam, wish } = openNotificationScene()

test('an event notifies each person it concerns once, and never the one who caused it', async () => {
  const { project, client, manager } = await makeTeam()
  await send(
    'POST',
    `/projects/${project.id}/milestones`,
    manager,
    milestoneBody(api, { title: 'First slab' }),
  )
  const [job] = await database.rows<{ payload: object }>(
    `select id, data->'payload' as payload from pgboss.job where name = 'notifications.create'`,
  )
  await work()
  // The same job again, as after a crash before it was marked done.
  await runJob('notifications.create', job?.payload, 'x')
  expect(await messagesOf(client)).toMatchObject([
    { kind: 'milestone_added', read: false, message: expect.stringContaining('First slab') },
  ])
  expect(await messagesOf(manager)).toEqual([])
})

test('a status change, an assignment and a completion each have their message', async () => {
  const { project, client, manager, admin } = await makeTeam()
  await send('PATCH', `/projects/${project.id}`, manager, { version: 1, status: 'on_hold', title: 'Mill' })
  await work()
  const other = (await makePerson(api, 'manager')).id
  const team = { version: 2, project_manager_id: other, site_supervisor_id: null, members: [] }
  await send('PUT', `/projects/${project.id}/team`, admin, team)
  const done = milestoneBody(api, { version: 1, status: 'completed', title: 'Foundation' })
  await send('PUT', `/projects/${project.id}/milestones/${project.milestone}`, admin, done)
  await work()
  expect((await messagesOf(client)).map(({ message }) => message).toSorted()).toEqual([
    'Person manager set Mill to On Hold',
    'Trusswell completed a milestone in Mill: Foundation',
    'Trusswell made Person manager the project manager of Mill',
  ])
  const toOther = await messagesOf({ kind: 'user', role: 'manager', id: other })
  expect(toOther.find(({ kind }) => kind === 'manager_assigned')?.message).toBe(
    'Person admin made you the project manager of Mill',
  )
})

test('a manager who is assigned right after the creation gets one notification, not two', async () => {
  const { admin, client } = await makeTeam()
  const created = await send('POST', '/projects', client, projectBody({ title: 'Weir' }))
  const { id, version } = created.json<{ data: { id: string; version: number } }>().data
  const manager = (await makePerson(api, 'manager')).id
  await send('POST', `/admin/projects/${id}/accept`, admin, { version, project_manager_id: manager })
  await work()
  const messages = await messagesOf({ kind: 'user', role: 'manager', id: manager })
  expect(messages.map(({ message }) => message)).toEqual([
    'Person admin made you the project manager of Weir',
  ])
})

test('a new project reaches the admins, who assign a manager, and its client gets a receipt', async () => {
  const { admin, client } = await makeTeam()
  await send('POST', '/projects', client, projectBody({ title: 'Stadium' }))
  await work()
  expect((await messagesOf(admin)).map(({ message }) => message)).toContain(
    'Person client has sent a new project: Stadium',
  )
  expect((await messagesOf(client)).map(({ message }) => message)).toEqual([
    'We have received your project: Stadium',
  ])
})

test('items due in three days and overdue items cause one notification, and another when the date moves', async () => {
  const { project, client, manager } = await makeTeam()
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

test('[NT-02] a notification has its message, whether it is read and when it came; all can be read at once', async () => {
  const { project, client, manager } = await makeTeam()
  for (const [index, status] of ['in_progress', 'on_hold', 'completed'].entries()) {
    await send('PATCH', `/projects/${project.id}`, manager, { version: index + 1, status })
  }
  await work()
  const [first] = await messagesOf(client)
  expect(first).toEqual({
    id: expect.any(String),
    kind: 'status_changed',
    message: expect.stringMatching(/^Person manager set .* to Completed$/),
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
  const { client, admin } = await makeTeam()
  await wish(client, 'milestone_due', { email: true })
  const preferencesOf = async (actor: Actor) =>
    (await send('GET', '/notifications/preferences', actor)).json<{ data: { kind: string }[] }>().data
  expect(await preferencesOf(client)).toEqual([
    { kind: 'project_received', in_app: true, email: true, digest: false },
    { kind: 'project_declined', in_app: true, email: true, digest: false },
    { kind: 'manager_assigned', in_app: true, email: true, digest: false },
    { kind: 'status_changed', in_app: true, email: true, digest: false },
    { kind: 'milestone_added', in_app: true, email: false, digest: false },
    { kind: 'milestone_due', in_app: true, email: true, digest: false },
    { kind: 'milestone_overdue', in_app: true, email: false, digest: false },
    { kind: 'milestone_completed', in_app: true, email: true, digest: false },
    { kind: 'milestone_answered', in_app: true, email: false, digest: false },
    { kind: 'change_requested', in_app: true, email: true, digest: false },
    { kind: 'change_answered', in_app: true, email: true, digest: false },
    { kind: 'chat_mention', in_app: true, email: false, digest: false },
    { kind: 'chat_unread', in_app: false, email: true, digest: false },
    { kind: 'weekly_report', in_app: false, email: false, digest: false },
    { kind: 'person_invited', in_app: true, email: true, digest: false },
    { kind: 'person_joined', in_app: true, email: true, digest: false },
    { kind: 'person_left', in_app: true, email: true, digest: false },
    { kind: 'payment_requested', in_app: true, email: true, digest: false },
    { kind: 'payment_received', in_app: true, email: false, digest: false },
    { kind: 'payment_failed', in_app: true, email: false, digest: false },
    { kind: 'payment_claim_rejected', in_app: true, email: true, digest: false },
    { kind: 'payment_refunded', in_app: true, email: false, digest: false },
  ])
  expect(await preferencesOf(admin)).toEqual([
    { kind: 'project_created', in_app: true, email: false, digest: false },
    { kind: 'project_withdrawn', in_app: true, email: false, digest: false },
    { kind: 'milestone_overdue', in_app: true, email: false, digest: true },
    { kind: 'milestone_answered', in_app: true, email: true, digest: false },
    { kind: 'change_requested', in_app: true, email: true, digest: false },
    { kind: 'change_answered', in_app: true, email: true, digest: false },
    { kind: 'task_overdue', in_app: true, email: false, digest: true },
    { kind: 'chat_mention', in_app: true, email: false, digest: false },
    { kind: 'chat_unanswered', in_app: true, email: false, digest: false },
    { kind: 'chat_unread', in_app: false, email: false, digest: false },
    { kind: 'payment_received', in_app: true, email: false, digest: false },
    { kind: 'payment_claimed', in_app: true, email: false, digest: false },
    { kind: 'payment_disputed', in_app: true, email: false, digest: false },
    { kind: 'payment_parked', in_app: true, email: false, digest: false },
    { kind: 'application_received', in_app: true, email: false, digest: false },
    { kind: 'enquiry_received', in_app: true, email: false, digest: false },
    { kind: 'enquiry_assigned', in_app: true, email: false, digest: false },
    { kind: 'enquiry_reply_failed', in_app: true, email: false, digest: false },
  ])
})

test('an enquiry reaches all staff with a link to their own area, and no client', async () => {
  const { admin, client, manager } = await makeTeam()
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

test('who is assigned an enquiry reads who assigned it', async () => {
  const { admin, manager } = await makeTeam()
  const { id } = (await api.sendContact({ subject: 'Lift maintenance' })).json<{ id: string }>()
  const assigned = await send('PATCH', `/admin/contacts/${id}`, admin, { assignee_id: idOf(manager) })
  expect(assigned.statusCode, assigned.body).toBe(200)
  await work()
  expect((await messagesOf(manager)).find(({ kind }) => kind === 'enquiry_assigned')?.message).toBe(
    'Person admin assigned you an enquiry: Lift maintenance, from Asha Rao',
  )
  expect(
    await database.rows(
      `select actor_id from notifications where kind = 'enquiry_assigned' and subject_id = $1`,
      [id],
    ),
  ).toEqual([{ actor_id: idOf(admin) }])
})

test('an overdue task reaches the project’s managers, or the admins while there is none', async () => {
  const { project, admin, manager, client } = await makeTeam()
  const title = `Pour the slab ${crypto.randomUUID()}`
  const task = (await send('POST', `/projects/${project.id}/tasks`, manager, { title })).json<{
    id: string
  }>()
  const move = (days: number) =>
    database.admin.query('update tasks set due_date = $2 where id = $1', [
      task.id,
      addDays(kolkataDay(clock.now), days),
    ])
  const countOf = async (actor: Actor) =>
    (await messagesOf(actor)).filter(({ message }) => message.includes(title)).length
  await move(1)
  await run('notifications.remind')
  expect([await countOf(manager), await countOf(admin), await countOf(client)]).toEqual([0, 0, 0])
  await move(-1)
  await run('notifications.remind')
  expect([await countOf(manager), await countOf(admin), await countOf(client)]).toEqual([1, 0, 0])
  await database.admin.query('delete from project_members where project_id = $1', [project.id])
  await move(-2)
  await run('notifications.remind')
  expect([await countOf(manager), await countOf(admin), await countOf(client)]).toEqual([1, 1, 0])
})

test('preferences offer finance and viewers only what reaches them', async () => {
  const { client } = await makeTeam()
  const kindsOf = async (role: 'finance' | 'viewer') => {
    const { id } = await makePerson(api, 'client')
    await joinOrganisationOf(api, idOf(client), id, role)
    const answer = await send('GET', '/notifications/preferences', { kind: 'user', role: 'client', id })
    return answer.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind)
  }
  const isOfMoney = (kind: string) => kind.startsWith('payment_')
  const offered = kindsFor('client').filter((kind) => !kind.startsWith('person_'))
  expect(await kindsOf('viewer')).toEqual(offered.filter((kind) => !isOfMoney(kind)))
  // All readers of a conversation can be mentioned in it.
  expect(await kindsOf('finance')).toEqual(
    offered.filter((kind) => isOfMoney(kind) || kind.startsWith('chat_')),
  )
})
