import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays, formatDay } from '@trusswell/domain/days.ts'
import { beforeAll, expect, test } from 'vitest'
import { idOf, openNotificationScene } from '../../../test/notification-scene.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { everyDayIsAWorkingDay } from '../../../test/working-days.ts'
import { adminActor, milestoneBody, projectBody } from '../../../test/projects.ts'

const {
  database,
  api,
  clock,
  started,
  runJob,
  work,
  run,
  send,
  messagesOf,
  mailsTo,
  makeTeam,
  emailOf,
  wish,
} = openNotificationScene()
beforeAll(() => everyDayIsAWorkingDay(database))

test('a mail goes to those who asked for it, in the words of the notification', async () => {
  const { project, client, manager } = await makeTeam()
  const email = await emailOf(project.client_id)
  await wish(client, 'status_changed', { email: true, in_app: false })
  await send('PATCH', `/projects/${project.id}`, manager, {
    version: 1,
    status: 'in_progress',
    title: 'Depot',
  })
  await work()
  const mails = mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Person manager set Depot to In Progress'])
  expect(mails[0]?.html).toContain(`/dashboard/projects/${project.id}`)
  // By mail only: the list stays empty.
  expect(await messagesOf(client)).toEqual([])
})

test.each([
  ['admin', '/admin/account', 'milestone_answered'],
  ['manager', '/manager/settings', 'milestone_answered'],
  ['client', '/client/settings', 'project_received'],
] as const)('a mail to a person with the role %s links to %s', async (role, path, kind) => {
  const { project, client, manager, admin } = await makeTeam()
  const reader = { admin, manager, client }[role]
  if (reader.kind !== 'user') throw new Error('no person')
  await wish(reader, kind, { email: true })
  const notification = crypto.randomUUID()
  await database.admin.query(
    `insert into notifications (id, user_id, kind, event_key, message, project_id)
     values ($1::uuid, $2, $4, $1::text, $1::text, $3)`,
    [notification, reader.id, project.id, kind],
  )
  await runJob('notifications.send-mail', { notification_id: notification })
  const mail = started.relay.mails.find(({ subject }) => subject === notification)
  expect(/href="[^"]*?(\/[a-z]+\/(?:settings|account))"/.exec(mail?.html ?? '')?.[1]).toBe(path)
})

test('the mail about the manager of an accepted project tells its client by when they get in touch', async () => {
  const { client, manager, admin } = await makeTeam()
  const { id } = (await send('POST', '/projects', client, projectBody())).json<{ data: { id: string } }>()
    .data
  const body = { project_manager_id: idOf(manager) }
  expect((await send('POST', `/admin/projects/${id}/accept`, admin, body)).statusCode).toBe(200)
  await work()
  const mailOf = async (actor: Actor) =>
    mailsTo(await emailOf(idOf(actor))).find(({ subject }) => subject?.includes('project manager of'))
  const promise = `will get in touch with you by ${formatDay(addDays(api.deps.today(), 2))}`
  expect((await mailOf(client))?.text).toContain(promise)
  expect((await mailOf(manager))?.text ?? '').not.toContain('get in touch')
})

test('no notification is mailed to an unconfirmed address', async () => {
  const { id } = await makePerson(api, 'client', { verified: false })
  const notification = crypto.randomUUID()
  await database.admin.query(
    `insert into notifications (id, user_id, kind, event_key, message, digest)
     values ($1::uuid, $2, 'status_changed', $1::text, $1::text, true)`,
    [notification, id],
  )
  await runJob('notifications.send-mail', { notification_id: notification })
  clock.now += 24 * 3_600_000
  await run('notifications.digest')
  const email = await emailOf(id)
  expect(mailsTo(email)).toEqual([])
})

test('the digest is one mail with all of the day, and none when nothing happened', async () => {
  const { project, client, manager } = await makeTeam()
  await wish(client, 'status_changed', { digest: true })
  await send('PATCH', `/projects/${project.id}`, manager, {
    version: 1,
    status: 'in_progress',
    title: 'Depot',
  })
  await send('PATCH', `/projects/${project.id}`, manager, { version: 2, status: 'on_hold' })
  await work()
  clock.now += 24 * 3_600_000
  const before = started.relay.mails.length
  await run('notifications.digest')
  await run('notifications.digest')
  const email = await emailOf(project.client_id)
  const digests = started.relay.mails.slice(before).filter((mail) => mail.recipients.includes(email))
  expect(digests.map(({ subject }) => subject)).toEqual(['Your daily summary'])
  expect(digests[0]?.text).toContain('Person manager set Depot to In Progress')
  expect(digests[0]?.text).toContain('Person manager set Depot to On Hold')
})

type Reader = { id: string; project: string; manager: string | null }
test.each([
  ['a viewer who becomes finance', `update users set organisation_role = 'finance' where id = $1`],
  ['a person who was removed', `update users set organisation_id = null where id = $1`],
  ['a person whose account is switched off', `update users set deactivated_at = now() where id = $1`],
] as const)('%s gets neither the mail nor the summary that waited', async (_who, change) => {
  const { project, client } = await makeTeam()
  const { id, email } = await makePerson(api, 'client')
  await joinOrganisationOf(api, idOf(client), id, 'viewer')
  await expectNoMail({ id, project: project.id, manager: project.manager_id }, email, () =>
    database.admin.query(change, [id]),
  )
})

test('the people of the former organisation get no mail about a project that has moved, and no link to it', async () => {
  const { project, client } = await makeTeam()
  const reader = { id: idOf(client), project: project.id, manager: project.manager_id }
  const next = await makePerson(api, 'client')
  await expectNoMail(reader, await emailOf(reader.id), () =>
    send('PATCH', `/admin/projects/${project.id}`, adminActor, { client_id: next.id }),
  )
  expect(await messagesOf(client)).toEqual([])
})

test('a manager who left the team gets no mail about the project', async () => {
  const { project, client, manager } = await makeTeam()
  const other = (await makePerson(api, 'manager')).id
  const team = { version: 1, project_manager_id: other, site_supervisor_id: null, members: [] }
  await wish(manager, 'milestone_added', { email: true, digest: true })
  await send('POST', `/projects/${project.id}/milestones`, client, milestoneBody(api))
  await createFirst()
  expect(await database.count(`notifications where user_id = '${idOf(manager)}' and digest`)).toBe(1)
  await send('PUT', `/projects/${project.id}/team`, adminActor, team)
  await sendAll()
  expect(mailsTo(await emailOf(idOf(manager)))).toEqual([])
})

/** Makes the notifications that wait, and leaves their mails waiting. */
async function createFirst() {
  for (const { payload } of await database.rows<{ payload: object }>(
    `delete from pgboss.job where name = 'notifications.create' returning data->'payload' as payload`,
  ))
    await runJob('notifications.create', payload)
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
  expect(mailsTo(email)).toEqual([])
  // Nor later: it has left the queue and the summary.
  expect(await database.count(`notifications where user_id = '${reader.id}' and digest`)).toBe(0)
}
