import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { chatJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const relay = await startRelay()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
beforeEach(async () => {
  // What another test left unread is none of this one's.
  await database.admin.query(`update chat_messages set created_at = now() - interval '9 days'`)
  relay.mails.length = 0
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

const run = (queue: string, payload: object, id: string = crypto.randomUUID()) =>
  chatJobs(worker)
    .find((each) => each.queue === queue)
    ?.run(payload as never, { id })
const later = (minutes: number) =>
  database.admin.query(
    `update chat_messages set created_at = created_at - make_interval(mins => $1) where created_at > now() - interval '8 days'`,
    [minutes],
  )
const requested = async () => {
  await run('chat.find-unread', {})
  return database.rows<{ id: string; payload: object }>(
    `delete from pgboss.job where name = 'chat.send-unread' returning id, data -> 'payload' as payload`,
  )
}
const sendAll = async () => {
  for (const { id, payload } of await requested()) await run('chat.send-unread', payload, id)
  return relay.mails
    .splice(0)
    .map(({ recipients, subject, text }) => ({
      to: recipients[0] ?? '',
      subject: subject ?? '',
      text: (text ?? '').replaceAll(/\s+/g, ' '),
    }))
    .toSorted((a, b) => a.to.localeCompare(b.to))
}
const prefer = (userId: string, kind: string, email: boolean) =>
  database.admin.query(
    `insert into notification_preferences (user_id, kind, in_app, email, digest) values ($1, $2, false, $3, false)
     on conflict (user_id, kind) do update set email = excluded.email`,
    [userId, kind, email],
  )

async function scene() {
  const project = await makeProject(api)
  const [client] = await database.rows<{ email: string }>(`select email from users where id = $1`, [
    project.client_id,
  ])
  return {
    project,
    client: user(project.client_id, 'client'),
    manager: user(project.manager_id, 'manager'),
    email: client?.email ?? '',
  }
}

test('unread messages cause one mail about all conversations after 15 minutes, and no second one', async () => {
  const { project, client, manager, email } = await scene()
  const other = await makeProject(api, { clientId: client.id })
  await say(api, manager, roomOf(project.id))
  await say(api, manager, roomOf(project.id))
  await later(14)
  expect(await sendAll()).toEqual([])
  await say(api, user(other.manager_id, 'manager'), roomOf(other.id))
  await later(2)
  const [mail, ...more] = await sendAll()
  expect([mail?.to, mail?.subject, more]).toEqual([email, '3 new messages in 2 conversations', []])
  expect(mail?.text).toContain(`/dashboard/projects/${project.id}?tab=chat`)
  expect(mail?.text).toContain('2 new messages from Person manager')
  // Nothing of what was written.
  expect(mail?.text).not.toContain('Good morning')
  await later(60)
  expect(await sendAll()).toEqual([])
  // Later ones have to wait for the pause, then they are mailed alone.
  await say(api, manager, roomOf(project.id))
  await later(20)
  expect(await sendAll()).toEqual([])
  await database.admin.query(`update chat_mails set sent_at = sent_at - interval '3 hours'`)
  expect((await sendAll()).map(({ subject }) => subject)).toEqual([`1 new message in Project ${project.id}`])
})

test('what was read meanwhile isn’t mailed, and neither is anything to who lost access', async () => {
  const [reading, leaving, deleted] = [await scene(), await scene(), await scene()]
  const viewer = await makePerson(api, 'client')
  await joinOrganisationOf(api, leaving.client.id, viewer.id, 'viewer')
  await prefer(leaving.client.id, 'chat_unread', false)
  const messages = []
  for (const { project, manager } of [reading, leaving, deleted])
    messages.push(await say(api, manager, roomOf(project.id)))
  await later(20)
  const jobs = await requested()
  expect(jobs).toHaveLength(3)
  await api.deps.db.as(reading.client, (tx) =>
    tx
      .insertInto('chat_reads')
      .values({
        project_id: reading.project.id,
        audience: 'everyone',
        user_id: reading.client.id,
        name: 'Person client',
        seq: 1,
      })
      .execute(),
  )
  await database.admin.query('update users set organisation_id = null where id = $1', [viewer.id])
  await database.admin.query(`update chat_messages set deleted_at = now(), text = '' where id = $1`, [
    messages[2]?.message.id,
  ])
  for (const { id, payload } of jobs) await run('chat.send-unread', payload, id)
  expect(relay.mails).toEqual([])
})

test('switches and choices count: off for the company, off for the person, on for staff who ask for it', async () => {
  const { project, client, manager } = await scene()
  const viewer = await makePerson(api, 'client', { verified: false })
  await joinOrganisationOf(api, client.id, viewer.id, 'viewer')
  await say(api, manager, roomOf(project.id))
  await say(api, client, roomOf(project.id))
  await later(20)
  await database.admin.query(
    `update settings set value = '{"projectUpdates": false}' where section = 'notifications'`,
  )
  expect(await sendAll()).toEqual([])
  await database.admin.query(`update settings set value = '{}' where section = 'notifications'`)
  await prefer(client.id, 'chat_unread', false)
  // The viewer's address isn't confirmed, and staff don't get these mails unless they ask.
  expect(await sendAll()).toEqual([])
  await prefer(manager.id, 'chat_unread', true)
  const [mail] = await sendAll()
  expect(mail?.subject).toBe(`1 new message in Project ${project.id}`)
})

test('clients get no mail about internal notes; staff on the team do, and no second one about a mention', async () => {
  const { project, client, manager } = await scene()
  const supervisor = await makePerson(api, 'manager')
  await database.admin.query(
    `insert into project_members (id, project_id, user_id, duty, name) values (gen_random_uuid(), $1, $2, 'member', 'Sunil')`,
    [project.id, supervisor.id],
  )
  for (const id of [supervisor.id, client.id]) await prefer(id, 'chat_unread', true)
  await say(api, manager, roomOf(project.id, 'internal'), { mentions: [supervisor.id] })
  await later(20)
  await prefer(supervisor.id, 'chat_mention', true)
  // The mail about the mention is enough.
  expect(await sendAll()).toEqual([])
  await prefer(supervisor.id, 'chat_mention', false)
  const mails = await sendAll()
  expect(mails.map(({ subject }) => subject)).toEqual([`1 new message in Project ${project.id}`])
  expect(mails[0]?.text).toContain(`/dashboard/projects/${project.id}?tab=chat&room=notes`)
  expect(mails[0]?.text).toContain('internal notes')
})
