import type { Actor } from '@trusswell/domain/actor.ts'
import { defaultSettings } from '@trusswell/domain/settings.ts'
import { beforeEach, expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { openNotificationScene } from '../../../test/notification-scene.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, projectBody } from '../../../test/projects.ts'
import { everyDayIsAWorkingDay } from '../../../test/working-days.ts'
import { jobHandlers } from '../registry.ts'

const { database, api, started, clock, runJob, send, messagesOf, mailsTo, wish } = openNotificationScene()
const office = 'office@trusswell.example'
const evil = 'https://evil.example/login'
const typed = { subject: `Mailbox full, sign in at ${evil}`, message: 'Go to www.evil.example now.' }

beforeEach(async () => {
  await database.admin.query('delete from pgboss.job')
  await database.admin.query('delete from office_mail_items')
  started.relay.mails.length = 0
})

/** What the worker does: confirmations, notifications and their mails. */
async function work() {
  const handlers = await jobHandlers(started.deps)
  for (;;) {
    const jobs = await database.rows<{ id: string; name: string; payload: never }>(
      `delete from pgboss.job where name ~ '^(contact|applications|notifications)\\.' and start_after <= now()
       returning id, name, data->'payload' as payload`,
    )
    if (jobs.length === 0) return
    for (const job of jobs)
      await handlers.find(({ queue }) => queue === job.name)?.run(job.payload, { id: job.id })
  }
}
/** The next tenth minute. */
async function mailOffice() {
  await work()
  await runJob('notifications.mail-office')
  await work()
}
const subjects = () => mailsTo(office).map(({ subject }) => subject)
const person = async (role: 'admin' | 'manager' | 'client') => {
  const { id, email } = await makePerson(api, role)
  return { actor: { kind: 'user', role, id } as Actor, id, email }
}
const enquire = async (changes: object = {}, ip?: string) => {
  const answer = await api.sendContact({ ...typed, ...changes }, {}, ip)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string; reference: string }>()
}
/** What a mail program would turn into a link, other than our own. */
function expectNoForeignLink() {
  for (const { html = '', text = '' } of mailsTo(office)) {
    for (const [, url] of html.matchAll(/href="([^"]*)"/g))
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
    for (const part of [html, text]) expect(part).not.toMatch(/evil\.example|:\/\/evil|@client\.example/)
  }
}

test('ten enquiries are ten confirmations and one mail to the office; staff learn of them by the bell', async () => {
  const [admin, manager] = [await person('admin'), await person('manager')]
  for (let n = 0; n < 10; n += 1) await enquire({ first_name: 'IT', last_name: 'Support' })
  await mailOffice()
  await mailOffice()
  expect(started.relay.mails).toHaveLength(11)
  expect(subjects()).toEqual(['10 new enquiries'])
  expect(started.relay.mails.map(({ subject }) => subject).join()).not.toMatch(/evil|Mailbox|Support/)
  const [mail] = mailsTo(office)
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text).toContain('https[:]//evil[.]example/login')
  expect(mail?.html).toContain('www[.]evil[.]example')
  expectNoForeignLink()
  for (const { actor, email } of [admin, manager]) {
    expect(mailsTo(email)).toEqual([])
    expect((await messagesOf(actor)).filter(({ kind }) => kind === 'enquiry_received')).toHaveLength(10)
  }
})

test('one enquiry is mailed with all of it, and a reply to that mail goes to its sender', async () => {
  const email = `asha@${crypto.randomUUID()}.example`
  const { id, reference } = await enquire({ email, message: `${'Long. '.repeat(200)}End` })
  await mailOffice()
  expect(subjects()).toEqual([`New enquiry [${reference}]`])
  const [mail] = mailsTo(office)
  expect(mail?.replyTo).toEqual([{ address: email, name: '' }])
  expect(mail?.html).toContain(`/dashboard/contacts?open=${id}`)
  expect(mail?.html).toContain('End')
  expectNoForeignLink()
})

test('an enquiry that a colleague took on is mailed to them, and nothing about one that was deleted', async () => {
  const manager = await person('manager')
  const [taken, deleted, left] = [await enquire(), await enquire(), await enquire()]
  await send('PATCH', `/admin/contacts/${taken.id}`, adminActor, { assignee_id: manager.id })
  await database.admin.query('update contact_submissions set deleted_at = now() where id = $1', [deleted.id])
  await mailOffice()
  expect(mailsTo(manager.email).map(({ subject }) => subject)).toEqual([`New enquiry [${taken.reference}]`])
  expect(subjects()).toEqual([`New enquiry [${left.reference}]`])
})

test('the office is sent twenty in an hour, and then the number of the others', async () => {
  for (let n = 0; n < 40; n += 1) await enquire({ subject: `Number ${n}.` }, `198.51.100.${n}`)
  await mailOffice()
  expect(subjects()).toEqual(['40 new enquiries'])
  const [first] = mailsTo(office)
  expect(first?.text).toContain('And 20 more')
  expect(first?.text).toContain('Number 19.')
  expect(first?.text).not.toContain('Number 20.')
  expect(first?.html).toContain('/dashboard/contacts?status=new')
  for (let n = 0; n < 5; n += 1) await enquire({}, `198.51.101.${n}`)
  await mailOffice()
  expect(subjects()).toHaveLength(1)
  await database.admin.query(
    `update office_mail_items set batched_at = now() - interval '61 minutes' where batch is not null`,
  )
  await mailOffice()
  expect(subjects()).toEqual(['40 new enquiries', '5 new enquiries'])
}, 60_000)

