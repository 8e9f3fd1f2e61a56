// The generated configuration in a real nginx, with stub processes behind it.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import type { EdgeOptions } from './edge-options.ts'
import { nginxConf } from './nginx-conf.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const ok: Handler = (_request, response) => void response.end('ok')

async function startStub(handler: Handler = ok) {
  const seen: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((incoming, response) => {
    seen.push({ url: incoming.url ?? '', headers: incoming.headers })
    handler(incoming, response)
  })
  // Answers an upgrade like any request, as an API does that refuses it.
  server.on('upgrade', (incoming, socket) => {
    seen.push({ url: incoming.url ?? '', headers: incoming.headers })
    socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  closers.push(close)
  return { port, seen, close }
}

async function freePort(): Promise<number> {
  const { port, close } = await startStub()
  await close()
  return port
}

type Sent = {
  headers?: Record<string, string>
  /** The address to connect from. */
  from?: string
  method?: string
}

async function startEdge(options: Partial<EdgeOptions> & { apiPorts: number[] }) {
  const runDir = await mkdtemp(join(tmpdir(), 'edge-'))
  // Started by root, nginx works as another user.
  await chmod(runDir, 0o755)
  const port = await freePort()
  await mkdir(join(runDir, 'client', 'assets'), { recursive: true })
  const conf = join(runDir, 'nginx.conf')
  const listen = `127.0.0.1:${port}`
  const assetsDir = join(runDir, 'client')
  await writeFile(conf, nginxConf({ webPort: 1, ...options, listen, runDir, assetsDir, workers: 1 }))
  const nginx = spawn('nginx', ['-p', runDir, '-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errorLog = ''
  nginx.stderr.on('data', (chunk: Buffer) => (errorLog += chunk.toString()))
  const exited = once(nginx, 'exit')
  closers.push(async () => {
    nginx.kill('SIGTERM')
    await exited
    await rm(runDir, { recursive: true })
  })
  const send = (path: string, { headers = {}, from = '127.0.0.1', method = 'GET' }: Sent = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers,
        localAddress: from,
        agent: false,
      })
      call.on('error', reject)
      call.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' })
      })
      call.on('response', (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      call.end()
    })
  await expect
    .poll(
      () =>
        send('/assets/none').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(404)
  const accessLog = () => readFile(join(runDir, 'access.log'), 'utf8')
  return { send, errorLog: () => errorLog, accessLog }
}

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

test('only the live socket can ask for an upgrade', async () => {
  const api = await startStub()
  const edge = await startEdge({ apiPorts: [api.port] })
  for (const path of ['/api/jobs', '/api/live/', '/api/live', '/api/jobs/1/applications']) {
    await edge.send(path, { headers: socketHeaders })
  }
  expect(api.seen.map(({ url, headers }) => [url, headers.upgrade])).toEqual([
    ['/api/jobs', undefined],
    ['/api/live/', undefined],
    ['/api/live', 'websocket'],
    ['/api/jobs/1/applications', undefined],
  ])
})

describe('behind a proxy', () => {
  const proxy = '127.0.0.2'
  const start = async (options: Partial<EdgeOptions> = {}) => {
    const api = await startStub()
    const edge = await startEdge({ apiPorts: [api.port], realIpFrom: [proxy], ...options })
    const seenFrom = async (from: string, headers: Record<string, string>) => {
      await edge.send('/api/jobs', { from, headers })
      const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol } = api.seen.at(-1)?.headers ?? {}
      return [address, protocol]
    }
    return { edge, seenFrom }
  }

  test('the client is whom the trusted proxy names', async () => {
    const { seenFrom } = await start()
    const forwarded = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' }
    expect(await seenFrom(proxy, forwarded)).toEqual(['203.0.113.1', 'https'])
    // What the client itself wrote comes before what the proxy added.
    const spoofed = { 'x-forwarded-for': '198.51.100.9, 203.0.113.1', 'x-forwarded-proto': 'gopher' }
    expect(await seenFrom(proxy, spoofed)).toEqual(['203.0.113.1', 'http'])
    expect(await seenFrom(proxy, {})).toEqual([proxy, 'http'])
  })

  test('anybody else who sends these headers changes nothing', async () => {
    const { seenFrom } = await start()
    const forged = {
      'x-forwarded-for': '203.0.113.1',
      'x-real-ip': '203.0.113.1',
      forwarded: 'for=203.0.113.1;proto=https',
      'x-forwarded-proto': 'https',
    }
    expect(await seenFrom('127.0.0.3', forged)).toEqual(['127.0.0.3', 'http'])
  })

  test('without a trusted proxy nobody is believed', async () => {
    const { seenFrom } = await start({ realIpFrom: [] })
    const forged = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' }
    expect(await seenFrom(proxy, forged)).toEqual([proxy, 'http'])
  })

  test('another header and whole networks can be named', async () => {
    const { seenFrom } = await start({ realIpFrom: ['127.0.0.0/30', '::1'], realIpHeader: 'X-Client' })
    expect(await seenFrom('127.0.0.3', { 'x-client': '203.0.113.1' })).toEqual(['203.0.113.1', 'http'])
    expect(await seenFrom('127.0.0.4', { 'x-client': '203.0.113.1' })).toEqual(['127.0.0.4', 'http'])
  })

  test('each client has a count of its own', async () => {
    const { edge } = await start({ limits: { requestsPerSecond: 1, burst: 3 } })
    const statuses = async (client: string, count: number) => {
      const statuses: number[] = []
      for (let n = 0; n < count; n += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${n}, ${client}` }
        statuses.push((await edge.send('/api/jobs', { from: proxy, headers })).status)
      }
      return statuses
    }
    expect((await statuses('203.0.113.1', 12)).filter((status) => status === 429).length).toBeGreaterThan(4)
    expect(await statuses('203.0.113.2', 3)).toEqual([200, 200, 200])
  })

  test.each([
    ['2001:db8::%', ['2001:db8:0:1::1', '2001:db9::1']],
    ['2001:db8:a:b:1:2:3:%', ['2001:db8:a:c:1:2:3:4', '2001:db8:a:0:1:2:3:4']],
    // Bytes that are line breaks.
    ['2001:db8:0:a0a:a0a::%', ['2001:db8:0:a0b::1']],
    ['::a:b:1:2:3:%', ['::a:c:1:2:3:4']],
  ])('the addresses of one IPv6 network (%s) count as one client', async (network, others) => {
    const { edge } = await start({ limits: { requestsPerSecond: 1, burst: 3 } })
    const statusFor = async (client: string) =>
      (await edge.send('/api/jobs', { from: proxy, headers: { 'x-forwarded-for': client } })).status
    const statuses = []
    for (let n = 1; n <= 12; n += 1) statuses.push(await statusFor(network.replace('%', n.toString(16))))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(4)
    for (const other of others) expect([other, await statusFor(other)]).toEqual([other, 200])
  })

  test('IPv4 addresses in IPv6 form each count for themselves', async () => {
    const { edge } = await start({ limits: { requestsPerSecond: 1, burst: 1 } })
    for (let n = 1; n <= 12; n += 1) {
      const headers = { 'x-forwarded-for': `::ffff:203.0.113.${n}` }
      expect([n, (await edge.send('/api/jobs', { from: proxy, headers })).status]).toEqual([n, 200])
    }
  })
})

describe('limits', () => {
  const client = { from: '127.0.0.2', headers: { 'x-forwarded-for': '203.0.113.1' } }
  const start = async (limits: EdgeOptions['limits'], handler = ok) => {
    const api = await startStub(handler)
    const web = await startStub()
    const realIpFrom = ['127.0.0.2']
    const apiPorts = [api.port]
    return startEdge({ apiPorts, webPort: web.port, realIpFrom, ...(limits ? { limits } : {}) })
  }

  test('a client that asks too often is told so, in the form that it asked for', async () => {
    const edge = await start({ requestsPerSecond: 1, burst: 1 })
    for (let n = 0; n < 4; n += 1) await edge.send('/api/jobs', client)
    const api = await edge.send('/api/jobs', client)
    expect([api.status, api.headers['retry-after'], JSON.parse(api.body)]).toEqual([
      429,
      '5',
      {
        message: 'Too many requests. Please wait a moment and try again.',
        code: 'too_many_requests',
        request_id: api.headers['x-request-id'],
      },
    ])
    for (const encoding of ['gzip', 'identity']) {
      const headers = { ...client.headers, 'accept-encoding': encoding }
      const page = await edge.send('/contact', { ...client, headers })
      expect([page.status, page.headers['retry-after']]).toEqual([429, '5'])
      expect(page.body).toContain('<h1>Too many requests</h1>')
    }
  })

  test('a client that holds too many connections is told so', async () => {
    const slow: Handler = (_request, response) => void setTimeout(1_000).then(() => response.end('ok'))
    const edge = await start({ connections: 3 }, slow)
    const answers = await Promise.all(Array.from({ length: 6 }, () => edge.send('/api/jobs', client)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 429, 429, 429,
    ])
  })

  test('are out of reach for an office of people behind one address', async () => {
    const edge = await start(undefined)
    const answers = await Promise.all(Array.from({ length: 300 }, () => edge.send('/api/jobs', client)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
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

  test('the longest path that is let through can be cached', async () => {
    const web = await startStub((_request, response) => {
      response.setHeader('cache-control', 'public, s-maxage=60')
      response.setHeader('content-security-policy', `script-src ${"'sha256-' ".repeat(120)}`)
      response.end('page')
    })
    const edge = await startEdge({ apiPorts: [1], webPort: web.port })
    const path = `/${'x'.repeat(2_046)}?${'q'.repeat(4_000)}`
    for (const cache of ['MISS', 'HIT']) {
      const { status, headers } = await edge.send(path, { headers: { 'accept-encoding': 'gzip' } })
      expect([status, headers['x-cache']]).toEqual([200, cache])
    }
  })

  test.each(['gzip', 'identity'])('a page without its process (%s) is our own 503', async (encoding) => {
    const edge = await startEdge({ apiPorts: [1], webPort: await freePort() })
    const answer = await edge.send('/contact', { headers: { 'accept-encoding': encoding } })
    expect(answer.status).toBe(503)
    expect(answer.body).toContain('<h1>Back in a moment</h1>')
  })

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
    for (const encoding of ['gzip', 'identity']) {
      // The first two find no process, the third one is too many.
      for (let n = 0; n < 3; n += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${encoding.length}`, 'accept-encoding': encoding }
        statuses.push((await edge.send(path, { from: '127.0.0.2', headers })).status)
      }
    }
    expect(statuses).toEqual([503, 503, 429, 503, 503, 429])
    await edge.send('/contact?last')
    await expect.poll(edge.errorLog).toContain('/contact?last')
    await expect.poll(edge.accessLog, { timeout: 5_000 }).toContain('"path":"/contact"')
    expect(edge.errorLog()).not.toContain(token)
    expect(await edge.accessLog()).not.toContain(token)
  })
})

describe('the image’s configuration', () => {
  const print = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../docker/edge-conf.ts')], {
      env: { ...process.env, ...env },
    })

  test('takes the proxies in front from the environment', async () => {
    const { stdout } = await print({
      EDGE_REAL_IP_FROM: '172.30.20.5, 2001:db8::/32',
      EDGE_REAL_IP_HEADER: 'CF-Connecting-IP',
    })
    for (const line of ['set_real_ip_from 172.30.20.5;', 'set_real_ip_from 2001:db8::/32;']) {
      expect(stdout).toContain(line)
    }
    expect(stdout).toContain('real_ip_header CF-Connecting-IP;')
  })

  test.each([
    ['EDGE_REAL_IP_FROM', 'proxy.example'],
    ['EDGE_REAL_IP_FROM', '10.0.0.0/33'],
    ['EDGE_REAL_IP_FROM', '10.0.0.1; return 200'],
    ['EDGE_REAL_IP_HEADER', 'X-Real-IP; return 200'],
  ])('stops with the name of %s when it is %s', async (name, value) => {
    await expect(print({ [name]: value })).rejects.toThrow(`${name}: `)
  })
})
