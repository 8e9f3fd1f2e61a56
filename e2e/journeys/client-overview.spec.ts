import { expect, test, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, inDatabase, ownWord } from './admin-lists.ts'
import { clickRetry } from './click-retry.ts'
import {
  beOwn,
  dayFromNow,
  insertMilestone,
  insertNotification,
  insertPayment,
  insertProject,
  shown,
  startOver,
} from './project-rows.ts'

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const rows = (page: Page, name: string) => section(page, name).getByRole('row')

test('[CL-01] [CL-02] [CL-03] a new client is welcomed, can create a project, and sees the empty table’s action', async ({
  page,
}) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  await page.goto('/client')
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${client.name}` })).toBeVisible()
  await expect(page.getByText('Track your projects and manage payments')).toBeVisible()
  const create = page.getByRole('link', { name: 'Create New Project' })
  await expect(create).toHaveCount(2)
  for (const link of await create.all()) {
    await expect(link).toHaveAttribute('href', '/dashboard/projects/create')
  }
  await expect(section(page, 'Your Projects')).toContainText('You have no projects yet.')
  await expect(page.getByText('Nothing needs your attention today.')).toBeVisible()
  await insertProject(client)
  await page.reload()
  await expect(section(page, 'Your Projects').getByRole('columnheader')).toHaveText([
    'Project',
    'Status',
    'Progress',
    'Timeline',
  ])
  await create.click()
  await expect(page).toHaveURL('/dashboard/projects/create?step=1')
})

test('[CL-04] [CL-05] each project has title, status, progress and dates; without an end date it is ongoing', async ({
  page,
}) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const word = ownWord()
  const start_date = dayFromNow(-30)
  const end_date = dayFromNow(60)
  const id = await insertProject(client, { title: `Uppal ${word}`, status: 'in_progress', start_date })
  await insertProject(client, { title: `Tarnaka ${word}`, start_date, end_date })
  await insertMilestone(id, dayFromNow(-3), { status: 'completed', completion_date: dayFromNow(-3) })
  await insertMilestone(id, dayFromNow(9), { title: 'Second fix' })
  await page.goto('/client')
  const ongoing = rows(page, 'Your Projects').filter({ hasText: `Uppal ${word}` })
  await expect(ongoing.getByRole('link')).toHaveAttribute('href', `/dashboard/projects/${id}`)
  await expect(ongoing.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await expect(ongoing).toContainText(`${shown(start_date)} →to Ongoing`)
  const ending = rows(page, 'Your Projects').filter({ hasText: `Tarnaka ${word}` })
  await expect(ending).toContainText(`${shown(start_date)} →to ${shown(end_date)}`)
  await expect(ending).toContainText('60 days left')
  await expect(ending.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
})

test('[CL-06] each status has its badge', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const looks = {
    planning: ['Planning', 'info'],
    in_progress: ['In Progress', 'ok'],
    on_hold: ['On Hold', 'warn'],
    completed: ['Completed', 'neutral'],
    cancelled: ['Cancelled', 'danger'],
  } as const
  for (const status of Object.keys(looks)) await insertProject(client, { title: `Site ${status}`, status })
  await page.goto('/client')
  for (const [status, [label, tone]] of Object.entries(looks)) {
    const badge = rows(page, 'Your Projects')
      .filter({ hasText: `Site ${status}` })
      .locator('.ui-badge')
    await expect(badge).toHaveText(label)
    await expect(badge).toHaveClass(new RegExp(`ui-badge-${tone}`))
  }
})

test('[CL-07] [CL-08] [CL-09] recent payments have description, day, rupees and a badge', async ({
  page,
}) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const project = await insertProject(client)
  const due = { late: dayFromNow(-7), soon: dayFromNow(6) }
  const payments = [
    ['Bill late', due.late, 'pending', 'Unpaid', 'danger'],
    ['Bill due', due.soon, 'pending', 'Pending', 'warn'],
    ['Bill paid', due.late, 'completed', 'Paid', 'ok'],
    ['Bill failed', due.soon, 'failed', 'Unpaid', 'danger'],
  ] as const
  for (const [description, due_date, status] of payments) {
    await insertPayment(client, project, { description, due_date, status })
  }
  await page.goto('/client')
  for (const [description, due_date, , label, tone] of payments) {
    const row = rows(page, 'Recent Payments').filter({ hasText: description })
    await expect(row).toContainText(shown(due_date))
    await expect(row).toContainText('₹12,50,000.00')
    await expect(row.locator('.ui-badge')).toHaveText(label)
    await expect(row.locator('.ui-badge')).toHaveClass(new RegExp(`ui-badge-${tone}`))
  }
  await expect(rows(page, 'Recent Payments').filter({ hasText: 'Bill late' })).toContainText('7 days late')
})

test('[CL-10] each View All leads to its list', async ({ page }) => {
  await beOwn(page, 'client')
  for (const [section, path] of [
    ['projects', '/client/projects'],
    ['payments', '/client/payments'],
    ['notifications', '/client/notifications'],
  ] as const) {
    await page.goto('/client')
    await page
      .getByRole('main')
      .getByRole('link', { name: `View All ${section}` })
      .click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(section, 'i'))
  }
})

test('[CL-11] a failed request shows one red box instead of the page, with Retry', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await page.route('**/api/client/overview', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal', request_id: 'req-11' } }),
  )
  await page.goto('/client')
  const box = page.getByRole('main').getByRole('alert')
  await expect(box).toContainText('Failed to fetch data')
  await expect(box).toContainText('req-11')
  await expect(page.getByText('Track your projects and manage payments')).toBeHidden()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0)
  expect(await box.evaluate((each) => getComputedStyle(each).borderColor)).toBe('rgb(179, 38, 30)')
  await clickRetry(page, '**/api/client/overview', box)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${client.name}` })).toBeVisible()
})

