import { expect, test } from '@playwright/test'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { answers } from '../../bin/processes.ts'
import { startSystem, type System } from '../../bin/system.ts'
import { warm } from '../../infra/edge/warm.ts'
import { startPostgres } from './parts.ts'

test.describe.configure({ mode: 'serial' })

// Pages are fresh for 30 s in production. Here what stands between the edge and web shortens that in the header that
// the edge obeys, so that nothing waits for minutes.
const fresh = { production: 's-maxage=30', here: 's-maxage=4' }

let postgres: Awaited<ReturnType<typeof startPostgres>>
let system: System
let front: Awaited<ReturnType<typeof startFront>>
let pages: string[]

/** In web's place, with web behind it; it can change a page on its way. */
async function startFront() {
  const real = system.ports.web + 5
  await system.processes.web.stop()
  system.restartWeb({ WEB_PORT: String(real) })
  const state = { change: (html: string) => html }
  const server = createServer(async (request, response) => {
    const answer = await fetch(`http://127.0.0.1:${real}${request.url}`, { redirect: 'manual' })
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) =>
          !['content-encoding', 'content-length', 'connection', 'transfer-encoding', 'etag'].includes(name),
      ),
    )
    const kept = headers['cache-control']
    if (kept) headers['cache-control'] = kept.replace(fresh.production, fresh.here)
    const isText = headers['content-type']?.startsWith('text/html')
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, headers).end(isText ? state.change(body.toString()) : body)
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
  // A check of the pages that need no database would prove little.
  expect(pages).toEqual(
    expect.arrayContaining(['/careers', '/careers/service/mechanical-services', '/careers/hvac-technician']),
  )
})
test.afterAll(() => system.stop())

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${system.origin}${path}`, { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    bytes: createHash('sha256').update(body).digest('hex'),
    csp: answer.headers.get('content-security-policy'),
  }
}

const fromCache = expect.stringMatching(/^(HIT|STALE|UPDATING)$/)

test('two different visitors get the same bytes, from the cache', async () => {
  for (const page of pages) {
    const one = await read(page, {
      cookie: 'session=a; theme=dark',
      'user-agent': 'One',
      'accept-language': 'hi',
    })
    const other = await read(page, { 'user-agent': 'Other', 'accept-language': 'en-IN' })
    expect(one).toMatchObject({ status: 200, cache: fromCache })
    expect(other).toEqual({ ...one, cache: fromCache })
  }
})

test('a planted inline script is blocked by the page policy', async ({ page }) => {
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

test('web asks for pages to be fresh for 30 seconds, and the edge shows a change as soon as that is over', async () => {
  const asked = await fetch(`http://127.0.0.1:${front.real}/contact`)
  expect(asked.headers.get('cache-control')).toContain(`${fresh.production},`)
  front.state.change = (html) => html.replaceAll('Send Us a Message', 'Write to us, changed')
  const text = async () => (await fetch(`${system.origin}/contact`)).text()
  await expect.poll(text, { timeout: 15_000, intervals: [500] }).toContain('Write to us, changed')
  front.state.change = (html) => html
  await expect.poll(text, { timeout: 15_000, intervals: [500] }).toContain('Send Us a Message')
})

test('with web, the API and PostgreSQL stopped, every page of the sitemap still answers 200 with the same bytes', async () => {
  test.setTimeout(120_000)
  const before = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const page of pages) before.set(page, await read(page))
  expect([...before.values()].filter(({ status }) => status !== 200)).toEqual([])
  await front.stop()
  await Promise.all(
    [system.processes.web, ...system.processes.api, system.processes.worker].map((each) =>
      each.stop('SIGKILL'),
    ),
  )
  await postgres.stop()
  // Past its freshness a page is still there; the last one that was read is fresh the longest.
  const last = pages.at(-1) ?? ''
  await expect
    .poll(async () => (await read(last)).cache, { timeout: 15_000, intervals: [500] })
    .toMatch(/STALE|UPDATING/)
  for (const page of pages) {
    expect(await read(page)).toEqual({
      ...before.get(page),
      cache: expect.stringMatching(/STALE|UPDATING/),
    })
  }
})
