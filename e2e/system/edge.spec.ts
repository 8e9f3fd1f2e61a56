import { expect, test } from '@playwright/test'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { startSystem, type System } from '../../bin/system.ts'
import { warm } from '../../infra/edge/warm.ts'
import { startPostgres } from './parts.ts'

test.describe.configure({ mode: 'serial' })

let postgres: Awaited<ReturnType<typeof startPostgres>>
let system: System
let pages: string[]

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

test('two different visitors get the same bytes, from the cache', async () => {
  for (const page of pages) {
    const one = await read(page, {
      cookie: 'session=a; theme=dark',
      'user-agent': 'One',
      'accept-language': 'hi',
    })
    const other = await read(page, { 'user-agent': 'Other', 'accept-language': 'en-IN' })
    expect(one).toMatchObject({ status: 200, cache: 'HIT' })
    expect(other).toEqual(one)
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

test('a change of content shows within 60 seconds', async () => {
  test.setTimeout(120_000)
  // The real web moves aside; what stands in its place changes one thing on the way.
  const real = system.ports.web + 5
  await system.processes.web.stop()
  system.restartWeb({ WEB_PORT: String(real) })
  const changed = createServer(async (request, response) => {
    const answer = await fetch(`http://127.0.0.1:${real}${request.url}`)
    const body = (await answer.text()).replaceAll('Send Us a Message', 'Write to us, changed')
    const headers = [...answer.headers].filter(
      ([name]) =>
        !['content-encoding', 'content-length', 'connection', 'transfer-encoding', 'etag'].includes(name),
    )
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
  }).listen(system.ports.web, '127.0.0.1')
  await once(changed, 'listening')
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${real}/healthz`).catch(() => null))?.ok)
    .toBe(true)
  const started = Date.now()
  await expect
    .poll(async () => (await fetch(`${system.origin}/contact`)).text(), {
      timeout: 62_000,
      intervals: [1_000],
    })
    .toContain('Write to us, changed')
  expect(Date.now() - started).toBeLessThan(62_000)
  changed.closeAllConnections()
  await new Promise((resolve) => changed.close(resolve))
  await system.processes.web.stop()
  system.restartWeb()
  await system.ready()
})

test('with web, the API and PostgreSQL stopped, every page of the sitemap still answers 200 with the same bytes', async () => {
  test.setTimeout(180_000)
  // Back to the unchanged pages first.
  await expect
    .poll(async () => (await fetch(`${system.origin}/contact`)).text(), {
      timeout: 62_000,
      intervals: [1_000],
    })
    .toContain('Send Us a Message')
  const before = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const page of pages) before.set(page, await read(page))
  expect([...before.values()].filter(({ status }) => status !== 200)).toEqual([])
  await Promise.all(
    [system.processes.web, ...system.processes.api, system.processes.worker].map((each) =>
      each.stop('SIGKILL'),
    ),
  )
  await postgres.stop()
  const compare = async (cache: RegExp) => {
    for (const page of pages) {
      const now = await read(page)
      expect(now).toEqual({ ...before.get(page), cache: expect.stringMatching(cache) })
    }
  }
  await compare(/HIT|STALE|UPDATING/)
  // Past its freshness it is still there.
  await setTimeout(61_000)
  await compare(/STALE|UPDATING/)
})