test('[CL-12] signed out: redirected to the login, and nothing is fetched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/client')
  await expect(page).toHaveURL(/\/login/)
  expect(asked.filter((path) => path.startsWith('/api/client'))).toEqual([])
})

test('what the client has to do comes first, most urgent on top', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const project = await insertProject(client, { status: 'in_progress' })
  await insertPayment(client, project, { description: 'Advance', due_date: dayFromNow(3) })
  await insertPayment(client, project, { description: 'Bill 04', due_date: dayFromNow(-2) })
  await insertMilestone(project, dayFromNow(-1), {
    title: 'Panels are in',
    status: 'completed',
    completion_date: dayFromNow(-1),
  })
  await page.goto('/client')
  const needs = section(page, /^Needs you/).getByRole('listitem')
  await expect(needs).toHaveCount(3)
  await expect(needs.nth(0)).toContainText('Pay “Bill 04”')
  await expect(needs.nth(0)).toContainText('2 days late')
  await expect(needs.nth(1)).toContainText('in 3 days')
  await expect(needs.nth(2)).toContainText('Review “Panels are in”')
  await needs.nth(2).getByRole('link').click()
  await expect(page).toHaveURL(`/dashboard/projects/${project}?tab=timeline`)
})

test('[CN-02] [CN-03] money is shown in lakh and crore with two decimals and the rupee sign', async ({
  page,
}) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const project = await insertProject(client)
  await insertPayment(client, project, { description: 'Large', amount_paise: 12_345_678_901 })
  await insertPayment(client, project, { description: 'Small', amount_paise: 50 })
  await page.goto('/client/payments')
  await expect(page.getByRole('row').filter({ hasText: 'Large' })).toContainText('₹12,34,56,789.01')
  await expect(page.getByRole('row').filter({ hasText: 'Small' })).toContainText('₹0.50')
})

test('[CN-04] fetched data is fresh for five minutes, whatever the window’s focus', async ({ page }) => {
  await beOwn(page, 'client')
  let asked = 0
  await page.route('**/api/client/payments*', (route) => {
    asked += 1
    return route.continue()
  })
  // Without a socket only the elapsed time can make a list stale.
  await page.routeWebSocket('**/api/live', () => {})
  await page.clock.install()
  await page.goto('/client/payments')
  const visit = async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await page.getByRole('link', { name: 'Payments' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Payment list' })).toHaveAttribute('aria-busy', 'false')
  expect(asked).toBe(1)
  await page.clock.fastForward('04:50')
  await visit()
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(asked).toBe(1)
  await page.clock.fastForward('00:20')
  await visit()
  await expect.poll(() => asked).toBe(2)
})

test('the lists filter, search and paginate in the URL', async ({ page }) => {
  const client = await beOwn(page, 'client')
  await startOver(client)
  const word = ownWord()
  for (let at = 0; at < 27; at += 1) {
    const status = at === 3 ? 'on_hold' : 'planning'
    await insertProject(client, { title: `Plot ${at} ${word}`, status })
  }
  await page.goto(`/client/projects?q=${word}`)
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(links).toHaveCount(27)
  await page.getByRole('link', { name: 'On Hold' }).click()
  await expect(links).toHaveText([`Plot 3 ${word}`])
  await expect(page).toHaveURL(/status=on_hold/)
  await page.goBack()
  await expect(links).toHaveCount(27)
})

test('the client’s screens are accessible in both themes and fit a phone, however long the text', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const client = await beOwn(page, 'client')
  await startOver(client)
  const long = 'Nallagandlastaffhousingblock'.repeat(5)
  const project = await insertProject(client, { title: long, description: long, start_date: dayFromNow(-3) })
  await insertPayment(client, project, { description: long, due_date: dayFromNow(-7) })
  await insertNotification(client, `${long} has news`, { project_id: project })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/client', '/client/projects', '/client/payments', '/client/notifications']) {
    await page.goto(path)
    await expect(page.getByText(long).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  }
  await inDatabase('delete from notifications where user_id = $1', [client.id])
})
