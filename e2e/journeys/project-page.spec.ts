import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import {
  checkedWidths,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  signIn,
  toast,
} from './admin-lists.ts'
import { clickRetry } from './click-retry.ts'
import { asOwnClient, createByApi, managedProject, messageUnder } from './project-data.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const factOf = (page: Page, name: string, term: string) =>
  card(page, name)
    .locator('dl > div', { has: page.getByText(term, { exact: true }) })
    .locator('dd')

async function open(page: Page, id: string, search = '') {
  await page.goto(`/dashboard/projects/${id}${search}`)
  await expect(page.getByRole('tablist', { name: 'Project' })).toBeVisible()
}

test('[RT-23] [PD-05] any role opens its project; another client’s and unknown ones are not found', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/dashboard/projects/${crypto.randomUUID()}`)
  await expect(page).toHaveURL(/\/login/)
  const own = await managedProject(page, baseURL ?? '')
  await open(page, own)
  for (const who of ['admin1', 'client1']) {
    await page.context().clearCookies()
    await signIn(page, baseURL ?? '', who)
    await open(page, own)
    await expect(page.getByRole('heading', { level: 1, name: 'Physiotherapy block' })).toBeVisible()
  }
  await page.context().clearCookies()
  await asOwnClient(page, baseURL ?? '', 'project-page')
  for (const missing of [own, crypto.randomUUID(), 'no-id']) {
    await page.goto(`/dashboard/projects/${missing}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible()
  }
})

test('[API-11] every call about a project carries the session; the token is also accepted as a bearer', async ({
  page,
  baseURL,
  playwright,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')?.value ?? ''
  const carried: Promise<string | null>[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/projects')) carried.push(request.headerValue('cookie'))
  })
  await open(page, id, '?tab=timeline')
  await expect(page.getByText(/No milestones added yet/)).toBeVisible()
  const cookies = await Promise.all(carried)
  expect(cookies.length).toBeGreaterThan(2)
  for (const cookie of cookies) expect(cookie).toContain(`session=${session}`)

  const signedOut = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const call of ['', '/milestones', '/payments', '/tasks']) {
    const path = `/api/projects/${id}${call}`
    expect((await signedOut.get(path)).status(), path).toBe(401)
    const authorization = `Bearer ${decodeURIComponent(session)}`
    expect((await signedOut.get(path, { headers: { authorization } })).status(), path).toBe(200)
  }
  await signedOut.dispose()
})

test('[PD-01] [PD-02] [PD-03] title, status in its own tone and phase are at the top; back leads to the dashboard', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '', { title: 'Diagnostic centre' })
  const looks = {
    planning: ['Planning', 'info'],
    in_progress: ['In Progress', 'ok'],
    on_hold: ['On Hold', 'warn'],
    completed: ['Completed', 'neutral'],
    cancelled: ['Cancelled', 'danger'],
  } as const
  for (const [status, [label, tone]] of Object.entries(looks)) {
    await inDatabase(
      `update projects set status = $2, current_phase = 'Services installation' where id = $1`,
      [id, status],
    )
    await open(page, id)
    const badge = page.locator('.project-head .ui-badge')
    await expect(badge).toHaveText(label)
    await expect(badge).toHaveClass(new RegExp(`ui-badge-${tone}`))
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostic centre' })).toBeVisible()
  await expect(page.locator('.project-head').getByText('Phase: Services installation')).toBeVisible()
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page).toHaveURL('/manager')
})

