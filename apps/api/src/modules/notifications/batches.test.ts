import type { Actor } from '@trusswell/domain/actor.ts'
import { expect, test } from 'vitest'
import { idOf, openNotificationScene } from '../../../test/notification-scene.ts'
import { makePerson } from '../../../test/people.ts'
import { everyDayIsAWorkingDay } from '../../../test/working-days.ts'
import { batchSeconds } from './batches.ts'

const { database, api, clock, run, runJob, work, send, messagesOf, mailsTo, makeTeam, emailOf, wish } =
  openNotificationScene()

/** A project whose manager reads what a colleague does. */
async function scene() {
  const team = await makeTeam()
  const { id } = await makePerson(api, 'manager')
  const colleague: Actor = { kind: 'user', role: 'manager', id }
  await database.admin.query(`update users set name = 'Suresh Reddy' where id = $1`, [id])
  await database.admin.query(
    `insert into project_members (id, project_id, user_id, duty) values (gen_random_uuid(), $1, $2, 'member')`,
    [team.project.id, id],
  )
  const title = `Project ${team.project.id}`
  const addTask = async (actor: Actor = colleague) =>
    (await send('POST', `/projects/${team.project.id}/tasks`, actor, { title: 'Check a bay' })).json<{
      id: string
    }>().id
  const change = (id: string, actor: Actor = colleague) =>
    send('PATCH', `/projects/${team.project.id}/tasks/${id}`, actor, { status: 'in_progress' })
  return { ...team, colleague, title, addTask, change }
}
const age = (seconds: number) =>
  database.admin.query(`update notifications set created_at = created_at - make_interval(secs => $1)`, [
    seconds,
  ])
/** Mails that wait for their batch. */
const waiting = () =>
  database.rows<{ id: string; late: boolean }>(
    `select data->'payload'->>'notification_id' as id, start_after > now() + interval '59 minutes' as late
     from pgboss.job where name = 'notifications.send-mail' and state = 'created'`,
  )
const createAll = async () => {
  for (;;) {
    const jobs = await database.rows<{ payload: object }>(
      `delete from pgboss.job where name = 'notifications.create' returning data->'payload' as payload`,
    )
    if (jobs.length === 0) return
    for (const { payload } of jobs) await runJob('notifications.create', payload)
  }
}

test('ten changed tasks of one person within an hour are one line and one mail', async () => {
  const { manager, colleague, project, title, addTask, change } = await scene()
  await wish(manager, 'tasks_changed', { email: true })
  const tasks = []
  for (let n = 0; n < 10; n += 1) tasks.push(await addTask())
  await createAll()
  for (const id of tasks) await change(id)
  await createAll()
  expect(await messagesOf(manager)).toMatchObject([
    {
      kind: 'tasks_changed',
      message: `Suresh Reddy changed 10 tasks in ${title}`,
      path: `/dashboard/projects/${project.id}?tab=timeline`,
      read: false,
    },
  ])
  expect(await messagesOf(colleague)).toEqual([])
  const mails = await waiting()
  expect(mails.map(({ late }) => late)).toEqual([true])
  await runJob('notifications.send-mail', { notification_id: mails[0]?.id })
  expect(mailsTo(await emailOf(idOf(manager))).map(({ subject }) => subject)).toEqual([
    `Suresh Reddy changed 10 tasks in ${title}`,
  ])
  await database.admin.query(`delete from pgboss.job where name = 'notifications.send-mail'`)
})

test('one changed task is named, and opened by its line', async () => {
  const { manager, project, title, addTask } = await scene()
  const id = await addTask()
  await createAll()
  expect(await messagesOf(manager)).toMatchObject([
    {
      message: `Suresh Reddy changed a task in ${title}: Check a bay`,
      path: `/dashboard/projects/${project.id}?tab=timeline&item=${id}`,
    },
  ])
})

test('a line that was read is unread again when more comes, and another hour is another line', async () => {
  const { manager, addTask } = await scene()
  await addTask()
  await createAll()
  await send('POST', '/notifications/read-all', manager)
  await addTask()
  await createAll()
  expect((await messagesOf(manager)).map(({ read }) => read)).toEqual([false])
  await age(batchSeconds + 1)
  await addTask()
  await createAll()
  expect(await messagesOf(manager)).toHaveLength(2)
})

