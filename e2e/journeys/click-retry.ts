import type { Locator, Page } from '@playwright/test'

/**
 * Clicks Retry and lets the blocked calls through from that click on. A page also refetches by itself, after a live
 * message for example; if that succeeded, the button would be gone before the click.
 */
export async function clickRetry(
  page: Page,
  calls: string | RegExp,
  within: Page | Locator = page,
): Promise<void> {
  await page.evaluate(() => {
    const marked = Object.assign(window, { wasClicked: false })
    document.addEventListener('click', () => (marked.wasClicked = true), { capture: true, once: true })
  })
  let answers = false
  await page.route(calls, async (route) => {
    answers ||= await page.evaluate(() => 'wasClicked' in window && window.wasClicked === true)
    await (answers ? route.continue() : route.fallback())
  })
  await within.getByRole('button', { name: 'Retry' }).click()
}
