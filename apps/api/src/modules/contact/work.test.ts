import type { Actor } from '@trusswell/domain/actor.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import type { ContactReply } from '@trusswell/domain/contact-work.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson, organisationOf } from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import { workNotifications } from '../../../test/work-notifications.ts'
import type { WorkerDeps } from '../../deps.ts'
import { contactJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
type User = Extract<Actor, { kind: 'user' }>
let relay: Awaited<ReturnType<typeof startRelay>>
let worker: WorkerDeps
let admin: User
let manager: User
let clients = 0
let refusal: { code: number; message: string } | null = null
const person = async (role: 'admin' | 'manager'): Promise<User> => ({
  kind: 'user',
  role,
  id: (await makePerson(api, role)).id,
})
beforeAll(async () => {
  relay = await startRelay({ recipient: () => refusal })
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
  admin = await person('admin')
  manager = await person('manager')
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})
beforeEach(() => database.admin.query('delete from contact_submissions'))

type Method = 'GET' | 'POST' | 'PATCH'
const call = (actor: User, method: Method, path: string, payload?: object, key?: string) =>
  api.app.inject({
    method,
    url: `/api/${actor.role}/contacts${path}`,
    headers: { ...asActor(actor), ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload ? { payload } : {}),
  })
const create = async (changes: object = {}) =>
  (await api.sendContact({ ...changes }, {}, `10.9.${(clients += 1)}.1`)).json<{
    id: string
    email: string
  }>()
const read = async (id: string) => (await call(admin, 'GET', `/${id}`)).json<ContactSubmission>()
const listed = async (actor: User, query: string) =>
  (await call(actor, 'GET', query)).json<{ data: { id: string }[] }>().data.map(({ id }) => id)

type Waiting = { id: string; name: string; data: { payload: object } }
/** Runs the jobs of the contact module that wait. */
async function work() {
  const jobs = contactJobs(worker)
  const waiting = await database.rows<Waiting>(
    `update pgboss.job set state = 'completed' where state = 'created' and name like 'contact.%' returning id, name, data`,
  )
  for (const { id, name, data } of waiting.toSorted((a, b) => a.id.localeCompare(b.id))) {
    await jobs.find(({ queue }) => queue === name)?.run(data.payload as never, { id })
  }
}
const mailsTo = (address: string) => relay.mails.filter(({ recipients }) => recipients.includes(address))

test('an enquiry is assigned to staff, who are notified; those with and without assignee are filtered', async () => {
  const [mine, theirs, free] = [await create(), await create(), await create()]
  await call(manager, 'PATCH', `/${mine.id}`, { version: 1, assignee_id: manager.id })
  const answer = await call(manager, 'PATCH', `/${theirs.id}`, { version: 1, assignee_id: admin.id })
  expect(answer.json()).toMatchObject({
    assignee_id: admin.id,
    assignee_name: expect.any(String),
    version: 2,
  })
  expect(await listed(manager, '?assignee=me')).toEqual([mine.id])
  expect(await listed(admin, '?assignee=me')).toEqual([theirs.id])
  expect(await listed(admin, `?assignee=${manager.id}`)).toEqual([mine.id])
  expect(await listed(admin, '?assignee=none')).toEqual([free.id])
  const notified = await database.rows<{ payload: { detail: string; subject: { id: string } } }>(
    `select data->'payload' as payload from pgboss.job
     where name = 'notifications.create' and data->'payload'->>'kind' = 'enquiry_assigned'`,
  )
  expect(notified.map(({ payload }) => [payload.subject.id, payload.detail])).toEqual([[theirs.id, admin.id]])
  const back = await call(admin, 'PATCH', `/${theirs.id}`, { version: 2, assignee_id: null })
  expect(back.json()).toMatchObject({ assignee_id: null, assignee_name: null })
})

test('only active staff can be assigned', async () => {
  const { id } = await create()
  for (const assignee_id of [(await makePerson(api, 'client')).id, crypto.randomUUID()]) {
    const answer = await call(admin, 'PATCH', `/${id}`, { version: 1, assignee_id })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ fields: { assignee_id: 'Choose an admin or a manager' } })
  }
})

