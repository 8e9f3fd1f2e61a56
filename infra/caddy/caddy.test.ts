import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers } from '../../bin/processes.ts'

// The real Caddy with the real Caddyfile in front of a fake edge.
const seen: IncomingHttpHeaders[] = []
const edge = createServer((request, response) => {
  seen.push(request.headers)
  if (request.url === '/page') response.setHeader('Strict-Transport-Security', 'max-age=1; from-the-edge')
  response.setHeader('Server', 'nginx').end('ok')
})
let caddy: ReturnType<typeof spawn>
let data: string
const ports = { http: 18_480, https: 18_443, health: 18_481 }

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'trusswell-caddy-'))
  edge.listen(0, '127.0.0.1')
  await once(edge, 'listening')
  const config = join(import.meta.dirname, 'Caddyfile')
  caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: data,
      XDG_DATA_HOME: data,
      XDG_CONFIG_HOME: data,
      // For local names Caddy is its own certificate authority.
      SITE_HOST: 'www.localhost',
      SITE_ALIASES: 'alias.localhost',
      ACME_EMAIL: 'admin@trusswell.example',
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      HEALTH_PORT: String(ports.health),
      EDGE_ADDRESS: `127.0.0.1:${(edge.address() as AddressInfo).port}`,
    },
  })
  await answers(`http://127.0.0.1:${ports.health}/`)
  // The certificate of each name is made after the start.
  for (const host of ['www.localhost', 'alias.localhost'])
    await vi.waitFor(() => ask('/', { host }), { timeout: 20_000, interval: 200 })
}, 60_000)
afterAll(async () => {
  const ended = once(caddy, 'exit')
  caddy.kill()
  await ended
  edge.close()
  await rm(data, { recursive: true, force: true })
})

async function ask(
  path: string,
  options: { host?: string; headers?: Record<string, string>; from?: string } = {},
) {
  const { host = 'www.localhost', headers = {}, from = '127.0.0.1' } = options
  const sent = requestHttps({
    host: '127.0.0.1',
    port: ports.https,
    servername: host,
    path,
    headers: { host, ...headers },
    localAddress: from,
    rejectUnauthorized: false,
  }).end()
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, headers: answer.headers, rawHeaders: answer.rawHeaders }
}

test('the edge gets the address and protocol of the connection, not what a client claims', async () => {
  const claims = {
    'X-Forwarded-For': '198.51.100.7',
    'X-Forwarded-Proto': 'http',
    'X-Forwarded-Host': 'evil.example',
  }
  for (const from of ['127.0.0.1', '127.0.0.2']) {
    await ask('/', { headers: claims, from })
    expect(seen.at(-1)).toMatchObject({ 'x-forwarded-for': from, 'x-forwarded-proto': 'https' })
    expect(seen.at(-1)?.['x-forwarded-host']).toBe('www.localhost')
  }
})

test('HSTS is sent once, the edge first', async () => {
  const hstsOf = ({ rawHeaders }: { rawHeaders: string[] }) =>
    rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'strict-transport-security')
  expect(hstsOf(await ask('/page'))).toEqual(['max-age=1; from-the-edge'])
  expect(hstsOf(await ask('/other'))).toEqual(['max-age=63072000; includeSubDomains'])
})

test('HTTP/2 is spoken and HTTP/3 is announced', async () => {
  const session = connectHttp2(`https://127.0.0.1:${ports.https}`, {
    servername: 'www.localhost',
    rejectUnauthorized: false,
  })
  await once(session, 'connect')
  expect(session.alpnProtocol).toBe('h2')
  session.close()
  expect((await ask('/')).headers['alt-svc']).toContain(`h3=":${ports.https}"`)
})

test('plain HTTP and other host names are redirected to the site', async () => {
  const sent = requestHttp({
    host: '127.0.0.1',
    port: ports.http,
    path: '/a?b=1',
    headers: { host: 'www.localhost' },
  })
  const [plain] = (await once(sent.end(), 'response')) as [import('node:http').IncomingMessage]
  plain.resume()
  expect([plain.statusCode, plain.headers.location]).toEqual([
    308,
    expect.stringMatching(/^https:\/\/www\.localhost(:\d+)?\/a\?b=1$/),
  ])
  const alias = await ask('/a?b=1', { host: 'alias.localhost' })
  expect([alias.status, alias.headers.location]).toEqual([301, 'https://www.localhost/a?b=1'])
})

test('the software behind the site is not named', async () => {
  expect((await ask('/')).headers.server).toBeUndefined()
})
