import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll } from './admin-lists.ts'
import { drawAll } from './draw-all.ts'

const samples = [
  '/',
  '/about',
  '/leadership/ceo',
  '/services',
  '/services/facility-management',
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

const sitemapOf = async (page: Page) =>
  [...(await (await page.request.get('/sitemap.xml')).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(
    ([, path]) => path || '/',
  )

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

test('every page of the sitemap is there, and no link on any of them is broken', async ({ page }) => {
  test.setTimeout(120_000)
  const paths = await sitemapOf(page)
  expect(paths).toEqual(
    expect.arrayContaining(samples.filter((path) => !/^\/(search|newsletter)/.test(path))),
  )
  const links = new Set<string>()
  for (const path of paths) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    for (const [, href] of (await answer.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(href!)
  }
  const missing: string[] = []
  for (const link of [...links].filter((href) => !paths.includes(href)))
    if ((await page.request.get(link)).status() !== 200) missing.push(link)
  expect(missing).toEqual([])
})

test('each page names its own address, its picture and what it is about', async ({ page, baseURL }) => {
  const titles = new Set<string>()
  const paths = await sitemapOf(page)
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '')
    expect(html, path).toContain(`rel="canonical" href="${baseURL}${path}"`)
    expect(/name="description" content="([^"]{20,200})"/.exec(html), path).not.toBeNull()
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await page.request.get(picture)).headers()['content-type'], picture).toBe('image/png')
  }
  expect(titles.size).toBe(paths.length)
})

test('structured data says what is true, and nothing of placeholders', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const data = blocks.map(([, json]) => JSON.parse(json!) as { '@type': string | string[] })
    expect(JSON.stringify(data)).not.toMatch(/trusswell\.example|Cyber Heights|0000|Vemulapalli|Devarakonda/)
    return data.flatMap((block) => block['@type'])
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
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await shifted(page), path).toBeCloseTo(0, 3)
    await page.close()
  }
})

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

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

for (const width of [320, 390, 861, 1181]) {
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
