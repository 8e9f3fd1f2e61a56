import { test } from '@playwright/test'
import { people, signInByApi, expect } from './identity.ts'

const areas = {
  admin: [
    '',
    '/users',
    '/projects',
    '/applications',
    '/jobs',
    '/contacts',
    '/payments',
    '/settings',
    '/account',
  ],
  manager: ['', '/projects', '/applications', '/jobs', '/contacts', '/payments', '/settings'],
  client: ['', '/projects', '/payments', '/notifications', '/settings'],
} as const

for (const [role, row] of [
  ['admin', '[RT-19]'],
  ['manager', '[RT-20]'],
  ['client', '[RT-21]'],
] as const) {
  test(`${row} every page of the ${role} is served to that role`, async ({ page }) => {
    await signInByApi(page, people[role].email)
    for (const path of areas[role]) {
      await page.goto(`/${role}${path}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`/${role}${path}`)
    }
  })

  test(`${row} [RT-27] no other role can open the ${role}’s pages: redirected home with a message, and logged`, async ({
    page,
  }) => {
    for (const other of Object.values(people).filter((person) => person.role !== role)) {
      await signInByApi(page, other.email)
      const logged: string[] = []
      page.on('console', (entry) => logged.push(entry.text()))
      for (const path of [areas[role][0], areas[role][1]]) {
        await page.goto(`/${role}${path}`)
        await expect(page).toHaveURL('/')
        await expect(page.locator('.ui-toast')).toContainText('You don’t have access to that page.')
      }
      expect(logged.filter((line) => line.startsWith('Access denied:')).length).toBeGreaterThanOrEqual(2)
    }
  })
}

test('[RT-26] an unauthenticated visitor of any protected page is redirected to the login', async ({
  page,
}) => {
  for (const path of ['/dashboard', '/admin/users', '/manager', '/client/payments']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  }
})

test('[SH-14] the header has only the logo and a spinner until the session is known', async ({ page }) => {
  await signInByApi(page, people.client.email)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/client')
  await expect(page.locator('html')).toHaveAttribute('data-live')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveCount(1)
  await expect(header.getByRole('link').locator('svg')).toBeVisible()
  await expect(header.getByRole('status')).toBeVisible()
  await expect(header.getByRole('button')).toHaveCount(0)
  release()
  await expect(page.getByText('Client Dashboard')).toBeVisible()
  await expect(page.locator('.site-header')).toHaveCount(0)
})

test('[RT-28] a spinner of 48 px fills the page until the session is known', async ({ page }) => {
  await signInByApi(page, people.client.email)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/client')
  await expect(page.locator('html')).toHaveAttribute('data-live')
  const spinner = page.locator('.ui-full-page svg')
  await expect(spinner).toHaveAttribute('width', '48')
  expect((await page.locator('.ui-full-page').boundingBox())?.height).toBe(page.viewportSize()?.height)
  await expect(page).toHaveURL('/client')
  await expect(page.getByText('Client Dashboard')).toBeHidden()
  release()
  await expect(page.getByText('Client Dashboard')).toBeVisible()
  await expect(spinner).toBeHidden()
})

test('an outage isn’t a refusal: the page shows an error and retries', async ({ page }) => {
  await signInByApi(page, people.client.email)
  await page.clock.install()
  await page.route('**/api/me', (route) => route.abort())
  await page.goto('/client')
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(page.getByRole('alert')).toContainText('check whether you’re signed in', { timeout: 500 })
  }).toPass()
  await page.unroute('**/api/me')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Client Dashboard')).toBeVisible()
})

test('the server renders nothing private: a spinner for everyone, and no cache stores it', async ({
  page,
  request,
}) => {
  await signInByApi(page, people.client.email)
  const own = await page.request.get('/client/settings')
  const strangers = await request.get('/client/settings')
  expect(own.headers()['cache-control']).toBe('private, no-store')
  expect(await own.text()).toBe(await strangers.text())
  expect(await own.text()).not.toContain('dashboard-rail')
})

test('unknown paths are not found, under a dashboard too', async ({ page }) => {
  for (const path of ['/admin/nothing', '/manager/users', '/client/projects/one/two']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})

test('a public page loads nothing of the dashboards', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto('/contact')
  await page.mouse.move(100, 100)
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await page.waitForLoadState('networkidle')
  const all = (await Promise.all(scripts)).join('\n')
  for (const mark of ['dashboard-rail', 'QueryClient', 'react-aria']) expect(all).not.toContain(mark)
})
