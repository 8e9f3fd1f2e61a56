import { expect, test } from '@playwright/test'
import { createHash } from 'node:crypto'
import { createServer, request as call } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { answers } from '../../bin/processes.ts'
import { startSystem, type System } from '../../bin/system.ts'
import { warm } from '../../infra/edge/warm.ts'
import { startPostgres } from './parts.ts'

test.describe.configure({ mode: 'serial' })

// Pages are fresh for 30 s in production. Here a proxy between the edge and web shortens that in the header that
// the edge reads, so that no test waits for minutes.
const fresh = { production: 's-maxage=30', here: 's-maxage=4' }

let postgres: Awaited<ReturnType<typeof startPostgres>>
let system: System
let front: Awaited<ReturnType<typeof startFront>>
let pages: string[]

/** A proxy in front of web that can change a page. */
async function startFront() {
  const real = system.ports.web + 5
  await system.processes.web.stop()
  system.restartWeb({ WEB_PORT: String(real) })
  const state: { change?: (html: string) => string } = {}
  const server = createServer((incoming, response) => {
    const { change } = state
    // What is to be changed has to come as text.
    const encoding = change ? 'identity' : String(incoming.headers['accept-encoding'])
    const options = { port: real, path: incoming.url, headers: { 'accept-encoding': encoding } }
    call(options, async (answer) => {
      const headers = Object.fromEntries(
        Object.entries(answer.headers).filter(
          ([name]) => !['content-length', 'connection', 'transfer-encoding', 'etag'].includes(name),
        ),
      )
      const cacheControl = headers['cache-control']
      if (cacheControl) headers['cache-control'] = String(cacheControl).replace(fresh.production, fresh.here)
      const isText = String(headers['content-type']).startsWith('text/html')
      const body = await buffer(answer)
      response.writeHead(answer.statusCode ?? 0, headers)
      response.end(change && isText ? change(body.toString()) : body)
    })
      .on('error', () => response.destroy())
      .end()
  }).listen(system.ports.web, '127.0.0.1')
  await once(server, 'listening')
  await answers(`http://127.0.0.1:${real}/healthz`)
  return {
    real,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test.beforeAll(async () => {
  test.setTimeout(90_000)
  postgres = await startPostgres(8350)
  system = await startSystem({
    name: 'edge',
    edgePort: 8340,
    firstPort: 8341,
    postgres: postgres.address,
    redisUrl: 'redis://127.0.0.1:6379/13',
    fresh: true,
  })
  await system.ready()
  front = await startFront()
  const warmed = await warm(system.origin)
  expect(warmed.failed).toEqual([])
  pages = warmed.pages
  expect(pages.length).toBeGreaterThan(60)
  // Checking only pages that need no database would prove little.
  expect(pages).toEqual(
    expect.arrayContaining(['/careers', '/careers/service/mechanical-services', '/careers/hvac-technician']),
  )
})
test.afterAll(() => system.stop())

// Pages are cached in the first two; the third is an unpacked one.
const encodings = ['br', 'gzip', 'identity']

const read = async (path: string, encoding: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${system.origin}${path}`, {
    headers: { ...headers, 'accept-encoding': encoding },
  })
  const body = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    encoding: answer.headers.get('content-encoding') ?? 'identity',
    cache: answer.headers.get('x-cache'),
    bytes: createHash('sha256').update(body).digest('hex'),
    csp: answer.headers.get('content-security-policy'),
  }
}

const fromCache = expect.stringMatching(/^(HIT|STALE|UPDATING)$/)

test('two different visitors get the same bytes, from the cache, in every encoding', async () => {
  test.setTimeout(120_000)
  for (const page of pages) {
    const bytes = new Set<string>()
    for (const encoding of encodings) {
      const one = await read(page, encoding, {
        cookie: 'session=a; theme=dark',
        'user-agent': 'One',
        'accept-language': 'hi',
      })
      const other = await read(page, encoding, { 'user-agent': 'Other', 'accept-language': 'en-IN' })
      expect(one, page).toMatchObject({ status: 200, encoding, cache: fromCache })
      expect(other, page).toEqual({ ...one, cache: fromCache })
      bytes.add(one.bytes)
    }
    expect(bytes.size, page).toBe(1)
  }
})

test('an injected inline script is blocked by the content security policy', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => violations.push(message.text()))
  await page.route(`${system.origin}/contact`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</body>', '<script>window.planted = true</script></body>')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${system.origin}/contact`)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(violations.join('\n')).toContain('Content Security Policy')
})

test('web declares pages fresh for 30 seconds, and the edge shows a change as soon as that is over', async () => {
  const asked = await fetch(`http://127.0.0.1:${front.real}/contact`)
  expect(asked.headers.get('cache-control')).toContain(`${fresh.production},`)
  front.state.change = (html) => html.replaceAll('Send Us a Message', 'Write to us, changed')
  const text = async () => (await fetch(`${system.origin}/contact`)).text()
  await expect.poll(text, { timeout: 15_000, intervals: [500] }).toContain('Write to us, changed')
  delete front.state.change
  await expect.poll(text, { timeout: 15_000, intervals: [500] }).toContain('Send Us a Message')
})

test('with web, the API and PostgreSQL stopped, every page of the sitemap still answers 200 with the same bytes, in br, gzip and unpacked', async () => {
  test.setTimeout(120_000)
  const asked = pages.flatMap((page) => encodings.map((encoding) => [page, encoding] as const))
  const before = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const [page, encoding] of asked) before.set(`${page} ${encoding}`, await read(page, encoding))
  expect([...before.values()].filter(({ status }) => status !== 200)).toEqual([])
  await front.stop()
  await Promise.all(
    [system.processes.web, ...system.processes.api, system.processes.worker].map((each) =>
      each.stop('SIGKILL'),
    ),
  )
  await postgres.stop()
  // A stale page is still served; the page read last stays fresh the longest.
  const last = pages.at(-1) ?? ''
  for (const encoding of encodings)
    await expect
      .poll(async () => (await read(last, encoding)).cache, { timeout: 15_000, intervals: [500] })
      .toMatch(/STALE|UPDATING/)
  for (const [page, encoding] of asked) {
    expect(await read(page, encoding), `${page} ${encoding}`).toEqual({
      ...before.get(`${page} ${encoding}`),
      cache: expect.stringMatching(/STALE|UPDATING/),
    })
  }
})
