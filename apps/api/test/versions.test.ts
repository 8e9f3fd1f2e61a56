import { defaultSettings } from '@trusswell/domain/settings.ts'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from './harness.ts'
import { makePerson } from './people.ts'
import { makePayment } from './payments.ts'
import { adminActor, makeProject } from './projects.ts'

const database = useDatabase()
const api = useApi(database)
const contact = crypto.randomUUID()
const application = crypto.randomUUID()
const changeRequest = crypto.randomUUID()
let project: Awaited<ReturnType<typeof makeProject>>
let user: string
let payment: string

beforeAll(async () => {
  project = await makeProject(api)
  user = (await makePerson(api, 'client')).id
  payment = await makePayment(database, project)
  await database.admin.query(
    `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice)
     values ($1, 'A', 'B', 'a@b.example', 'S', 'M', 'n')`,
    [contact],
  )
  await database.admin.query(
    `insert into change_requests (id, project_id, title, description, cost_paise, days, proposed_by_client)
     values ($1, $2, 'A second lift', '', 100, 1, false)`,
    [changeRequest, project.id],
  )
  await database.admin.query(
    `insert into job_applications (id, applicant_name, email, position, source)
     values ($1, 'A', 'a@b.example', 'P', 'staff')`,
    [application],
  )
})

type Change = { method: 'PUT' | 'PATCH'; url: string; body: object; actor?: 'manager' }
const milestone = { description: 'Footings are cast.', due_date: '2027-01-31', status: 'pending' }
const team = { project_manager_id: null, site_supervisor_id: null }
const changes: Record<string, (text: string) => Change> = {
  project: (title) => ({ method: 'PATCH', url: `/api/projects/${project.id}`, body: { title } }),
  "an admin's project": (title) => ({
    method: 'PATCH',
    url: `/api/admin/projects/${project.id}`,
    body: { title },
  }),
  team: (name) => ({
    method: 'PUT',
    url: `/api/projects/${project.id}/team`,
    body: { ...team, members: [{ name }] },
  }),
  milestone: (title) => ({
    method: 'PUT',
    url: `/api/projects/${project.id}/milestones/${project.milestone}`,
    body: { ...milestone, title, reason: 'The cement comes late' },
  }),
  task: (title) => ({
    method: 'PATCH',
    url: `/api/projects/${project.id}/tasks/${project.task}`,
    body: { title },
  }),
  expense: (description) => ({
    method: 'PATCH',
    url: `/api/projects/${project.id}/expenses/${project.expense}`,
    body: { description },
  }),
  risk: (title) => ({
    method: 'PATCH',
    url: `/api/projects/${project.id}/risks/${project.risk}`,
    body: { title },
  }),
  'change request': (title) => ({
    method: 'PATCH',
    url: `/api/projects/${project.id}/change-requests/${changeRequest}`,
    body: { title },
  }),
  contact: (admin_notes) => ({
    method: 'PATCH',
    url: `/api/admin/contacts/${contact}`,
    body: { admin_notes },
  }),
  application: (notes) => ({
    method: 'PATCH',
    url: `/api/admin/applications/${application}`,
    body: { notes },
  }),
  template: (subject) => ({
    method: 'PUT',
    url: '/api/admin/application-templates/accepted',
    body: { subject, body: 'B' },
  }),
  job: (title) => ({ method: 'PATCH', url: '/api/admin/jobs/architect', body: { title } }),
  settings: (companyName) => ({
    method: 'PUT',
    url: '/api/admin/settings',
    body: { ...defaultSettings, companyName },
  }),
  payment: (description) => ({
    method: 'PATCH',
    url: `/api/admin/payments/${payment}`,
    body: { description },
  }),
  user: (name) => ({ method: 'PATCH', url: `/api/admin/users/${user}`, body: { name } }),
}

type Row = { version: number }
async function send({ method, url, body }: Change, version?: object, headers = {}) {
  const request: InjectOptions = {
    method,
    url,
    payload: { ...body, ...version },
    headers: { ...asActor(adminActor), ...headers },
  }
  return api.app.inject(request)
}

/** What the audit entries of a request say about it. */
async function unversioned(answer: { headers: Record<string, unknown> }) {
  const rows = await database.rows<{ unversioned: boolean | null }>(
    `select distinct (details ->> 'unversioned')::boolean as unversioned from audit_entries where request_id = $1`,
    [answer.headers['x-request-id']],
  )
  return rows.map((row) => row.unversioned)
}

test.each(Object.entries(changes))(
  '%s: without a version the last write wins; a stale one, in the body or as If-Match, gets the current row',
  async (_name, change) => {
    const audited = () => database.count('audit_entries')
    const before = await audited()
    const first = await send(change('First words'))
    expect([first.statusCode, first.body]).toEqual([200, expect.stringContaining('First words')])
    const second = await send(change('Second words'))
    expect(second.statusCode).toBe(200)
    expect(await audited()).toBeGreaterThanOrEqual(before + 2)
    expect(await unversioned(second)).toEqual([true])

    const { version } = second.json<Row>()
    const stale = [
      await send(change('Late words'), { version: version - 1 || version + 1 }),
      await send(change('Late words'), {}, { 'if-match': `"${version - 1 || version + 1}"` }),
    ]
    for (const answer of stale) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'stale_version', current: expect.objectContaining({ version }) }),
      ])
      expect(answer.body).toContain('Second words')
    }

    const third = await send(change('Third words'), {}, { 'if-match': `"${version}"` })
    expect([third.statusCode, third.json<Row>().version]).toEqual([200, version + 1])
    expect(await unversioned(third)).toEqual([null])
    const fourth = await send(change('Fourth words'), { version: version + 1 })
    expect([fourth.statusCode, fourth.json<Row>().version]).toEqual([200, version + 2])
  },
)

