import type { InjectOptions } from 'fastify'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text as body } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from './harness.ts'
import { makePerson } from './people.ts'
import { adminActor, makeProject, milestoneBody, projectBody } from './projects.ts'

const logLines: string[] = []
const database = useDatabase()
const api = useApi(database, {
  logLines,
  plant: (app) => {
    app.get('/planted/teapot', () => {
      throw Object.assign(new Error('Short and stout'), { statusCode: 418 })
    })
    for (const [name, query] of Object.entries(refusedByDatabase)) {
      app.get(`/planted/${name}`, () => database.admin.query(query))
    }
  },
})

// Values that a schema let through: the database refuses them on its own.
const refusedByDatabase = {
  'bad-json': `select '{"subject": "private words'::jsonb`,
  'bad-integer': `select 'private words'::integer`,
  'bad-row': `insert into projects (id, title, description, client_name, plot_area)
    values (gen_random_uuid(), 'private words', '', '', -1)`,
}

const nul = 'a\u0000b'
const half = 'half \ud800 pair'
const inQuery = encodeURIComponent(nul)
const cursor = (value: string) => Buffer.from(`${value} ${crypto.randomUUID()}`).toString('base64url')
const tooLarge = [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300]

let project: Awaited<ReturnType<typeof makeProject>>
let person: string
beforeAll(async () => {
  project = await makeProject(api)
  person = (await makePerson(api, 'client')).id
  await api.database.admin.query(
    `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice)
     values ($1, 'A', 'B', 'a@b.example', 'S', 'M', 'n')`,
    [contact],
  )
})
const contact = crypto.randomUUID()

const manager = () => asActor({ kind: 'user', id: project.manager_id, role: 'manager' })
const client = () => asActor({ kind: 'user', id: project.client_id, role: 'client' })
const admin = () => asActor(adminActor)

type Case = [what: string, request: () => InjectOptions]
const look = (url: string, headers = admin): Case => [`GET ${url}`, () => ({ url, headers: headers() })]
const send = (
  method: 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload: object,
  { headers = admin, note = '' }: { headers?: () => Record<string, string>; note?: string } = {},
): Case => [
  `${method} ${url} ${note || JSON.stringify(payload)}`,
  () => ({
    method,
    url: url
      .replace(':project', project.id)
      .replace(':task', project.task)
      .replace(':expense', project.expense)
      .replace(':risk', project.risk)
      .replace(':milestone', project.milestone)
      .replace(':contact', contact)
      .replace(':user', person),
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers() },
  }),
]

const short = { title: 'Short', client_id: '01a1df2c-f767-7000-8000-000000000001', end_date: '2027-01-31' }
const expense = { category: 'labour', amount: 10, spent_on: '2026-11-01', description: 'Crew' }
const team = { project_manager_id: null, site_supervisor_id: null, members: [] }
const job = { title: 'A', department: 'B', experience: 'C', description: 'D' }
const milestone = {
  title: 'Foundation',
  description: 'Footings are cast.',
  due_date: '2027-01-31',
  status: 'pending',
}
const work = '/api/projects/:project'

