import { expect, type Page, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'
import { expectNoSidewaysScroll } from './admin-lists.ts'
import { drawAll } from './draw-all.ts'

test.use({ launchOptions: fullChromiumOptions })

const samples = [
  '/',
  '/about',
  '/leadership/ceo',
  '/services',
  '/services/facility-management',
  '/annual-maintenance',
  '/our-works',
  '/our-works/hvac-systems',
  '/blogs',
  '/blog/predictive-maintenance-guide',
  '/careers',
  '/careers/hvac-technician',
  '/privacy',
  '/sitemap',
  '/search',
  '/newsletter',
]

test('[SH-24] the footer leads to the legal pages and the sitemap', async ({ page }) => {
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Sitemap', '/sitemap'],
  ] as const) {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('{{')
  }
})

test('structured data of each template is of its own types', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    return blocks.flatMap(([, json]) => (JSON.parse(json!) as { '@type': string | string[] })['@type'])
  }
  expect(await typesOf('/')).toEqual(['Organization', 'LocalBusiness'])
  expect(await typesOf('/services/civil-works')).toEqual(['Service', 'BreadcrumbList'])
  expect(await typesOf('/blog/predictive-maintenance-guide')).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(await typesOf('/contact')).toEqual(['Organization', 'LocalBusiness', 'FAQPage', 'BreadcrumbList'])
  expect(await typesOf('/leadership/ceo')).toEqual(['BreadcrumbList'])
})

test('a first visit takes at most 12 requests and 110 KB, no script, and nothing moves', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  for (const path of samples) {
    const page = await browser.newPage()
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    let bytes = 0
    let requests = 0
    const scripts: string[] = []
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts, path).toEqual([])
    expect(requests, path).toBeLessThanOrEqual(12)
    expect(bytes, path).toBeLessThanOrEqual(110 * 1024)
    // To three digits: where the letters come after the first paint, the menu moves by some pixels (0.0001).
    expect(await shifted(page), path).toBeCloseTo(0, 3)
    await page.close()
  }
})

test('letters that come after the first paint leave the home page and the services in their place', async ({
  browser,
}) => {
  for (const path of ['/', '/services', '/services/facility-management']) {
    const page = await browser.newPage()
    await page.route('**/*.woff2', async (route) => {
      // Painted and parsed for a while: from here on `shifted` counts.
      await page.waitForFunction(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const parsed = navigation?.domContentLoadedEventEnd ?? 0
        const painted = performance.getEntriesByName('first-contentful-paint').length > 0
        return painted && parsed > 0 && performance.now() > parsed + 100
      })
      await route.continue()
    })
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await shifted(page), path).toBeCloseTo(0, 3)
    await page.close()
  }
})

type Shift = { at: number; value: number }

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push({ at: entry.startTime, value: entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Once the page is parsed. Before that, how much of it is painted depends on the machine's load; Lighthouse counts those
 * shifts as well, in e2e/system/speed.spec.ts.
 */
const shifted = (page: Page) =>
  page.evaluate(() => {
    const [{ domContentLoadedEventEnd } = { domContentLoadedEventEnd: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]
    const { shifts } = window as unknown as { shifts: Shift[] }
    return shifts.reduce((sum, { at, value }) => (at > domContentLoadedEventEnd + 50 ? sum + value : sum), 0)
  })

for (const width of [390, 1440]) {
  test(`a drawing that waits below keeps its exact place, and none waits on paper, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of samples) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const waiting = await drawings(page)
      await drawAll(page)
      expect((await drawings(page)).places, path).toEqual(waiting.places)
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      expect((await drawings(page)).waiting, path).toBe(0)
      await page.emulateMedia({ media: 'screen' })
      expect((await drawings(page)).waiting, path).toBe(await page.locator('svg.waits').count())
    }
  })
}

const drawings = (page: Page) =>
  page.locator('svg.ill').evaluateAll((all) => ({
    places: all.map((each) => {
      const { top, height } = each.getBoundingClientRect()
      return `${top} ${height}`
    }),
    waiting: all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length,
  }))

// 320, 390 and 1440 px: every-page.spec.ts.
for (const width of [861, 1181]) {
  test(`no sideways scroll at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of samples) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('pages come alive without a word of complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  for (const path of samples) {
    await page.goto(path)
    await page.mouse.move(100, 100)
    await expect(page.locator('html')).toHaveAttribute('data-live')
  }
  expect(complaints).toEqual([])
})
