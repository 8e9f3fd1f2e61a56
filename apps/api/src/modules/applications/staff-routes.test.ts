import type { Actor } from '@trusswell/domain/actor.ts'
import type { Application, MailPreview, MailTemplate } from '@trusswell/domain/applications.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { applicationJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const admin: Actor = { kind: 'user', id: crypto.randomUUID(), role: 'admin' }
const manager: Actor = { kind: 'user', id: crypto.randomUUID(), role: 'manager' }
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
beforeEach(() => database.admin.query('delete from job_applications'))

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, payload?: object, actor: Actor = admin) => {
  const area = actor === manager ? 'manager' : 'admin'
  return api.app.inject({
    method,
    url: `/api/${area}/${path}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })
}
type Page = { data: Application[]; next_cursor: string | null }
const list = async (query = '', actor: Actor = admin) =>
  (await call('GET', `applications${query}`, undefined, actor)).json<Page>()
const ids = async (query = '') => (await list(query)).data.map((row) => row.id)
const add = async (changes: object = {}) =>
  (
    await call('POST', 'applications', {
      applicant_name: 'Asha Rao',
      email: `asha.${crypto.randomUUID()}@people.example`,
      position: 'Architect',
      ...changes,
    })
  ).json<Application>()

test('[AA-04] [AA-06] an added application is stored, with what it starts with', async () => {
  const answer = await call('POST', 'applications', {
    applicant_name: 'Asha Rao',
    email: 'Asha@People.example',
    position: 'Architect',
  })
  const expected = {
    id: expect.any(String),
    reference: expect.stringMatching(/^TW-\d{4}-\d{4}$/),
    applicant_name: 'Asha Rao',
    email: 'asha@people.example',
    phone: null,
    position: 'Architect',
    job_id: null,
    source: 'staff',
    experience: 0,
    skills: [],
    linkedin: null,
    cover_letter: null,
    resume_url: null,
    resume: null,
    status: 'pending',
    notes: null,
    rejection_reason: null,
    rejection_note: null,
    keep_longer: false,
    interview: null,
    withdrawn_at: null,
    version: 1,
    created_at: expect.any(String),
    deleted_at: null,
  }
  expect([answer.statusCode, answer.json()]).toEqual([201, expected])
  expect((await list()).data).toEqual([answer.json()])
})

test.each([
  ['no name', { applicant_name: '' }, 'applicant_name'],
  ['an address that is none', { email: 'x' }, 'email'],
  ['half a year', { experience: 1.5 }, 'experience'],
  ['a status of the overview', { status: 'shortlisted' }, 'status'],
  ['a link that runs', { resume_url: 'javascript:alert(1)' }, 'resume_url'],
  ['an unknown position', { job_id: 'no-such-job' }, 'job_id'],
  ['a forged version', { version: 7 }, 'version'],
])('refuses %s', async (_name, changes, field) => {
  const body = { applicant_name: 'A', email: 'a@b.example', position: 'P', ...changes }
  const answer = await call('POST', 'applications', body)
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]])
  expect(await database.count('job_applications')).toBe(0)
})

test('[AA-02] applications of the public form are in the list, newest first, without gap or repeat', async () => {
  const added = await add()
  const { id } = (await apply(api, 'architect')).json<{ id: string }>()
  expect(await ids()).toEqual([id, added.id])
  expect((await list()).data[0]?.resume).toMatchObject({ name: 'resume.pdf', state: 'quarantined' })
  for (let n = 0; n < 5; n += 1) await add()
  const first = await list('?limit=4')
  const second = await list(`?limit=4&cursor=${first.next_cursor}`)
  const all = [...first.data, ...second.data].map((row) => row.id)
  expect([new Set(all).size, second.next_cursor]).toEqual([7, null])
})

test('search over name, position, skills and notes; filters by status, job and internship', async () => {
  const revit = await add({ skills: ['Revit', 'AutoCAD'], notes: 'Knows 100% of our site' })
  const lead = await add({ applicant_name: 'Imran Siddiqui', position: 'Site Lead', status: 'reviewing' })
  const job = (await apply(api, 'hvac-technician')).json<{ id: string }>()
  const intern = (await apply(api, 'internship')).json<{ id: string }>()
  expect(await ids('?search=revit')).toEqual([revit.id])
  expect(await ids(`?search=${encodeURIComponent('0% of')}`)).toEqual([revit.id])
  expect(await ids('?search=siddiqui')).toEqual([lead.id])
  expect(await ids('?search=site%20lead')).toEqual([lead.id])
  expect(await ids('?status=reviewing')).toEqual([lead.id])
  expect(await ids('?job=hvac-technician')).toEqual([job.id])
  expect(await ids('?job=internship')).toEqual([intern.id])
})

test('search finds applications behind a thousand newer ones, page by page, and is for staff only', async () => {
  await database.admin.query(
    `insert into job_applications (id, applicant_name, email, position, source, created_at)
     select gen_random_uuid(), case when n % 400 = 0 then 'Rare ' else 'Usual ' end || n, 'n' || n || '@people.example',
       'Welder', 'staff', now() - n * interval '1 second' from generate_series(1, 1300) n`,
  )
  const names = ({ data }: Page) => data.map((row) => row.applicant_name)
  expect(names(await list('?search=rare'))).toEqual(['Rare 400', 'Rare 800', 'Rare 1200'])
  const first = await list('?search=rare&limit=2', manager)
  expect(names(first)).toEqual(['Rare 400', 'Rare 800'])
  expect(names(await list(`?search=rare&limit=2&cursor=${first.next_cursor}`))).toEqual(['Rare 1200'])
  expect(names(await list('?search=usual&limit=2&status=pending'))).toEqual(['Usual 1', 'Usual 2'])
  const client: Actor = { kind: 'user', id: crypto.randomUUID(), role: 'client' }
  for (const actor of [client, { kind: 'anonymous' } as const]) {
    const found = await api.deps.db.as(actor, (tx) =>
      sql`select matching_ids('job_applications', array['%rare%'], 10) as ids`.execute(tx),
    )
    expect(found.rows).toEqual([{ ids: [] }])
  }
})

test('the list shows the state of the resume’s file, also when the row was forged', async () => {
  await apply(api, 'architect')
  const shown = async () => (await list()).data[0]?.resume?.state
  expect(await shown()).toBe('quarantined')
  await database.admin.query(`update files set state = 'clean', scanned_at = now()`)
  expect(await shown()).toBe('clean')
  await database.admin.query(`update job_applications set resume = '{"state": "forged"}'`)
  expect(await shown()).toBe('clean')
  await database.admin.query(`update job_applications set resume_file = null`)
  expect((await list()).data[0]?.resume).toBeNull()
})

test('what waits to be confirmed is in no list', async () => {
  const fields = { email: 'waits@people.example' }
  const one = (await apply(api, 'architect', { fields })).json<{ id: string }>()
  const two = (await apply(api, 'architect', { fields })).json<{ id: string }>()
  expect(await ids()).toEqual([one.id])
  expect((await call('GET', `applications/${two.id}`)).statusCode).toBe(404)
  expect((await call('PATCH', `applications/${two.id}`, { version: 1, status: 'accepted' })).statusCode).toBe(
    404,
  )
})

test('[AA-09] an edit is stored once; the second editor of the same version gets a conflict', async () => {
  const { id } = await add()
  const edit = { version: 1, experience: 4, skills: ['Revit'], notes: 'Called', status: 'interviewed' }
  const one = await call('PATCH', `applications/${id}`, edit)
  const two = await call('PATCH', `applications/${id}`, { version: 1, status: 'rejected' })
  expect(one.json()).toMatchObject({ id, ...edit, version: 2 })
  expect([two.statusCode, two.json<{ code: string }>().code]).toEqual([409, 'stale_version'])
})

test('a manager sets status and notes, and nothing else', async () => {
  const { id } = await add()
  const patch = (body: object) => call('PATCH', `applications/${id}`, body, manager)
  expect((await patch({ version: 1, status: 'reviewing', notes: 'Mine' })).json()).toMatchObject({
    status: 'reviewing',
    notes: 'Mine',
  })
  expect((await patch({ version: 2, email: 'x@y.example' })).statusCode).toBe(400)
  expect((await list('', manager)).data.map((row) => row.id)).toEqual([id])
  await call('DELETE', `applications/${id}`)
  expect((await call('GET', `applications/${id}`, undefined, manager)).statusCode).toBe(404)
  expect((await list('', manager)).data).toEqual([])
})

test('a deleted application is hidden and can be restored, unless the address applied again', async () => {
  const fields = { email: 'back@people.example' }
  const { id } = (await apply(api, 'architect', { fields })).json<{ id: string }>()
  expect((await call('DELETE', `applications/${id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `applications/${id}`)).statusCode).toBe(404)
  expect([await ids(), await ids('?deleted=true')]).toEqual([[], [id]])
  expect((await call('POST', `applications/${id}/restore`)).json()).toMatchObject({ id, deleted_at: null })
  await call('DELETE', `applications/${id}`)
  await apply(api, 'architect', { fields })
  expect((await call('POST', `applications/${id}/restore`)).statusCode).toBe(409)
})

