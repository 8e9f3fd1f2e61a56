import { test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './admin-lists.ts'
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the sign-in pages have no axe finding, empty and with validation errors', async ({ page }) => {
      for (const path of screens) {
        await openLive(page, path)
        await expectAccessible(page)
        const button = page.getByRole('region').getByRole('button')
        if ((await button.count()) === 0 || path === '/verify-email') continue
        await button.click()
        await expect(page.locator('.ui-error').first()).toBeVisible()
        await expectAccessible(page)
      }
    })

    test('the dashboards have no axe finding', async ({ page }) => {
      await signInByApi(page, people.admin.email)
      for (const path of ['/admin', '/admin/projects', '/admin/account']) {
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      }
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })

    test('the banner, the user menu and the dialogs have no axe finding', async ({ page }) => {
      await signUpByApi(page)
      await page.goto('/client/settings')
      await expect(page.getByRole('region', { name: 'Confirm your e-mail address' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/contact')
      await page.locator('button.site-user').click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

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
