import { expect, test } from '@playwright/test'
import { fill, message, sendButton } from './contact-form.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[CO-10] a message is checked, confirmed and sent', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, message())
    await sendButton(page).click()
    await expect(page.getByText('Please check your message, then press Send.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Chiller replacement' })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await expect(page).toHaveURL(/\/contact\/sent#message$/)
  })

  test('[CO-08] validation errors are shown under their fields, and the typed values stay', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page, { ...message(), Subject: '   ', Email: 'a@b' })
    await sendButton(page).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Invalid email address',
    )
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required')
    await expect(page.getByLabel('First name')).toHaveValue('Sravani')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  })

  test('[CO-11] [TO-19] a refusal shows the banner and keeps the form', async ({ page }) => {
    await page.goto('/contact')
    const values = message()
    await fill(page, values)
    await page
      .getByRole('main')
      .locator('[name=website]')
      .evaluate((trap) => trap.setAttribute('value', 'https://spam.example'))
    await sendButton(page).click()
    await page
      .getByRole('main')
      .locator('[name=website]')
      .evaluate((trap) => trap.setAttribute('value', 'https://spam.example'))
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(
      'There was an error submitting your message. Please try again.',
    )
    await expect(page.getByLabel('Subject')).toHaveValue(values.Subject)
  })

  test('a visitor can go back and change something', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, message())
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Change something' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('Chiller replacement')
  })
})

test('by keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByLabel('First name').focus()
  const { 'First name': first, 'Last name': last, Email, Subject, Message } = message()
  for (const value of [first, last, Email, '', '', Subject, Message]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the form is filled and sent by touch', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('First name').tap()
    await fill(page, message())
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await sendButton(page).tap()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  })
})

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/contact', '/contact/sent', '/newsletter', '/no-such-page']) {
    test(`${path} has no sideways scroll`, async ({ page }) => {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }
})