test('ten applications are one mail to the office', async () => {
  const manager = await person('manager')
  for (let n = 0; n < 10; n += 1)
    expect((await apply(api, 'architect', { fields: { name: 'Ravi Teja' } })).statusCode).toBe(201)
  await mailOffice()
  expect(subjects()).toEqual(['10 new applications'])
  expect(started.relay.mails).toHaveLength(11)
  expect(mailsTo(manager.email)).toEqual([])
  expect(
    (await messagesOf(manager.actor)).filter(({ kind }) => kind === 'application_received'),
  ).toHaveLength(10)
})

test('ten projects of a client are one mail to the office, with those that still wait for a decision', async () => {
  const [admin, client] = [await person('admin'), await person('client')]
  const ids: string[] = []
  for (let n = 0; n < 10; n += 1) {
    const answer = await send('POST', '/projects', client.actor, projectBody({ description: evil }))
    ids.push(answer.json<{ data: { id: string } }>().data.id)
  }
  const reason = `The site was sold, see ${evil}`
  await send('POST', `/projects/${ids[0]}/withdraw`, client.actor, { version: 1, reason })
  await mailOffice()
  expect(subjects().map((subject) => subject?.replace(/ \[.*/, ''))).toEqual([
    '9 new projects',
    'Project withdrawn',
  ])
  expect(mailsTo(admin.email)).toEqual([])
  expect(mailsTo(office)[1]?.text).toContain('https[:]//evil[.]example')
  expectNoForeignLink()
  const bell = (await messagesOf(admin.actor)).map(({ kind }) => kind)
  expect(bell.filter((kind) => kind === 'project_created')).toHaveLength(10)
  expect(bell).toContain('project_withdrawn')
})

test('a project of a member of staff is not mailed to the office', async () => {
  const [manager, client] = [await person('manager'), await person('client')]
  const body = { ...projectBody(), client_id: client.id }
  expect((await send('POST', '/projects', manager.actor, body)).statusCode).toBe(201)
  await mailOffice()
  expect(mailsTo(office)).toEqual([])
})

test('the company-wide switches stop these mails, except about enquiries', async () => {
  const set = async (changes: object) => {
    const notificationSettings = { ...defaultSettings.notificationSettings, ...changes }
    await send('PUT', '/admin/settings', adminActor, { ...defaultSettings, notificationSettings })
  }
  await set({ emailNotifications: false })
  await apply(api, 'architect')
  await enquire()
  await mailOffice()
  await set({})
  expect(subjects()).toEqual([expect.stringContaining('New enquiry')])
})

test('an e-mail that staff chose for such a kind before isn’t sent, and the settings say so', async () => {
  const manager = await person('manager')
  const data = [{ kind: 'enquiry_received', in_app: true, email: true, digest: false }]
  const answer = await send('PUT', '/notifications/preferences', manager.actor, { data })
  expect(answer.json<{ data: object[] }>().data).toContainEqual({ ...data[0], email: false })
  await enquire()
  await mailOffice()
  expect(mailsTo(manager.email)).toEqual([])
})

test('staff who want enquiries in the daily summary get them there, without links', async () => {
  await everyDayIsAWorkingDay(database)
  const manager = await person('manager')
  await wish(manager.actor, 'enquiry_received', { digest: true })
  await enquire()
  await work()
  clock.now += 24 * 3_600_000
  await runJob('notifications.digest')
  await work()
  const [summary] = mailsTo(manager.email)
  expect(summary?.subject).toBe('Your daily summary')
  expect(summary?.text).toContain('https[:]//evil[.]example/login')
  expect(`${summary?.html}${summary?.text}`).not.toMatch(/evil\.example/)
})

test('the other mails about enquiries repeat nothing of a visitor in their subject line, and no link', async () => {
  const manager = await person('manager')
  const data = [{ kind: 'enquiry_assigned', in_app: true, email: true, digest: false }]
  await send('PUT', '/notifications/preferences', manager.actor, { data })
  const { id } = await enquire()
  await send('PATCH', `/admin/contacts/${id}`, adminActor, { assignee_id: manager.id })
  await work()
  const [mail] = mailsTo(manager.email)
  expect(mail?.subject).toBe('An enquiry is assigned to you')
  expect(mail?.text).toContain('https[:]//evil[.]example')
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/evil\.example|:\/\/evil/)
})

test('a mail that an enquiry of the version before still waits for is part of the batch, once', async () => {
  const { id } = await enquire()
  await database.admin.query(
    `insert into pgboss.job (id, name, data) values (gen_random_uuid(), 'contact.notify-company', $1)`,
    [JSON.stringify({ request_id: null, payload: { contact_id: id } })],
  )
  await mailOffice()
  expect(subjects()).toHaveLength(1)
})
