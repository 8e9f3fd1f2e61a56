import { test } from '../test.ts'
import { expectToast } from './admin-lists.ts'
import {
  fillLogin,
  goodPassword,
  linkIn,
  mailTo,
  newAddress,
  openLive,
  signUpByApi,
  expect,
} from './identity.ts'

test('[AU-18] a forgotten password is replaced by mail, and every old session ends', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await signUpByApi(page)
  await page.goto('/client')
  await expect(page.getByText('Client Dashboard')).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  await openLive(elsewhere, '/forgot-password')
  await elsewhere.getByLabel('Email', { exact: true }).fill(email)
  await elsewhere.getByRole('button', { name: 'Send link' }).click()
  await expect(elsewhere.getByRole('main').getByRole('status')).toContainText(
    'If there’s an account with this e-mail address',
  )
  const link = linkIn(await mailTo(elsewhere, email, 'Choose a new password'), '/reset-password')

  await openLive(elsewhere, link)
  await elsewhere.getByLabel('New password', { exact: true }).fill('girder-mango-38-slate')
  await elsewhere.getByRole('button', { name: 'Change password' }).click()
  await expect(elsewhere).toHaveURL('/login')
  await expectToast(elsewhere, 'Success', 'Your password was changed. Please sign in.')

  await expect(async () => {
    await page.goto('/client/settings')
    await expect(page).toHaveURL(/\/login\?next=/, { timeout: 1_500 })
  }).toPass()
  await fillLogin(elsewhere, email, goodPassword)
  await expectToast(elsewhere, 'Error', 'Invalid credentials')
  await fillLogin(elsewhere, email, 'girder-mango-38-slate')
  await expect(elsewhere).toHaveURL('/client')

  const third = await (await browser.newContext()).newPage()
  await openLive(third, link)
  await third.getByLabel('New password', { exact: true }).fill('another-mango-38-slate')
  await third.getByRole('button', { name: 'Change password' }).click()
  await expect(third.getByRole('alert').first()).toContainText('This link is no longer valid')
})

test('an unknown address gets the same answer', async ({ page }) => {
  await openLive(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(newAddress())
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'If there’s an account with this e-mail address',
  )
})

test('an invalid link is refused with a message', async ({ page }) => {
  await openLive(page, '/verify-email?token=made-up')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid')
  const answer = await page.goto('/invite?token=made-up')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
})
