import type { Page } from '@playwright/test'

/** Drawings are rendered when scrolled near, which a full-page screenshot doesn't do. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelectorAll('svg').forEach((each) => (each.style.contentVisibility = 'visible'))
    await document.fonts.ready
  })
}
