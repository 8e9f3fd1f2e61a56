import { test } from '@playwright/test'
import { expectToast } from './admin-lists.ts'
import { errorUnder, goodPassword, linkIn, mailTo, newAddress, openLive, people, expect } from './identity.ts'

test('[RT-12] [AU-09] [AU-10] the sign-up page has its title, fields, button and the link to the login', async ({
  page,
}) => {
  await page.goto('/signup')
  const card = page.getByRole('region', { name: 'Create Account' })
  await expect(card.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  for (const label of ['Name', 'Email', 'Password']) await expect(card.getByLabel(label)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await card.getByRole('link', { name: 'Already have an account? Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('[AU-11] a name of one letter is too short', async ({ page }) => {
  await openLive(page, '/signup')
  await page.getByLabel('Name').fill('A')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(errorUnder(page, 'Name')).toHaveText('Name must be at least 2 characters')
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('[AU-12] [TO-06] a new person gets to the dashboard at once, and confirms by the mail that arrived', async ({
  page,
}) => {
  test.slow()
  const email = newAddress()
  await openLive(page, '/signup')
  await page.getByLabel('Name').fill('Farhan Siddiqui')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(goodPassword)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/client')
  expect(visited).toContain('/dashboard')
  await expectToast(page, 'Success', 'Account created successfully')
  const banner = page.getByRole('region', { name: 'Confirm your e-mail address' })
  await expect(banner).toContainText(email)
  await banner.getByRole('button', { name: 'Send again' }).click()
  await expectToast(
    page,
    'Error',
    'We sent a link to this address less than an hour ago. Check your inbox and spam folder, or try again later.',
  )

  const link = linkIn(await mailTo(page, email, 'Confirm your e-mail address'), '/verify-email')
  const other = await page.context().newPage()
  await other.goto(link)
  await other.reload()
  await expect(banner, 'opening the link does nothing').toBeVisible()
  await other.getByRole('button', { name: 'Confirm address' }).click()
  await expect(other.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  await expect(banner, 'the first tab hears of it').toBeHidden()
})

test('[TO-05] a failed sign-up shows the server’s message, or else our own', async ({ page }) => {
  await openLive(page, '/signup')
  await page.getByLabel('Name').fill('Asha Menon')
  await page.getByLabel('Email', { exact: true }).fill(newAddress())
  await page.getByLabel('Password').fill('password')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const reason = await errorUnder(page, 'Password').textContent()
  expect(reason).not.toBe('')
  await expectToast(page, 'Error', reason ?? '')
  await page.getByLabel('Email', { exact: true }).fill(people.client.email)
  await page.getByLabel('Password').fill(goodPassword)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Error', 'Failed to create account. Please try again.')
  await page.route('**/api/auth/sign-up', (route) => route.abort())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Error', 'Failed to create account. Please try again.')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[AU-09] the sign-up works, and so does the confirmation', async ({ page, context }) => {
    const email = newAddress()
    await page.goto('/signup')
    await page.getByLabel('Name').fill('Farhan Siddiqui')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password').fill(goodPassword)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/dashboard')
    expect((await context.cookies()).map(({ name }) => name)).toContain('session')
    await page.goto(linkIn(await mailTo(page, email, 'Confirm your e-mail address'), '/verify-email'))
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  })
})
