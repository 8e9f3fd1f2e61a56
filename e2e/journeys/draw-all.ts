import type { Page } from '@playwright/test'

/** A drawing waits until somebody comes near; who takes a picture of the whole page never does. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelectorAll('svg').forEach((each) => (each.style.contentVisibility = 'visible'))
    await document.fonts.ready
  })
}
