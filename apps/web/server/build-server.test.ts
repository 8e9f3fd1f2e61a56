import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from './build-server.ts'

const logged: string[] = []
let directory: string
let app: ReturnType<typeof buildServer>
const seen: { url: string; cookie: string | null; address: string | undefined }[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'assets/app-1a2b.css'), 'body{}')
  app = buildServer({
    logger: pino({}, { write: (line) => void logged.push(line) }),
    apiUrl: 'http://api.example',
    siteUrl: 'https://site.example',
    site: {
      clientDirectory: directory,
      answer: async (request, visitor) => {
        seen.push({ url: request.url, cookie: request.headers.get('cookie'), address: visitor.address })
        if (request.url.endsWith('/fails')) throw new Error('secret detail')
        return new Response('page '.repeat(500), { headers: { 'Content-Type': 'text/html' } })
      },
    },
  })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

test('a page is its path: neither query nor cookie takes part', async () => {
  const headers = { host: 'site.example', cookie: 'session=1', 'x-forwarded-for': '203.0.113.9' }
  await app.inject({ url: '/contact?utm_source=mail', headers })
  expect(seen.at(-1)).toEqual({ url: 'http://site.example/contact', cookie: null, address: '203.0.113.9' })
})

test('the data of a page keeps its query', async () => {
  await app.inject({ url: '/contact.data?_routes=root', headers: { host: 'site.example' } })
  expect(seen.at(-1)?.url).toBe('http://site.example/contact.data?_routes=root')
})

test('a search keeps its question', async () => {
  await app.inject({ url: '/search?q=pumps', headers: { host: 'site.example' } })
  expect(seen.at(-1)?.url).toBe('http://site.example/search?q=pumps')
})

test('an invitation keeps its token, which no log line holds', async () => {
  await app.inject({ url: '/invite?token=secret-token', headers: { host: 'site.example' } })
  expect(seen.at(-1)?.url).toBe('http://site.example/invite?token=secret-token')
  await app.inject({ url: '/invite/secret-token', headers: { host: 'site.example' } })
  expect(logged.join()).toContain('/invite/[redacted]')
  expect(logged.join()).not.toContain('secret-token')
})

test('a choice of the positions keeps its filters, and nothing else counts as one', async () => {
  await app.inject({ url: '/careers?type=Full-time&area=', headers: { host: 'site.example' } })
  expect(seen.at(-1)?.url).toBe('http://site.example/careers?type=Full-time&area=')
  await app.inject({ url: '/careers?utm_source=mail', headers: { host: 'site.example' } })
  expect(seen.at(-1)?.url).toBe('http://site.example/careers')
})

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)(
  'is compressed by %s for clients that can read it, with the security headers',
  async (encoding, unpack) => {
    const plain = await app.inject({ url: '/contact' })
    const packed = await app.inject({ url: '/contact', headers: { 'accept-encoding': encoding } })
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(packed.headers.etag).toBe(plain.headers.etag)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
  },
)

test('comes as it is for clients that refuse both encodings', async () => {
  const headers = { 'accept-encoding': 'br;q=0, gzip;q=0' }
  const answer = await app.inject({ url: '/contact', headers })
  expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, 'page '.repeat(500)])
})

test.each([
  ['GET', '/contact/', 301],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/healthz', 200],
  ['PUT', '/contact', 405],
  ['GET', '/assets/app-1a2b.css', 200],
] as const)('%s %s answers %i', async (method, url, status) => {
  expect((await app.inject({ method, url })).statusCode).toBe(status)
})

test('hashed files never change', async () => {
  const { headers } = await app.inject({ url: '/assets/app-1a2b.css' })
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a body beyond the limit is refused', async () => {
  const answer = await app.inject({ method: 'POST', url: '/contact', body: Buffer.alloc(70 * 1024) })
  expect(answer.statusCode).toBe(413)
})

test('a failure tells the visitor nothing about itself', async () => {
  const answer = await app.inject({ url: '/fails' })
  expect([answer.statusCode, answer.body]).toEqual([500, 'Something went wrong'])
})
