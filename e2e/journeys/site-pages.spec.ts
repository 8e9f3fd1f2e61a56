import { expect, type Page, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'
import { checkedWidths, expectNoSidewaysScroll } from './admin-lists.ts'
import { drawAll } from './draw-all.ts'
import { expectLightVisit, shifted, watchShifts } from './first-visit.ts'

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

test('[SH-24] the footer links to the legal pages and the sitemap', async ({ page }) => {
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

// A browser loads what is within 1,250 px below the window: on a desk six drawings of the home page, on a phone one or two.
for (const [width, height, kilobytes] of [
  [390, 844, 90],
  [1280, 720, 110],
] as const)
  test(`a first visit at ${width} px takes at most 14 requests and ${kilobytes} KB, no script, and nothing moves`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    for (const path of samples) {
      const visit = { path, width, height }
      await (await expectLightVisit(browser, visit, { requests: 14, kilobytes })).close()
    }
  })

test('fonts that load after the first paint don’t shift the home page and the services', async ({
  browser,
}) => {
  for (const path of ['/', '/services', '/services/facility-management']) {
    const page = await browser.newPage()
    await page.route('**/*.woff2', async (route) => {
      // Painted and parsed for a while: `shifted` counts from here on.
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

for (const width of checkedWidths) {
  test(`a drawing that hasn’t loaded reserves its exact space, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of samples) {
      await page.route('**/assets/*.svg', (route) => route.abort())
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const waiting = await places(page)
      await page.unroute('**/assets/*.svg')
      await page.goto(path)
      await drawAll(page)
      expect(await places(page), path).toEqual(waiting)
    }
  })
}

const places = (page: Page) =>
  page.locator('.ill:visible').evaluateAll((all) =>
    all.map((each) => {
      const { top, height } = each.getBoundingClientRect()
      return `${top} ${height}`
    }),
  )

// 320, 390 and 1440 px: every-page.spec.ts.
test('pages hydrate without console errors and scroll sideways neither at 861 nor at 1181 px', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  for (const path of samples) {
    await page.goto(path)
    await page.mouse.move(100, 100)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    for (const width of [861, 1181]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
  expect(complaints).toEqual([])
})
