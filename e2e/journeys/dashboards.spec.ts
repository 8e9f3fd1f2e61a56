import { type Page, test } from '@playwright/test'
import { ownWord } from './admin-lists.ts'
import { people, signInByApi, expect } from './identity.ts'
import { insertProject, makePerson } from './project-rows.ts'

const rail = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const entries = (page: Page) => rail(page).getByRole('navigation').getByRole('link')
const nameOf = async (page: Page) =>
  ((await (await page.request.get('/api/me')).json()) as { user_metadata: { name: string } }).user_metadata
    .name

test('[DC-01] [DC-02] [DC-03] the header shows name and role, with the initials', async ({ page }) => {
  for (const [person, title] of [
    [people.admin, 'Admin Dashboard'],
    [people.manager, 'Manager Dashboard'],
    [people.client, 'Client Dashboard'],
  ] as const) {
    await signInByApi(page, person.email)
    await page.goto(`/${person.role}/projects`)
    const name = await nameOf(page)
    const top = page.getByRole('banner')
    await expect(top.getByText(`Welcome back, ${name}`)).toBeVisible()
    await expect(top.getByText(title, { exact: true })).toBeVisible()
    const words = name.split(' ')
    await expect(top.locator('.ui-avatar')).toHaveText(`${words[0]?.[0]}${words.at(-1)?.[0]}`)
    // The overviews of clients and managers have their own greeting, so the header has none.
    await page.goto(`/${person.role}`)
    await expect(page.getByText(/^Welcome/)).toHaveCount(1)
  }
})

test('[DC-04] Logout ends the session and leads to the login', async ({ page }) => {
  await signInByApi(page, people.manager.email)
  await page.goto('/manager')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect((await page.request.get('/api/me')).status()).toBe(401)
})

test('[TO-09] a failed logout from the dashboard shows an error and is logged', async ({ page }) => {
  await signInByApi(page, people.manager.email)
  await page.goto('/manager')
  const logged: string[] = []
  page.on('console', (entry) => logged.push(entry.text()))
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.locator('.ui-toast')).toContainText('Failed to log out. Please try again.')
  await expect(page).toHaveURL('/manager')
  expect(logged.filter((line) => line.startsWith('Logout failed:'))).toHaveLength(1)
})

test('[DC-05] admins have seven entries', async ({ page }) => {
  await signInByApi(page, people.admin.email)
  await page.goto('/admin')
  const targets = {
    Overview: '/admin',
    Users: '/admin/users',
    Projects: '/admin/projects',
    Applications: '/admin/applications',
    'Contact Forms': '/admin/contacts',
    Payments: '/admin/payments',
    Settings: '/admin/settings',
  }
  await expect(entries(page)).toHaveText(Object.keys(targets))
  for (const [name, path] of Object.entries(targets)) {
    await expect(rail(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test('[DC-06] Overview is highlighted on its exact path, the others on all below them', async ({ page }) => {
  await signInByApi(page, people.admin.email)
  const highlighted = {
    '/admin': 'Overview',
    '/admin/projects': 'Projects',
    '/admin/applications': 'Applications',
    '/admin/jobs': 'Applications',
    '/admin/settings': 'Settings',
  }
  for (const [path, label] of Object.entries(highlighted)) {
    await page.goto(path)
    await expect(rail(page).locator('[aria-current]')).toHaveText([label])
  }
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(rail(page).locator('[aria-current]')).toHaveCount(0)
})

test('[DC-07] managers and clients see what they can open', async ({ page }) => {
  await signInByApi(page, people.manager.email)
  await page.goto('/manager')
  await expect(entries(page)).toHaveText([
    'Overview',
    'Projects',
    'Applications',
    'Contact Forms',
    'Payments',
    'Settings',
  ])
  await signInByApi(page, people.client.email)
  await page.goto('/client')
  await expect(entries(page)).toHaveText(['Overview', 'Projects', 'Payments', 'Notifications', 'Settings'])
})

test('the palette opens the entry’s page, and remembers it', async ({ page }) => {
  await signInByApi(page, people.admin.email)
  await page.goto('/admin')
  await expect(page.getByText('Admin Dashboard')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('paym')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/payments')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search, go to or create' })
  await expect(palette.getByRole('group', { name: 'Recent pages' }).getByRole('menuitem')).toContainText([
    'Overview',
  ])
  await expect(palette.getByRole('menuitem', { name: 'Create New Project' })).toHaveAttribute(
    'href',
    '/dashboard/projects/create',
  )
  await palette.getByRole('menuitem', { name: 'Invite a user' }).click()
  await expect(page).toHaveURL(/\/admin\/users\?open=new/)

  const title = `Narsingi depot ${ownWord()}`
  const id = await insertProject(await makePerson('client'), { title })
  await page.goto('/admin')
  await expect(page.getByText('Admin Dashboard')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(title)
  await expect(palette.getByRole('group', { name: 'Projects' }).getByRole('menuitem')).toContainText([title])
  await expect(palette.locator('input')).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/dashboard/projects/${id}`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[DC-05] a bar at the bottom has four entries and the rest under More', async ({ page }) => {
    await signInByApi(page, people.admin.email)
    await page.goto('/admin')
    await expect(rail(page)).toBeHidden()
    const bar = page.getByRole('navigation', { name: 'Admin areas, small screen' })
    await expect(bar.getByRole('link')).toHaveText(['Overview', 'Users', 'Projects', 'Applications'])
    await bar.getByRole('button', { name: 'More' }).click()
    const more = page.getByRole('dialog', { name: 'More' })
    await expect(more.getByRole('link')).toHaveText(['Contact Forms', 'Payments', 'Settings'])
    await more.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/admin/settings')
    await expect(more).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await signInByApi(page, people.manager.email)
    await page.goto('/manager')
    const labels = page.getByRole('navigation', { name: 'Manager areas, small screen' }).locator('li span')
    await expect(labels).toHaveText(['Overview', 'Projects', 'Applications', 'Contact Forms', 'More'])
    const isCut = (each: HTMLElement) => each.scrollWidth > each.clientWidth
    for (const label of await labels.all()) expect(await label.evaluate(isCut)).toBe(false)
  })
})
