import { type Browser, expect, type Page } from '@playwright/test'

type Visit = { path: string; width: number; height: number; scale?: number }

/** What a browser with an empty cache loads for a page before anyone touches it. */
async function firstVisit(browser: Browser, { path, width, height, scale = 1 }: Visit) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const sizes = new Map<string, number>()
  const names = new Map<string, string>()
  const scripts: string[] = []
  client.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const files = [...sizes].map(([id, bytes]) => ({
    name: new URL(names.get(id) ?? '', page.url()).pathname,
    bytes,
  }))
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0)
  console.log(`${path} at ${width} px × ${scale}: ${files.length} requests, ${bytes} bytes`)
  return { page, files, requests: files.length, bytes, scripts }
}

/** At most so many requests and kilobytes, no script, and nothing that moves. */
export async function expectLightVisit(
  browser: Browser,
  visit: Visit,
  most: { requests: number; kilobytes: number },
) {
  const { page, files, requests, bytes, scripts } = await firstVisit(browser, visit)
  const list = `${visit.path}\n${files.map((each) => `${each.bytes} ${each.name}`).join('\n')}`
  expect(scripts, visit.path).toEqual([])
  expect(requests, list).toBeLessThanOrEqual(most.requests)
  expect(bytes, list).toBeLessThanOrEqual(most.kilobytes * 1024)
  // Rounded to three digits, because a font that loads after the first paint moves the menu by some pixels (0.0001).
  expect(await shifted(page), visit.path).toBeCloseTo(0, 3)
  return page
}

type Shift = { at: number; value: number }

export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push({ at: entry.startTime, value: entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Counts after parsing. Before that, how much is painted depends on the machine's load; Lighthouse counts those
 * shifts as well, in e2e/system/speed.spec.ts.
 */
export const shifted = (page: Page) =>
  page.evaluate(() => {
    const [{ domContentLoadedEventEnd } = { domContentLoadedEventEnd: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]
    const { shifts } = window as unknown as { shifts: Shift[] }
    return shifts.reduce((sum, { at, value }) => (at > domContentLoadedEventEnd + 50 ? sum + value : sum), 0)
  })
