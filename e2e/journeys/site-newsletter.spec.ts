import { expect, type Page, test } from '@playwright/test'
import { inDatabase } from './admin-lists.ts'
import { openAlive } from './contact-form.ts'
import { linkIn, mailTo, newAddress } from './identity.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const said = 'Please check your inbox and confirm your subscription.'

const stateOf = (email: string) =>
  inDatabase<{ confirmed: boolean; ended: boolean }>(
    `select confirmed_at is not null as confirmed, unsubscribed_at is not null as ended
     from newsletter_subscriptions where email = $1`,
    [email],
  )

async function subscribe(page: Page): Promise<string> {
  const email = newAddress()
  await footer(page).getByPlaceholder('Your email').fill(email)
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  return email
}

const confirmLink = async (page: Page, email: string) =>
  linkIn(await mailTo(page, email, 'Confirm your subscription'), '/newsletter/confirm')

const leaveLink = async (page: Page, email: string) => {
  const { html } = await mailTo(page, email, 'Welcome to our newsletter')
  const link = /href="([^"]*\/newsletter\/unsubscribe[^"]*)"/.exec(html)?.[1]
  if (!link) throw new Error(`no way out in ${html}`)
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
  return `${pathname}${search}`
}

test('[SH-22] the footer accepts a subscription; a link in the mail confirms it, and one ends it', async ({
  page,
}) => {
  await openAlive(page, '/about')
  const email = await subscribe(page)
  await expect(footer(page).getByRole('status')).toHaveText(said)
  expect(await stateOf(email)).toEqual([{ confirmed: false, ended: false }])
  await page.goto(await confirmLink(page, email))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  expect(await stateOf(email)).toEqual([{ confirmed: true, ended: false }])
  await page.goto(await leaveLink(page, email))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  expect(await stateOf(email)).toEqual([{ confirmed: true, ended: true }])
})

test('an invalid address is reported under the field, and an invalid link on its page', async ({ page }) => {
  await openAlive(page, '/about')
  await footer(page).getByPlaceholder('Your email').fill('visitor@')
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer(page).getByPlaceholder('Your email')).toHaveAccessibleDescription(
    /Invalid email address/,
  )
  for (const [path, button] of [
    ['/newsletter/confirm', 'Confirm subscription'],
    ['/newsletter/unsubscribe', 'Unsubscribe'],
  ] as const) {
    await page.goto(`${path}?token=made-up`)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[SH-22] a visitor can subscribe, confirm and unsubscribe', async ({ page }) => {
    await page.goto('/blogs')
    const email = await subscribe(page)
    await expect(page.getByText('Please check your e-mail address.')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('main').getByText(said)).toBeVisible()
    await page.goto(await confirmLink(page, email))
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
    expect(await stateOf(email)).toEqual([{ confirmed: true, ended: false }])
    await page.goto(await leaveLink(page, email))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    expect(await stateOf(email)).toEqual([{ confirmed: true, ended: true }])
  })
})
