import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChatMessage, ChatState } from '@trusswell/domain/chat.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '../../../test/chat.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import { workNotifications } from '../../../test/work-notifications.ts'
import type { WorkerDeps } from '../../deps.ts'
import { chatJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const relay = await startRelay()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

async function scene() {
  const project = await makeProject(api)
  const base = `/api/projects/${project.id}`
  const client = user(project.client_id, 'client')
  const manager = user(project.manager_id, 'manager')
  const call = (actor: Actor, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    api.app.inject({
      method,
      url: path.startsWith('/api') ? path : `${base}${path}`,
      headers: asActor(actor),
      ...(payload ? { payload } : {}),
    })
  const send = async (actor: Actor, path = '/messages') =>
    (await call(actor, 'POST', path, { content: 'When do you begin?' })).json<ChatMessage>()
  const waiting = async (actor: Actor = manager) =>
    (await call(actor, 'GET', '/chat')).json<ChatState>().unanswered
  const mark = (id: string, actor: Actor = manager) => call(actor, 'POST', `/messages/${id}/no-answer-needed`)
  return { project, client, manager, call, send, waiting, mark }
}
const overviewOf = async (actor: Actor) =>
  (await api.app.inject({ url: '/api/manager/overview', headers: asActor(actor) })).json<{
    unanswered: { project_id: string; message_id: string; overdue: boolean }[]
  }>().unanswered

test('the client’s first message after the last of staff waits for an answer', async () => {
  const { project, client, manager, send, waiting } = await scene()
  expect(await waiting()).toBeNull()
  await send(manager)
  expect(await waiting()).toBeNull()
  const [first, second] = [await send(client), await send(client)]
  const expected = { message_id: first.id, since: first.timestamp, newest_id: second.id }
  expect(await waiting()).toEqual(expected)
  // A note isn't an answer, and clients aren't shown that they wait.
  await send(manager, '/notes')
  expect(await waiting()).toEqual(expected)
  expect(await waiting(client)).toBeNull()
  expect(await overviewOf(manager)).toEqual([
    {
      project_id: project.id,
      project_title: `Project ${project.id}`,
      message_id: first.id,
      sender_name: 'Person client',
      since: first.timestamp,
      overdue: false,
    },
  ])
  await send(manager)
  expect([await waiting(), await overviewOf(manager)]).toEqual([null, []])
})

test('a marked message needs no answer; a newer one does, and so does one that was not on the page yet', async () => {
  const { client, manager, send, waiting, mark, call } = await scene()
  const [first, second] = [await send(client), await send(client)]
  expect((await mark(first.id, client)).statusCode).toBe(403)
  expect((await mark(crypto.randomUUID())).statusCode).toBe(404)
  // Marked from a page that didn't show the second message yet.
  const marked = await mark(first.id)
  expect([marked.statusCode, marked.json()]).toMatchObject([200, { unanswered: { message_id: second.id } }])
  expect((await mark(second.id)).json()).toEqual({ unanswered: null })
  // A second press changes nothing and isn't on record.
  expect((await mark(second.id)).json()).toEqual({ unanswered: null })
  const entries = await database.rows<{ entity_id: string; actor_id: string }>(
    `select entity_id, actor_id from audit_entries where action = 'chat.no-answer-needed'
     and details ->> 'project_id' = (select project_id::text from chat_messages where id = $1) order by id`,
    [first.id],
  )
  expect(entries).toEqual([first, second].map(({ id }) => ({ entity_id: id, actor_id: manager.id })))
  const third = await send(client)
  expect(await waiting()).toMatchObject({ message_id: third.id })
  // One that the client deleted needs no answer; the next one does.
  const fourth = await send(client)
  await call(client, 'DELETE', `/messages/${third.id}`)
  expect(await waiting()).toMatchObject({ message_id: fourth.id })
  await call(client, 'DELETE', `/messages/${fourth.id}`)
  expect(await waiting()).toBeNull()
})

test('the manager is notified once when the working hours have passed; an admin, while there is no manager', async () => {
  const [late, fresh, answered, orphan] = [await scene(), await scene(), await scene(), await scene()]
  const admin = await makePerson(api, 'admin')
  const run = async () => {
    await chatJobs(worker)
      .find(({ queue }) => queue === 'chat.remind-unanswered')
      ?.run({} as never, { id: crypto.randomUUID() })
  }
  const sent = await late.send(late.client)
  await fresh.send(fresh.client)
  const replied = await answered.send(answered.client)
  const orphaned = await orphan.send(orphan.client)
  await database.admin.query('delete from project_members where project_id = $1', [orphan.project.id])
  await database.admin.query(
    `update chat_messages set created_at = now() - interval '5 days' where id = any ($1)`,
    [[sent.id, replied.id, orphaned.id]],
  )
  expect(await overviewOf(late.manager)).toMatchObject([{ message_id: sent.id, overdue: true }])
  const counted = await api.app.inject({
    url: '/api/admin/unanswered',
    headers: asActor(user(admin.id, 'admin')),
  })
  expect(counted.json()).toEqual({ total: 4, overdue: 3 })
  await run()
  // Answered between the job and the notification.
  await answered.send(answered.manager)
  await workNotifications(database, worker)
  await run()
  await workNotifications(database, worker)
  const notified = await database.rows<{ user_id: string; message: string; path: string }>(
    `select user_id, message, path from notifications where kind = 'chat_unanswered' order by message`,
  )
  const expected = [
    { scene: late, message: sent, reader: late.manager.id },
    { scene: orphan, message: orphaned, reader: admin.id },
  ].map(({ scene: { project }, message, reader }) => ({
    user_id: reader,
    message: `Person client is waiting for an answer in Project ${project.id}`,
    path: `/dashboard/projects/${project.id}?tab=chat&message=${message.id}`,
  }))
  expect(notified).toEqual(expected.toSorted((a, b) => a.message.localeCompare(b.message)))
  // Managers also by e-mail, unless they choose otherwise.
  expect(relay.mails.map(({ subject }) => subject)).toEqual([
    `Person client is waiting for an answer in Project ${late.project.id}`,
  ])
})