test('[PD-04] [PD-06] [TO-24] a spinner while it loads, a banner with Retry when it fails', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  let answer = () => {}
  await page.route(`**/api/projects/${id}`, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill({
      status: 500,
      json: { message: 'Out of order', code: 'internal', request_id: 'req-3' },
    })
  })
  await page.goto(`/dashboard/projects/${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Loading project' })).toBeVisible()
  answer()
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to load project details' })
  await expect(banner).toContainText('req-3')
  await clickRetry(page, `**/api/projects/${id}`, banner)
  await expect(page.getByRole('heading', { level: 1, name: 'Physiotherapy block' })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('[PD-07] six tabs in the URL, with details open first; Back returns', async ({ page, baseURL }) => {
  await open(page, await managedProject(page, baseURL ?? ''))
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Details', 'Timeline', 'Progress', 'Payments', 'Chat', 'Analytics'])
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  for (const [name, text] of [
    ['Progress', 'No progress data available'],
    ['Payments', 'No payments yet.'],
    ['Chat', 'No messages yet.'],
    ['Analytics', 'No analytics data available'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`))
    await expect(page.getByRole('tabpanel').getByText(text)).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
})

test('[PD-08] [PD-09] description, type, phase and the site with its areas in sq ft', async ({
  page,
  baseURL,
}) => {
  await open(page, await managedProject(page, baseURL ?? ''))
  const details = {
    Description: 'Four treatment floors over stilt parking.',
    'Project type': 'Commercial',
    'Current phase': 'Planning',
  }
  for (const [term, value] of Object.entries(details))
    await expect(factOf(page, 'Project details', term)).toHaveText(value)
  const site = {
    Address: 'Plot 118, Road 4, Bachupally',
    City: 'Hyderabad',
    State: 'Telangana',
    'Postal code': '500090',
    'Plot area': '18,600 sq ft',
    'Built-up area': '42,000 sq ft',
    'Number of floors': '5',
  }
  for (const [term, value] of Object.entries(site))
    await expect(factOf(page, 'Site information', term)).toHaveText(value)
})

test('[PD-10] [PD-11] [CN-03] the start, the duration in months too, and the cost in rupees', async ({
  page,
  baseURL,
}) => {
  await open(page, await managedProject(page, baseURL ?? ''))
  await expect(factOf(page, 'Timeline', 'Start date')).toHaveText('1 Dec 2026')
  await expect(factOf(page, 'Timeline', 'Estimated duration')).toHaveText('180 days (about 6 months)')
  await expect(factOf(page, 'Project details', 'Estimated cost')).toHaveText('₹9,70,00,000.00')
})

