import { test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './admin-lists.ts'
import { openLive, people, signInByApi, signUpByApi, expect } from './identity.ts'

test.describe.configure({ timeout: 90_000 })

const screens = [
  '/login',
  '/login/code',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/invite?token=made-up',
]

test('the sign-in pages have no axe finding, empty and with validation errors', async ({ page }) => {
  for (const path of screens) {
    await openLive(page, path)
    await expectAccessibleInBothThemes(page)
    const button = page.getByRole('region').getByRole('button')
    if ((await button.count()) === 0 || path === '/verify-email') continue
    await button.click()
    await expect(page.locator('.ui-error').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
})

test('the banner, the user menu and the dialogs have no axe finding', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/client/settings')
  await expect(page.getByRole('region', { name: 'Confirm your e-mail address' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/contact')
  await page.locator('button.site-user').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

for (const width of [320, 390]) {
  test(`no page is wider than a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const path of screens) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
    }
    await signInByApi(page, people.admin.email)
    for (const path of ['/admin', '/admin/account']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })
}
