import { type Page, test } from '@playwright/test'
import { expectToast } from './admin-lists.ts'
import { openLive, people, signInByApi, expect } from './identity.ts'

const header = (page: Page) => page.getByRole('banner')
const trigger = (page: Page) => header(page).locator('button.site-user')

test('[SH-07] signed out: Login and Sign Up', async ({ page }) => {
  await openLive(page, '/contact')
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
})

test('[SH-08] [SH-09] signed in: the name opens a menu of exactly Dashboard and Logout', async ({ page }) => {
  await signInByApi(page, people.manager.email)
  await page.goto('/contact')
  const { user_metadata } = (await (await page.request.get('/api/me')).json()) as {
    user_metadata: { name: string }
  }
  await expect(trigger(page)).toHaveText(user_metadata.name)
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeHidden()
  await trigger(page).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Dashboard', 'Logout'])
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/manager')
})

test('[SH-08] nothing shifts when the name appears', async ({ page }) => {
  await signInByApi(page, people.manager.email)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  const places = () =>
    header(page)
      .locator('.site-nav a, .site-account')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x))
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeHidden()
  const before = await places()
  release()
  await expect(trigger(page)).toBeVisible()
  expect(await places()).toEqual(before)
})

test('[SH-10] [SH-11] Logout shows a spinner and is disabled meanwhile, then leads to the home page', async ({
  page,
}) => {
  await signInByApi(page, people.manager.email)
  await page.goto('/contact')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/auth/sign-out', async (route) => {
    await held
    await route.continue()
  })
  await trigger(page).click()
  const logout = page.getByRole('menuitem', { name: 'Logout' })
  await logout.click()
  await expect(logout).toHaveAttribute('aria-disabled', 'true')
  await expect(logout.locator('.ui-spinner')).toBeVisible()
  release()
  await expect(page).toHaveURL('/')
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('[SH-11] [TO-09] a failed logout shows an error, is logged, and can be retried', async ({ page }) => {
  await signInByApi(page, people.manager.email)
  await page.goto('/contact')
  const logged: string[] = []
  page.on('console', (entry) => logged.push(entry.text()))
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await trigger(page).click()
  const logout = page.getByRole('menuitem', { name: 'Logout' })
  await logout.click()
  await expectToast(page, 'Error', 'Failed to log out. Please try again.')
  await expect(logout).not.toHaveAttribute('aria-disabled', 'true')
  await expect(logout.locator('.ui-spinner')).toHaveCount(0)
  expect(logged.filter((line) => line.startsWith('Logout failed:'))).toHaveLength(1)
  await expect(trigger(page)).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[SH-08] [SH-09] the menu has the name, Dashboard and Logout', async ({ page }) => {
    await signInByApi(page, people.client.email)
    await page.goto('/contact')
    await header(page).locator('summary').click()
    const menu = page.getByRole('navigation', { name: 'Main, small screen' })
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0)
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
  })
})
