import type { NotificationKind, NotificationSubject } from '@trusswell/domain/notifications.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { roomOf, say, user } from '../../../test/chat.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson, makeSignedIn, organisationOf, signIn } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import { workNotifications } from '../../../test/work-notifications.ts'
import type { WorkerDeps } from '../../deps.ts'
import type { JobHandler } from '../../platform/job-runner.ts'
import { applicationJobs } from '../applications/jobs.ts'
import { contactJobs } from '../contact/jobs.ts'
import { createNotifications } from '../notifications/create-notifications.ts'
import { identityJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let relay: Awaited<ReturnType<typeof startRelay>>
let worker: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

const password = 'quiet-river-41-mango'
type Method = 'POST' | 'DELETE'
const send = (method: Method, url: string, payload: object | undefined, headers: Record<string, string>) =>
  api.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) })
const run = (jobs: JobHandler[], queue: string) =>
  jobs.find((job) => job.queue === queue)?.run({} as never, { id: crypto.randomUUID() })

/** The tables, and the queue, in which a word is found in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: string[] = []
  for (const { name } of [...tables, { name: 'pgboss.job' }]) {
    const rows = await database.rows(
      `select from ${name} t where to_jsonb(t)::text ilike '%' || $1 || '%' limit 1`,
      [word],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

async function accept(id: string, email: string, name: string) {
  const token = api.deps.links.invitation.issue({ id, email })
  const accepted = await send('POST', '/auth/accept-invitation', { token, name, password }, {})
  expect(accepted.statusCode).toBe(200)
  const { answer, headers } = await signIn(api, email, {}, password)
  return { id: answer.json<{ user: { id: string } }>().user.id, headers: headers() }
}

const notify = (kind: NotificationKind, subject: NotificationSubject, detail: string | null = null) =>
  createNotifications(worker, worker.notificationComposers[kind], {
    kind,
    event_key: crypto.randomUUID(),
    subject,
    actor_id: null,
    detail,
  })

async function erase(id: string) {
  await database.admin.query(`update users set deleted_at = now() - interval '31 days' where id = $1`, [id])
  await database.admin.query('delete from idempotency_keys')
  await run(identityJobs(worker), 'identity.purge-deleted')
  expect(await database.count(`users where id = '${id}'`)).toBe(0)
}

test('nothing has the name or address of an erased client who was invited, joined and left', async () => {
  const word = 'Zephyrine'
  const [owner, admin] = [await makeSignedIn(api, 'client'), await makeSignedIn(api, 'admin')]
  const organisation = await organisationOf(api, owner.id)
  const email = `${word.toLowerCase()}@people.example`
  const invitation = { name: `${word} Rao`, email, role: 'viewer' }
  const invited = await send(
    'POST',
    `/admin/organisations/${organisation}/invitations`,
    invitation,
    admin.headers,
  )
  await workNotifications(database, worker)
  const person = await accept(invited.json<{ id: string }>().id, email, `${word} Rao`)
  const { project, manager } = await projectOf(owner.id)
  const { message } = await say(api, user(person.id, 'client'), roomOf(project), {
    text: 'Look',
    mentions: [manager],
  })
  await notify('chat_mention', { type: 'message', id: message.id })
  const left = await send('DELETE', `/organisation/people/${person.id}`, undefined, person.headers)
  expect(left.statusCode).toBe(204)
  await workNotifications(database, worker)
  const kinds = await database.rows<{ kind: string }>(
    `select distinct kind from notifications where message like '%' || $1 || '%' order by 1`,
    [word],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'chat_mention',
    'person_invited',
    'person_joined',
    'person_left',
  ])
  expect(await tablesWith(word)).toEqual(expect.arrayContaining(['audit_personal', 'invitations', 'users']))
  await erase(person.id)
  expect(await tablesWith(word)).toEqual([])
})

async function projectOf(clientId: string) {
  const { id, manager_id } = await makeProject(api, { clientId })
  return { project: id, manager: manager_id ?? '' }
}

test('nothing has the name or addresses of an erased manager, also where the address was changed', async () => {
  const word = 'Quillabert'
  const admin = await makeSignedIn(api, 'admin')
  const email = `${word.toLowerCase()}@people.example`
  const invitation = { name: `${word} Rao`, email, role: 'manager' }
  // The second replaces the first, whose entry in the log stays.
  for (let n = 0; n < 2; n += 1)
    expect((await send('POST', '/admin/users', invitation, admin.headers)).statusCode).toBe(201)
  const [row] = await database.rows<{ id: string }>('select id from invitations where email = $1', [email])
  const person = await accept(row?.id ?? '', email, `${word} Rao`)
  await database.admin.query(`update users set email = 'other.than.invited@people.example' where id = $1`, [
    person.id,
  ])
  const client = await makePerson(api, 'client')
  const { project } = await projectOf(client.id)
  await notify('manager_assigned', { type: 'project', id: project }, person.id)
  expect(await tablesWith(word)).toEqual(
    expect.arrayContaining(['audit_personal', 'invitations', 'notifications', 'users']),
  )
  await erase(person.id)
  await run(identityJobs(worker), 'identity.expire')
  expect(await tablesWith(word)).toEqual([])
})

test('nothing has the name of an erased applicant or enquirer', async () => {
  const word = 'Xanthippa'
  await makePerson(api, 'admin')
  await apply(api, 'architect', { fields: { name: `${word} Rao`, email: `${word}@people.example` } })
  await api.sendContact({ first_name: word, email: `${word}@people.example` })
  await workNotifications(database, worker)
  expect(await tablesWith(word)).toEqual(
    expect.arrayContaining(['audit_personal', 'contact_submissions', 'job_applications', 'notifications']),
  )
  for (const table of ['job_applications', 'contact_submissions'])
    await database.admin.query(`update ${table} set deleted_at = now() - interval '31 days'`)
  await database.admin.query('delete from idempotency_keys')
  await run(applicationJobs(worker), 'applications.retain')
  await run(contactJobs(worker), 'contact.purge-deleted')
  expect(await tablesWith(word)).toEqual([])
})

test('invitations that were accepted, revoked or expired go after 90 days with what the log says of them', async () => {
  const admin = await makeSignedIn(api, 'admin')
  const invite = async (name: string) => {
    const email = `${name.toLowerCase()}@people.example`
    const answer = await send(
      'POST',
      '/admin/users',
      { name: `${name} Rao`, email, role: 'manager' },
      admin.headers,
    )
    expect(answer.statusCode).toBe(201)
    const [row] = await database.rows<{ id: string }>('select id from invitations where email = $1', [email])
    return row?.id ?? ''
  }
  const states = { Acceptina: 'accepted_at', Revokina: 'revoked_at', Expirina: 'expires_at' }
  for (const [name, column] of Object.entries(states)) {
    const id = await invite(name)
    const age = (days: number) =>
      database.admin.query(
        `update invitations set ${column} = now() - make_interval(days => $2) where id = $1`,
        [id, days],
      )
    await age(89)
    await run(identityJobs(worker), 'identity.expire')
    expect(await tablesWith(name)).toEqual(['audit_personal', 'invitations'])
    await age(91)
    await run(identityJobs(worker), 'identity.expire')
    expect(await tablesWith(name)).toEqual([])
  }
  await invite('Stilopen')
  await run(identityJobs(worker), 'identity.expire')
  expect(await tablesWith('Stilopen')).toEqual(['audit_personal', 'invitations'])
})
