import type { Locator, Page } from '@playwright/test'

type Theme = 'light' | 'dark'

/** All sheets take a second of CPU time; most tests need one. */
export async function openGallery(
  page: Page,
  { theme = 'light', sheet }: { theme?: Theme; sheet?: string } = {},
) {
  await openAt(page, `/gallery?theme=${theme}${sheet ? `&sheet=${sheet}` : ''}`)
  // Set by an effect, so it also shows that the page has hydrated.
  await page.locator(`html[data-theme=${theme}]`).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** The page hydrates on the first input. */
export async function openAt(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(1, 1)
  await page.locator('html[data-live]').waitFor()
}

export function item(page: Page, id: string) {
  return page.locator(`[data-gallery-item="${id}"]`)
}

/** Popovers close when the page scrolls, which a scripted click may cause. */
export async function settle(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return target
}
