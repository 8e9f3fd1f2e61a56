import { expect, test } from '@playwright/test'
import { fullChromiumOptions } from '../chromium-options.ts'
import { expectLightVisit } from '../journeys/first-visit.ts'

test.use({ launchOptions: fullChromiumOptions })

// With one pixel a point as in journeys/site-pages.spec.ts, and with three as on most phones.
for (const scale of [1, 3])
  test(`the home page with a photograph of 1,200 px takes at most 14 requests and 90 KB on a phone, ${scale} pixels a point`, async ({
    browser,
  }) => {
    const visit = { path: '/gallery/home-photo', width: 390, height: 844, scale }
    const page = await expectLightVisit(browser, visit, { requests: 14, kilobytes: 90 })
    const photo = page.getByRole('img', { name: 'An office building at noon' })
    await expect(photo).toBeInViewport()
    await expect(page.getByRole('img', { name: /^Cut-away drawing/ })).toHaveCount(0)
    const { file, pixels, points } = await photo.evaluate(async (image: HTMLImageElement) => {
      const { width } = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
      return { file: image.currentSrc, pixels: width, points: image.clientWidth }
    })
    expect(file).toMatch(/\.avif$/)
    // Sharp on every screen. Phones with three pixels a point get two, which weigh less.
    expect(pixels / points).toBeGreaterThan(Math.min(scale, 1.5))
    await page.close()
  })
