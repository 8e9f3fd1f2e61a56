import { expect, type Page } from '@playwright/test'
import { wrongMentions } from '../../apps/web/app/content/figure-mentions.ts'
import { aboutFigures, type Figure, figures, homeFigures } from '../../apps/web/app/content/figures.ts'
import { axeFindings, colourFindings } from '../axe-findings.ts'
import { fullChromiumOptions } from '../chromium-options.ts'
import { test } from '../test.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { isOfAnotherTest, sitePaths, templates } from './site-map.ts'
import { faultsOf } from './structured-data.ts'
import { htmlFaults } from './valid-html.ts'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })
test.use({ launchOptions: fullChromiumOptions })

// Linked by its old URL on purpose; any other redirect is a link to correct.
const intendedRedirects: string[] = []

type Read = { path: string; html: string; facts: PageFacts }

// Each worker reads the site once.
const known: Read[] = []

async function readAll(page: Page, origin: string): Promise<Read[]> {
  if (known.length > 0) return known
  const read: Read[] = []
  for (const path of await sitePaths(page.request)) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    read.push({ path, html, facts: await pageFacts(page, html, `${origin}${path}`) })
  }
  known.push(...read)
  return known
}

test('[RT-18] a visitor without a session reads every page, and no link, asset, picture or fragment is broken', async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL)
  const read = await readAll(page, origin)
  const idsOf = new Map(read.map(({ path, facts }) => [path, facts.ids]))
  const from = new Map<string, string>()
  for (const { path, facts } of read) {
    for (const reference of facts.references.filter((each) => each.startsWith(`${origin}/`)))
      if (!from.has(reference) && !isOfAnotherTest(reference)) from.set(reference, path)
  }
  const broken: string[] = []
  const styles: string[] = []
  const asked = new Set<string>()
  for (const [reference, path] of from) {
    const { pathname, search, hash } = new URL(reference)
    const target = `${pathname}${search}`
    if (!idsOf.has(target) && !asked.has(target)) {
      asked.add(target)
      const answer = await page.request.get(target, { maxRedirects: 0 })
      const isIntended = intendedRedirects.includes(target) && [301, 308].includes(answer.status())
      if (answer.status() !== 200 && !isIntended) broken.push(`${path}: ${target} ${answer.status()}`)
      const type = answer.headers()['content-type'] ?? ''
      if (type.includes('text/css')) styles.push(target)
      if (type.includes('text/html'))
        idsOf.set(target, (await pageFacts(page, await answer.text(), reference)).ids)
    }
    if (hash && !idsOf.get(target)?.includes(decodeURIComponent(hash.slice(1))))
      broken.push(`${path}: ${target}${hash} has no such part`)
  }
  expect(styles.length).toBeGreaterThan(0)
  for (const style of styles) {
    const css = await (await page.request.get(style)).text()
    for (const [, url] of css.matchAll(/url\(["']?([^"')]+)/g)) {
      if (url!.startsWith('data:') || url!.startsWith('#')) continue
      const { status } = await fetch(new URL(url!, `${origin}${style}`))
      if (status !== 200) broken.push(`${style}: ${url} ${status}`)
    }
  }
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as {
    icons: { src: string }[]
  }
  for (const { src } of manifest.icons)
    if (!(await page.request.get(src)).ok()) broken.push(`site.webmanifest: ${src}`)
  expect(broken).toEqual([])
})

test('the HTML of every page is valid', async ({ page, baseURL }) => {
  const faults: string[] = []
  for (const { path, html } of await readAll(page, String(baseURL)))
    faults.push(...(await htmlFaults(html)).map((fault) => `${path} ${fault}`))
  expect(faults).toEqual([])
})

test('structured data has what its types require, and no placeholders', async ({ page, baseURL }) => {
  const faults: string[] = []
  const types = new Set<string>()
  for (const { path, facts } of await readAll(page, String(baseURL))) {
    for (const json of facts.structuredData) {
      faults.push(...faultsOf(json).map((fault) => `${path}: ${fault}`))
      for (const type of [(JSON.parse(json) as { '@type': string | string[] })['@type']].flat())
        types.add(type)
    }
  }
  expect(faults).toEqual([])
  expect([...types]).toEqual(
    expect.arrayContaining([
      'Organization',
      'LocalBusiness',
      'Service',
      'BreadcrumbList',
      'BlogPosting',
      'FAQPage',
      'JobPosting',
    ]),
  )
})

test('every page has its own title, description and canonical URL, and a social image of the right size', async ({
  page,
  baseURL,
}) => {
  const read = await readAll(page, String(baseURL))
  const faults: string[] = []
  for (const { path, facts } of read) {
    // A post's title carries a required suffix (BL-05); search results truncate that, not the words before it.
    const shown = facts.title.replace(/ \| Trusswell Blog$/, '')
    if (shown.length < 10 || shown.length > 65) faults.push(`${path}: title of ${shown.length} characters`)
    const { length } = facts.description
    if (length < 70 || length > 160) faults.push(`${path}: description of ${length} characters`)
    if (facts.canonical !== `${baseURL}${path}`) faults.push(`${path}: says it is ${facts.canonical}`)
    const picture = await page.request.get(facts.picture)
    if (picture.headers()['content-type'] !== 'image/png') faults.push(`${path}: no picture ${facts.picture}`)
  }
  expect(faults).toEqual([])
  expect(repeated(read.map(({ facts }) => facts.title))).toEqual([])
  expect(repeated(read.map(({ facts }) => facts.description))).toEqual([])
})

test('a figure has one value on all pages', async ({ page, baseURL }) => {
  const known: Record<string, Figure> = figures
  const faults: string[] = []
  const shown = new Set<string>()
  for (const { path, facts } of await readAll(page, String(baseURL))) {
    for (const { id, value } of facts.figures) {
      shown.add(id)
      if (value !== known[id]?.value) faults.push(`${path}: ${id} is ${value}`)
    }
    for (const text of facts.texts)
      faults.push(...wrongMentions(text, Object.values(known)).map((each) => `${path}: ${each}`))
  }
  expect(faults).toEqual([])
  expect([...shown]).toEqual(expect.arrayContaining([...homeFigures, ...aboutFigures].map(({ id }) => id)))
})

test('every page has one main heading and skips no level', async ({ page, baseURL }) => {
  const faults: string[] = []
  for (const { path, facts } of await readAll(page, String(baseURL))) {
    const { headings } = facts
    if (headings.filter((level) => level === 1).length !== 1 || headings[0] !== 1)
      faults.push(`${path}: ${headings.join(' ')}`)
    else if (headings.some((level, index) => index > 0 && level > headings[index - 1]! + 1))
      faults.push(`${path}: ${headings.join(' ')}`)
  }
  expect(faults).toEqual([])
})

// Of the pages that differ in their text only, CI visits all and checks one of each template; `pnpm e2e:pages` checks all.
const shown = new Set<string>(Object.values(templates))
const isChecked = (path: string) => process.env['EVERY_PAGE'] === 'all' || shown.has(path)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the whole text of each page can be read', async ({ page }) => {
    const faults: string[] = []
    for (const path of (await sitePaths(page.request)).filter(isChecked)) {
      await page.goto(path)
      const { unseen, words } = await page.evaluate(() => ({
        words: (document.querySelector('main')?.innerText ?? '').split(/\s+/).length,
        unseen: [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dt, dd, td, a)')]
          // Closed sections and unsent forms are one click away; so is the step that asks for the resume.
          .filter(
            (each) =>
              !each.closest('details:not([open]), [hidden], [aria-hidden=true], .sr-only, .apply-resume'),
          )
          .filter((each) => each.textContent?.trim())
          .filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((each) => each.outerHTML.slice(0, 120)),
      }))
      if (words < 15) faults.push(`${path}: only ${words} words`)
      faults.push(...unseen.map((each) => `${path}: ${each}`))
    }
    expect(faults).toEqual([])
  })
})