test('the open enquiries of a manager who is deactivated have no assignee any more', async () => {
  const leaver = await person('manager')
  const [open, done] = [await create(), await create()]
  await call(admin, 'PATCH', `/${open.id}`, { assignee_id: leaver.id })
  await call(admin, 'PATCH', `/${done.id}`, { assignee_id: leaver.id, status: 'resolved' })
  await database.rows('update users set deactivated_at = now() where id = $1', [leaver.id])
  expect((await read(open.id)).assignee_id).toBeNull()
  expect((await read(done.id)).assignee_id).toBe(leaver.id)
})

test('a reply is mailed under the enquiry’s thread, and the enquiry is then in progress with its author', async () => {
  const { id, email } = await create({ subject: 'Two chillers' })
  await work()
  const [confirmation] = mailsTo(email)
  const answer = await call(manager, 'POST', `/${id}/replies`, { text: 'Dear Asha,\n\nWe call on Monday.' })
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    expect.objectContaining({ text: 'Dear Asha,\n\nWe call on Monday.', email, sent_at: null }),
  ])
  expect(await read(id)).toMatchObject({ status: 'in-progress', assignee_id: manager.id })
  await work()
  const [, first] = mailsTo(email)
  const { reference } = await read(id)
  expect(first).toMatchObject({
    subject: `Your enquiry [${reference}]`,
    inReplyTo: confirmation?.messageId,
    references: confirmation?.messageId,
  })
  expect(first?.replyTo).toEqual([{ name: '', address: expect.stringMatching(/@/) }])
  expect(first?.replyTo?.[0]?.address).not.toBe(email)
  expect(first?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('no')
  expect(first?.text).toContain('We call on Monday.')
  // Anyone can have entered this address: what they typed isn't mailed to it before its owner can have answered.
  expect(first?.text).not.toContain('Two chillers')

  await call(admin, 'POST', `/${id}/replies`, { text: 'We are on our way.' })
  await work()
  const [, , second] = mailsTo(email)
  expect(second?.inReplyTo).toBe(first?.messageId)
  expect(second?.text).toContain('Two chillers')
  expect(second?.references).toBe(`${confirmation?.messageId} ${first?.messageId}`)
  expect((await read(id)).assignee_id).toBe(manager.id)

  const { data } = (await call(admin, 'GET', `/${id}/replies`)).json<{ data: ContactReply[] }>()
  expect(data.map(({ text }) => text)).toEqual(['Dear Asha,\n\nWe call on Monday.', 'We are on our way.'])
  expect(data.every(({ sent_at, author_name }) => sent_at !== null && author_name !== null)).toBe(true)
})

test('a reply that is sent twice under one key is mailed once', async () => {
  const { id, email } = await create()
  await work()
  const before = mailsTo(email).length
  const key = crypto.randomUUID()
  for (let n = 0; n < 2; n += 1) await call(admin, 'POST', `/${id}/replies`, { text: 'Once.' }, key)
  await work()
  expect(mailsTo(email)).toHaveLength(before + 1)
})

const outcomes = async (id: string) =>
  (await call(admin, 'GET', `/${id}/replies`))
    .json<{ data: ContactReply[] }>()
    .data.map(({ sent_at, failed_at }) => (sent_at ? 'sent' : failed_at ? 'failed' : 'waits'))
const audited = async (id: string) =>
  (
    await database.rows<{ action: string }>(
      `select action from audit_entries where entity_id = $1 and action like 'contact.reply-%'`,
      [id],
    )
  ).map(({ action }) => action)

test('a reply that the mail server rejects permanently has failed, and its author is notified', async () => {
  const { id, email } = await create()
  await work()
  await call(manager, 'POST', `/${id}/replies`, { text: 'First try.' })
  refusal = { code: 550, message: 'No such user' }
  await work().finally(() => (refusal = null))
  expect([await outcomes(id), await audited(id)]).toEqual([['failed'], ['contact.reply-failed']])
  const notified = await database.rows<{ payload: object }>(
    `select data->'payload' as payload from pgboss.job
     where name = 'notifications.create' and data->'payload'->>'kind' = 'enquiry_reply_failed'`,
  )
  expect(notified).toMatchObject([{ payload: { subject: { type: 'enquiry', id }, detail: manager.id } }])
  await call(manager, 'POST', `/${id}/replies`, { text: 'Second try.' })
  await work()
  expect(await outcomes(id)).toEqual(['failed', 'sent'])
  const mail = mailsTo(email).at(-1)
  expect(mail?.text).toContain('Second try.')
  // The failed one never arrived: the mail belongs to the confirmation, and is the first reply.
  const [confirmation] = mailsTo(email)
  expect([mail?.inReplyTo, mail?.references]).toEqual([confirmation?.messageId, confirmation?.messageId])
  expect(mail?.text).not.toContain('Chiller maintenance')
})

