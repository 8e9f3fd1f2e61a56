import { expect, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'
import { openGallery } from './open-gallery.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: fullChromiumOptions })

for (const width of [390, 1440]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`items match their screenshots at ${width} px, ${theme}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 900 })
      await openGallery(page, { theme })
      for (const id of await itemIds(page)) {
        await expect
          .soft(page.locator(`[data-gallery-item="${id}"]`))
          .toHaveScreenshot([`${id}-${width}-${theme}.png`], { maxDiffPixelRatio: 0.002 })
      }
    })
  }
}

function itemIds(page: Parameters<typeof openGallery>[0]) {
  return page
    .locator('[data-gallery-item]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-gallery-item') ?? ''))
}