test('an answer to a milestone and a conversion without a version say so in the log', async () => {
  const admin = asActor({ kind: 'user', role: 'admin', id: (await makePerson(api, 'admin')).id })
  const url = `/api/projects/${project.id}/milestones/${project.milestone}`
  const completed = { ...milestone, title: 'Words', status: 'completed', reason: 'It came late' }
  await send({ method: 'PUT', url, body: completed }, {}, admin)
  const accepted = { answer: 'accepted', reason: 'By phone' }
  const answered = await send({ method: 'PUT', url: `${url}/acceptance`, body: accepted }, {}, admin)
  const converted = await api.app.inject({
    method: 'POST',
    url: `/api/admin/contacts/${contact}/convert`,
    headers: admin,
    payload: {
      organisation_id: null,
      display_name: 'Deccan Mills',
      invite_as: null,
      title: 'Chillers',
      description: 'Two chillers.',
      end_date: null,
      project_manager_id: null,
    },
  })
  for (const answer of [answered, converted]) {
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    expect(await unversioned(answer)).toEqual([true])
  }
})

test('an If-Match that is no version, or another one than the body names, is refused', async () => {
  const change = changes['task']?.('Words')
  if (!change) throw new Error('no task')
  const answers = [
    await send(change, {}, { 'if-match': 'W/"3"' }),
    await send(change, { version: 1 }, { 'if-match': '"2"' }),
    await send(change, {}, { 'if-match': '"9999999999"' }),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400])
})

const others: Record<string, object> = {
  job: { id: 'another' },
  template: { status: 'rejected' },
  settings: { taxRates: [] },
}

test.each(Object.entries(changes))(
  '%s: a body may repeat read-only fields, but not change them',
  async (name, change) => {
    const first = await send(change('First words'))
    const row = first.json<Row & Record<string, unknown>>()
    const other = others[name] ?? { id: crypto.randomUUID() }
    const same = Object.fromEntries(Object.keys(other).map((field) => [field, row[field]]))
    const repeated = await send(change('Second words'), { ...same, version: row.version })
    expect([repeated.statusCode, repeated.body]).toEqual([200, expect.stringContaining('Second words')])

    const version = row.version + 1
    const refused = [
      await send(change('Third words'), other),
      await send(change('Third words'), { ...other, version }),
    ]
    for (const answer of refused) {
      const fields = Object.fromEntries(
        Object.keys(other).map((field) => [field, 'This field cannot be changed']),
      )
      expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ fields })])
    }
    const stale = await send(change('Third words'), { ...other, version: version + 1 })
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ version }) }),
    ])
    expect(stale.body).toContain('Second words')

    if (name === 'template' || name === 'settings') return
    const late = await send(change('Fourth words'), { created_at: '2020-01-01T00:00:00Z' })
    expect([late.statusCode, late.json<Record<string, unknown>>()['created_at']]).toEqual([
      200,
      row['created_at'],
    ])
    const malformed = await send(change('Fifth words'), { created_at: 'yesterday' })
    expect([malformed.statusCode, malformed.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { created_at: 'This read-only field is not valid' } }),
    ])
  },
)

test('computed fields are ignored when they are well-formed; people of a project must be its own', async () => {
  const answers = [
    await send(changes['task']!('Words'), { due_state: 'overdue', completed_on: '2020-01-01' }),
    await send(changes['expense']!('Words'), { amount_paise: 1 }),
    await send(changes['project']!('Words'), { progress: 99, health: 'on_track' }),
    await send(changes['task']!('Words'), { due_state: 'eventually' }),
    await send(changes['expense']!('Words'), { amount_paise: 'one' }),
    await send(changes['project']!('Words'), { progress: 101 }),
    await send(changes['project']!('Words'), { client: { id: user, name: 'Other Client' } }),
    await send(changes['task']!('Words'), { nonsense: 1 }),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 400, 400, 400, 400, 400])
})

test.each(Object.keys(changes))(
  'a request that changes nothing of %s raises no version and leaves no trace in the log',
  async (name) => {
    const change = changes[name]?.(`Same ${crypto.randomUUID()}`)
    if (!change) throw new Error('no change')
    const first = await send(change)
    expect(first.statusCode, first.body).toBe(200)
    const entries = await database.count('audit_entries')
    const { version } = first.json<Row>()
    for (const known of [undefined, { version }]) {
      const again = await send(change, known)
      expect([again.statusCode, again.json<Row>().version], again.body).toEqual([200, version])
    }
    expect(await database.count('audit_entries')).toBe(entries)
    const stale = await send(change, { version: version + 1 })
    expect(stale.statusCode).toBe(409)
  },
)
