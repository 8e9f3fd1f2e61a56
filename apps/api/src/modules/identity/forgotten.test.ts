import type { NotificationKind, NotificationSubject } from '@trusswell/domain/notifications.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { roomOf, say, user } from '../../../test/chat.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeAskedProject } from '../../../test/mailed-links.ts'
import { makePayment } from '../../../test/payments.ts'
import { joinOrganisationOf, makePerson, makeSignedIn, organisationOf, signIn } from '../../../test/people.ts'
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

const notify = (
  kind: NotificationKind,
  subject: NotificationSubject,
  detail: string | null = null,
  actor_id: string | null = null,
) =>
  createNotifications(worker, worker.notificationComposers[kind], {
    kind,
    event_key: crypto.randomUUID(),
    subject,
    actor_id,
    detail,
  })

/** The kinds of the notifications that have a word in their message. */
async function kindsNaming(word: string): Promise<string[]> {
  const rows = await database.rows<{ kind: string }>(
    `select distinct kind from notifications where message like '%' || $1 || '%' order by 1`,
    [word],
  )
  return rows.map(({ kind }) => kind)
}

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
  expect(await kindsNaming(word)).toEqual(['chat_mention', 'person_invited', 'person_joined', 'person_left'])
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

async function rename(id: string, name: string) {
  await database.admin.query('update users set name = $2 where id = $1', [id, name])
}

test('no notification has the name of erased staff for what they did, or of whom they assigned', async () => {
  const word = 'Wilhelmine'
  const [person, other] = [await makePerson(api, 'admin'), await makePerson(api, 'manager')]
  await makePerson(api, 'admin')
  await rename(person.id, `${word} Rao`)
  const asked = await makeAskedProject(api)
  const project = { type: 'project', id: asked.id } as const
  const milestone = { type: 'milestone', id: asked.milestone } as const
  const change = { type: 'change_request', id: asked.subjects.change_request } as const
  const enquiry = crypto.randomUUID()
  await database.admin.query(
    `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice, assignee_id)
     values ($1, 'Asha', 'Pillai', 'asha@visitors.example', 'A roof', 'It leaks', 'test', $2)`,
    [enquiry, other.id],
  )
  const did: [NotificationKind, NotificationSubject, string | null][] = [
    ['project_created', project, null],
    ['manager_assigned', project, other.id],
    ['status_changed', project, 'on_hold'],
    ['milestone_added', milestone, null],
    ['milestone_completed', milestone, null],
    ['milestone_answered', milestone, 'accepted'],
    ['change_requested', change, null],
    ['change_answered', change, 'declined'],
    ['tasks_changed', { type: 'task', id: asked.task }, null],
    ['enquiry_assigned', { type: 'enquiry', id: enquiry }, other.id],
  ]
  await database.admin.query(
    `insert into project_members (id, project_id, user_id, duty) values (gen_random_uuid(), $1, $2, 'member')`,
    [asked.id, person.id],
  )
  for (const [kind, subject, detail] of did) await notify(kind, subject, detail, person.id)
  expect(await kindsNaming(word)).toEqual(did.map(([kind]) => kind).toSorted())
  await erase(person.id)
  expect(await tablesWith(word)).toEqual([])
  // A message with two names goes with the one who was assigned, too.
  await rename(other.id, `${word} Reddy`)
  await notify('manager_assigned', project, other.id, asked.manager_id)
  const clients = await database.count(
    `notifications where actor_id is not null and person_id = '${other.id}'`,
  )
  expect(clients).toBeGreaterThan(0)
  await erase(other.id)
  expect(await tablesWith(word)).toEqual([])
})

test('no notification has the name of an erased client, nor that of the organisation named after them', async () => {
  const word = 'Marigolda'
  await makePerson(api, 'admin')
  const asked = await makeAskedProject(api)
  await rename(asked.client_id, `${word} Rao`)
  const project = { type: 'project', id: asked.id } as const
  const milestone = { type: 'milestone', id: asked.milestone } as const
  const change = { type: 'change_request', id: asked.subjects.change_request } as const
  const payment = { type: 'payment', id: await makePayment(database, asked) } as const
  const did: [NotificationKind, NotificationSubject, string | null][] = [
    ['project_created', project, null],
    ['project_withdrawn', project, null],
    ['milestone_added', milestone, null],
    ['milestone_answered', milestone, 'accepted'],
    ['change_requested', change, null],
    ['change_answered', change, 'accepted'],
    ['payment_claimed', payment, null],
  ]
  for (const [kind, subject, detail] of did) await notify(kind, subject, detail, asked.client_id)
  expect(await kindsNaming(word)).toEqual(did.map(([kind]) => kind).toSorted())
  // An organisation with projects keeps an owner.
  await joinOrganisationOf(api, asked.client_id, (await makePerson(api, 'client')).id, 'owner')
  await erase(asked.client_id)
  expect(await kindsNaming(word)).toEqual([])
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
