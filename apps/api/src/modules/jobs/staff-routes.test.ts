import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'

const database = useDatabase()
const api = useApi(database)
const admin: Actor = { kind: 'user', id: crypto.randomUUID(), role: 'admin' }
const manager: Actor = { kind: 'user', id: crypto.randomUUID(), role: 'manager' }

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path = '',
  payload?: object,
  actor: Actor = admin,
) =>
  api.app.inject({
    method,
    url: `/api/${actor === manager ? 'manager' : 'admin'}/jobs${path}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })
const page = (id: string) => api.app.inject({ url: `/api/jobs/${id}` })
const found = async (words: string) => (await api.app.inject({ url: `/api/search?q=${words}` })).body
const fields = {
  title: 'Chief Lift Whisperer (Nights)',
  department: 'Mechanical Services',
  experience: '3-5 years',
  description: 'Talks to **lifts**.',
}

test.each([
  ['an admin', admin],
  ['a manager', manager],
])('%s opens, edits, closes and reopens a position, and the public sees it at once', async (_name, actor) => {
  const title = `${fields.title} ${actor.kind === 'user' ? actor.role : ''}`
  const opened = await call('POST', '', { ...fields, title }, actor)
  const job = opened.json<StaffJob>()
  expect([opened.statusCode, job]).toMatchObject([
    201,
    { status: 'open', version: 1, location: 'Hyderabad, India', type: 'Full-time', closes_on: null },
  ])
  expect(job.id).toMatch(/^chief-lift-whisperer-nights-(admin|manager)$/)
  expect((await page(job.id)).json()).toMatchObject({ title })
  expect(await found('whisperer')).toContain(job.id)

  const edited = await call('PATCH', `/${job.id}`, { version: 1, requirements: ['Patience'] }, actor)
  expect(edited.json()).toMatchObject({ requirements: ['Patience'], version: 2 })
  expect((await call('PATCH', `/${job.id}`, { version: 1, title: 'x' }, actor)).statusCode).toBe(409)

  await call('PATCH', `/${job.id}`, { version: 2, status: 'closed' }, actor)
  expect([(await page(job.id)).statusCode, (await apply(api, job.id)).statusCode]).toEqual([410, 410])
  expect(await found('whisperer')).not.toContain(job.id)

  await call('PATCH', `/${job.id}`, { version: 3, status: 'open', closes_on: '2099-12-31' }, actor)
  expect((await page(job.id)).json()).toMatchObject({ closes_on: '2099-12-31' })
  expect((await apply(api, job.id)).statusCode).toBe(201)
})

test.each([
  ['an admin', admin],
  ['a manager', manager],
])(
  '%s prepares a draft, which visitors neither find nor apply for until it is published',
  async (_name, actor) => {
    const title = `Zeppelin Rigger ${actor.kind === 'user' ? actor.role : ''}`
    const draft = (await call('POST', '', { ...fields, title, status: 'draft' }, actor)).json<StaffJob>()
    expect(draft).toMatchObject({ status: 'draft', version: 1 })
    const { id } = draft
    const publicly = async () => [
      (await page(id)).statusCode,
      (await apply(api, id)).statusCode,
      (await api.app.inject({ url: '/api/jobs?limit=100' })).body.includes(id),
      (await found('zeppelin')).includes(id),
    ]
    expect(await publicly()).toEqual([404, 404, false, false])
    // The public page is the same for staff.
    const asStaff = await api.app.inject({ url: `/api/jobs/${id}`, headers: asActor(actor) })
    expect(asStaff.statusCode).toBe(404)
    const drafts = (await call('GET', '?status=draft', undefined, actor)).json<{ data: StaffJob[] }>().data
    expect(drafts.map((job) => job.id)).toContain(id)
    const seen = await api.deps.db.read(anonymous, (reader) =>
      reader.selectFrom('jobs').select('id').where('status', '=', 'draft').execute(),
    )
    expect(seen).toEqual([])

    expect((await call('PATCH', `/${id}`, { version: 1, status: 'closed' }, actor)).statusCode).toBe(400)
    const edited = await call('PATCH', `/${id}`, { version: 1, description: 'Ties knots.' }, actor)
    expect(edited.json()).toMatchObject({ status: 'draft', version: 2 })
    await database.admin.query(`update jobs set posted_on = posted_on - 9 where id = $1`, [id])
    const published = await call('PATCH', `/${id}`, { version: 2, status: 'open' }, actor)
    expect(published.json()).toMatchObject({ status: 'open', posted_on: draft.posted_on })
    expect(await publicly()).toEqual([200, 201, true, true])
    expect((await call('PATCH', `/${id}`, { version: 3, status: 'draft' }, actor)).statusCode).toBe(400)
  },
)

test('a last day before the posting, a taken or reserved address and unknown fields are refused', async () => {
  const post = async (changes: object) => {
    const answer = await call('POST', '', { ...fields, title: 'Refused', ...changes })
    return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})]
  }
  expect(await post({ closes_on: '2020-01-01' })).toEqual([400, ['closes_on']])
  expect(await post({ closes_on: '2026-02-31' })).toEqual([400, ['closes_on']])
  expect(await post({ id: 'architect' })).toEqual([409, ['id']])
  expect(await post({ id: 'internship' })).toEqual([400, ['id']])
  expect(await post({ title: '!!!' })).toEqual([400, ['id']])
  expect(await post({ version: 3 })).toEqual([400, ['version']])
  expect(await post({ area: 'helpdesk-services' })).toEqual([400, ['area']])
  expect((await call('GET', '/refused')).statusCode).toBe(404)
})

test('a deleted position is visible to admins only, and can be restored', async () => {
  const { version } = (await call('GET', '/architect')).json<StaffJob>()
  expect((await call('DELETE', '/architect')).statusCode).toBe(204)
  expect((await call('DELETE', '/architect')).statusCode).toBe(404)
  expect((await page('architect')).statusCode).toBe(404)
  expect((await apply(api, 'architect')).statusCode).toBe(404)
  expect((await call('GET', '/architect', undefined, manager)).statusCode).toBe(404)
  expect((await call('PATCH', '/architect', { version: version + 1, title: 'x' }, manager)).statusCode).toBe(
    404,
  )
  const listed = async (query: string) =>
    (await call('GET', query)).json<{ data: StaffJob[] }>().data.map((job) => job.id)
  expect(await listed('?limit=100')).not.toContain('architect')
  expect(await listed('?deleted=true')).toEqual(['architect'])
  expect((await call('POST', '/architect/restore')).json()).toMatchObject({ deleted_at: null })
  expect((await page('architect')).statusCode).toBe(200)
})

test('lists by words, area and status, with a place to go on', async () => {
  const first = await call('GET', '?limit=3&area=facility-management')
  expect(first.json<{ data: StaffJob[] }>().data.every((job) => job.area === 'facility-management')).toBe(
    true,
  )
  const hvac = await call('GET', '?search=HVAC')
  expect(hvac.json<{ data: StaffJob[] }>().data.map((job) => job.id)).toContain('hvac-technician')
  const one = (await call('GET', '?limit=2')).json<{ data: StaffJob[]; next_cursor: string }>()
  const two = (await call('GET', `?limit=2&cursor=${one.next_cursor}`)).json<{ data: StaffJob[] }>()
  expect(new Set([...one.data, ...two.data].map((job) => job.id)).size).toBe(4)
})

test('every change is on record', async () => {
  const actions = await database.rows<{ action: string }>(
    `select distinct action from audit_entries where entity = 'job' order by 1`,
  )
  expect(actions.map((entry) => entry.action)).toEqual([
    'job.deleted',
    'job.drafted',
    'job.opened',
    'job.published',
    'job.restored',
    'job.updated',
  ])
})

test.each([
  ['admin', admin],
  ['manager', manager],
])('an %s who sends a new position twice under one key opens it once', async (area, actor) => {
  const headers = { ...asActor(actor), 'idempotency-key': crypto.randomUUID() }
  const payload = { ...fields, title: `Sent Twice ${area}` }
  const send = () => api.app.inject({ method: 'POST', url: `/api/${area}/jobs`, payload, headers })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(
    await database.count(
      `audit_entries where action = 'job.opened' and details->>'job_id' = 'sent-twice-${area}'`,
    ),
  ).toBe(1)
})

test('staff see the number of applications of each position, without deleted ones', async () => {
  const { id } = (await call('POST', '', { ...fields, title: 'Counted Engineer' })).json<StaffJob>()
  const add = async () =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/api/admin/applications',
        headers: asActor(admin),
        payload: {
          applicant_name: 'Asha Rao',
          email: `a.${crypto.randomUUID()}@people.example`,
          position: 'Counted Engineer',
          job_id: id,
        },
      })
    ).json<{ id: string }>().id
  const [first] = [await add(), await add()]
  await api.app.inject({
    method: 'DELETE',
    url: `/api/admin/applications/${first}`,
    headers: asActor(admin),
  })
  for (const reader of [admin, manager]) {
    expect((await call('GET', `/${id}`, undefined, reader)).json()).toMatchObject({ applications: 1 })
  }
  await database.admin.query(
    `insert into job_applications (id, source, job_id, position, applicant_name, email)
     select gen_random_uuid(), 'staff', $1, 'Counted Engineer', 'Asha', n || '@people.example' from generate_series(1, 1010) n`,
    [id],
  )
  expect((await call('GET', `/${id}`)).json()).toMatchObject({ applications: 1001 })
})
