import { expect, test } from 'vitest'
import { asActor, contactBody, startWorkerDeps, useApi, useDatabase } from '../../test/harness.ts'
import { makePerson } from '../../test/people.ts'
import { milestoneBody, projectBody } from '../../test/projects.ts'
import { operationsJobs } from '../modules/operations/jobs.ts'

const database = useDatabase()
const api = useApi(database)

const stored = async () => ({
  rows: await database.count('contact_submissions'),
  jobs: await database.count(`pgboss.job where name like 'contact.%'`),
})

async function send(key: string, body: object, headers: Record<string, string> = {}) {
  const payload = { ...body, form_token: await api.formToken() }
  return api.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload,
    headers: { 'idempotency-key': key, ...headers },
  })
}

test('the same key fifty times in parallel makes one row and one set of jobs, and all get the same response', async () => {
  const before = await stored()
  const key = crypto.randomUUID()
  const body = contactBody()
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(key, body)))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(await stored()).toEqual({ rows: before.rows + 1, jobs: before.jobs + 1 })
})

test('a repeat does not count against the sender', async () => {
  const key = crypto.randomUUID()
  const body = contactBody()
  for (let time = 0; time < 8; time += 1) expect((await send(key, body)).statusCode).toBe(201)
  expect((await send(crypto.randomUUID(), body)).statusCode).toBe(201)
})

test('another body under the same key is refused and changes nothing', async () => {
  const key = crypto.randomUUID()
  const body = contactBody()
  await send(key, body)
  const before = await stored()
  const answer = await send(key, { ...body, message: 'Something else' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({
    message: 'This idempotency key was used for a different request',
    code: 'idempotency_key_reused',
    request_id: answer.headers['x-request-id'],
  })
  expect(await stored()).toEqual(before)
})

test('a key belongs to its caller: another one with it gets a row of their own, and nothing of the first', async () => {
  const key = crypto.randomUUID()
  const mine = contactBody({ message: 'The private words of the first caller' })
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()].map((id) =>
    asActor({ kind: 'user', id, role: 'client' }),
  )
  const one = await send(key, mine, first)
  const other = await send(key, contactBody({ message: 'Other words' }), second)
  const anonymous = await send(key, contactBody(), {})
  expect([one.statusCode, other.statusCode, anonymous.statusCode]).toEqual([201, 201, 201])
  expect(new Set([one, other, anonymous].map((answer) => answer.json<{ id: string }>().id)).size).toBe(3)
  expect(other.body + anonymous.body).not.toContain('private words')
})

test('a visitor who has the key but not the message learns nothing from it', async () => {
  const key = crypto.randomUUID()
  await send(key, contactBody({ message: 'The private words of a visitor' }))
  const answer = await send(key, contactBody())
  expect(answer.statusCode).toBe(409)
  expect(answer.body).not.toContain('private words')
})

test('a key that is not a UUID is refused', async () => {
  const answer = await send('1', contactBody())
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ fields: { 'idempotency-key': 'The idempotency key must be a UUID' } })
})

test('keys live for 24 hours', async () => {
  const worker = await startWorkerDeps(database)
  const old = crypto.randomUUID()
  const young = crypto.randomUUID()
  await send(old, contactBody())
  await send(young, contactBody())
  await database.admin.query(
    `update idempotency_keys set created_at = now() - interval '24 hours 1 second' where key = $1`,
    [old],
  )
  await operationsJobs(worker)
    .find((job) => job.queue === 'idempotency.expire')
    ?.run({} as never, { id: old })
  await worker.close()
  expect(await database.count(`idempotency_keys where key in ('${old}', '${young}')`)).toBe(1)
})

const post = (url: string, headers: Record<string, string>, payload: object) =>
  api.app.inject({ method: 'POST', url, headers, payload })

test('a repeat is answered as the caller is now: who can’t see the project any more gets 404', async () => {
  const client = await makePerson(api, 'client')
  const headers = {
    ...asActor({ kind: 'user', id: client.id, role: 'client' }),
    'idempotency-key': crypto.randomUUID(),
  }
  const first = await post('/api/projects', headers, projectBody())
  const { id } = first.json<{ data: { id: string } }>().data
  expect((await post('/api/projects', headers, projectBody())).body).toBe(first.body)
  const milestone = milestoneBody(api)
  const added = await post(`/api/projects/${id}/milestones`, headers, milestone)
  expect(added.statusCode, added.body).toBe(201)
  const other = await makePerson(api, 'client')
  await database.admin.query(
    `update projects set client_id = $2, organisation_id = (select organisation_id from users where id = $2) where id = $1`,
    [id, other.id],
  )
  const again = [
    await post('/api/projects', headers, projectBody()),
    await post(`/api/projects/${id}/milestones`, headers, milestone),
  ]
  expect(again.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

test('who lost the right to ask gets 403 instead of the stored answer', async () => {
  const client = await makePerson(api, 'client')
  const headers = {
    ...asActor({ kind: 'user', id: client.id, role: 'client' }),
    'idempotency-key': crypto.randomUUID(),
  }
  await database.admin.query('update users set email_verified = true where id = $1', [client.id])
  const invited = { name: 'Asha Rao', email: 'asha.rao@example.com', role: 'viewer' }
  const first = await post('/api/organisation/invitations', headers, invited)
  expect(first.statusCode, first.body).toBe(201)
  expect((await post('/api/organisation/invitations', headers, invited)).body).toBe(first.body)
  await database.admin.query(`update users set organisation_role = 'viewer' where id = $1`, [client.id])
  expect((await post('/api/organisation/invitations', headers, invited)).statusCode).toBe(403)
  const other = await makePerson(api, 'client')
  await database.admin.query(
    `update users set organisation_role = 'owner', organisation_id = (select organisation_id from users where id = $2)
     where id = $1`,
    [client.id, other.id],
  )
  expect((await post('/api/organisation/invitations', headers, invited)).statusCode).toBe(404)
})

test('an answer that the version before stored, without the fields of this one, is repeated', async () => {
  const [key, body] = [crypto.randomUUID(), contactBody()]
  const first = await send(key, body)
  expect(first.json()).toMatchObject({ reference: expect.stringMatching(/^TW-/) })
  await database.admin.query(`update idempotency_keys set body = body - 'reference' where key = $1`, [key])
  const again = await send(key, body)
  const { reference: _new, ...before } = first.json<{ reference: string }>()
  expect([again.statusCode, again.json()]).toEqual([201, before])
})