test('a change of status mails the applicant the text written by staff, or sends no mail', async () => {
  const { id, email } = await add({ applicant_name: '<b>Asha</b>' })
  const draft = (await call('POST', `applications/${id}/mail-preview`, { status: 'reviewing' })).json<
    z.infer<typeof MailPreview>
  >()
  expect(draft).toMatchObject({
    subject: 'Your application for Architect is being reviewed',
    body: expect.stringContaining('Dear <b>Asha</b>'),
  })
  expect(draft.html).toContain('&lt;b&gt;Asha')
  const silent = await call('PATCH', `applications/${id}`, { version: 1, status: 'reviewing' })
  expect(silent.statusCode).toBe(200)
  expect(await database.count(`pgboss.job where name = 'applications.send-mail'`)).toBe(0)
  expect(
    (await call('PATCH', `applications/${id}`, { version: 2, mail: { subject: 'S', body: 'B' } })).statusCode,
  ).toBe(400)
  await call('PATCH', `applications/${id}`, {
    version: 2,
    status: 'interviewed',
    mail: { subject: 'About {position}', body: 'Dear {name},\n\nplease come on Friday.' },
  })
  const [job] = await database.rows<{ id: string; data: { payload: object } }>(
    `select id, data from pgboss.job where name = 'applications.send-mail'`,
  )
  const send = applicationJobs(worker).find((each) => each.queue === 'applications.send-mail')
  await send?.run(job?.data.payload as never, { id: job?.id ?? '' })
  await send?.run(job?.data.payload as never, { id: job?.id ?? '' })
  expect(relay.mails.filter((mail) => mail.recipients.includes(email))).toHaveLength(1)
  const mail = relay.mails.at(-1)
  expect(mail?.subject).toBe('About Architect')
  expect(mail?.text).toContain('please come on Friday.')
  expect(mail?.text).toMatch(/\/application\?token=[\w-]{43}/)
})