test('changes of different people aren’t merged, and the author isn’t notified', async () => {
  const { manager, colleague, admin, addTask } = await scene()
  await addTask()
  await addTask(admin)
  await createAll()
  expect(await messagesOf(manager)).toHaveLength(2)
  expect(await messagesOf(colleague)).toHaveLength(1)
})

test('a job that runs twice counts its task once, and jobs at the same time make one line', async () => {
  const { manager, title, addTask } = await scene()
  for (let n = 0; n < 6; n += 1) await addTask()
  const jobs = await database.rows<{ payload: object }>(
    `delete from pgboss.job where name = 'notifications.create' returning data->'payload' as payload`,
  )
  await Promise.all([...jobs, ...jobs].map(({ payload }) => runJob('notifications.create', payload)))
  expect((await messagesOf(manager)).map(({ message }) => message)).toEqual([
    `Suresh Reddy changed 6 tasks in ${title}`,
  ])
})

test('with daily mails, all notifications come in one digest and none at once', async () => {
  await everyDayIsAWorkingDay(database)
  const { project, client, manager } = await makeTeam()
  await wish(client, 'milestone_added', { email: true })
  const chosen = await send('PUT', '/notifications/preferences', client, { data: [], mails: 'daily' })
  expect(chosen.json()).toMatchObject({ mails: 'daily' })
  const email = await emailOf(project.client_id)
  await send('PATCH', `/projects/${project.id}`, manager, {
    version: 1,
    status: 'in_progress',
    title: 'Depot',
  })
  await send('PATCH', `/projects/${project.id}`, manager, { version: 2, status: 'on_hold' })
  await work()
  expect(mailsTo(email)).toEqual([])
  expect((await messagesOf(client)).length).toBeGreaterThan(0)
  clock.now += 24 * 3_600_000
  await run('notifications.digest')
  const [summary, ...further] = mailsTo(email)
  expect([summary?.subject, further]).toEqual(['Your daily summary', []])
  expect(summary?.text).toContain('Person manager set Depot to In Progress')
  expect(summary?.text).toContain('Person manager set Depot to On Hold')
  clock.now += 24 * 3_600_000
  await run('notifications.digest')
  expect(mailsTo(email)).toHaveLength(1)
  await send('PUT', '/notifications/preferences', client, { data: [], mails: 'at_once' })
  await send('PATCH', `/projects/${project.id}`, manager, { version: 3, status: 'in_progress' })
  await work()
  expect(mailsTo(email)).toHaveLength(2)
})

test('changes after the daily summary are in the next one, even if their batch began before it', async () => {
  await everyDayIsAWorkingDay(database)
  const { manager, title, addTask, change } = await scene()
  await wish(manager, 'tasks_changed', { email: true })
  await send('PUT', '/notifications/preferences', manager, { data: [], mails: 'daily' })
  const email = await emailOf(idOf(manager))
  const first = await addTask()
  await createAll()
  clock.now += 24 * 3_600_000
  await run('notifications.digest')
  expect(mailsTo(email)).toHaveLength(1)
  await change(first)
  await addTask()
  await addTask()
  await createAll()
  clock.now += 24 * 3_600_000
  await run('notifications.digest')
  const [, second, ...further] = mailsTo(email)
  expect(second?.text).toContain(`Suresh Reddy changed 3 tasks in ${title}`)
  expect(further).toEqual([])
})

test('the summary waits on a day off, and comes on the next working day', async () => {
  const { project, client, manager } = await makeTeam()
  await send('PUT', '/notifications/preferences', client, { data: [], mails: 'daily' })
  await send('PATCH', `/projects/${project.id}`, manager, { version: 1, status: 'in_progress' })
  await work()
  clock.now += 24 * 3_600_000
  const email = await emailOf(project.client_id)
  await everyDayIsAWorkingDay(database, {
    but: new Date(clock.now + 5.5 * 3_600_000).toISOString().slice(0, 10),
  })
  await run('notifications.digest')
  expect(mailsTo(email)).toEqual([])
  clock.now += 24 * 3_600_000
  await run('notifications.digest')
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Your daily summary'])
})
