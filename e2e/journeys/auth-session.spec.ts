import { test } from '@playwright/test'
import { openLive, people, signInByApi, expect } from './identity.ts'

const secret = 'Client Dashboard'

test('[AU-16] [AU-22] the session survives a reload, and scripts can’t read it', async ({ page }) => {
  await signInByApi(page, people.client.email)
  await page.goto('/client')
  await expect(page.getByText(secret)).toBeVisible()
  await expect(page.locator('.ui-full-page')).toBeHidden()
  await page.reload()
  await expect(page.getByText(secret)).toBeVisible()
  const readable = await page.evaluate(() => ({
    local: { ...localStorage },
    session: Object.keys(sessionStorage).toSorted(),
    cookie: document.cookie,
  }))
  expect(readable).toEqual({
    local: {},
    session: ['react-router-scroll-positions', 'recent-pages'],
    cookie: 'signed_in=1',
  })
})

test('[AU-17] the back button after a logout shows nothing private', async ({ page }) => {
  await signInByApi(page, people.client.email)
  await page.goto('/client')
  await page.goto('/client/settings')
  await expect(page.getByText(people.client.email)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(secret)).toBeHidden()
  await expect(page.getByText(people.client.email)).toBeHidden()
})

test('[AU-18] a logout in one tab signs out the other; a login signs it in', async ({ page, context }) => {
  await signInByApi(page, people.client.email)
  await page.goto('/client')
  const other = await context.newPage()
  await other.goto('/client/payments')
  await expect(other.getByText(secret)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(secret)).toBeHidden()
  await page.getByLabel('Email', { exact: true }).fill(people.client.email)
  await page.getByLabel('Password').fill(process.env['E2E_PASSWORD'] ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/client')
  await expect(other).toHaveURL('/client')
})

test('[AU-18] a session that the server ended is over at the next call', async ({ page }) => {
  // The socket would notify the page before the call does.
  await page.routeWebSocket('**/api/live', (socket) => socket.close())
  await signInByApi(page, people.client.email)
  await page.goto('/client')
  await expect(page.getByText(secret)).toBeVisible()
  await page.request.post('/api/auth/sign-out')
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: page.url() }])
  await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/login?next=%2Fclient%2Fsettings')
})

test('[AU-21] the session request is repeated, first after 200 ms, then doubling', async ({ page }) => {
  await signInByApi(page, people.client.email)
  const asked: number[] = []
  await page.route('**/api/me', (route) => {
    asked.push(Date.now())
    return asked.length < 4 ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  await page.goto('/client')
  await expect(page.getByText(secret)).toBeVisible()
  const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  expect(waits).toHaveLength(3)
  for (const [index, least] of [200, 400, 800].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(least - 5)
  }
})

test('a visitor sends no session request and gets the same bytes as everyone', async ({ page, request }) => {
  const calls: string[] = []
  page.on('request', (each) => {
    if (each.url().includes('/api/')) calls.push(each.url())
  })
  await openLive(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  const plain = await request.get('/login')
  const hinted = await request.get('/login', { headers: { Cookie: 'signed_in=1; session=x' } })
  expect(await hinted.body()).toEqual(await plain.body())
})
