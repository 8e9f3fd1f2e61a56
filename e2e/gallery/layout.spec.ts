import { expect, test } from '@playwright/test'
import { item, openGallery, settle } from './open-gallery.ts'

test.describe('on a 320 px screen', () => {
  // Measured without animations.
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing scrolls sideways', async ({ page }) => {
    await openGallery(page)
    expect(await overflow(page)).toEqual([])
  })

  for (const name of ['Open dialog', 'Open long dialog', 'Open drawer', 'Ask, danger']) {
    test(`nothing scrolls sideways after ${name}`, async ({ page }) => {
      await openGallery(page, { sheet: 'G-12' })
      await page.getByRole('button', { name }).click()
      const box = await page.locator('[role=dialog], [role=alertdialog]').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    })
  }

  test('the calendar stays inside the screen', async ({ page }) => {
    await openGallery(page, { sheet: 'G-06' })
    await (await settle(item(page, 'date-picker').getByRole('button').first())).click()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  })
})

test.describe('at 200 % zoom of a 1280 px screen', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('nothing scrolls sideways', async ({ page }) => {
    await openGallery(page)
    expect(await overflow(page)).toEqual([])
  })
})

test('a dialog is at most 600 px wide on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openGallery(page, { sheet: 'G-12' })
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const box = await page.locator('.ui-modal').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(600)
})

test('every control is at least 24 px in both directions', async ({ page }) => {
  await openGallery(page)
  expect(await smallTargets(page, 24)).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every control is at least 44 px high', async ({ page }) => {
    await openGallery(page)
    expect(await smallTargets(page, 44)).toEqual([])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing keeps moving, and overlays appear at once', async ({ page }) => {
    await openGallery(page, { sheet: 'G-12' })
    await page.getByRole('button', { name: 'Open drawer' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await expect.poll(moving).toBe(0)
  })
})

type Page = Parameters<typeof openGallery>[0]

async function overflow(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className}`)
  })
}

/** Links in running text are exempt (WCAG 2.5.8), and a choice counts with its label. */
async function smallTargets(page: Page, least: number) {
  return page.evaluate((px) => {
    const controls = document.querySelectorAll<HTMLElement>(
      '.gallery-item :is(button, input:not([type=hidden]), select, textarea, .ui-chip, .ui-button, .ui-link-forward, [role=tab])',
    )
    return [...controls]
      .map((control) => ({
        control,
        target: control.closest('label') ?? control.closest('.ui-drop') ?? control,
      }))
      .filter(({ control }) => control.getClientRects().length > 0 && !control.closest('[aria-hidden=true]'))
      .map(({ control, target }) => ({ control, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < px - 0.5 || box.width < 24))
      .map(({ control, box }) => `${control.className || control.tagName} ${box.width}x${box.height}`)
  }, least)
}