test('a mail server that is busy is tried again for four hours; a job that runs twice is audited once', async () => {
  const { id } = await create()
  await work()
  const reply = (await call(manager, 'POST', `/${id}/replies`, { text: 'Hello.' })).json<ContactReply>()
  const run = () =>
    contactJobs(worker)
      .find(({ queue }) => queue === 'contact.send-reply')
      ?.run({ reply_id: reply.id } as never, { id: reply.id })
  refusal = { code: 451, message: 'Try again later' }
  await expect(run()).rejects.toThrow('Try again later')
  expect(await outcomes(id)).toEqual(['waits'])
  refusal = null
  await run()
  await run()
  expect([await outcomes(id), await audited(id)]).toEqual([['sent'], ['contact.reply-sent']])

  const late = (await call(manager, 'POST', `/${id}/replies`, { text: 'Late.' })).json<ContactReply>()
  await database.admin.query(
    `update contact_replies set created_at = created_at - interval '5 hours' where id = $1`,
    [late.id],
  )
  refusal = { code: 451, message: 'Try again later' }
  await work().finally(() => (refusal = null))
  expect((await outcomes(id)).toSorted()).toEqual(['failed', 'sent'])
})

test('a reply to a corrected address doesn’t refer to mails that went to the old one', async () => {
  const { id, email } = await create()
  await work()
  await call(admin, 'POST', `/${id}/replies`, { text: 'To the old one.' })
  await work()
  const corrected = `right-${email}`
  await call(admin, 'PATCH', `/${id}`, { email: corrected })
  await call(admin, 'POST', `/${id}/replies`, { text: 'To the new one.' })
  await work()
  const [mail] = mailsTo(corrected)
  expect([mail?.inReplyTo, mail?.references]).toEqual([undefined, undefined])
})

test('contact data can be corrected and stay visible as sent; subject and message can’t be changed', async () => {
  const { id, email } = await create({ company: 'Deccan Mils' })
  await call(admin, 'PATCH', `/${id}`, { company: 'Deccan Mills' })
  const twice = await call(admin, 'PATCH', `/${id}`, {
    company: 'Deccan Spinning Mills',
    email: 'new@mills.example',
  })
  expect(twice.json()).toMatchObject({
    company: 'Deccan Spinning Mills',
    email: 'new@mills.example',
    original: { first_name: 'Asha', last_name: 'Rao', email, phone: null, company: 'Deccan Mils' },
  })
  for (const changes of [{ subject: 'Other' }, { message: 'Other' }]) {
    const answer = await call(admin, 'PATCH', `/${id}`, { version: 3, ...changes })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'This field cannot be changed',
    ])
  }
  await expect(
    api.deps.db.as(admin, (tx) =>
      tx.updateTable('contact_submissions').set({ message: 'Other' }).where('id', '=', id).execute(),
    ),
  ).rejects.toThrow(/permission denied/)
})

const conversion = (changes: object = {}) => ({
  organisation_id: null,
  display_name: 'Deccan Mills',
  invite_as: 'viewer',
  title: 'Chiller maintenance',
  description: 'Two chillers.',
  end_date: null,
  project_manager_id: null,
  ...changes,
})
const made = async () => ({
  organisations: await database.count('organisations'),
  invitations: await database.count('invitations'),
  projects: await database.count('projects'),
})