const parts = 8
for (let part = 0; part < parts; part += 1) {
  test(`one visit to each page, part ${part + 1} of ${parts}: few requests, no script, fits 320 px, accessible`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const faults: string[] = []
    // Colours are measured without animations.
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    // Every page is requested with an empty cache, as by a first visitor.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    let asked: { url: string; type: string }[] = []
    page.on('request', (each) => asked.push({ url: each.url(), type: each.resourceType() }))
    for (const path of (await sitePaths(request)).filter((_, index) => index % parts === part)) {
      await page.goto('about:blank')
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 320, height: 640 })
      asked = []
      await page.goto(path)
      // Observers have run by the time the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      if (asked.length > 12) faults.push(`${path}: ${asked.length} requests`)
      for (const { url, type } of asked) {
        if (type === 'script' || /\.m?js(\?|$)/.test(url)) faults.push(`${path}: script ${url}`)
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))
          faults.push(`${path}: another origin ${url}`)
      }
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > width) faults.push(`${path}: ${wide} px wide at ${width}`)
        if (width === 320 || !isChecked(path)) continue
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const found = await (colorScheme === 'light' ? axeFindings : colourFindings)(page)
          faults.push(...found.map((finding) => `${path}, ${colorScheme}, ${width} px: ${finding}`))
        }
      }
    }
    await context.close()
    expect(faults).toEqual([])
  })
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
