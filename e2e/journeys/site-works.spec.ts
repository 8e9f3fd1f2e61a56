import { expect, type Page, test } from '@playwright/test'
import { inDatabase } from './admin-lists.ts'
import { openAlive } from './contact-form.ts'

const works = {
  'industrial-automation': 'Industrial Automation',
  'electrical-infrastructure': 'Electrical Infrastructure',
  'hvac-systems': 'HVAC Systems',
}
const form = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' })
// An optional field says so in its label.
const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}`))
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })
const panel = (page: Page) => page.locator('.works-sent')
const enquiry = () => ({
  Name: 'Asha Devi Rao',
  Email: `asha.${crypto.randomUUID()}@client.example`,
  Message: 'A packing line of six stations.',
})

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

test('[RT-10] [CO-12] three works with drawing, title, description and category, each with a page', async ({
  page,
}) => {
  expect((await page.goto('/our-works'))?.status()).toBe(200)
  const cells = page.getByRole('region', { name: 'Worked examples' }).locator('.cell')
  await expect(cells).toHaveCount(3)
  for (const [index, [id, title]] of Object.entries(works).entries()) {
    const cell = cells.nth(index)
    await expect(cell).toHaveAttribute('id', id)
    await expect(cell.getByRole('heading')).toHaveText(title)
    await expect(cell.locator('img.ill:visible')).toBeVisible()
    await expect(cell.locator('.eyebrow')).toHaveText(/^Worked example: \w+$/)
    await expect(cell.locator('p:not(.eyebrow)')).toHaveText(/.{40,}/)
    await expect(cell.getByRole('link')).toHaveAttribute('href', `/our-works/${id}`)
  }
})

test('a work has its problem, approach, result and figures', async ({ page }) => {
  for (const [id, title] of Object.entries(works)) {
    expect((await page.goto(`/our-works/${id}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.work-story h2')).toHaveText(['The question', 'What we do', 'What you keep'])
    await expect(page.locator('.fact-row dd').first()).toHaveText('Worked example')
  }
  expect((await page.goto('/our-works/no-such-work'))?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Our Works' })).toBeVisible()
})

test('[CO-13] [CO-14] name, email and message are required, phone is not', async ({ page }) => {
  await openAlive(page, '/our-works')
  await expect(form(page).getByRole('textbox')).toHaveCount(4)
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Phone')).not.toHaveAttribute('required')
  await send(page).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address')
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('')
  await expect(field(page, 'Name')).toBeFocused()
})

test('[CO-15] [CO-16] shows Sending..., then a thank-you message, and clears the form', async ({ page }) => {
  await page.route('**/api/contact/our-works', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })
  await openAlive(page, '/our-works')
  const values = enquiry()
  await fill(page, values)
  await send(page).click()
  const pending = form(page).getByRole('button', { name: 'Sending...' })
  await expect(pending).toBeVisible()
  await expect(pending).toBeDisabled()
  await expect(panel(page)).toHaveText(
    /^Thank You!\s*Your message has been sent successfully\. We'll get back to you shortly\.$/,
  )
  await expect(panel(page).getByRole('heading')).toBeFocused()
  for (const label of Object.keys(values)) await expect(field(page, label)).toHaveValue('')
  expect(
    await inDatabase(
      'select first_name, last_name, subject, source, phone from contact_submissions where email = $1',
      [values.Email],
    ),
  ).toEqual([
    {
      first_name: 'Asha Devi',
      last_name: 'Rao',
      subject: 'Our Works enquiry',
      source: 'our-works',
      phone: null,
    },
  ])
})

test('a failure keeps the typed values', async ({ page }) => {
  await page.route('**/api/contact/our-works', (route) => route.abort())
  await openAlive(page, '/our-works')
  const values = enquiry()
  await fill(page, values)
  await send(page).click()
  await expect(form(page).getByRole('alert')).toContainText(
    'There was an error submitting your message. Please try again.',
  )
  await expect(field(page, 'Message')).toHaveValue(values.Message)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[CO-16] an enquiry is checked, confirmed and sent', async ({ page }) => {
    await page.goto('/our-works')
    await fill(page, { ...enquiry(), Message: '  ' })
    await send(page).click()
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required')
    await expect(field(page, 'Name')).toHaveValue('Asha Devi Rao')
    await fill(page, enquiry())
    await send(page).click()
    await expect(page.getByText('Please check your message, then press Send.')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel(page)).toContainText('Your message has been sent successfully')
    await expect(page).toHaveURL(/\/our-works\/sent#enquiry$/)
    await expect(field(page, 'Name')).toHaveValue('')
  })
})
