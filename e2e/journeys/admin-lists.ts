import { expect, type Locator, type Page } from '@playwright/test'
import { axeFindings, colourFindings } from '../axe-findings.ts'
import { lookInto } from '../system/parts.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
const sessions = new Map<string, { cookies: Cookies; until: number }>()
// After ten minutes some changes ask for the password again; the other five minutes are for the test.
export const reusedForMs = 5 * 60_000

/**
 * For tests of forms, dialogs and long lists. CI checks them on a phone, and each page at 1280 px; `pnpm e2e:pages` checks
 * them at both widths.
 */
export const checkedWidths = process.env['EVERY_PAGE'] === 'all' ? [390, 1440] : [390]

/** One login per worker and account, because attempts are limited; `fresh` gives a session of its own. */
export async function signIn(page: Page, origin: string, who: string, { fresh = false } = {}) {
  // An open page, or a late answer to it, would react to the lost session by ending the new one.
  if (page.url() !== 'about:blank') {
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
  }
  const known = sessions.get(who)
  if (known && !fresh && Date.now() < known.until) return page.context().addCookies(known.cookies)
  // Signing in ends the session of the request, which another test may still use.
  await page.context().clearCookies({ name: 'session' })
  const answer = await page.request.post('/api/auth/sign-in', {
    headers: { origin },
    data: { email: `${who}@trusswell.example`, password: process.env['E2E_PASSWORD'] },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  if (!fresh) sessions.set(who, { cookies: await page.context().cookies(), until: Date.now() + reusedForMs })
}

/** A word that only this test's rows contain. */
export const ownWord = () => `w${crypto.randomUUID().slice(0, 8)}`

export async function inDatabase<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const look = lookInto(process.env['E2E_DATABASE'] ?? '')
  try {
    return await look.rows<Row>(sql, values)
  } finally {
    await look.close()
  }
}

export const toast = (page: Page) => page.locator('.ui-toast')

export async function expectToast(page: Page, ...words: string[]): Promise<void> {
  const last = toast(page).last()
  for (const part of words) await expect(last).toContainText(part)
  // What was done is said without a title but where a sign-in or a new password is.
  await expect(last.locator('strong').filter({ hasText: 'Success' })).toHaveCount(
    words[0] === 'Success' ? 1 : 0,
  )
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
}

export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFindings(page)).toEqual([])
}

/** A confirmation may first load what it asks about. */
export async function clickWhenReady(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy')
  await button.click()
}

/** The two are side by side and vertically centred once the page is stable. */
export async function expectInLine(one: Locator, other: Locator): Promise<void> {
  const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : NaN)
  await expect(async () => {
    const [first, second] = [await one.boundingBox(), await other.boundingBox()]
    expect(Math.abs(middle(first) - middle(second))).toBeLessThanOrEqual(1)
  }).toPass({ timeout: 10_000 })
}

/** The labels, figures and names of rows and cards that break inside a word because they don't fit. */
export const brokenLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const checked = '.ui-button, .stat-figure, main :is(h1, h2, h3, tbody th, [data-row] a, article a)'
    const words = /[\p{L}\p{N}]+/gu
    const isBroken = (text: Text, { 0: word, index }: RegExpExecArray) => {
      // Longer words, such as those that tests make up, may break.
      if (word.length > 24) return false
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
      return found
    }
    const texts = new Set([...document.querySelectorAll(checked)].flatMap(textsIn))
    return [...texts]
      .filter((text) => !text.parentElement?.closest('.sr-only'))
      .filter((text) => [...text.data.matchAll(words)].some((word) => isBroken(text, word)))
      .map((text) => text.data)
  })

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Charts resize a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}
