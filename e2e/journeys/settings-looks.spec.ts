import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './admin-lists.ts'
import { clickRetry } from './click-retry.ts'
import { beOwn } from './project-rows.ts'
import { openSettings, save } from './settings-page.ts'

test('loading, error and offline states', async ({ page, context }) => {
  await beOwn(page, 'admin')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/settings', async (route) => {
    await answer.promise
    await route.fulfill({
      status: 500,
      json: { message: 'Try later', code: 'internal', request_id: 'req-91' },
    })
  })
  await page.goto('/admin/settings')
  await expect(page.getByRole('status', { name: 'Loading the settings' })).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('alert')).toContainText('req-91')
  await clickRetry(page, '**/api/admin/settings')
  await expect(page.getByLabel('Company name')).toHaveValue('Trusswell')
  await context.setOffline(true)
  await expect(page.getByText(/You’re offline/)).toBeVisible()
  await context.setOffline(false)
})

test('settings are accessible in both themes with everything open, and fit a phone', async ({ page }) => {
  test.setTimeout(120_000)
  await openSettings(page)
  await page.getByRole('button', { name: 'Add GSTIN' }).click()
  await page.getByRole('button', { name: 'Add GSTIN' }).click()
  await page.getByRole('button', { name: 'Add upcoming rate' }).click()
  await save(page)
  await expect(page.getByText('Enter a valid 15-character GSTIN')).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeInViewport()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})