test('an enquiry becomes an organisation, an invitation and a project, once', async () => {
  const { id, email } = await create({ phone: '+91 98480 12345' })
  const before = await made()
  const key = crypto.randomUUID()
  const wanted = conversion({ project_manager_id: manager.id })
  const answers = await Promise.all([
    call(admin, 'POST', `/${id}/convert`, wanted, key),
    call(admin, 'POST', `/${id}/convert`, wanted, key),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect(await made()).toEqual({
    organisations: before.organisations + 1,
    invitations: before.invitations + 1,
    projects: before.projects + 1,
  })
  const contact = await read(id)
  expect(contact).toMatchObject({ status: 'resolved', converted_at: expect.any(String) })
  expect(
    await database.rows(
      `select p.title, p.description, p.manager_id, o.display_name, o.phone, i.email, i.organisation_role as role
       from projects p join organisations o on o.id = p.organisation_id join invitations i on i.organisation_id = o.id
       where p.id = $1 and o.id = $2`,
      [contact.project_id, contact.organisation_id],
    ),
  ).toEqual([
    {
      title: 'Chiller maintenance',
      description: 'Two chillers.',
      manager_id: manager.id,
      display_name: 'Deccan Mills',
      phone: '+91 98480 12345',
      email,
      role: 'viewer',
    },
  ])
  const again = await call(admin, 'POST', `/${id}/convert`, conversion())
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    'This enquiry has already been converted to a project.',
  ])
})

test('a conversion that fails leaves nothing behind', async () => {
  const client = await makePerson(api, 'client')
  const organisation_id = await organisationOf(api, client.id)
  const { id } = await create({ email: client.email })
  const before = await made()
  const existing = conversion({ organisation_id, display_name: null })
  const refused = await call(admin, 'POST', `/${id}/convert`, existing)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'This person already belongs to the organisation.',
  ])
  const unknown = await call(admin, 'POST', `/${id}/convert`, conversion({ project_manager_id: client.id }))
  expect(unknown.statusCode).toBe(400)
  expect(await made()).toEqual(before)
  expect(await read(id)).toMatchObject({ converted_at: null, status: 'new', version: 1 })
  const done = await call(admin, 'POST', `/${id}/convert`, { ...existing, invite_as: null })
  expect(done.statusCode).toBe(201)
  expect(await made()).toEqual({ ...before, projects: before.projects + 1 })
})

test('an address with capital letters is that of the person: invited, or known to the organisation', async () => {
  const { id, email } = await create({ email: 'Ravi.Teja@Mills.example' })
  expect(email).toBe('ravi.teja@mills.example')
  // As enquiries before this rule are stored.
  await database.rows(`update contact_submissions set email = 'Ravi.Teja@Mills.example' where id = $1`, [id])
  expect((await call(admin, 'POST', `/${id}/convert`, conversion())).statusCode).toBe(201)
  expect(await database.count(`invitations where email = 'ravi.teja@mills.example'`)).toBe(1)

  const client = await makePerson(api, 'client')
  const organisation_id = await organisationOf(api, client.id)
  const known = await create({ email: client.email.toUpperCase() })
  const existing = conversion({ organisation_id, display_name: null })
  const refused = await call(admin, 'POST', `/${known.id}/convert`, existing)
  expect(refused.json()).toMatchObject({ message: 'This person already belongs to the organisation.' })
})

test('owners of an existing organisation are notified of the person who is invited by a conversion', async () => {
  const owner = await makePerson(api, 'client')
  const organisation_id = await organisationOf(api, owner.id)
  const { id, email } = await create({ first_name: 'Sunitha', last_name: 'Rao' })
  const wanted = conversion({ organisation_id, display_name: null, invite_as: 'finance' })
  expect((await call(admin, 'POST', `/${id}/convert`, wanted)).statusCode).toBe(201)
  await workNotifications(database, worker)
  const notified = await database.rows<{ message: string }>(
    `select message from notifications where user_id = $1 and kind = 'person_invited'`,
    [owner.id],
  )
  expect(notified.map(({ message }) => message)).toEqual([
    expect.stringMatching(`^We invited Sunitha Rao \\(${email}\\) to join .* as finance$`),
  ])
})

test('an organisation is either chosen or named', async () => {
  const { id } = await create()
  const neither = { organisation_id: null, display_name: null }
  const both = { organisation_id: crypto.randomUUID(), display_name: 'Deccan Mills' }
  for (const named of [neither, both]) {
    const answer = await call(admin, 'POST', `/${id}/convert`, conversion(named))
    expect(answer.json()).toMatchObject({
      fields: { organisation_id: 'Choose an organisation or enter the name of a new one' },
    })
  }
})