const cases: Case[] = [
  // U+0000 in what a list is searched for.
  look(`/api/admin/users?search=${inQuery}`),
  look(`/api/clients?search=${inQuery}`),
  look(`/api/admin/projects?search=${inQuery}`),
  look(`/api/admin/projects/export?search=${inQuery}`),
  look(`/api/manager/projects?search=${inQuery}`, manager),
  look(`/api/client/projects?search=${inQuery}`, client),
  look(`/api/admin/contacts?search=${inQuery}`),
  look(`/api/manager/contacts?search=${inQuery}`, manager),
  look(`/api/admin/applications?search=${inQuery}`),
  look(`/api/admin/applications?job=${inQuery}`),
  look(`/api/admin/applications/export.csv?search=${inQuery}`),
  look(`/api/admin/applications/export.csv?job=${inQuery}`),
  look(`/api/manager/applications?search=${inQuery}`, manager),
  look(`/api/admin/jobs?search=${inQuery}`),
  look(`/api/manager/jobs?search=${inQuery}`, manager),
  look(`/api/search?q=${inQuery}`),
  // U+0000 in what is stored.
  send('POST', '/api/admin/projects', { ...short, description: nul }),
  send('POST', '/api/admin/projects', { ...short, team: [nul] }),
  send('PATCH', '/api/admin/projects/:project', { version: 1, description: nul }),
  send('PUT', `${work}/team`, { version: 1, ...team, members: [{ name: nul }] }),
  send('PATCH', '/api/admin/contacts/:contact', { version: 1, admin_notes: nul }),
  send('PATCH', '/api/manager/contacts/:contact', { version: 1, admin_notes: nul }, { headers: manager }),
  send('PUT', '/api/projects/draft', { revision: 0, step: 1, fields: { title: nul } }),
  // Whole numbers that don't fit, or don't once 1 is added.
  ...tooLarge.flatMap((version) => [
    send('PATCH', '/api/projects/:project', { version, title: 'New' }),
    send('PATCH', '/api/admin/projects/:project', { version, title: 'New' }),
    send('PUT', `${work}/team`, { version, ...team }),
    send('PATCH', `${work}/tasks/:task`, { version, title: 'New' }),
    send('PATCH', `${work}/expenses/:expense`, { version, amount: 2 }),
    send('PATCH', `${work}/risks/:risk`, { version, title: 'New' }),
    send('PUT', `${work}/milestones/:milestone`, { version, ...milestone }),
    send('PATCH', '/api/admin/users/:user', { version, name: 'Another' }),
    send('PATCH', '/api/admin/contacts/:contact', { version, status: 'new' }),
    send('PATCH', '/api/admin/jobs/architect', { version, title: 'New' }),
    send('PUT', '/api/admin/application-templates/accepted', { version, subject: 'S', body: 'B' }),
    send('PUT', '/api/projects/draft', { revision: version, step: 1, fields: {} }),
  ]),
  // Days and moments that PostgreSQL's calendar doesn't have.
  ...['0000-01-01', '0001-01-01', '2026-02-30', '9999-12-31'].flatMap((date) => [
    send('POST', `${work}/tasks`, { title: 'Dig', due_date: date }),
    send('POST', `${work}/expenses`, { ...expense, spent_on: date }),
    send('POST', '/api/projects', projectBody({ start_date: date }), { note: `start_date ${date}` }),
    send('PATCH', '/api/projects/:project', { version: 1, end_date: date }),
    send('POST', '/api/admin/jobs', { ...job, closes_on: date }),
  ]),
  look(`/api/admin/projects?cursor=${cursor('0000-01-01T00:00:00Z')}`),
  look(`/api/admin/contacts?cursor=${cursor('0000-01-01T00:00:00Z')}`),
  look(`/api/jobs?cursor=${cursor('0000-01-01T00:00:00Z')}`),
  look('/api/admin/users?cursor=%00'),
  [
    'GET milestones after a day of the year 0000',
    () => ({
      url: `/api/projects/${project.id}/milestones?cursor=${cursor('0000-01-01')}`,
      headers: admin(),
    }),
  ],
  // Less than a paisa.
  send('POST', `${work}/expenses`, { ...expense, amount: 1e-7 }),
  send('POST', `${work}/expenses`, { ...expense, amount: 0.001 }),
  send('PATCH', `${work}/expenses/:expense`, { version: 1, amount: 1.005 }),
  send('POST', '/api/projects', projectBody({ estimated_cost: 1e-7 }), { note: 'estimated_cost 1e-7' }),
  // Half of a surrogate pair.
  send('PUT', '/api/projects/draft', { revision: 0, step: 1, fields: { title: half } }),
  send('POST', `${work}/tasks`, { title: half }),
  send('POST', `${work}/expenses`, { ...expense, description: half }),
  send('POST', `${work}/risks`, { title: half, category: 'weather', severity: 'low' }),
  send('POST', `${work}/milestones`, { ...milestone, description: `long enough ${half}` }),
  send('PATCH', '/api/projects/:project', { version: 1, title: half }),
  send('POST', '/api/admin/applications', { applicant_name: half, email: 'a@b.example', position: 'C' }),
]

test.each(cases)('%s answers 400 and says which field is wrong', async (_what, request) => {
  const answer = await api.app.inject(request())
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('invalid_request')])
  expect(Object.keys(answer.json<{ fields: object }>().fields)).not.toEqual([])
})

test('an anonymous message with half of a surrogate pair and an idempotency key answers 400', async () => {
  const answer = await api.sendContact({ message: half }, { 'idempotency-key': crypto.randomUUID() })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { message: 'Contains a character that isn’t supported' } }),
  ])
})

test('values at the limits of what can be stored are accepted', async () => {
  const post = (kind: string, payload: object, headers = admin()) =>
    api.app.inject({ method: 'POST', url: `/api/projects/${project.id}/${kind}`, payload, headers })
  const answers = [
    await post('expenses', { ...expense, amount: 0.01, spent_on: '1900-01-01' }),
    await post('expenses', { ...expense, amount: 999_999_999_999.99 }),
    await post('tasks', { title: 'Pair 🏗️, ‮bidi‬, 100%_\\', due_date: '2028-02-29' }),
    await post('milestones', milestoneBody(api), manager()),
    await api.app.inject({
      method: 'POST',
      url: '/api/projects',
      payload: projectBody({ estimated_cost: 0, client_id: person }),
      headers: admin(),
    }),
    await api.sendContact({ message: 'नमस्ते 🏗️' }),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201, 201])
})

describe('below the schemas', () => {
  test("a plugin's 403 stays a 403", async () => {
    // Over a socket: `inject` would resolve the dots before they arrive.
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const asked = get(origin, { path: '/api/docs/static/%2e%2e/%2e%2e/package.json', headers: admin() })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect([answer.statusCode, JSON.parse(await body(answer))]).toEqual([
      403,
      expect.objectContaining({ code: 'forbidden' }),
    ])
  })

  test('a 4xx status without a code of ours keeps its status', async () => {
    const answer = await api.app.inject('/planted/teapot')
    expect([answer.statusCode, answer.json()]).toEqual([
      418,
      expect.objectContaining({ code: 'invalid_request', message: 'Short and stout' }),
    ])
  })

  test.each(Object.keys(refusedByDatabase))(
    'a value that only the database refuses (%s) answers 400; the log has its SQLSTATE and not the value',
    async (name) => {
      logLines.length = 0
      const answer = await api.app.inject(`/planted/${name}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).not.toContain('private words')
      const logged = logLines.filter((line) => line.includes('"level":"error"')).join()
      expect(logged).toMatch(/"code":"(22P02|23514)"/)
      expect(logged).not.toContain('private')
    },
  )
})