test('[PD-12] manager and supervisor show with name and e-mail, each only if there is one', async ({
  page,
  baseURL,
}) => {
  await asOwnClient(page, baseURL ?? '', 'project-page')
  const id = await createByApi(page, baseURL ?? '')
  await open(page, id)
  await expect(card(page, 'Team')).toContainText('No one has been assigned yet.')
  await expect(card(page, 'Team').getByRole('button')).toHaveCount(0)
  await page.context().clearCookies()
  await signIn(page, baseURL ?? '', 'admin1')
  await open(page, id)
  const assign = async (label: string, name: string) => {
    await page.getByRole('button', { name: 'Edit team' }).click()
    await page.getByRole('dialog', { name: 'Edit Team' }).getByLabel(label).selectOption(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await assign('Project manager', 'Suresh Reddy')
  await expectToast(page, 'Team updated successfully')
  const people = card(page, 'Team').getByRole('listitem')
  await expect(people).toHaveCount(1)
  await expect(people).toContainText('Project manager')
  await expect(people.getByRole('link', { name: 'manager1@trusswell.example' })).toBeVisible()
  await assign('Site supervisor', 'Divya Menon')
  await expect(people).toHaveCount(2)
  await expect(people.last()).toContainText('Divya Menon')
  await expect(people.last()).toContainText('Site supervisor')
})

test('[CN-06] staff set any status after any other; concurrent edits show both versions', async ({
  page,
  baseURL,
  browser,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await open(page, id)
  const dialog = (on: Page) => on.getByRole('dialog', { name: 'Edit Project' })
  const set = async (on: Page, status: string) => {
    await on.getByRole('button', { name: 'Edit project' }).click()
    await dialog(on).getByLabel('Status').selectOption(status)
    await dialog(on).getByRole('button', { name: 'Save' }).click()
  }
  for (const status of ['Completed', 'Planning', 'Cancelled', 'In Progress']) {
    await set(page, status)
    await expect(page.locator('.project-head .ui-badge')).toHaveText(status)
  }
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await signIn(other, baseURL ?? '', 'admin1')
  await open(other, id)
  await other.getByRole('button', { name: 'Edit project' }).click()
  await set(page, 'On Hold')
  await expect(dialog(page)).toBeHidden()
  await dialog(other).getByLabel('Current phase').fill('Facade')
  await dialog(other).getByRole('button', { name: 'Save' }).click()
  const both = other.getByRole('alert').filter({ hasText: 'Someone else changed this' })
  await expect(dialog(other).getByLabel('Status')).toHaveValue('on_hold')
  await expect(dialog(other).getByLabel('Current phase')).toHaveValue('Facade')
  await expect(both.getByRole('row', { name: /Current phase/ }).getByRole('cell')).toHaveText([
    'Facade',
    'Planning',
  ])
  await both.getByRole('button', { name: 'Use theirs' }).click()
  await expect(dialog(other).getByLabel('Current phase')).toHaveValue('Planning')
  await expect(dialog(other).getByLabel('Status')).toHaveValue('on_hold')
  await context.close()
})

test('[CN-02] staff record expenses and risks, with Undo; clients see exactly the shared ones', async ({
  page,
  baseURL,
}) => {
  const id = await managedProject(page, baseURL ?? '')
  await open(page, id)
  await page.getByRole('button', { name: 'Add Expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Expense' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(messageUnder(dialog, 'Amount')).toHaveText('Amount must be more than 0')
  await dialog.getByLabel('Description').fill('Cement, 400 bags')
  await dialog.getByLabel('Amount').pressSequentially('152000.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const expenses = card(page, 'Expenses').getByRole('listitem')
  await expect(expenses).toContainText('₹1,52,000.50')
  await page.getByRole('button', { name: 'Add Risk' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Monsoon reaches the pit')
  await page.getByRole('dialog').getByRole('radio', { name: 'High' }).check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Risks').getByRole('listitem')).toContainText('High')
  await page.getByRole('button', { name: 'Delete Cement, 400 bags' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Expense “Cement, 400 bags” deleted')
  await expect(expenses).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(expenses).toHaveCount(1)
  await page.context().clearCookies()
  await signIn(page, baseURL ?? '', 'client1')
  await open(page, id)
  await expect(card(page, 'Site information')).toBeVisible()
  for (const name of ['Expenses', 'Risks']) await expect(card(page, name)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit project' })).toHaveCount(0)

  await page.context().clearCookies()
  await signIn(page, baseURL ?? '', 'manager1')
  await open(page, id)
  await page.getByRole('button', { name: 'Add Expense' }).click()
  await dialog.getByLabel('Description').fill('Building permit')
  await dialog.getByLabel('Amount').pressSequentially('48500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit Building permit' }).click()
  await page.getByRole('dialog').getByLabel('Share with client').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(expenses.filter({ hasText: 'Shared with client' })).toHaveText(/Building permit/)
  await expect(expenses).toHaveCount(2)
  await page.context().clearCookies()
  await signIn(page, baseURL ?? '', 'client1')
  await open(page, id)
  await expect(expenses).toHaveText(/Building permit.*₹48,500/)
  // The total counts shared expenses only, and nothing can be changed here.
  await expect(card(page, 'Expenses').getByRole('heading').locator('..')).toContainText('₹48,500.00')
  await expect(card(page, 'Expenses').getByRole('button')).toHaveCount(0)
  await expect(card(page, 'Risks')).toHaveCount(0)
})

for (const width of checkedWidths) {
  test(`details are accessible in both themes at ${width} px, the dialog too`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, await managedProject(page, baseURL ?? ''))
    await expect(card(page, 'Risks').getByText('No risks recorded yet.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Edit project' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
}
