import type { Page } from '@playwright/test'

/** Drawings and photos load when scrolled near, which a full-page screenshot doesn't do. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode()))
    await document.fonts.ready
  })
}
