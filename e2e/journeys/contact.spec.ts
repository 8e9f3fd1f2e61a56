import { expect, test } from '@playwright/test'
import { fill, message, openAlive, sendButton } from './contact-form.ts'

const failureText = 'There was an error submitting your message. Please try again.'

test('[RT-09] [CO-01] the contact page shows phones, e-mail addresses and the office in Madhapur', async ({
  page,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2)
  await expect(main.getByText('Hyderabad, Telangana 500081').first()).toBeVisible()
  await expect(main.getByText('Madhapur', { exact: true }).first()).toBeVisible()
})

test('[CO-03] a drawn map links to a map service, and five networks are linked', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /our office in Madhapur/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('href', /^https:/)
  for (const name of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn', 'WhatsApp']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  }
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[CO-02] Show map replaces the drawing with a map of the office, and nothing is loaded from third parties before', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== baseURL,
    async (route) => {
      foreign.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' })
    },
  )
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Show map' }).click()
  const map = page.locator('iframe.contact-map')
  await expect(map).toHaveAttribute('title', /^Map: .*Madhapur/)
  await expect(map.contentFrame().getByText('Map')).toBeVisible()
  expect(foreign).toEqual([await map.getAttribute('src')])
  expect(decodeURIComponent(foreign[0] ?? '')).toContain('Madhapur')
})

test('[CO-04] [CO-05] five questions are answered, the duration from 2-4 weeks to several months', async ({
  page,
}) => {
  await page.goto('/contact')
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions' })
  const topics = [/industries/, /How long/, /maintenance/, /systems we already have/, /manage a project/]
  await expect(faq.getByRole('listitem')).toHaveCount(topics.length)
  for (const [index, topic] of topics.entries()) {
    await expect(faq.getByRole('listitem').nth(index).getByRole('heading')).toHaveText(topic)
  }
  await faq.getByText('How long does a project take?').click()
  await expect(faq.getByText(/2-4 weeks/)).toBeVisible()
  await expect(faq.getByText(/several months/)).toBeVisible()
})

test('[CO-06] [CO-07] the form has seven fields, of which phone and company are optional', async ({
  page,
}) => {
  await openAlive(page)
  const form = page.getByRole('form', { name: 'Send Us a Message' })
  await expect(form.locator('[data-field]')).toHaveCount(7)
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByLabel('Company')).not.toHaveAttribute('required')
  await sendButton(page).click()
  for (const label of ['First name', 'Last name', 'Subject', 'Message']) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(`${label} is required`)
  }
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(5)
  await expect(form.getByLabel('First name')).toBeFocused()
})

test('[CO-08] an invalid e-mail address is reported under its field until it is corrected', async ({
  page,
}) => {
  await openAlive(page)
  await fill(page, { ...message(), Email: 'sravani.reddy@' })
  await sendButton(page).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveAccessibleDescription('Invalid email address')
  await expect(email).toBeFocused()
  await email.fill('sravani.reddy@client.example')
  await expect(email).toHaveAccessibleDescription('')
})

test('[CO-09] shows Sending... until the answer arrives, and sends once', async ({ page }) => {
  let posts = 0
  await page.route('**/api/contact', async (route) => {
    posts += 1
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await openAlive(page)
  await fill(page, message())
  await sendButton(page).click()
  const pending = page.getByRole('button', { name: 'Sending...' })
  await expect(pending).toBeVisible()
  await pending.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(posts).toBe(1)
})

test('[CO-10] Thank You! replaces the form after it was sent', async ({ page }) => {
  await openAlive(page)
  await fill(page, message())
  await sendButton(page).click()
  const heading = page.getByRole('heading', { name: 'Thank You!' })
  await expect(heading).toBeFocused()
  await expect(sendButton(page)).toHaveCount(0)
  await expect(page.getByText(/^TW-\d{4}-\d{4,}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('[CO-11] [TO-19] a failure shows the banner, keeps the form, and a retry is the same request', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    const body = { message: 'Internal error', code: 'internal', request_id: 'r-1' }
    await route.fulfill({ status: 500, json: body })
  })
  await openAlive(page)
  const values = message()
  await fill(page, values)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(failureText)
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(new Set(keys).size).toBe(1)
})

test('[CO-11] a missing answer is a failure as well', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  await openAlive(page)
  await fill(page, message())
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(failureText)
  await expect(page.getByLabel('Subject')).toHaveValue('Chiller replacement')
})

test('computes a proof of work when required, invisibly to the sender', async ({ page }) => {
  const bodies: { proof?: string }[] = []
  await page.route('**/api/contact', async (route) => {
    bodies.push(route.request().postDataJSON() as { proof?: string })
    if (bodies.length > 1) return route.continue()
    const body = { message: 'Please try again.', code: 'proof_required', request_id: 'r-1' }
    await route.fulfill({ status: 428, json: body })
  })
  await openAlive(page)
  await fill(page, message())
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible({ timeout: 20_000 })
  const [first, ...later] = bodies.map(({ proof }) => proof)
  expect(first).toBeUndefined()
  for (const proof of later) expect(proof).toMatch(/^\d+$/)
})

test('a link may prefill the subject, in the browser only', async ({ page }) => {
  await openAlive(page, '/contact?subject=consultation')
  await expect(page.getByLabel('Subject')).toHaveValue('Consultation')
})

test('text typed before hydration stays', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await page.mouse.move(100, 100)
  await fill(page, message())
  await expect(page.locator('html')).not.toHaveAttribute('data-live')
  gate.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await expect(page.getByLabel('Subject')).toHaveValue('Chiller replacement')
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
})
