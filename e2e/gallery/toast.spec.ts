import { expect, test, type Page } from '@playwright/test'
import { item, openGallery } from './open-gallery.ts'

const toasts = (page: Page) => page.locator('.ui-toast:visible')
const press = (page: Page, name: string) => item(page, 'toast').getByRole('button', { name }).click()

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await openGallery(page, { sheet: 'G-12' })
})

test('[TO-01] shows one toast at a time, a new one replacing the older one', async ({ page }) => {
  await press(page, 'Show toast')
  await expect(toasts(page)).toHaveText(/Saved 1/)
  await press(page, 'Show toast')
  await press(page, 'Show toast')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveText(/Saved 3/)
  await press(page, 'Show error')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveText(/Failed to send message/)
})

test('[TO-02] a toast is added, updated, dismissed and removed', async ({ page }) => {
  await press(page, 'Show upload')
  await expect(toasts(page)).toHaveText(/Uploading.*0 of 2 files/)
  await press(page, 'Update upload')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveText(/Uploaded.*2 of 2 files/)
  await press(page, 'Dismiss toast')
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(page.locator('.ui-toast')).toHaveCount(0)
})

test('[TO-02] the close button dismisses, by keyboard too', async ({ page }) => {
  await press(page, 'Show error')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
})

test('[TO-02] an update after the toast was replaced changes nothing', async ({ page }) => {
  await press(page, 'Show upload')
  await press(page, 'Show toast')
  await press(page, 'Update upload')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveText(/Saved 1/)
})

test('[TO-03] a toast leaves after 5 s', async ({ page }) => {
  await press(page, 'Show toast')
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(4_500)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1_000)
  await expect(toasts(page)).toHaveCount(0)
})

for (const name of ['Show error', 'Show undo']) {
  test(`[TO-03] after ${name} the toast stays for 15 s`, async ({ page }) => {
    await press(page, name)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(14_000)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(2_000)
    await expect(toasts(page)).toHaveCount(0)
  })
}

test('the action of a toast runs once and its result replaces the toast', async ({ page }) => {
  await press(page, 'Show undo')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveText(/Restored/)
})
