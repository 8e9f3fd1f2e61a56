import { test } from '@playwright/test'
import { expectToast } from './admin-lists.ts'
import { errorUnder, fillLogin, openLive, people, seedPassword, expect } from './identity.ts'

test('[RT-11] [AU-01] the login page is a card with its text, fields and button', async ({ page }) => {
  const answer = await page.goto('/login')
  expect(answer?.status()).toBe(200)
  const card = page.getByRole('region', { name: 'Login' })
  await expect(card.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(card.getByText('Enter your credentials to access your account')).toBeVisible()
  await expect(card.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(card.getByLabel('Password')).toHaveAttribute('type', 'password')
  await expect(card.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('[AU-02] [AU-03] [RT-13] the card links to the sign-up and to the password reset', async ({ page }) => {
  await page.goto('/login')
  const card = page.getByRole('region', { name: 'Login' })
  await expect(card.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
  await card.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
})

for (const path of ['/login', '/signup']) {
  test(`[AU-04] [AU-05] ${path} validates e-mail address and password`, async ({ page }) => {
    await openLive(page, path)
    await page.getByLabel('Email', { exact: true }).fill('not-an-address')
    await page.getByLabel('Password').fill('12345')
    await page.getByRole('region').getByRole('button').click()
    await expect(errorUnder(page, 'Email')).toHaveText('Invalid email address')
    await expect(errorUnder(page, 'Password')).toHaveText('Password must be at least 6 characters')
    await expect(page).toHaveURL(path)
  })
}

test('[AU-06] [TO-06] [RT-24] logging in shows a toast and leads via /dashboard to the role’s own page', async ({
  page,
}) => {
  await openLive(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await fillLogin(page, people.client.email, seedPassword())
  await expect(page).toHaveURL('/client')
  await expectToast(page, 'Success', 'Logged in successfully')
  expect(visited).toContain('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('[RT-24] /dashboard is replaced in the history by the role’s own page', async ({ page }) => {
  await openLive(page, '/login')
  await fillLogin(page, people.manager.email, seedPassword())
  await expect(page).toHaveURL('/manager')
  await page.goto('/contact')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/manager')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('[TO-04] a failed login shows the server’s message, or else our own', async ({ page }) => {
  await openLive(page, '/login')
  await fillLogin(page, people.client.email, 'not-the-password')
  await expectToast(page, 'Error', 'Invalid credentials')
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, body: '<html>' }))
  await page.getByRole('button', { name: 'Login' }).click()
  await expectToast(page, 'Error', 'Failed to login. Please check your credentials.')
})

test('[TO-28] an answer of 502, 503 or 504 is retried silently', async ({ page }) => {
  await openLive(page, '/login')
  const refusals = [502, 503, 504]
  await page.route('**/api/auth/sign-in', (route) => {
    const status = refusals.shift()
    return status === undefined ? route.continue() : route.fulfill({ status, body: '' })
  })
  await fillLogin(page, people.client.email, seedPassword())
  await expect(page).toHaveURL('/client')
  expect(refusals).toEqual([])
})

test('[RT-26] a signed-out visitor is redirected to the login, and from there to the requested page', async ({
  page,
}) => {
  await page.goto('/client/settings?from=mail')
  await expect(page).toHaveURL('/login?next=%2Fclient%2Fsettings%3Ffrom%3Dmail')
  await fillLogin(page, people.client.email, seedPassword())
  await expect(page).toHaveURL('/client/settings?from=mail')
})

test('a link to the login can’t redirect to another site', async ({ page }) => {
  await openLive(page, '/login?next=//elsewhere.example/')
  await fillLogin(page, people.client.email, seedPassword())
  await expect(page).toHaveURL('/client')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[AU-04] [AU-06] the form shows validation errors, and signs in', async ({ page, context }) => {
    await page.goto('/login?next=/client/payments')
    await fillLogin(page, people.client.email, 'not-the-password')
    await expect(page.getByRole('alert')).toContainText('Invalid credentials')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(people.client.email)
    await fillLogin(page, people.client.email, seedPassword())
    await expect(page).toHaveURL('/client/payments')
    expect((await context.cookies()).map(({ name }) => name)).toContain('session')
  })
})
