import { expect, test } from 'vitest'
import { asActor, contactBody, startApi, useApi, useDatabase } from '../../test/harness.ts'
import { startWire } from '../../test/tcp-proxy.ts'
import { newId } from './ids.ts'

const database = useDatabase()
const api = useApi(database)

const shape = (code: string, requestId: unknown) => ({
  message: expect.stringMatching(/\S/),
  code,
  request_id: requestId,
})

test('[API-32] every refusal has a human-readable message, a code and the request id', async () => {
  const post = (payload: string, type: string) =>
    api.app.inject({ method: 'POST', url: '/api/contact', payload, headers: { 'content-type': type } })
  const answers = [
    [await api.app.inject('/api/nowhere'), 404, 'not_found'],
    [await post('{', 'application/json'), 400, 'invalid_request'],
    [await post('', 'application/json'), 400, 'invalid_request'],
    [await post('x', 'text/plain'), 415, 'unsupported_media_type'],
    [await post('a=b', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
    [
      await post(JSON.stringify({ message: 'x'.repeat(70_000) }), 'application/json'),
      413,
      'payload_too_large',
    ],
    [await api.app.inject('/api/admin/contacts'), 401, 'not_signed_in'],
  ] as const
  for (const [answer, status, code] of answers) {
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual(shape(code, answer.headers['x-request-id']))
  }
})

test.each([
  ['a broken escape', '/api/contact/%', 400, 'invalid_request'],
  ['an escape that is no UTF-8', '/api/%c0%af', 400, 'invalid_request'],
  ['a parameter that is too long', `/api/jobs/${'x'.repeat(201)}`, 404, 'not_found'],
  ['a long path', `/api/${'x'.repeat(3_000)}`, 404, 'not_found'],
])('[API-32] a URL with %s is refused in the form of every other error', async (_name, url, status, code) => {
  const requestId = 'b'.repeat(32)
  const answer = await api.app.inject({ url, headers: { 'x-request-id': requestId } })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(shape(code, requestId))
  expect(answer.headers).toMatchObject({
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('every answer forbids framing, embedding and running anything, and by https any other way', async () => {
  const secured = await startApi(database, { env: { PUBLIC_ORIGIN: 'https://trusswell.example' } })
  const urls = ['/api/nowhere', '/api/me', '/api/contact/%', '/api/openapi.json', '/api/jobs']
  for (const url of urls) {
    expect((await secured.app.inject({ url })).headers, url).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  }
  await secured.close()
  expect((await api.app.inject('/api/jobs')).headers['strict-transport-security']).toBeUndefined()
})

test('[API-32] an internal error is reported without its details', async () => {
  const broken = await startApi(database)
  await database.admin.query('alter table contact_submissions rename to hidden')
  const failure = await broken.sendContact()
  await database.admin.query('alter table hidden rename to contact_submissions')
  expect(failure.json()).toEqual(shape('internal', failure.headers['x-request-id']))
  expect(failure.body).not.toContain('contact_submissions')

  await broken.close()
})

test('answers 503 with Retry-After while PostgreSQL cannot be reached, and recovers by itself', async () => {
  const wire = await startWire(5432)
  const alone = await startApi(database, {
    env: { DATABASE_URL: database.urlOf('app').replace(':5432', `:${wire.port}`) },
  })
  expect((await alone.sendContact()).statusCode).toBe(201)
  await wire.cut()
  const answer = await alone.sendContact()
  const ready = await alone.app.inject('/readyz')
  await wire.reconnect()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, draining: false, database: false }])
  await expect.poll(async () => (await alone.app.inject('/readyz')).statusCode).toBe(200)
  expect((await alone.sendContact()).statusCode).toBe(201)
  await alone.close()
  await wire.cut()
})

test('passes on the request id of the edge, makes one where there is none or a strange one', async () => {
  const id = 'a'.repeat(32)
  const idOf = async (header: Record<string, string>) =>
    (await api.app.inject({ url: '/healthz', headers: header })).headers['x-request-id']
  expect(await idOf({ 'x-request-id': id })).toBe(id)
  expect(await idOf({ 'x-request-id': 'x\t{"level":"info"}' })).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf({})).toMatch(/^[0-9a-f-]{36}$/)
})

test('serves staff its OpenAPI 3.1 document and a page to browse it', async () => {
  const headers = asActor({ kind: 'user', id: newId(), role: 'manager' })
  const get = (url: string) => api.app.inject({ url, headers })
  const document = (await get('/api/openapi.json')).json<{ openapi: string; paths: object }>()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/contact')
  const page = await get('/api/docs/')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  // The page runs its own scripts, so it has its own policy.
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/)
})

test('counts requests by route, not by address', async () => {
  await api.app.inject('/api/admin/contacts/1')
  const { body } = await api.app.inject('/metrics')
  expect(body).toMatch(/http_request_seconds_count\{[^}]*route="\/api\/admin\/contacts\/:id"[^}]*\} [1-9]/)
  expect(body).not.toContain('contacts/1"')
})

test('logs carry the request id and nothing that a person typed', async () => {
  const logLines: string[] = []
  const logged = await startApi(database, { logLines })
  const form_token = await logged.formToken()
  const body = { ...contactBody({ message: 'words of a person' }), form_token }
  const answer = await logged.app.inject({ method: 'POST', url: '/api/contact', payload: body })
  logged.deps.logger.info(
    { req: { headers: { authorization: 'Bearer abc', cookie: 's=abc' } }, email: body.email },
    'x',
  )
  await logged.close()
  const line = logLines.map((each) => JSON.parse(each)).find((each) => each.route === '/api/contact')
  expect(line).toMatchObject({
    request_id: answer.headers['x-request-id'],
    status: 201,
    method: 'POST',
    level: 'info',
  })
  for (const secret of [body.email, 'words of a person', form_token, 'Bearer abc', 's=abc']) {
    expect(logLines.join('')).not.toContain(secret)
  }
})

test('a refused request of a signed-in person is logged with their id, any other without', async () => {
  const logLines: string[] = []
  const logged = await startApi(database, { logLines })
  const id = crypto.randomUUID()
  const headers = asActor({ kind: 'user', role: 'client', id })
  await logged.app.inject({ url: '/api/admin/users', headers })
  await logged.app.inject({ url: '/api/company', headers })
  await logged.app.inject({ url: '/api/admin/users' })
  await logged.close()
  const lines = logLines.map((each) => JSON.parse(each)).filter((each) => each.msg === 'answered')
  expect(lines.map(({ route, status, user_id }) => [route, status, user_id])).toEqual([
    ['/api/admin/users', 403, id],
    ['/api/company', 200, undefined],
    ['/api/admin/users', 401, undefined],
  ])
})
