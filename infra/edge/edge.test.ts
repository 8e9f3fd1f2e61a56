import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ErrorBody } from '../../packages/domain/src/error-codes.ts'
import { freePort, startEdge, startStub, type Handler, type Sent } from './edge-harness.ts'

const socketHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

describe('an API process that answers 503', () => {
  test('stays in rotation: refused sockets and failing downloads take nothing else down', async () => {
    const refuse: Handler = (incoming, response) => {
      response.statusCode = incoming.url?.endsWith('/resume') ? 503 : 200
      response.end('answer')
    }
    const apis = [await startStub(refuse), await startStub(refuse)]
    const edge = await startEdge({ apiPorts: apis.map(({ port }) => port) })
    const reads: number[] = []
    for (let round = 0; round < 20; round += 1) {
      const refused = await Promise.all([
        edge.send('/api/live', { headers: socketHeaders }),
        edge.send('/api/manager/applications/1/resume'),
      ])
      expect(refused.map(({ status }) => status)).toEqual([503, 503])
      for (let read = 0; read < 5; read += 1) reads.push((await edge.send('/api/jobs')).status)
    }
    expect(reads.filter((status) => status !== 200)).toEqual([])
  })

  test('hands a read over to the other one, but not a write and not a socket', async () => {
    const draining = await startStub((_request, response) => void response.writeHead(503).end())
    const healthy = await startStub()
    const edge = await startEdge({ apiPorts: [draining.port, healthy.port] })
    const statuses = async (path: string, sent: Sent) =>
      (await Promise.all(Array.from({ length: 6 }, () => edge.send(path, sent)))).map(({ status }) => status)
    expect(new Set(await statuses('/api/jobs', {}))).toEqual(new Set([200]))
    expect(new Set(await statuses('/api/contact', { method: 'POST' }))).toEqual(new Set([200, 503]))
    const before = draining.seen.length + healthy.seen.length
    expect(new Set(await statuses('/api/live', { headers: socketHeaders }))).toEqual(new Set([503]))
    expect(draining.seen.length + healthy.seen.length - before).toBe(6)
  })

  test('and one that is gone is not noticed', async () => {
    const healthy = await startStub()
    const edge = await startEdge({ apiPorts: [await freePort(), healthy.port] })
    const calls = Array.from({ length: 20 }, (_, n) =>
      edge.send('/api/x', { method: n % 2 ? 'GET' : 'POST' }),
    )
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

test('only the sockets can ask for an upgrade', async () => {
  const api = await startStub()
  const edge = await startEdge({ apiPorts: [api.port] })
  const chats = ['/api/projects/1/chat', '/api/projects/1/notes/chat']
  const others = ['/api/jobs', '/api/live/', '/api/projects/1/chat/', '/api/jobs/1/applications']
  for (const path of ['/api/live', ...chats, ...others]) {
    await edge.send(path, { headers: socketHeaders })
  }
  expect(api.seen.map(({ url, headers }) => [url, headers.upgrade])).toEqual([
    ...['/api/live', ...chats].map((path) => [path, 'websocket']),
    ...others.map((path) => [path, undefined]),
  ])
})

test('redirects do not repeat the Host header', async () => {
  const edge = await startEdge({ apiPorts: [await freePort()] })
  const { status, headers } = await edge.send('/api', { headers: { host: 'evil.example' } })
  expect([status, headers.location]).toEqual([301, '/api/'])
})

describe('errors of the edge itself', () => {
  test.each([
    [2_048, 'gzip'],
    [3_500, 'gzip'],
    [3_500, 'br'],
    [3_500, 'identity'],
    [9_000, 'gzip'],
  ])('a path of %i characters (%s) gets a page that says so', async (length, encoding) => {
    const web = await startStub()
    const edge = await startEdge({ apiPorts: [1], webPort: web.port })
    const path = `/${'x'.repeat(length - 1)}`
    const answer = await edge.send(path, { headers: { 'accept-encoding': encoding } })
    expect(answer.status).toBe(414)
    expect(answer.body).toContain('<h1>This link is too long</h1>')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  })

  const raw = (origin: string, request: string) =>
    new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(request))
      let text = ''
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        text += chunk.toString()
        const [head = '', body = ''] = text.split('\r\n\r\n')
        const length = /^content-length: (\d+)$/im.exec(head)?.[1]
        if (Buffer.byteLength(body) !== Number(length)) return
        socket.destroy()
        resolve({ status: Number(head.slice(9, 12)), head: head.toLowerCase(), body })
      })
    })
  const line = (request: string) => `${request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`
  const chunked = 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n'
  const requests: [what: string, status: number, request: (path: string) => string][] = [
    ['a percent sign without its digits', 400, (path) => `${line(`GET ${path}%zz`)}\r\n`],
    ['a NUL', 400, (path) => `${line(`GET ${path}%00`)}\r\n`],
    ['no host', 400, (path) => `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ['two lengths', 400, (path) => `${line(`POST ${path}`)}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ['a broken chunk', 400, (path) => `${line(`POST ${path}`)}${chunked}`],
    ['a method that is not allowed', 405, (path) => `${line(`TRACE ${path}`)}\r\n`],
    ['too much', 413, (path) => `${line(`POST ${path}`)}Content-Length: 99999999\r\n\r\n`],
    ['a long line', 414, (path) => `${line(`GET ${path}?${'x'.repeat(9_000)}`)}\r\n`],
    ['a long header', 431, (path) => `${line(`GET ${path}`)}X-Long: ${'x'.repeat(9_000)}\r\n\r\n`],
    ['an unknown coding', 501, (path) => `${line(`POST ${path}`)}Transfer-Encoding: x\r\n\r\n`],
    ['another HTTP', 505, (path) => `GET ${path} HTTP/3.0\r\nHost: x\r\n\r\n`],
  ]

  test.each(requests)(
    '%s: the API’s own form under /api, elsewhere a page, both with the headers',
    async (...row) => {
      const [, status, request] = row
      const { port } = await startStub()
      const { origin } = await startEdge({ apiPorts: [port], webPort: port })
      for (const path of [
        '/api/jobs/',
        '/api/auth/invitations/',
        '/api/live',
        '/api/payments/1/claims',
        '/contact/',
        '/assets/',
      ]) {
        const answer = await raw(origin, request(path))
        expect([path, answer.status]).toEqual([path, status])
        expect(answer.head).toMatch(/^cache-control: no-store$/m)
        expect(answer.head).toMatch(/^x-content-type-options: nosniff$/m)
        expect(answer.head).toMatch(/^x-frame-options: deny$/m)
        expect(answer.head).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'$/m)
        expect(answer.head).toMatch(/^cross-origin-resource-policy: same-origin$/m)
        const requestId = /^x-request-id: (\S+)$/m.exec(answer.head)?.[1]
        if (path.startsWith('/api/')) {
          expect(answer.head).toMatch(/^content-type: application\/json$/m)
          expect(ErrorBody.parse(JSON.parse(answer.body)).request_id).toBe(requestId)
        } else {
          expect(requestId).toMatch(/^[0-9a-f]{32}$/)
          expect(answer.body).toContain('<!doctype html><html lang="en-IN">')
        }
      }
    },
  )

  test.each(['/assets/none.js', '/assets/', '/none.ico'])('a file that is not there: %s', async (path) => {
    const edge = await startEdge({ apiPorts: [1] })
    const { status, headers, body } = await edge.send(path)
    expect(status).toBe(404)
    expect(body).toContain('<h1>')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  test('the longest path that is let through can be cached', async () => {
    const web = await startStub((_request, response) => {
      response.setHeader('cache-control', 'public, s-maxage=60')
      response.setHeader('content-security-policy', `script-src ${"'sha256-' ".repeat(120)}`)
      response.end('page')
    })
    const edge = await startEdge({ apiPorts: [1], webPort: web.port })
    const path = `/${'x'.repeat(2_046)}?${'q'.repeat(4_000)}`
    for (const encoding of ['gzip', 'br']) {
      for (const cache of ['MISS', 'HIT']) {
        const { status, headers } = await edge.send(path, { headers: { 'accept-encoding': encoding } })
        expect([encoding, status, headers['x-cache']]).toEqual([encoding, 200, cache])
      }
    }
  })

  test.each(['br', 'gzip', 'identity'])(
    'a page without its process (%s) is our own 503',
    async (encoding) => {
      const edge = await startEdge({ apiPorts: [1], webPort: await freePort() })
      const answer = await edge.send('/contact', { headers: { 'accept-encoding': encoding } })
      expect(answer.status).toBe(503)
      expect(answer.body).toContain('<h1>Back in a moment</h1>')
    },
  )

  test('the API without its processes is a 503 in the API’s own form, with its headers', async () => {
    const edge = await startEdge({ apiPorts: [await freePort()], realIpFrom: ['127.0.0.2'] })
    const answer = await edge.send('/api/jobs', {
      from: '127.0.0.2',
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([503, { code: 'unavailable' }])
    expect(answer.headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    })
  })
})

describe('the logs', () => {
  const token = '01a1df2c-de8d-7000-8000-000000000000.1795350422.5fKzaIEc'

  test.each([
    `/invite/${token}`,
    `/invite/${token}.data`,
    `/invite?token=${token}`,
    `/invite.data?token=${token}`,
    `/reset-password?token=${token}`,
    `/verify-email?change=${token}`,
    `/application?token=${token}`,
    `/application/renew?token=${token}`,
    `/newsletter/confirm?token=${token}`,
    `/newsletter/unsubscribe.data?token=${token}`,
    `/api/auth/invitations/${token}`,
    `/api/newsletter/unsubscribe?token=${token}`,
  ])('do not repeat the token of %s', async (path) => {
    const edge = await startEdge({
      apiPorts: [await freePort()],
      webPort: await freePort(),
      realIpFrom: ['127.0.0.2'],
      limits: { requestsPerSecond: 1, burst: 1 },
    })
    const statuses = []
    for (const encoding of ['br', 'gzip', 'identity']) {
      // The first two find no process, the third one is too many.
      for (let n = 0; n < 3; n += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${encoding.length}`, 'accept-encoding': encoding }
        statuses.push((await edge.send(path, { from: '127.0.0.2', headers })).status)
      }
    }
    expect(statuses).toEqual([503, 503, 429, 503, 503, 429, 503, 503, 429])
    await edge.send('/contact?last')
    await expect.poll(edge.errorLog).toContain('/contact?last')
    await expect.poll(edge.accessLog, { timeout: 5_000 }).toContain('"path":"/contact"')
    expect(edge.errorLog()).not.toContain(token)
    expect(await edge.accessLog()).not.toContain(token)
  })
})
