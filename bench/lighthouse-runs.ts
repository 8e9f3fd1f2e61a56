import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'

export type PageScore = {
  path: string
  performance: number
  accessibility: number
  best_practices: number
  seo: number
  cls: number
  lcp_ms: number
  bytes: number
  requests: number
  script_requests: number
  foreign_requests: number
}

/** The limits that a public page misses, whatever machine runs the test. */
export function missesOf(score: PageScore): string[] {
  const limits: Record<string, boolean> = {
    [`accessibility ${score.accessibility}, 100`]: score.accessibility === 100,
    [`best practices ${score.best_practices}, 100`]: score.best_practices === 100,
    [`SEO ${score.seo}, 100`]: score.seo === 100,
    // To three digits: a font that comes late moves the menu by 0.0001.
    [`layout shift ${score.cls}, 0`]: score.cls < 0.0005,
    [`${score.bytes} bytes, at most ${maxBytes}`]: score.bytes <= maxBytes,
    [`${score.requests} requests, at most ${maxRequests(score.path)}`]:
      score.requests <= maxRequests(score.path),
    [`${score.script_requests} script requests before any input`]: score.script_requests === 0,
    [`${score.foreign_requests} requests to other origins`]: score.foreign_requests === 0,
  }
  return Object.keys(limits)
    .filter((demand) => !limits[demand])
    .map((demand) => `${score.path}: ${demand}`)
}

const maxBytes = 90 * 1024

/** A list of services or works has a drawing for each entry near the first screen. */
const maxRequests = (path: string) => (['/services', '/our-works'].includes(path) ? 16 : 14)

/** Only meaningful on an idle machine. */
export function slownessOf({ path, performance }: PageScore): string[] {
  return performance >= 98 ? [] : [`${path}: performance ${performance}, at least 98`]
}

/** Mobile, as a phone on a slow line sees it; the median run of each page counts. */
export async function scorePages(origin: string, paths: string[], runs: number): Promise<PageScore[]> {
  const chrome = await launch({
    chromePath: '/usr/bin/chromium',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const scores: PageScore[] = []
    for (const path of paths) scores.push(await scorePage(chrome, origin, path, runs))
    return scores
  } finally {
    chrome.kill()
  }
}

async function scorePage(
  chrome: LaunchedChrome,
  origin: string,
  path: string,
  runs: number,
): Promise<PageScore> {
  const results: PageScore[] = []
  // On a busy machine Chromium may paint too late for a trace; a run without figures is repeated, not counted.
  for (let tries = 0; results.length < runs && tries < runs + 3; tries += 1) {
    const result = await lighthouse(`${origin}${path}`, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
    })
    if (!result) continue
    const score = toScore(origin, path, result)
    if (!Number.isNaN(score.cls)) results.push(score)
  }
  results.sort((a, b) => a.performance - b.performance)
  const median = results[Math.floor(results.length / 2)]
  if (!median) throw new Error(`no result for ${path}`)
  return median
}

type NetworkRequest = { url: string; resourceType?: string; transferSize: number }

function toScore(origin: string, path: string, { lhr }: RunnerResult): PageScore {
  const percent = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const details = lhr.audits['network-requests']?.details as { items: NetworkRequest[] } | undefined
  const requests = details?.items ?? []
  return {
    path,
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    best_practices: percent('best-practices'),
    seo: percent('seo'),
    cls: value('cumulative-layout-shift'),
    lcp_ms: Math.round(value('largest-contentful-paint')),
    bytes: requests.reduce((sum, request) => sum + request.transferSize, 0),
    requests: requests.length,
    script_requests: requests.filter((request) => request.resourceType === 'Script').length,
    foreign_requests: requests.filter(
      (request) => !request.url.startsWith(origin) && !request.url.startsWith('data:'),
    ).length,
  }
}