test('templates: a first wording for each status, changed by version', async () => {
  const templates = async () =>
    (await call('GET', 'application-templates')).json<{ data: MailTemplate[] }>().data
  expect((await templates()).map((each) => [each.status, each.version])).toEqual([
    ['pending', 0],
    ['reviewing', 0],
    ['interviewed', 0],
    ['accepted', 0],
    ['rejected', 0],
  ])
  const save = (version: number, subject: string) =>
    call('PUT', 'application-templates/accepted', { subject, body: 'Welcome, {name}!', version })
  expect((await save(0, 'One')).json()).toMatchObject({ subject: 'One', version: 1 })
  expect((await save(0, 'Two')).statusCode).toBe(409)
  expect((await save(1, 'Three')).json()).toMatchObject({ subject: 'Three', version: 2 })
  expect((await save(1, 'Four')).statusCode).toBe(409)
  const { id } = await add()
  expect(
    (await call('POST', `applications/${id}/mail-preview`, { status: 'accepted' })).json(),
  ).toMatchObject({
    subject: 'Three',
    body: 'Welcome, Asha Rao!',
  })
})

test('the export holds all rows, opens as text in a spreadsheet, and is on record', async () => {
  await add({ applicant_name: '=HYPERLINK("x","y")', notes: 'a "quote", and\nmore' })
  await add({ applicant_name: '+91 98480', skills: ['@cmd', '-2'] })
  for (let n = 0; n < 130; n += 1) await add({ applicant_name: `Person ${n}`, status: 'reviewing' })
  const answer = await call('GET', 'applications/export.csv')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment; filename="applications.csv"'),
  })
  expect(answer.body.startsWith('\uFEFFApplied,Name,E-mail')).toBe(true)
  const today = kolkataDay(Date.now())
  expect(answer.body).toContain(`\r\n${today},Person 129,`)
  expect(answer.body).toContain(',Reviewing,')
  expect(answer.body).toMatch(/^[^\r]+,Reference,Id\r\n/)
  expect(answer.body).toMatch(/,TW-\d{4}-\d{4,},[0-9a-f-]{36}\r\n/)
  expect(answer.body).toContain(`"'=HYPERLINK(""x"",""y"")"`)
  expect(answer.body).toContain(`'+91 98480`)
  expect(answer.body).toContain(`"'@cmd, -2"`)
  expect(answer.body).toContain(`"a ""quote"", and\nmore"`)
  const some = await call('GET', 'applications/export.csv?status=reviewing')
  expect(some.body.trim().split('\r\n')).toHaveLength(131)
  await call('GET', 'applications/export.csv?search=Asha%20Rao&job=internship')
  const entries = await database.rows<{ details: object }>(
    `select details from audit_entries where action = 'application.exported' order by n`,
  )
  expect(entries.map(({ details }) => details)).toEqual([
    { filters: [], searched: false },
    { filters: ['status'], searched: false },
    { filters: ['job'], searched: true },
  ])
})

test('an application that is sent twice under one key is added once', async () => {
  const headers = { ...asActor(admin), 'idempotency-key': crypto.randomUUID() }
  const payload = { applicant_name: 'Asha Rao', email: 'twice@people.example', position: 'Architect' }
  const send = () => api.app.inject({ method: 'POST', url: '/api/admin/applications', payload, headers })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(await ids()).toHaveLength(1)
})
