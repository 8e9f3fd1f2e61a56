import { expect, test } from '@playwright/test'
import { signIn } from './admin-lists.ts'
import { fill, openAlive } from './contact-form.ts'
import { mailTo } from './identity.ts'

const request = () => ({
  Name: 'Sravani Reddy',
  Phone: '+91 98480 12345',
  Email: `sravani.${crypto.randomUUID()}@client.example`,
  'What is it about?': 'Annual maintenance of a chiller plant',
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every entry page is one tap from a call and one from the open form', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Reach us' })
    for (const [path, form] of [
      ['/', '/contact#message'],
      ['/careers', '/contact#message'],
      ['/blog/predictive-maintenance-guide', '/contact?subject=predictive-maintenance-guide#message'],
      ['/services/facility-management', '/contact?subject=facility-management#message'],
      ['/our-works/hvac-systems', '/contact?subject=hvac-systems#message'],
    ] as const) {
      await page.goto(path)
      await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+\d{8,}$/)
      // There is no phone number until the settings have one.
      await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
      await expect(bar.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', form)
    }
    await bar.getByRole('link', { name: 'Enquire' }).tap()
    await expect(page.getByLabel('First name')).toBeInViewport()
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await expect(page.getByLabel('Subject')).toHaveValue('Our Works: HVAC Systems')
  })

  test('the form is above the fold, and the bar covers nothing', async ({ page }) => {
    await page.goto('/contact')
    const bar = page.getByRole('navigation', { name: 'Reach us' })
    const top = async () => (await bar.boundingBox())!.y
    const field = (await page.getByLabel('First name').boundingBox())!
    expect(field.y + field.height).toBeLessThan(await top())
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = (await page.getByRole('contentinfo').getByRole('radio').last().boundingBox())!
    expect(last.y + last.height).toBeLessThan(await top())
    // Elements focused by keyboard are scrolled above it.
    await page.goto('/contact')
    for (const label of ['Company', 'Subject', 'Message']) {
      await page.getByRole('textbox', { name: label }).focus()
      await page.keyboard.press('Tab')
      const box = await page.evaluate(
        () => document.activeElement!.getBoundingClientRect().toJSON() as DOMRect,
      )
      expect(box.bottom, label).toBeLessThanOrEqual(await top())
    }
    await page.emulateMedia({ media: 'print' })
    await expect(bar).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.goto('/login')
    await expect(bar).toHaveCount(0)
  })
})

test('[SH-07] the header’s primary action passes on the page it comes from; Login and Sign Up stay beside it', async ({
  page,
}) => {
  await openAlive(page, '/services/facility-management')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Reach us' })).toBeHidden()
  await header.getByRole('link', { name: 'Talk to an engineer' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Facility Management')
  await expect(page.getByRole('main').getByText('We answer within one working day.')).toBeVisible()
})

test('a call-back request is validated, sent, confirmed by mail and shown to staff with its time', async ({
  page,
  baseURL,
}) => {
  await openAlive(page, '/contact/call-back')
  const send = page.getByRole('button', { name: 'Request a call back' })
  await send.click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Phone is required')
  await expect(page.getByLabel('Call me between')).toHaveAccessibleDescription('Choose when we may call')
  const values = request()
  await fill(page, values)
  await page.getByLabel('Call me between').selectOption({ label: '12 noon to 3 pm' })
  await send.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  const reference = await page.getByText(/^TW-\d{4}-\d{4,}$/).innerText()
  const mail = await mailTo(page, values.Email, 'We will call you back')
  expect(mail.text).toContain('12 noon to 3 pm, next working day')
  expect(mail.text).toContain(reference)
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/contacts?q=${reference}`)
  const card = page.getByRole('article')
  await expect(card).toContainText('Call-back request')
  await expect(card).toContainText('Call between 12 noon to 3 pm')
  // The bell has it at once. The office is mailed later, with a link to the reader's own area.
  await page.goto('/admin/notifications')
  await expect(page.getByRole('main')).toContainText(`New enquiry from ${values.Name}: Call-back request`)
  await page.goto(`/dashboard/contacts?q=${reference}`)
  await expect(page).toHaveURL(`/admin/contacts?q=${reference}`)
  await expect(card).toContainText('Call-back request')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a call-back request needs the second step and is sent', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Request a call back' }).click()
    await fill(page, request())
    await page.getByLabel('Call me between').selectOption('morning')
    await page.getByRole('button', { name: 'Request a call back' }).click()
    await expect(page.getByRole('definition').filter({ hasText: '9:30 am to 12 noon' })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await expect(page).toHaveURL(/\/contact\/call-back\/sent#message$/)
  })
})
